/** What the code prints, up to a limit, handed on now and then as it comes. */
const PAUSE = 100; // ms

export class Output {
  #bytes;
  #length = 0;
  #sent = 0;
  #last = 0;
  #decoder = new TextDecoder();
  #onText;
  /** Whether more was printed than there was room for. */
  isCut = false;

  /**
   * @param {number} limit bytes
   * @param {(text: string) => void} onText
   */
  constructor(limit, onText) {
    this.#bytes = new Uint8Array(limit);
    this.#onText = onText;
  }

  /** @param {Uint8Array} bytes */
  write = (bytes) => {
    const room = this.#bytes.length - this.#length;
    if (bytes.length > room) this.isCut = true;
    this.#bytes.set(bytes.subarray(0, room), this.#length);
    this.#length += Math.min(room, bytes.length);
    if (bytes.at(-1) === 10 && Date.now() - this.#last > PAUSE) this.flush();
  };

  flush() {
    this.#last = Date.now();
    const part = this.#bytes.subarray(this.#sent, this.#length);
    this.#sent = this.#length;
    if (part.length > 0)
      this.#onText(this.#decoder.decode(part, { stream: true }));
  }
}
