/**
 * Sentences in which something is to be seen, each with the switches that show
 * it. Their names and hints are the texts "example.<id>" and
 * "example.<id>.hint".
 */
import {
  FIELD_NAMES,
  ONLY_SHOWN,
  defaults,
  differsForEngine,
  withPatch,
} from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ id: string, set: Partial<State> }} Example */

/** @type {Example[]} */
export const EXAMPLES = [
  {
    id: "river",
    set: {
      text: "The boat drifted to the bank of the river.",
      selected: { row: 5, col: 8 },
    },
  },
  {
    id: "money",
    set: {
      text: "She borrowed money from the bank and paid the loan in cash.",
      nHeads: 1,
      selected: { row: 5, col: 11 },
    },
  },
  {
    id: "pairs",
    set: {
      text: "The king and the queen met a man and a woman in the palace garden.",
      nHeads: 1,
      selected: { row: 1, col: 4 },
    },
  },
  {
    id: "capitals",
    set: {
      text: "Paris is the capital of France and Rome is the capital of Italy.",
      nHeads: 1,
      selected: { row: 0, col: 5 },
    },
  },
  {
    id: "kinds",
    set: {
      text: "Apples, bananas and pears are fruit; carrots and onions are vegetables.",
      nHeads: 1,
      selected: { row: 8, col: 10 },
    },
  },
  {
    id: "paraphrase",
    set: {
      text: "My brother bought a new car.",
      otherText: "The son purchased another vehicle.",
      cross: true,
      nHeads: 1,
      selected: { row: 5, col: 4 },
    },
  },
  {
    id: "causal",
    set: {
      text: "The piano stood in the hall where the orchestra played.",
      mask: "causal",
      nHeads: 1,
      selected: { row: 8, col: 1 },
    },
  },
  {
    id: "order",
    set: {
      text: "The dog bites the man and the man bites the dog.",
      nHeads: 1,
      selected: { row: 1, col: 10 },
    },
  },
  {
    id: "self",
    set: {
      text: "Without the mask, each word looks mostly at itself.",
      hideSelf: false,
      dampFrequent: false,
      nHeads: 1,
      selected: { row: 5, col: 5 },
    },
  },
  {
    id: "pronoun",
    set: {
      text: "The animal didn't cross the street because it was too tired.",
      nHeads: 1,
      selected: { row: 7, col: 6 },
    },
  },
  {
    id: "unknown",
    set: {
      text: "The kittenish blorfle slept under the 🪑.",
      nHeads: 1,
      selected: { row: 1, col: 4 },
    },
  },
];

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
  return { ...reset, source: "vectors", ...example.set };
}

/**
 * What brings an example back as it was made.
 *
 * @param {string} id
 * @returns {Partial<State>}
 */
export function backTo(id) {
  const initial = defaults();
  const fields = FIELD_NAMES.filter((name) => !ONLY_SHOWN.has(name));
  const reset = Object.fromEntries(fields.map((name) => [name, initial[name]]));
  return { ...reset, ...patchOf(id) };
}

/**
 * The example whose sentence stands in the box.
 *
 * @param {State} state
 */
export function exampleOf(state) {
  return EXAMPLES.find(({ set }) => set.text === state.text)?.id;
}

/**
 * Whether an example still stands as it was made, but for the head on show: only
 * then its hint is true. (Word vectors have no layers.)
 *
 * @param {string} id
 * @param {State} state
 */
export function isAsMade(id, state) {
  const made = withPatch(defaults(), patchOf(id));
  const { head, layer } = made;
  return !differsForEngine(made, { ...state, head, layer });
}
