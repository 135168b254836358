/**
 * The states that came before and those that were taken back: what undo and
 * redo go through.
 */
import { FIELDS, FIELD_NAMES, ONLY_SHOWN, isSame } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** Changes of one thing that follow each other faster are one step. */
const PAUSE = 1000; // ms
/** States that are kept; they share what did not change. */
const MOST_STEPS = 200;

export class History {
  #now;
  /** @type {State[]} */
  #before = [];
  /** @type {State[]} */
  #after = [];
  /** What the last step changed, and when; "" after which nothing is added to it. */
  #last = { what: "", at: 0 };

  /** @param {() => number} now ms */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /**
   * A change that a person made.
   *
   * @param {State} before
   * @param {State} after
   */
  record(before, after) {
    this.#after = [];
    const step = { what: streamOf(before, after), at: this.#now() };
    const goesOn = this.#goesOn(step);
    this.#last = step;
    if (!goesOn) this.#push(before);
    else if (changedFields(this.#before.at(-1) ?? before, after).length === 0)
      this.#dropStep();
  }

  /**
   * @param {State} present
   * @returns {State} the state before, or the present one if there is none
   */
  undo(present) {
    return this.#step(this.#before, this.#after, present);
  }

  /**
   * @param {State} present
   * @returns {State} the state that was taken back last, or the present one
   */
  redo(present) {
    return this.#step(this.#after, this.#before, present);
  }

  clear() {
    this.#before = [];
    this.#after = [];
    this.endStep();
  }

  /** What comes next begins a step of its own. */
  endStep() {
    this.#last = { what: "", at: 0 };
  }

  /** @param {State} state */
  #push(state) {
    this.#before.push(state);
    if (this.#before.length > MOST_STEPS) this.#before.shift();
  }

  /** The step led back to where it began. */
  #dropStep() {
    this.#before.pop();
    this.endStep();
  }

  /**
   * @param {State[]} from
   * @param {State[]} to
   * @param {State} present
   */
  #step(from, to, present) {
    const state = from.pop();
    if (!state) return present;
    to.push(present);
    this.endStep();
    return state;
  }

  /** @param {{ what: string, at: number }} step */
  #goesOn({ what, at }) {
    if (what === "" || what !== this.#last.what) return false;
    return onlyLooks(what) || at - this.#last.at < PAUSE;
  }
}

/**
 * The one field that a change is of, if its changes can be parts of one act:
 * typing, painting, stepping a number, looking around. Else "".
 *
 * @param {State} a
 * @param {State} b
 */
function streamOf(a, b) {
  const [name, ...others] = changedFields(a, b);
  if (!name || others.length > 0) return "";
  return "most" in FIELDS[name] || onlyLooks(name) ? name : "";
}

/**
 * @param {State} a
 * @param {State} b
 */
function changedFields(a, b) {
  return FIELD_NAMES.filter((name) => !isSame(name, a, b));
}

/** @param {string} name of a field */
const onlyLooks = (name) => ONLY_SHOWN.has(name);
