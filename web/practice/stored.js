/** What the name of a window begins with in which a learner of a course works. */
const OF_LEARNER = "attention-playground/learner:";

/** Whose records this window's are; null: of whoever uses the device. @type {string | null} */
let owner = learnerFrom(/** @type {any} */ (globalThis).name);

/** @param {unknown} name of a window @returns {string | null} */
function learnerFrom(name) {
  const isOurs = typeof name === "string" && name.startsWith(OF_LEARNER);
  return isOurs ? name.slice(OF_LEARNER.length) : null;
}

/**
 * The name of a frame whose records are those of one learner: other than its
 * address, no server is told of it.
 *
 * @param {string} learner
 */
export const windowNameOf = (learner) => `${OF_LEARNER}${learner}`;

/**
 * From here on this window's records are those of one learner.
 *
 * @param {string | null} learner null: of whoever uses the device
 */
export function keepFor(learner) {
  owner = learner;
}

/**
 * A record that is kept on the device, and that other tabs change, too. Where
 * the page may keep nothing (a sandboxed frame), or there is no room, it is
 * kept while the page is open.
 *
 * @template {object} T of one entry
 */
export class Stored extends EventTarget {
  #name;
  #read;
  /** What could not be kept. @type {Record<string, T> | null} */
  #unsaved = null;

  /**
   * @param {string} key
   * @param {(value: unknown) => Record<string, T>} read what somebody may have damaged
   */
  constructor(key, read) {
    super();
    this.#name = key;
    this.#read = read;
    // Another tab has saved; without a key it has cleared everything.
    globalThis.addEventListener?.("storage", ({ key: changed }) => {
      if (changed === this.#key || changed === null) this.tell();
    });
  }

  get #key() {
    return owner === null ? this.#name : `${this.#name}/learner:${owner}`;
  }

  /** Whether what was saved last is on the device. */
  get isKept() {
    return this.#unsaved === null;
  }

  /** Fires `change`: somebody else than the listener has saved. */
  tell() {
    this.dispatchEvent(new Event("change"));
  }

  /** @returns {Record<string, T>} */
  load() {
    if (this.#unsaved) return this.#unsaved;
    try {
      return this.#read(JSON.parse(localStorage.getItem(this.#key) ?? "{}"));
    } catch {
      return this.#read({}); // nothing may be kept here, or it is damaged
    }
  }

  /** @param {Record<string, T>} record */
  save(record) {
    this.#unsaved = null;
    try {
      localStorage.setItem(this.#key, JSON.stringify(record));
    } catch {
      this.#unsaved = record;
    }
  }

  /**
   * Changes one entry; what another tab has saved meanwhile stays.
   *
   * @param {string} name
   * @param {(entry: T | undefined) => T} change
   * @returns {Record<string, T>}
   */
  change(name, change) {
    const record = this.load();
    const changed = { ...record, [name]: change(record[name]) };
    this.save(changed);
    return changed;
  }
}
