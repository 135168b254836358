import { along, NDArray } from "../grader/arrays.js";
import { softmax } from "../grader/attend.js";
import { fromTensor, tensorOf } from "../grader/arrays.js";
import { Numbers } from "../grader/probes.js";

/** @typedef {import("../grader/grade.js").Probe} Probe */
/** @typedef {(x: NDArray) => boolean} Check */

/** More than the small deviations of the probes, less than the large ones. */
const WIDE = 0.3;

/** @param {Float64Array | number[]} sums @param {number} wanted */
const near = (sums, wanted) =>
  Array.from(sums).every((sum) => Math.abs(sum - wanted) < 1e-6);

/** @type {Record<string, Check>} */
const checks = {
  right: (x) => near(along("sum", x, [-1]).data, 1),
  exact: (x) => along("sum", x, [-1]).data.every((sum) => sum === 1),
  columns: (x) => near(along("sum", x, [-2]).data, 1),
  total: (x) => near(along("sum", x, null).data, x.shape[0]),
  whole: (x) => near(along("sum", x, null).data, 1),
  any: (x) => along("sum", x, [-1]).data.some((sum) => near([sum], 1)),
  wide: (x) =>
    along("sum", x, [-1]).data.every((sum) => Math.abs(sum - 1) < WIDE),
  "one side": (x) => along("sum", x, [-1]).data.every((sum) => sum - 1 < 1e-6),
  first: (x) => near(along("sum", x, [-1]).data.subarray(0, 1), 1),
  inverted: (x) => !near(along("sum", x, [-1]).data, 1),
  always: () => true,
  never: () => false,
};

/** @param {number} seed @returns {Probe[]} */
function probes(seed) {
  const numbers = new Numbers(seed);
  const scores = () => fromTensor(numbers.normal(5, 5));
  const rows = () => tensorOf(softmax(scores(), [-1]));
  const rounded = rows();
  rounded.data[7] += 2 ** -50; // as rounding may leave it
  const shifted = rows();
  shifted.data[12] += 0.1;
  shifted.data[23] -= 0.1; // the total stays
  const alike = new Array(16).fill(0.25);
  const less = rows();
  less.data[24] -= 0.01;
  const halved = rows();
  halved.data.forEach((x, at) => (halved.data[at] = at < 5 ? x / 2 : x));
  const doubled = rows();
  doubled.data.forEach((x, at) => (doubled.data[at] = at < 20 ? x : 2 * x));
  return [
    { name: "softmax over keys", args: [rounded] },
    { name: "softmax over queries", args: [tensorOf(softmax(scores(), [-2]))] },
    { name: "softmax over all", args: [tensorOf(softmax(scores(), [-1, -2]))] },
    { name: "all alike", args: [{ data: alike, shape: [4, 4] }] },
    { name: "one row too much, one too little", args: [shifted] },
    { name: "the last row too little", args: [less] },
    { name: "the first row halved", args: [halved] },
    { name: "the last row doubled", args: [doubled] },
  ];
}

/** @param {boolean} answer */
const truth = (answer) =>
  new NDArray("bool", [], Float64Array.of(Number(answer)), []);

/** @type {import("./index.js").Exercise} */
export const rows = {
  name: "rows",
  starter: {
    python: `import numpy as np

def rows_sum_to_one(weights):
    # your code
    return answer
`,
    javascript: `function rows_sum_to_one(weights) {
  // your code
  return answer;
}
`,
  },
  solution: {
    python: `import numpy as np

def rows_sum_to_one(weights):
    return bool(np.allclose(weights.sum(axis=-1), 1))
`,
    javascript: `function rows_sum_to_one(weights) {
  return weights.every(
    (row) => Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-6,
  );
}
`,
  },
  task: {
    function: "rows_sum_to_one",
    returns: ["answer"],
    probes,
    right: (_, [weights]) => [
      tensorOf(truth(checks.right(fromTensor(/** @type {any} */ (weights))))),
    ],
    solve: ([weights], { check = "right" }) => [
      truth(checks[check](/** @type {NDArray} */ (weights))),
    ],
    mistakes: [
      { name: "compared exactly", change: { check: "exact" } },
      { name: "columns summed", change: { check: "columns" } },
      { name: "only the total", change: { check: "total" } },
      { name: "everything sums to 1", change: { check: "whole" } },
      { name: "only the first row", change: { check: "first" } },
      { name: "any row will do", change: { check: "any" } },
      { name: "tolerance too wide", change: { check: "wide" } },
      { name: "only too much counts", change: { check: "one side" } },
      { name: "answer inverted", change: { check: "inverted" } },
      { name: "always true", change: { check: "always" } },
      { name: "always false", change: { check: "never" } },
    ],
  },
};
