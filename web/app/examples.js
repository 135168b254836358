/**
 * Sentences in which something is to be seen, each with the switches that show
 * it. Their names and hints are the texts "example.<id>" and
 * "example.<id>.hint".
 */
import { defaults } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ id: string, set: Partial<State> }} Example */

/** @type {Example[]} */
export const EXAMPLES = [{ id: "bank", set: {} }];

/** What belongs to the text: an example starts it anew. */
const RESET = /** @type {const} */ ([
  "text",
  "otherText",
  "cross",
  "mask",
  "window",
  "hideSelf",
  "padding",
  "painted",
  "dampFrequent",
  "positions",
  "nHeads",
  "head",
  "selected",
  "pinned",
]);

/**
 * @param {string} id
 * @returns {Partial<State>}
 */
export function patchOf(id) {
  const example = EXAMPLES.find((one) => one.id === id);
  if (!example) throw new Error(`no example: ${id}`);
  const initial = defaults();
  const reset = Object.fromEntries(RESET.map((name) => [name, initial[name]]));
  return { ...reset, ...example.set };
}

/**
 * The example whose sentence stands in the box.
 *
 * @param {State} state
 */
export function exampleOf(state) {
  const initial = defaults();
  return EXAMPLES.find(({ set }) => (set.text ?? initial.text) === state.text)
    ?.id;
}
