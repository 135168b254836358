import {
  add,
  along,
  divide,
  matmul,
  reshape,
  swapaxes,
  transpose,
} from "../grader/arrays.js";
import { attend, softmax } from "../grader/attend.js";
import { Numbers, single, withLastRow } from "../grader/probes.js";
import { getItem } from "../numpy/indexing.js";
import { concatenate } from "../numpy/shape.js";

/** @typedef {import("../numpy/ndarray.js").NDArray} NDArray */
/** @typedef {Record<string, string>} Change */

/**
 * (n, H·d) -> (H, n, d)
 *
 * @type {Record<string, (x: NDArray, heads: number) => NDArray>}
 */
const splits = {
  right: (x, h) => swapaxes(reshape(x, [x.shape[0], h, -1]), 0, 1),
  "not transposed": (x, h) => reshape(x, [h, x.shape[0], -1]),
  interleaved: (x, h) => transpose(reshape(x, [x.shape[0], -1, h]), [2, 0, 1]),
  "only one": (x) => reshape(x, [1, ...x.shape]),
  "first for all": (x, h) => {
    const first = part(x, 0, x.shape[1] / h);
    return concatenate(
      new Array(h).fill(reshape(first, [1, ...first.shape])),
      0,
    );
  },
};

/**
 * (H, n, d) -> (n, H·d)
 *
 * @type {Record<string, (x: NDArray, heads: number) => NDArray>}
 */
const merges = {
  right: (x) => reshape(swapaxes(x, 0, 1), [x.shape[1], -1]),
  "not transposed": (x) => reshape(x, [x.shape[1], -1]),
  interleaved: (x) => reshape(transpose(x, [1, 2, 0]), [x.shape[1], -1]),
  reversed: (x) =>
    merges.right(concatenate([...rowsOf(x)].reverse(), 0), x.shape[0]),
  mean: (x) => pooled(along("mean", x, [0]), x.shape[0]),
  sum: (x) => pooled(along("sum", x, [0]), x.shape[0]),
  max: (x) => pooled(along("max", x, [0]), x.shape[0]),
};

/** One head's width, as often as there were heads. @param {NDArray} x @param {number} heads */
const pooled = (x, heads) =>
  concatenate(new Array(heads).fill(reshape(x, x.shape.slice(1))), 1);

/** @param {NDArray} x */
function* rowsOf(x) {
  for (let i = 0; i < x.shape[0]; i++) {
    const row = getItem(x, [{ kind: "int", at: i }]);
    yield reshape(row, [1, ...row.shape]);
  }
}

/** Some columns. @param {NDArray} x @param {number} from @param {number} to */
const part = (x, from, to) =>
  getItem(x, [
    { kind: "rest" },
    { kind: "slice", start: from, stop: to, step: null },
  ]);

/**
 * @param {NDArray[]} input X and the four params
 * @param {number} heads
 * @param {Change} change
 */
function solve([x, wQ, wK, wV, wO], heads, change) {
  const { split = "right", merge = "right", project = "right" } = change;
  const { output = "right", axis } = change;
  const projected = [wQ, wK, wV].map((w) => projections[project](x, w, heads));
  if (project === "values not") projected[2] = x;
  const [query, key, value] = projected.map((p) => splits[split](p, heads));
  const input = { query, key, value, keep: null, dModel: x.shape[1] };
  const attended = axis
    ? acrossHeads(input, axis)
    : attend(input, pipelineOf(change)).output;
  return outputs[output](merges[merge](attended, heads), wO, x);
}

/** The changes that are attention's own. @param {Change} change */
function pipelineOf({ scale, product, softmax: how, result }) {
  return Object.fromEntries(
    Object.entries({ scale, product, softmax: how, result }).filter(
      ([, variant]) => variant !== undefined,
    ),
  );
}

/**
 * Softmax over an axis that is not that of the keys.
 *
 * @param {{ query: NDArray, key: NDArray, value: NDArray }} input
 * @param {string} axis
 */
function acrossHeads({ query, key, value }, axis) {
  const scores = matmul(query, swapaxes(key, -1, -2));
  const scaled = divide(scores, Math.sqrt(key.shape[2]));
  return matmul(softmax(scaled, axis === "heads" ? [0] : [0, 1, 2]), value);
}

/** @type {Record<string, (x: NDArray, w: NDArray, heads: number) => NDArray>} */
const projections = {
  right: (x, w) => matmul(x, w),
  "values not": (x, w) => matmul(x, w),
  transposed: (x, w) => matmul(x, swapaxes(w, 0, 1)),
  "sliced input": (x, w, heads) => {
    const d = x.shape[1] / heads;
    const parts = Array.from({ length: heads }, (_, h) => {
      const own = getItem(w, [
        { kind: "slice", start: h * d, stop: (h + 1) * d, step: null },
      ]);
      const columns = part(own, h * d, (h + 1) * d);
      return matmul(part(x, h * d, (h + 1) * d), columns);
    });
    return concatenate(parts, 1);
  },
};

