/**
 * SCORM 1.2 (ADL, "The SCORM Run-Time Environment", version 1.2, section 3):
 * what a course's system is told of a learner.
 */

/** Longest `cmi.suspend_data`, in characters (section 3.4.4). */
const MOST_SUSPENDED = 4096;
/** Windows above this one that may hold the system: the standard's own search gives up as well. */
const MOST_PARENTS = 500;

/**
 * @typedef {Record<"LMSInitialize" | "LMSFinish" | "LMSCommit", (nothing: "") => string>
 *   & { LMSGetValue: (name: string) => string, LMSSetValue: (name: string, value: string) => string,
 *       LMSGetLastError: () => string, LMSGetErrorString: (code: string) => string }} Api
 */

/**
 * The system of the course: in a window around this one, else around the one
 * that opened it (section 3.3.6.1).
 *
 * @param {Window} here
 * @returns {Api | null}
 */
export function findApi(here) {
  const { opener } = here.top ?? here;
  return above(here) ?? (opener ? above(opener) : null);
}

/**
 * @param {Window} here
 * @returns {Api | null}
 */
function above(here) {
  try {
    let window = here;
    for (let i = 0; i < MOST_PARENTS; i++) {
      const { API } = /** @type {any} */ (window);
      if (API) return API;
      if (window.parent === window) return null;
      window = window.parent;
    }
  } catch {
    // A window of another origin: neither it nor what is above can be asked.
  }
  return null;
}

/** A learner's record in a system. */
export class ScormRecord {
  #api;
  #trouble;
  #began = Date.now();
  #isOver = false;
  /** What is suspended: where the learner was, and what they typed. */
  #kept = { link: "", words: "" };
  /** What the system has: only a change is told. @type {number | null} */
  #score = null;
  #status = "";

  /**
   * @param {Api} api
   * @param {(message: string) => void} trouble what the system did not take
   */
  constructor(api, trouble) {
    this.#api = api;
    this.#trouble = trouble;
  }

  /**
   * @returns {{ learner: string, link: string, words: string } & Omit<import("./result.js").Result, "look" | "take">}
   *   learner: "" where the system does not say who it is; link, words: where they
   *   were, and what they typed; "" at the beginning
   */
  begin() {
    this.#check(this.#call("LMSInitialize", ""));
    const status = this.#call("LMSGetValue", "cmi.core.lesson_status");
    const isRight = status === "passed";
    const isDone = isRight || status === "completed";
    if (!isDone) this.#set("cmi.core.lesson_status", "incomplete");
    this.#status = isDone ? status : "incomplete";
    this.#score = scoreFrom(this.#call("LMSGetValue", "cmi.core.score.raw"));
    const [link, words = ""] = this.#call(
      "LMSGetValue",
      "cmi.suspend_data",
    ).split("\n");
    this.#kept = { link, words };
    const learner = this.#call("LMSGetValue", "cmi.core.student_id").trim();
    return { learner, ...this.#kept, score: this.#score, isDone, isRight };
  }

  /**
   * A link that is too long leaves the one before; words for which no room is
   * left stay on the device alone.
   *
   * @param {{ link?: string, words?: string }} now of the present state
   */
  keep(now) {
    const { link, words } = { ...this.#kept, ...now };
    if (link.length > MOST_SUSPENDED) return;
    this.#kept = { link, words };
    const all = words ? `${link}\n${words}` : link;
    const fits = all.length <= MOST_SUSPENDED;
    this.#set("cmi.suspend_data", fits ? all : link);
  }

  /** @param {import("./result.js").Result} result */
  tell({ score, isDone, isRight }) {
    if (score !== null && score !== this.#score) {
      this.#set("cmi.core.score.min", "0");
      this.#set("cmi.core.score.max", "100");
      const raw = String(Math.round(100 * score));
      if (this.#set("cmi.core.score.raw", raw)) this.#score = score;
    }
    const done = isRight ? "passed" : "completed";
    if (isDone && done !== this.#status)
      if (this.#set("cmi.core.lesson_status", done)) this.#status = done;
    this.#check(this.#call("LMSCommit", ""));
  }

  /** Each single answer: the standard of 1.2 asks for the result alone. */
  answer() {}

  end() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#set("cmi.core.session_time", timeSpan(Date.now() - this.#began));
    this.#set("cmi.core.exit", "suspend"); // else the system drops the state
    this.#check(this.#call("LMSCommit", ""));
    this.#check(this.#call("LMSFinish", ""));
  }

  /**
   * @param {string} name
   * @param {string} value
   * @returns {boolean} whether the system took it
   */
  #set(name, value) {
    return this.#check(this.#call("LMSSetValue", name, value));
  }

  /**
   * @param {keyof Api} name
   * @param {string[]} values
   * @returns {string} "" where the system gives nothing, or breaks
   */
  #call(name, ...values) {
    try {
      const call = /** @type {(...values: string[]) => unknown} */ (
        this.#api[name].bind(this.#api)
      );
      return String(call(...values) ?? "");
    } catch (error) {
      this.#trouble(`${name}: ${error}`);
      return "";
    }
  }

  /**
   * @param {string} answer of the system
   * @returns {boolean} whether it is a yes
   */
  #check(answer) {
    if (answer === "true") return true;
    const code = this.#call("LMSGetLastError");
    this.#trouble(`${code} ${this.#call("LMSGetErrorString", code)}`);
    return false;
  }
}

/**
 * @param {string} raw as the system has it, 0 to 100
 * @returns {number | null} 0 to 1; null for what is no score
 */
function scoreFrom(raw) {
  const score = raw.trim() === "" ? NaN : Number(raw) / 100;
  return score >= 0 && score <= 1 ? score : null;
}

/**
 * @param {number} duration ms
 * @returns {string} HHHH:MM:SS.SS (CMITimespan)
 */
export function timeSpan(duration) {
  const seconds = Math.min(duration / 1000, 9999 * 3600);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = String(Math.floor(seconds / 3600)).padStart(4, "0");
  const minutes = two(Math.floor(seconds / 60) % 60);
  const rest = Math.floor((100 * seconds) % 6000);
  return `${hours}:${minutes}:${two(Math.floor(rest / 100))}.${two(rest % 100)}`;
}
