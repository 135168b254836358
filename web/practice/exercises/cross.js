import { matmul, NDArray } from "../grader/arrays.js";
import {
  attendWith,
  coreAttention,
  D_MODEL,
  Numbers,
  single,
} from "../grader/probes.js";
import {
  productMistakes,
  resultMistakes,
  scaleMistakes,
  softmaxMistakes,
} from "./single-head.js";

/** Where queries, keys and values come from: 0 is X, 1 is Y. @type {Record<string, [number, number, number]>} */
const sources = {
  right: [0, 1, 1],
  swapped: [1, 0, 0],
  self: [0, 0, 0],
  other: [1, 1, 1],
  "keys of X": [0, 0, 1],
  "values of X": [0, 1, 0],
};

/** @type {import("../grader/grade.js").Mistake[]} */
const sourceMistakes = [
  { name: "sources swapped", change: { source: "swapped" } },
  { name: "Y not used", change: { source: "self" } },
  { name: "X not used", change: { source: "other" } },
  { name: "keys from X", change: { source: "keys of X" } },
  { name: "values from X", change: { source: "values of X" } },
];

/** @type {import("./index.js").Exercise} */
export const cross = {
  name: "cross",
  starter: {
    python: `import numpy as np

def cross_attention(X, Y, Wq, Wk, Wv):
    # your code
    return output, weights
`,
    javascript: `function cross_attention(X, Y, Wq, Wk, Wv) {
  // your code
  return [output, weights];
}
`,
  },
  solution: {
    python: `import numpy as np

def cross_attention(X, Y, Wq, Wk, Wv):
    Q, K, V = X @ Wq, Y @ Wk, Y @ Wv
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights
`,
    javascript: `function cross_attention(X, Y, Wq, Wk, Wv) {
  const times = (a, b) =>
    a.map((row) => b[0].map((_, c) => row.reduce((s, x, i) => s + x * b[i][c], 0)));
  const [Q, K, V] = [times(X, Wq), times(Y, Wk), times(Y, Wv)];
  const weights = Q.map((q) => {
    const scores = K.map(
      (k) => q.reduce((s, x, c) => s + x * k[c], 0) / Math.sqrt(q.length),
    );
    const most = Math.max(...scores);
    const e = scores.map((s) => Math.exp(s - most));
    const total = e.reduce((a, b) => a + b);
    return e.map((x) => x / total);
  });
  return [times(weights, V), weights];
}
`,
  },
  task: {
    function: "cross_attention",
    returns: ["output", "weights"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      const args = (/** @type {number} */ nX, /** @type {number} */ nY) => [
        ...[numbers.normal(nX, D_MODEL), numbers.normal(nY, D_MODEL)],
        ...[numbers.small(D_MODEL, 3), numbers.small(D_MODEL, 3)],
        numbers.small(D_MODEL, 2),
      ];
      const large = [
        numbers.whole(8, 4, D_MODEL),
        numbers.whole(8, 5, D_MODEL),
      ];
      const params = [
        numbers.whole(8, D_MODEL, 3),
        numbers.whole(8, D_MODEL, 3),
      ];
      return [
        { name: "4 look at 6", args: args(4, 6) },
        { name: "5 look at 5", args: args(5, 5) },
        {
          name: "large scores",
          args: [...large, ...params, numbers.normal(D_MODEL, 2)],
        },
      ];
    },
    right: (engine, args) => {
      const [x, y, wQ, wK, wV] = args.map((arg) => /** @type {any} */ (arg));
      const times = (/** @type {any} */ a, /** @type {any} */ b) =>
        product(single(a), single(b));
      const input = {
        query: times(x, wQ),
        key: times(y, wK),
        value: times(y, wV),
      };
      return coreAttention(engine, input);
    },
    solve: (args, { source = "right", ...change }) => {
      const [x, y, ...params] = /** @type {NDArray[]} */ (args);
      const [query, key, value] = sources[source].map((from, i) =>
        matmul([x, y][from], params[i]),
      );
      return attendWith({ query, key, value, keep: null }, change);
    },
    mistakes: [
      ...sourceMistakes,
      ...scaleMistakes,
      ...productMistakes,
      ...softmaxMistakes,
      ...resultMistakes,
    ],
  },
};

/**
 * @param {import("../grader/arrays.js").Tensor} a
 * @param {import("../grader/arrays.js").Tensor} b
 */
function product(a, b) {
  const arrays = [a, b].map(
    ({ data, shape }) => new NDArray("float64", shape, Float64Array.from(data)),
  );
  const { data, shape } = matmul(arrays[0], arrays[1]);
  return { data, shape };
}
