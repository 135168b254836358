import { along, reshape } from "../grader/arrays.js";
import { attend } from "../grader/attend.js";
import { D_MODEL, Numbers, oneHead } from "../grader/probes.js";

/** @param {import("../numpy/ndarray.js").NDArray} weights */
const largest = (weights) => along("max", weights, [-1], false);

/** @type {import("./index.js").Exercise} */
export const scale = {
  name: "scale",
  title: "What the scale is for",
  text: "Leave the division by √d_k out and look at what happens for d_k = 512: return the largest weight of each query, (n,), for weights = softmax(Q Kᵀ) without the scale. Then try it with the scale in your own print.",
  starter: {
    python: `import numpy as np

def largest_weights(Q, K):
    # softmax(Q Kᵀ) without the scale; the largest weight of each row
    return largest

rng = np.random.default_rng(1)
Q = rng.standard_normal((6, 512))
K = rng.standard_normal((6, 512))
# print(largest_weights(Q, K))
`,
    javascript: `function largest_weights(Q, K) {
  // softmax(Q Kᵀ) without the scale; the largest weight of each row
  return largest;
}
`,
  },
  hints: [
    "The sum of 512 products of normal numbers has standard deviation √512, about 23.",
    "weights.max(axis=-1) is the largest of each row.",
    "scores = Q @ K.T; softmax over axis=-1; return weights.max(axis=-1)",
  ],
  solution: {
    python: `import numpy as np

def largest_weights(Q, K):
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights.max(axis=-1)

rng = np.random.default_rng(1)
Q = rng.standard_normal((6, 512))
K = rng.standard_normal((6, 512))
print(largest_weights(Q, K))
print(largest_weights(Q / np.sqrt(512), K))  # with the scale
`,
    javascript: `function largest_weights(Q, K) {
  return Q.map((q) => {
    const scores = K.map((k) => q.reduce((s, x, c) => s + x * k[c], 0));
    const most = Math.max(...scores);
    const e = scores.map((s) => Math.exp(s - most));
    return 1 / e.reduce((a, b) => a + b);
  });
}
`,
  },
  task: {
    function: "largest_weights",
    returns: ["largest"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      const args = (/** @type {number} */ d) => [
        ...[numbers.normal(6, d), numbers.normal(8, d)],
      ];
      return [
        { name: "d_k = 512", args: args(512) },
        { name: "d_k = 16", args: args(16) },
        { name: "d_k = 4", args: args(4) },
      ];
    },
    right: (engine, [query, key]) => {
      const { weights } = engine.attention({
        query: oneHead(/** @type {any} */ (query)),
        key: oneHead(/** @type {any} */ (key)),
        value: oneHead(/** @type {any} */ (key)),
        ...{ scale: "none", want: ["weights"] },
      });
      const [, n, m] = weights.shape;
      const rows = Array.from({ length: n }, (_, i) =>
        Math.max(...weights.data.subarray(i * m, (i + 1) * m)),
      );
      return [{ data: rows, shape: [n] }];
    },
    solve: ([query, key], { scale: how = "none", take = "row", ...change }) => {
      const input = /** @type {any} */ ({ query, key, value: key, keep: null });
      const { weights } = attend(
        { ...input, dModel: D_MODEL },
        { scale: /** @type {any} */ (how), ...change },
      );
      if (take === "column") return [along("max", weights, [-2], false)];
      const rows = largest(weights);
      return [
        take === "all" ? along("max", rows, null, false) : reshape(rows, [-1]),
      ];
    },
    mistakes: [
      {
        name: "with the scale",
        change: { scale: "right" },
        text: "The scale is still there. That is how it should be in attention, but here you are to see what happens without it.",
      },
      {
        name: "scaled by d_k",
        change: { scale: "d_k" },
        text: "The scores are divided by d_k. Here you are to see what happens without any scale.",
      },
      {
        name: "multiplied by √d_k",
        change: { scale: "times" },
        text: "The scores are multiplied by √d_k. Leave them as they are.",
      },
      {
        name: "softmax over queries",
        change: { softmax: "column" },
        text: "Softmax ran over the queries: the columns sum to 1. It has to run over the keys, axis=-1.",
      },
      {
        name: "largest score",
        change: { softmax: "none" },
        text: "This is each query's largest score: softmax is missing.",
      },
      {
        name: "not divided by the sum",
        change: { softmax: "not divided" },
        text: "Your largest weights are all 1: the division by the row's sum is missing.",
      },
      {
        name: "largest of each key",
        change: { take: "column" },
        text: "You took the largest of each column, so of each key. It should be the largest of each row.",
      },
      {
        name: "largest of all",
        change: { take: "all" },
        text: "You returned the largest weight of all. It should be one for each query: max(axis=-1).",
      },
    ],
  },
};
