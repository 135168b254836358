/**
 * A record that is kept on the device, and that other tabs change, too. Where
 * the page may keep nothing (a sandboxed frame), or there is no room, it is
 * kept while the page is open.
 *
 * @template {object} T of one entry
 */
export class Stored extends EventTarget {
  #key;
  #read;
  /** What could not be kept. @type {Record<string, T> | null} */
  #unsaved = null;

  /**
   * @param {string} key
   * @param {(value: unknown) => Record<string, T>} read what somebody may have damaged
   */
  constructor(key, read) {
    super();
    this.#key = key;
    this.#read = read;
    // Another tab has saved; without a key it has cleared everything.
    globalThis.addEventListener?.("storage", ({ key: changed }) => {
      if (changed === key || changed === null) this.tell();
    });
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
