import { experimentOf } from "./experiment-names.js";
import { focusPath, keepFocus } from "./focus.js";

/** @typedef {import("./state.js").State} State */

/**
 * What is open, each by the name that the class of its button has.
 *
 * @param {State} state
 * @returns {Record<string, string>}
 */
const partsOf = ({ view, lesson, sheet, compare }) => ({
  main: experimentOf(view) ? "experiments" : view,
  lesson: lesson && "lesson",
  sheet,
  compare: compare && "compare",
});

/**
 * Keeps the place of who goes by keyboard: the focus goes into a view that
 * opens, and back to what opened it when it is closed.
 */
export class Place {
  #host;
  #stateOf;
  /** @type {State | null} */
  #state = null;
  /** What had the focus: of the page, and inside of that. @type {Element[]} */
  #focused = [];
  /**
   * What opened a part; weak, since one that is gone would keep the whole view
   * that it stood in. @type {Record<string, WeakRef<Element>>}
   */
  #openers = {};

  /**
   * @param {import("lit").LitElement} host
   * @param {() => State} stateOf
   */
  constructor(host, stateOf) {
    this.#host = host;
    this.#stateOf = stateOf;
    host.addController(this);
    keepFocus(host);
  }

  hostUpdate() {
    this.#focused = focusPath(this.#host.shadowRoot);
  }

  hostUpdated() {
    const before = this.#state;
    const now = (this.#state = this.#stateOf());
    const [outermost] = this.#focused;
    const was = this.#focused.at(-1);
    this.#focused = [];
    if (!before || before === now || !was) return;
    const outer = outermost.localName;
    const last = partsOf(before);
    for (const [part, name] of Object.entries(partsOf(now))) {
      if (name && !last[part]) this.#openers[part] = new WeakRef(was);
      if (name === last[part]) continue;
      if (!name) this.#leave(part, last[part], was);
      else if (outer !== "page-tools") this.#enter(part);
    }
    if (before.lesson !== now.lesson && outer === "lesson-door")
      this.#enter("lesson");
  }

  /** @param {string} part */
  #enter(part) {
    const view = this.#host.renderRoot.querySelector(
      `${part}[tabindex], .${part}[tabindex]`,
    );
    if (!(view instanceof HTMLElement)) return; // what its button stays beside
    view.focus({ preventScroll: true });
    if (view.getBoundingClientRect().top < 0) view.scrollIntoView();
  }

  /**
   * @param {string} part
   * @param {string} name
   * @param {Element} was
   */
  #leave(part, name, was) {
    if (was.isConnected) return;
    const { renderRoot } = this.#host;
    const tools = renderRoot.querySelector("page-tools")?.shadowRoot;
    const places = [renderRoot, tools].map((root) =>
      root?.querySelector(`.to-${name}`),
    );
    const back = [this.#openers[part]?.deref(), ...places].find(
      (one) => one?.isConnected,
    );
    if (back instanceof HTMLElement) back.focus();
  }
}
