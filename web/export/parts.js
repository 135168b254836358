/** So many bytes are held apart; then the browser gets them, which may keep them on disk. */
const PART = 2 ** 22;

/** A file that is written bit by bit: all of it is never in the page's memory. */
export class Parts {
  /** @type {Blob[]} */
  #given = [];
  /** @type {Uint8Array<ArrayBuffer>[]} */
  #fresh = [];
  #freshSize = 0;

  /** @param {Uint8Array<ArrayBuffer>} bytes that do not change any more */
  add(bytes) {
    this.#fresh.push(bytes);
    this.#freshSize += bytes.length;
    if (this.#freshSize >= PART) this.#give();
  }

  /** @returns {Blob[]} all that was added */
  end() {
    this.#give();
    return this.#given;
  }

  #give() {
    this.#given.push(new Blob(this.#fresh));
    this.#fresh = [];
    this.#freshSize = 0;
  }
}
