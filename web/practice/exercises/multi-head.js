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
  {
    name: "split without transpose",
    change: { split: "not transposed" },
    text: "You reshaped (n, H·d) straight to (H, n, d). The numbers are regrouped across tokens: a head mixes several of them, and under a causal mask the future leaks. Reshape to (n, H, d), then transpose.",
  },
  {
    name: "merge without transpose",
    change: { merge: "not transposed" },
    text: "You reshaped (H, n, d) straight to (n, H·d). The shape is right, but the tokens are mixed up: the axes have to be exchanged back first.",
  },
  {
    name: "split and merge without transpose",
    change: { split: "not transposed", merge: "not transposed" },
    text: "You reshaped both ways without transposing. Each head sees a block of tokens, not a slice of every token's numbers.",
  },
  {
    name: "heads interleaved",
    change: { split: "interleaved" },
    text: "Your head h takes every H-th column. A head is a block of d columns that stand together.",
  },
  {
    name: "heads merged interleaved",
    change: { merge: "interleaved" },
    text: "You interleaved the heads' columns when merging. They stand one head after the other.",
  },
  {
    name: "heads reversed",
    change: { merge: "reversed" },
    text: "The heads are concatenated in the opposite order.",
  },
  {
    name: "heads averaged",
    change: { merge: "mean" },
    text: "You averaged the heads. They are concatenated, so that each keeps its own numbers.",
  },
  {
    name: "heads summed",
    change: { merge: "sum" },
    text: "You added the heads up. They are concatenated, so that each keeps its own numbers.",
  },
  {
    name: "largest of the heads",
    change: { merge: "max" },
    text: "You took the largest number of the heads. They are concatenated.",
  },
  {
    name: "one head",
    change: { split: "only one" },
    text: "This is attention with one head as wide as the model: the split is missing.",
  },
  {
    name: "same head each time",
    change: { split: "first for all" },
    text: "Every head uses the first block of columns: the index of the head is missing in the slice.",
  },
  {
    name: "output projection missing",
    change: { output: "none" },
    text: "Wo is missing. Without it the heads' results stand side by side and never mix.",
  },
  {
    name: "output projection transposed",
    change: { output: "transposed" },
    text: "You used the transposed Wo. Params are stored (in, out) here: x @ Wo.",
  },
  {
    name: "input added",
    change: { output: "added" },
    text: "You added the input to the result. That is the residual connection: it stands around attention, not in it.",
  },
  {
    name: "heads added",
    change: { output: "heads added" },
    text: "You added the concatenated heads to the result. There is no residual inside attention.",
  },
  {
    name: "input sliced",
    change: { project: "sliced input" },
    text: "You cut X into slices and gave each head its own. Every head projects the whole of each token: X @ Wq first, then split.",
  },
  {
    name: "params transposed",
    change: { project: "transposed" },
    text: "You used the transposed Wq, Wk and Wv. Params are stored (in, out) here: X @ Wq.",
  },
  {
    name: "values not projected",
    change: { project: "values not" },
    text: "The values are X itself: Wv is missing.",
  },
  {
    name: "softmax over heads",
    change: { axis: "heads" },
    text: "Softmax ran over the heads (axis 0), so that the heads compete. It has to run over the keys: axis=-1.",
  },
  {
    name: "softmax over everything",
    change: { axis: "all" },
    text: "Softmax ran over all heads and queries at once. Each row of each head sums to 1: axis=-1.",
  },
  {
    name: "softmax over queries",
    change: { softmax: "column" },
    text: "Softmax ran over the queries. It has to run over the keys: axis=-1.",
  },
  {
    name: "no scale",
    change: { scale: "none" },
    text: "You did not divide the scores by √d_k.",
  },
  {
    name: "scale by √d_model",
    change: { scale: "sqrt d_model" },
    text: "You divided by √d_model. Each head's scores are sums of d_k = d_model / H products: divide by √d_k. Your scores are √H times too small.",
  },
  {
    name: "scale by d_k",
    change: { scale: "d_k" },
    text: "You divided by d_k, not by its root.",
  },
  {
    name: "queries and keys swapped",
    change: { product: "swapped" },
    text: "You computed K Qᵀ: the rows of the scores have to belong to queries.",
  },
  {
    name: "weights times keys",
    change: { result: "key" },
    text: "You multiplied the weights with the keys. What is fetched are the values.",
  },
];

/** @type {import("./index.js").Exercise} */
export const multiHead = {
  name: "multi-head",
  title: "Many heads",
  text: "X is (n, d_model); Wq, Wk, Wv and Wo are (d_model, d_model), applied as X @ Wq. Split queries, keys and values into n_heads blocks of d_k columns, let each head attend, put the heads side by side again and multiply with Wo. Return the output, (n, d_model).",
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
  hints: [
    "Head h has the columns h·d_k to (h+1)·d_k of X @ Wq. A loop over the heads with slices is a fine solution.",
    "With arrays: (X @ Wq).reshape(n, n_heads, d_k).transpose(1, 0, 2). Why is reshape(n_heads, n, d_k) not the same?",
    "Undo it in the opposite order: transpose back to (n, n_heads, d_k), reshape to (n, d_model), then @ Wo. The scale is √d_k of one head.",
  ],
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
