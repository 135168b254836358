/** The one place that holds the page's state. */
import { withPatch } from "./state.js";

/** @typedef {import("./state.js").State} State */

export class Store {
  #state;
  /** @type {Set<(state: State, before: State) => void>} */
  #listeners = new Set();

  /** @param {State} state */
  constructor(state) {
    this.#state = state;
  }

  /** A value: it is replaced, never changed. */
  get state() {
    return this.#state;
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    const before = this.#state;
    this.#state = withPatch(before, patch);
    if (this.#state === before) return;
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  /**
   * @param {(state: State, before: State) => void} listener
   * @returns {() => void} ends the subscription
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
