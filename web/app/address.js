/**
 * Keeps the link in the address bar in step with the state, in both
 * directions. Writing waits until a person pauses: browsers limit how often an
 * address may change.
 */
import { decode, encode } from "./link.js";

const PAUSE = 250; // ms

/** @typedef {import("./link.js").Reading} Reading */

export class Address {
  #onRead;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #written = "";

  /** @param {(reading: Reading) => void} onRead when the link was changed from outside */
  constructor(onRead) {
    this.#onRead = onRead;
  }

  /** @returns {Reading} */
  read() {
    this.#written = location.hash.replace(/^#/, "");
    return decode(this.#written);
  }

  start() {
    addEventListener("hashchange", this.#changed);
  }

  stop() {
    removeEventListener("hashchange", this.#changed);
    clearTimeout(this.#timer);
  }

  /** @param {import("./state.js").State} state */
  write(state) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(encode(state)), PAUSE);
  }

  /**
   * The full address of a state, to be copied.
   *
   * @param {import("./state.js").State} state
   * @returns {string | null} null when it would be too long
   */
  linkTo(state) {
    const link = encode(state);
    if (link === null) return null;
    const here = location.href.replace(/#.*$/, "");
    return link ? `${here}#${link}` : here;
  }

  /** @param {string | null} link null: too long, the address stays as it is */
  #write(link) {
    if (link === null || link === this.#written) return;
    this.#written = link;
    history.replaceState(
      history.state,
      "",
      link ? `#${link}` : location.pathname + location.search,
    );
  }

  #changed = () => {
    const link = location.hash.replace(/^#/, "");
    if (link === this.#written) return;
    clearTimeout(this.#timer);
    this.#onRead(this.read());
  };
}