/** @type {Record<string, (merged: NDArray, wO: NDArray, x: NDArray) => NDArray>} */
const outputs = {
  right: (merged, wO) => matmul(merged, wO),
  none: (merged) => merged,
  transposed: (merged, wO) => matmul(merged, swapaxes(wO, 0, 1)),
  added: (merged, wO, x) => add(x, matmul(merged, wO)),
  "heads added": (merged, wO) => add(merged, matmul(merged, wO)),
};

/** @type {import("../grader/grade.js").Mistake[]} */
const mistakes = [
  { name: "split without transpose", change: { split: "not transposed" } },
  { name: "merge without transpose", change: { merge: "not transposed" } },
  {
    name: "split and merge without transpose",
    change: { split: "not transposed", merge: "not transposed" },
  },
  { name: "heads interleaved", change: { split: "interleaved" } },
  { name: "heads merged interleaved", change: { merge: "interleaved" } },
  { name: "heads reversed", change: { merge: "reversed" } },
  { name: "heads averaged", change: { merge: "mean" } },
  { name: "heads summed", change: { merge: "sum" } },
  { name: "largest of the heads", change: { merge: "max" } },
  { name: "one head", change: { split: "only one" } },
  { name: "same head each time", change: { split: "first for all" } },
  { name: "output projection missing", change: { output: "none" } },
  { name: "output projection transposed", change: { output: "transposed" } },
  { name: "input added", change: { output: "added" } },
  { name: "heads added", change: { output: "heads added" } },
  { name: "input sliced", change: { project: "sliced input" } },
  { name: "params transposed", change: { project: "transposed" } },
  { name: "values not projected", change: { project: "values not" } },
  { name: "softmax over heads", change: { axis: "heads" } },
  { name: "softmax over everything", change: { axis: "all" } },
  { name: "softmax over queries", change: { softmax: "column" } },
  { name: "no scale", change: { scale: "none" } },
  { name: "scale by √d_model", change: { scale: "sqrt d_model" } },
  { name: "scale by d_k", change: { scale: "d_k" } },
  { name: "queries and keys swapped", change: { product: "swapped" } },
  { name: "weights times keys", change: { result: "key" } },
];

/** @type {import("./index.js").Exercise} */
export const multiHead = {
  name: "multi-head",
  starter: {
    python: `import numpy as np

def multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    # your code
    return output
`,
    javascript: `// Matrices are lists of rows.
function multi_head(X, Wq, Wk, Wv, Wo, n_heads) {
  // your code
  return output;
}
`,
  },
  solution: {
    python: `import numpy as np

def multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    n, d_model = X.shape
    def split(W):
        return (X @ W).reshape(n, n_heads, -1).transpose(1, 0, 2)
    q, k, v = split(Wq), split(Wk), split(Wv)
    scores = q @ k.transpose(0, 2, 1) / np.sqrt(d_model // n_heads)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return (weights @ v).transpose(1, 0, 2).reshape(n, d_model) @ Wo
`,
    javascript: `function multi_head(X, Wq, Wk, Wv, Wo, n_heads) {
  const times = (a, b) =>
    a.map((row) => b[0].map((_, c) => row.reduce((s, x, i) => s + x * b[i][c], 0)));
  const d = X[0].length / n_heads;
  const [Q, K, V] = [Wq, Wk, Wv].map((W) => times(X, W));
  const merged = X.map(() => []);
  for (let h = 0; h < n_heads; h++) {
    const own = (row) => row.slice(h * d, (h + 1) * d);
    const keys = K.map(own);
    const values = V.map(own);
    Q.map(own).forEach((q, i) => {
      const scores = keys.map(
        (k) => q.reduce((s, x, c) => s + x * k[c], 0) / Math.sqrt(d),
      );
      const most = Math.max(...scores);
      const e = scores.map((s) => Math.exp(s - most));
      const total = e.reduce((a, b) => a + b);
      merged[i].push(
        ...values[0].map((_, c) =>
          e.reduce((s, x, j) => s + (x / total) * values[j][c], 0),
        ),
      );
    });
  }
  return times(merged, Wo);
}
`,
  },
  task: {
    function: "multi_head",
    returns: ["output"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      const params = () => [1, 2, 3, 4].map(() => numbers.small(12, 12));
      const x = numbers.normal(5, 12);
      const shared = params();
      return [
        { name: "5 tokens, 3 heads", args: [x, ...shared, 3] },
        {
          name: "another last token",
          args: [withLastRow(x, numbers.normal(12)), ...shared, 3],
        },
        {
          name: "4 heads",
          args: [numbers.normal(7, 12), ...params(), 4],
        },
      ];
    },
    right: (engine, args) => {
      const [x, wQ, wK, wV, wO] = args
        .slice(0, 5)
        .map((t) => single(/** @type {any} */ (t)));
      const nHeads = Number(args[5]);
      const { output } = engine.multiHeadAttention({
        x,
        wQ,
        wK,
        wV,
        wO,
        nHeads,
      });
      return [output];
    },
    solve: (args, change) => [
      solve(
        /** @type {NDArray[]} */ (args.slice(0, 5)),
        Number(args[5]),
        change,
      ),
    ],
    mistakes,
  },
};
