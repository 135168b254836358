import { along, reshape } from "../grader/arrays.js";
import { attend } from "../grader/attend.js";
import { D_MODEL, Numbers, oneHead } from "../grader/probes.js";

/** @param {import("../numpy/ndarray.js").NDArray} weights */
const largest = (weights) => along("max", weights, [-1], false);

/** @type {import("./index.js").Exercise} */
export const scale = {
  name: "scale",
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
      { name: "with the scale", change: { scale: "right" } },
      { name: "scaled by d_k", change: { scale: "d_k" } },
      { name: "multiplied by √d_k", change: { scale: "times" } },
      { name: "softmax over queries", change: { softmax: "column" } },
      { name: "largest score", change: { softmax: "none" } },
      { name: "not divided by the sum", change: { softmax: "not divided" } },
      { name: "largest of each key", change: { take: "column" } },
      { name: "largest of all", change: { take: "all" } },
    ],
  },
};
