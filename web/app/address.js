/**
 * Keeps the link in the address bar in step with the state, in both
 * directions. Writing waits until a person pauses, except when they go to another
 * place: browsers limit how often an address may change.
 */
import { decode } from "./link.js";
import { isPacked, linkOf, readingOf } from "./packed-link.js";

const PAUSE = 250; // ms

/** @typedef {import("./link.js").Reading} Reading */
/** @typedef {import("./state.js").State} State */

/**
 * Where in the page a person is: "back" leads from one place to the one before.
 *
 * @param {State} state
 */
const placeOf = ({ view, exercise, lesson }) =>
  [view, exercise, lesson].join("/");

export class Address {
  #onRead;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #written = "";
  /** The place that the address shows. */
  #place = "";
  /** Counts what is read and written, so that what comes late is known. */
  #turn = 0;

  /**
   * @param {(reading: Reading, isFirst: boolean) => void} onRead when the link
   *   was changed from outside, and when a packed one has been opened (isFirst)
   */
  constructor(onRead) {
    this.#onRead = onRead;
  }

  /** Whether there is a page that shows what a link says. */
  get hasLinks() {
    return true;
  }

  /** Whether other pages can show this one: not from a disk, nor where one shows it already. */
  get isSite() {
    const isEmbedded = new URLSearchParams(location.search).has("embed");
    return (
      location.protocol.startsWith("http") &&
      window.parent === window &&
      !isEmbedded
    );
  }

  /** @returns {Reading} for a packed link the defaults: its state follows */
  read() {
    this.#written = location.hash.replace(/^#/, "");
    const reading = decode(isPacked(this.#written) ? "" : this.#written);
    this.#place = placeOf(reading.state);
    return reading;
  }

  start() {
    addEventListener("hashchange", this.#changed);
    if (isPacked(this.#written)) void this.#tell(true);
  }

  stop() {
    removeEventListener("hashchange", this.#changed);
    clearTimeout(this.#timer);
  }

  /** @param {State} state */
  write(state) {
    clearTimeout(this.#timer);
    this.#turn++;
    const pause = this.#isMove(state) ? 0 : PAUSE;
    this.#timer = setTimeout(() => void this.#write(state), pause);
  }

  /**
   * The full address of a state, to be copied.
   *
   * @param {State} state
   * @returns {Promise<string | null>} null when it would be too long
   */
  async linkTo(state) {
    const link = await linkOf(state);
    if (link === null) return null;
    const here = location.href.replace(/[?#].*$/, ""); // not as a frame
    return link ? `${here}#${link}` : here;
  }

  /** @param {State} state */
  #isMove(state) {
    return placeOf(state) !== this.#place;
  }

  /** @param {State} state whose link, if it is too long, leaves the address as it is */
  async #write(state) {
    const turn = this.#turn;
    const link = await linkOf(state);
    if (turn !== this.#turn || link === null || link === this.#written) return;
    this.#written = link;
    const address = link ? `#${link}` : location.pathname + location.search;
    // A frame adds nothing to the history of the page around it.
    const isStep = this.#isMove(state) && window.parent === window;
    this.#place = placeOf(state);
    if (isStep) history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  }

  #changed = () => {
    const link = location.hash.replace(/^#/, "");
    if (link === this.#written) return;
    clearTimeout(this.#timer);
    this.#written = link;
    void this.#tell(false);
  };

  /** @param {boolean} isFirst */
  async #tell(isFirst) {
    const turn = ++this.#turn;
    const reading = await readingOf(this.#written);
    if (turn !== this.#turn) return;
    this.#place = placeOf(reading.state);
    this.#onRead(reading, isFirst);
  }
}
