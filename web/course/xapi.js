/**
 * xAPI 1.0.3 (ADL, "Experience API", parts 2 and 3): statements on what a
 * learner did, sent to the endpoint that the launch names.
 */

const VERSION = "1.0.3";
const VERBS = "http://adlnet.gov/expapi/verbs/";
/**
 * Longest text of one request, in bytes: of what goes on while a page is being
 * left, browsers send 64 kB at a time (Fetch, "HTTP-network-or-cache fetch"),
 * in which those count, too, that have just been answered.
 */
const MOST_BYTES = 16_000;
/**
 * Answers to a request of which a statement will never be taken (part 3,
 * "Error Codes"): it is malformed, has the identifier of another, or is too large.
 */
const REFUSALS = [400, 409, 413];
/** What a thing is, by the kind of answer. */
const TYPES = {
  exercise: "http://adlnet.gov/expapi/activities/question",
  lesson: "http://adlnet.gov/expapi/activities/lesson",
};

/**
 * @typedef {object} Launch
 * @property {string} endpoint ends with "/"
 * @property {string} auth what the header "Authorization" says
 * @property {Record<string, unknown>} actor with an identifier
 * @property {string} activity IRI of what was launched
 * @property {string} registration "" for none
 */

/**
 * What a system puts into the address of what it launches: endpoint, auth,
 * actor, registration, activity_id.
 *
 * @param {URLSearchParams} query
 * @param {string} here the address of this page, without "?" and "#"
 * @returns {Launch | null} null where no endpoint is named; throws where the rest is damaged
 */
export function launchOf(query, here) {
  const endpoint = query.get("endpoint");
  if (endpoint === null) return null;
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`invalid endpoint: ${endpoint}`);
  return {
    endpoint: endpoint.replace(/\/?$/, "/"),
    auth: query.get("auth") ?? "",
    actor: actorOf(query.get("actor") ?? ""),
    activity: query.get("activity_id") ?? here,
    registration: query.get("registration") ?? "",
  };
}

/**
 * @param {string} text JSON; in launches of before 1.0 each value stands in a list
 * @returns {Launch["actor"]}
 */
function actorOf(text) {
  const actor = parsed(text);
  /** @param {string} name */
  const only = (name) =>
    Array.isArray(actor[name]) ? actor[name][0] : actor[name];
  const account = only("account");
  const all = {
    objectType: "Agent",
    name: only("name"),
    mbox: only("mbox"),
    mbox_sha1sum: only("mbox_sha1sum"),
    openid: only("openid"),
    account: account && {
      homePage: account.homePage ?? account.accountServiceHomePage,
      name: account.name ?? account.accountName,
    },
  };
  if (!(all.mbox ?? all.mbox_sha1sum ?? all.openid ?? all.account))
    throw new Error("invalid actor: it has no identifier");
  return JSON.parse(JSON.stringify(all)); // without what is undefined
}

/** What tells one actor from all others. @param {Launch["actor"]} actor */
function learnerOf({ mbox, mbox_sha1sum: digest, openid, account }) {
  return JSON.stringify(mbox ?? digest ?? openid ?? account);
}

/** @param {string} text @returns {Record<string, any>} */
function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Error("invalid actor: not JSON");
  }
}

/**
 * Sends statements in their order; what was not taken goes along with the next,
 * except a statement that is refused for itself.
 */
export class XapiRecord {
  #launch;
  #trouble;
  /** @type {object[]} */
  #waiting = [];
  #isDone = false;
  /** What is being sent. @type {Promise<void>} */
  #sending = Promise.resolve();

