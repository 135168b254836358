/**
 * The experiments by the names that links have, in the order of the list: here,
 * so that the state knows them without loading them (experiments/list).
 *
 * @type {readonly string[]}
 */
export const EXPERIMENT_NAMES = [
  "scale",
  "learning",
  "projections",
  "heads",
  "masks",
  "hiding",
  "sources",
  "cost",
  "path",
  "recall",
  "softmax",
  "position",
  "mistakes",
  "pieces",
];

const PREFIX = "experiment/";

/** Where the page shows each: values of the state's field `view`. */
export const EXPERIMENT_VIEWS = EXPERIMENT_NAMES.map(viewOf);

/**
 * @param {string} name
 * @returns {string}
 */
export function viewOf(name) {
  return PREFIX + name;
}

/**
 * @param {string} view
 * @returns {string} the name of the experiment that it shows, or ""
 */
export function experimentOf(view) {
  return view.startsWith(PREFIX) ? view.slice(PREFIX.length) : "";
}
