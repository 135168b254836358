import { reshape } from "../grader/arrays.js";
import { attend } from "../grader/attend.js";
import { coreAttention, D_MODEL, Numbers } from "../grader/probes.js";
import { getItem } from "../numpy/indexing.js";
import { concatenate } from "../numpy/shape.js";
import { scaleMistakes } from "./single-head.js";

/** @typedef {import("../numpy/ndarray.js").NDArray} NDArray */

/** @param {NDArray} x */
const asRow = (x) => reshape(x, [1, -1]);

/** The first rows. @param {NDArray} x @param {number} n */
const head = (x, n) =>
  getItem(x, [{ kind: "slice", start: 0, stop: n, step: null }]);

/**
 * What a step puts into the cache.
 *
 * @type {Record<string, (cache: NDArray, row: NDArray) => NDArray>}
 */
const appends = {
  right: (cache, row) => concatenate([cache, row], 0),
  front: (cache, row) => concatenate([row, cache], 0),
  replaced: (_, row) => row,
  not: (cache) => cache,
};

/**
 * What a query attends to.
 *
 * @type {Record<string, (made: NDArray, cache: NDArray) => NDArray>}
 */
const views = {
  right: (made) => made,
  before: (_, cache) => cache,
  first: (made) => head(made, 1),
};

/** @type {import("./index.js").Exercise} */
export const cache = {
  name: "cache",
  starter: {
    python: `import numpy as np

def step(q, k, v, keys, values):
    # your code
    return output, keys, values
`,
    javascript: `// keys and values are lists of rows.
function step(q, k, v, keys, values) {
  // your code
  return [output, keys, values];
}
`,
  },
  solution: {
    python: `import numpy as np

def step(q, k, v, keys, values):
    keys = np.concatenate([keys, k[None]])
    values = np.concatenate([values, v[None]])
    scores = keys @ q / np.sqrt(len(q))
    e = np.exp(scores - scores.max())
    return (e / e.sum()) @ values, keys, values
`,
    javascript: `function step(q, k, v, keys, values) {
  const allKeys = [...keys, k];
  const allValues = [...values, v];
  const scores = allKeys.map(
    (row) => q.reduce((s, x, c) => s + x * row[c], 0) / Math.sqrt(q.length),
  );
  const most = Math.max(...scores);
  const e = scores.map((s) => Math.exp(s - most));
  const total = e.reduce((a, b) => a + b);
  const output = v.map((_, c) =>
    e.reduce((s, x, j) => s + (x / total) * allValues[j][c], 0),
  );
  return [output, allKeys, allValues];
}
`,
  },
  task: {
    function: "step",
    returns: ["output", "keys", "values"],
    mayChange: [3, 4], // a cache may grow in place
    probes: (seed) => {
      const numbers = new Numbers(seed);
      return [4, 6, 2, 5, 0].map((t) => ({
        name: `${t} tokens before`,
        args: [
          ...[numbers.normal(3), numbers.normal(3), numbers.normal(2)],
          ...[numbers.normal(t, 3), numbers.normal(t, 2)],
        ],
      }));
    },
    right: (engine, args) => {
      const [q, k, v, keys, values] = args.map(
        (arg) => /** @type {any} */ (arg),
      );
      const join = (/** @type {any} */ old, /** @type {any} */ row) => ({
        data: [...old.data, ...row.data],
        shape: [old.shape[0] + 1, old.shape[1]],
      });
      const [key, value] = [join(keys, k), join(values, v)];
      const query = { data: q.data, shape: [1, q.shape[0]] };
      const [output] = coreAttention(engine, { query, key, value });
      return [{ data: output.data, shape: v.shape }, key, value];
    },
    solve: (args, { append = "right", see = "right", ...change }) => {
      const [q, k, v, keys, values] = /** @type {NDArray[]} */ (args);
      const allKeys = appends[append](keys, asRow(k));
      const allValues = appends[append](values, asRow(v));
      const { output } = attend(
        {
          query: asRow(q),
          key: views[see](allKeys, keys),
          value: views[see](allValues, values),
          ...{ keep: null, dModel: D_MODEL },
        },
        change,
      );
      return [reshape(output, [-1]), allKeys, allValues];
    },
    mistakes: [
      { name: "does not see itself", change: { see: "before" } },
      { name: "cache not extended", change: { append: "not" } },
      { name: "cache replaced", change: { append: "replaced" } },
      { name: "put in front", change: { append: "front" } },
      { name: "sees the first only", change: { see: "first" } },
      ...scaleMistakes,
    ],
  },
};