  /**
   * @param {Launch} launch
   * @param {(why: unknown) => void} trouble what the endpoint did not take
   */
  constructor(launch, trouble) {
    this.#launch = launch;
    this.#trouble = trouble;
    globalThis.addEventListener?.("online", () => this.#send());
  }

  begin() {
    return {
      learner: learnerOf(this.#launch.actor),
      ...{ link: "", words: "", score: null, isDone: false, isRight: false },
    };
  }

  keep() {}

  /** @param {import("./result.js").Answer} answer */
  answer({ kind, name, correct, score }) {
    const { activity } = this.#launch;
    this.#add("answered", {
      object: {
        objectType: "Activity",
        id: `${activity.replace(/\/$/, "")}/${kind}/${name}`,
        definition: { type: TYPES[kind], name: { en: `${kind} ${name}` } },
      },
      result: { success: correct, score: scoreOf(score) },
      parent: activity,
    });
  }

  /** @param {import("./result.js").Result} result */
  tell({ score, isDone, isRight }) {
    if (!isDone || this.#isDone) return;
    this.#isDone = true;
    this.#add("completed", {
      object: { objectType: "Activity", id: this.#launch.activity },
      result: {
        completion: true,
        ...(isRight && { success: true, score: scoreOf(score ?? 1) }),
      },
    });
  }

  end() {}

  /**
   * @param {"answered" | "completed"} verb
   * @param {{ object: object, result: object, parent?: string }} what parent: IRI of what it is part of
   */
  #add(verb, { object, result, parent }) {
    const { actor, registration } = this.#launch;
    const context = {
      ...(registration && { registration }),
      ...(parent && {
        contextActivities: { parent: [{ objectType: "Activity", id: parent }] },
      }),
    };
    this.#waiting.push({
      id: crypto.randomUUID?.(), // not there without https: the endpoint makes one
      actor,
      verb: { id: `${VERBS}${verb}`, display: { "en-US": verb } },
      ...{ object, result },
      ...(Object.keys(context).length > 0 && { context }),
      timestamp: new Date().toISOString(),
    });
    this.#send();
  }

  #send() {
    this.#sending = this.#sending.then(() => this.#post());
  }

  async #post() {
    let most = Infinity; // statements in one request
    try {
      while (this.#waiting.length > 0) {
        const { body, count } = batchOf(this.#waiting.slice(0, most));
        const { status, statusText } = await this.#postBatch(body);
        const isRefused = REFUSALS.includes(status);
        most = isRefused && count > 1 ? Math.ceil(count / 2) : Infinity;
        if (most < Infinity) continue; // one of them is to blame: which?
        this.#waiting.splice(0, count);
        if (isRefused) this.#trouble(new Error(`${status} ${statusText}`));
      }
    } catch (error) {
      this.#trouble(error);
    }
  }

  /**
   * @param {string} body
   * @returns {Promise<Response>} taken, or refused for good; throws where it is worth another try
   */
  async #postBatch(body) {
    const { endpoint, auth } = this.#launch;
    const answer = await fetch(`${endpoint}statements`, {
      method: "POST",
      keepalive: sizeOf(body) <= MOST_BYTES, // also while the page is being left
      headers: {
        "content-type": "application/json",
        "x-experience-api-version": VERSION,
        ...(auth && { authorization: auth }),
      },
      body,
    });
    await answer.arrayBuffer(); // else it counts as being sent
    const { ok, status, statusText } = answer;
    if (!ok && !REFUSALS.includes(status))
      throw new Error(`${status} ${statusText}`);
    return answer;
  }
}

/** @param {string} text @returns {number} bytes */
const sizeOf = (text) => new TextEncoder().encode(text).length;

/**
 * As many of the first statements as one request takes, at least one.
 *
 * @param {readonly object[]} waiting
 */
function batchOf(waiting) {
  const texts = [];
  let bytes = 1; // with each statement a bracket or a comma
  for (const statement of waiting) {
    const text = JSON.stringify(statement);
    bytes += sizeOf(text) + 1;
    if (texts.length > 0 && bytes > MOST_BYTES) break;
    texts.push(text);
  }
  return { body: `[${texts.join()}]`, count: texts.length };
}

/** @param {number} scaled 0 to 1 */
const scoreOf = (scaled) => ({ scaled, raw: 100 * scaled, min: 0, max: 100 });
