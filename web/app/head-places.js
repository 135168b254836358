/**
 * Heads of a trained model: which is chosen, which are off.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").HeadPlace} HeadPlace
 */

/** @type {Record<"writer" | "untrained" | "translator", readonly HeadPlace["place"][]>} */
export const PLACES_OF = {
  writer: ["self"],
  untrained: ["self"],
  translator: ["encoder", "decoder", "cross"],
};

/**
 * @param {readonly HeadPlace[]} heads
 * @param {HeadPlace} at
 */
export function isOff(heads, at) {
  return heads.some((other) => isSameHead(other, at));
}

/**
 * @param {readonly HeadPlace[]} heads that are off
 * @param {HeadPlace} at
 * @param {boolean} on what becomes of it
 * @returns {HeadPlace[]}
 */
export function withHead(heads, at, on) {
  const others = heads.filter((other) => !isSameHead(other, at));
  return on ? others : [...others, at];
}

/**
 * What choosing another source changes: a head of its own is shown, and nothing
 * is hidden by hand. The words that are chosen stay so (marks.js).
 *
 * @param {State["source"]} source
 * @returns {Partial<State>}
 */
export function withSource(source) {
  return {
    source,
    layer: null,
    head: 0,
    headsOff: [],
    painted: [],
    position: null,
  };
}

/**
 * @param {HeadPlace} a
 * @param {HeadPlace} b
 */
function isSameHead(a, b) {
  return a.place === b.place && a.layer === b.layer && a.head === b.head;
}
