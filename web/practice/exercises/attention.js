import {
  attendWith,
  coreAttention,
  keepMask,
  Numbers,
} from "../grader/probes.js";
import { singleHeadMistakes } from "./single-head.js";

/** @typedef {import("../grader/grade.js").Probe} Probe */

/** @param {number} seed @returns {Probe[]} */
function probes(seed) {
  const numbers = new Numbers(seed);
  const n = 6;
  const qkv = (/** @type {number} */ nQ, /** @type {number} */ nKv) => [
    ...[numbers.normal(nQ, 3), numbers.normal(nKv, 3), numbers.normal(nKv, 2)],
  ];
  const large = (/** @type {number} */ most) => [
    ...[numbers.whole(most, n, 3), numbers.whole(most, n, 3)],
    numbers.normal(n, 2),
  ];
  const decoder = keepMask(n, n, (i, j) => j <= i && j < 4);
  const scattered = keepMask(n, n, (i, j) => (2 * i + 3 * j) % 4 !== 1);
  return [
    { name: "causal and padding", args: [...qkv(n, n), decoder] },
    { name: "no mask", args: [...qkv(4, n), null] },
    { name: "scattered mask", args: [...qkv(n, n), scattered] },
    { name: "large scores", args: [...large(60), null] },
    { name: "very negative scores", args: [...far(numbers, n), scattered] },
    { name: "hidden giants", args: [...large(200), scattered], isExtra: true },
  ];
}

/**
 * Every score is near -40, so that a fill of -10 stands above them.
 *
 * @param {Numbers} numbers
 * @param {number} n
 */
function far(numbers, n) {
  const query = numbers.normal(n, 3);
  const key = numbers.normal(n, 3);
  for (let i = 0; i < n; i++) {
    query.data[3 * i] = 8;
    key.data[3 * i] = -9;
  }
  return [query, key, numbers.normal(n, 2)];
}

/** @type {import("./index.js").Exercise} */
export const attention = {
  name: "attention",
  starter: {
    python: `import numpy as np

def attention(Q, K, V, mask=None):
    # your code
    return output, weights
`,
    javascript: `// Matrices are lists of rows.
function attention(Q, K, V, mask = null) {
  // your code
  return [output, weights];
}
`,
  },
  solution: {
    python: `import numpy as np

def attention(Q, K, V, mask=None):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights
`,
    javascript: `function attention(Q, K, V, mask = null) {
  const weights = Q.map((q, i) => {
    const scores = K.map((k, j) =>
      mask && !mask[i][j]
        ? -Infinity
        : q.reduce((sum, x, c) => sum + x * k[c], 0) / Math.sqrt(q.length),
    );
    const most = Math.max(...scores);
    const e = scores.map((s) => Math.exp(s - most));
    const total = e.reduce((a, b) => a + b);
    return e.map((x) => x / total);
  });
  const output = weights.map((row) =>
    V[0].map((_, c) => row.reduce((sum, w, j) => sum + w * V[j][c], 0)),
  );
  return [output, weights];
}
`,
  },
  task: {
    function: "attention",
    returns: ["output", "weights"],
    probes,
    right: (engine, [query, key, value, keep]) =>
      coreAttention(engine, /** @type {any} */ ({ query, key, value, keep })),
    solve: ([query, key, value, keep], change) => {
      const input = /** @type {any} */ ({ query, key, value, keep });
      return attendWith(input, change);
    },
    hides: ([, , , keep]) => /** @type {any} */ (keep),
    mistakes: singleHeadMistakes,
    notes: [
      {
        name: "mask after softmax, renormalised",
        change: { mask: "after, renormalised" },
      },
    ],
  },
};
