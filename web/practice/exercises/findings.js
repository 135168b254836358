/** What is said of an answer that is no known mistake, by the finding's key. */

/** @type {Record<string, string>} */
export const findings = {
  "no answer":
    "No array of numbers came back: does the function return what the exercise asks for?",
  shape: "The shape is {got}; it should be {right}.",
  nan: "There are {n} values that are not numbers (nan), the first in row {row}: inf − inf or 0 / 0, as when a row has nothing to attend to or exp overflows.",
  negative:
    "There is a negative weight, {least}. Softmax gives numbers from 0 to 1.",
  "column sums":
    "The columns sum to 1, the rows do not: softmax has to run over the keys, axis=-1.",
  "row sum":
    "Row {row} of the weights sums to {sum}; each row has to sum to 1.",
  leak: "Query {row} gives weight {weight} to key {column}, which it may not see.",
  moved:
    "When the last token changes, row {row} of the output changes too: an earlier token saw the future.",
  value: "In row {row}, column {column} there is {got}; it should be {right}.",
};

/**
 * @param {import("../grader/properties.js").Finding} finding
 * @returns {string}
 */
export function findingText({ key, values }) {
  return findings[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
