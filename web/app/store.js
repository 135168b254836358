/** The one place that holds the page's state. */
import { History } from "./history.js";
import { withPatch } from "./state.js";

/** @typedef {import("./state.js").State} State */

export class Store {
  #state;
  #history;
  /** @type {Set<(state: State, before: State) => void>} */
  #listeners = new Set();

  /**
   * @param {State} state
   * @param {History} [history]
   */
  constructor(state, history = new History()) {
    this.#state = state;
    this.#history = history;
  }

  /** A value: it is replaced, never changed. */
  get state() {
    return this.#state;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    const next = withPatch(this.#state, patch);
    if (next === this.#state) return;
    this.#history.record(this.#state, next);
    this.#become(next);
  }

  /**
   * Says the same of what has come meanwhile: no step of its own.
   *
   * @param {Partial<State>} patch
   */
  settle(patch) {
    this.#become(withPatch(this.#state, patch));
  }

  /**
   * Begins with another state: there is nothing before it.
   *
   * @param {State} state
   */
  begin(state) {
    this.#history.clear();
    this.#become(state);
  }

  /**
   * Puts another state in the place of this one: a step of its own.
   *
   * @param {State} state
   */
  open(state) {
    this.#history.endStep();
    this.set(state);
    this.#history.endStep();
  }

  undo() {
    this.#become(this.#history.undo(this.#state));
  }

  redo() {
    this.#become(this.#history.redo(this.#state));
  }

  /**
   * @param {(state: State, before: State) => void} listener
   * @returns {() => void} ends the subscription
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** @param {State} next */
  #become(next) {
    const before = this.#state;
    if (next === before) return;
    this.#state = next;
    for (const listener of this.#listeners) listener(next, before);
  }
}
