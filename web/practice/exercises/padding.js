import { NDArray } from "../grader/arrays.js";
import {
  attendWith,
  coreAttention,
  keepMask,
  Numbers,
} from "../grader/probes.js";
import {
  filledWithLargeNumber,
  productMistakes,
  resultMistakes,
  scaleMistakes,
  softmaxMistakes,
} from "./single-head.js";

/**
 * Who may see whom, from the place of query i and key j and what is padding.
 *
 * @type {Record<string, (i: number, j: number, isPadding: (at: number) => boolean) => boolean>}
 */
const rules = {
  right: (i, j, isPadding) => j <= i && !isPadding(j),
  "padding dropped": (i, j) => j <= i,
  "causal dropped": (_, j, isPadding) => !isPadding(j),
  or: (i, j, isPadding) => j <= i || !isPadding(j),
  queries: (i, j, isPadding) => j <= i && !isPadding(i),
  "queries and keys": (i, j, isPadding) =>
    j <= i && !isPadding(i) && !isPadding(j),
  inverted: (i, j, isPadding) => j <= i && isPadding(j),
  nothing: () => true,
};

/** @param {ArrayLike<number>} padding @param {string} rule */
function ruleOf(padding, rule) {
  const n = padding.length;
  return keepMask(n, n, (i, j) => rules[rule](i, j, (at) => padding[at] !== 0));
}

/** @type {import("../grader/grade.js").Mistake[]} */
const paddingMistakes = [
  { name: "padding dropped", change: { keep: "padding dropped" } },
  { name: "causal dropped", change: { keep: "causal dropped" } },
  { name: "no mask", change: { keep: "nothing" } },
  { name: "or for and", change: { keep: "or" } },
  { name: "padded queries hidden", change: { keep: "queries" } },
  {
    name: "padded queries hidden as well",
    change: { keep: "queries and keys" },
  },
  { name: "padding inverted", change: { keep: "inverted" } },
  { name: "masked with 0", change: { mask: "zero" } },
  { name: "mask after softmax", change: { mask: "after" } },
];

/** @type {import("./index.js").Exercise} */
export const padding = {
  name: "padding",
  starter: {
    python: `import numpy as np

def padded_attention(Q, K, V, padding):
    # your code
    return output, weights
`,
    javascript: `function padded_attention(Q, K, V, padding) {
  // your code
  return [output, weights];
}
`,
  },
  solution: {
    python: `import numpy as np

def padded_attention(Q, K, V, padding):
    n = len(Q)
    keep = np.tri(n, dtype=bool) & ~padding[None, :]
    scores = np.where(keep, Q @ K.T / np.sqrt(K.shape[-1]), -np.inf)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights
`,
    javascript: `function padded_attention(Q, K, V, padding) {
  const weights = Q.map((q, i) => {
    const scores = K.map((k, j) =>
      j > i || padding[j]
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
    function: "padded_attention",
    returns: ["output", "weights"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      const args = (/** @type {number[]} */ bits) => [
        ...[numbers.normal(6, 3), numbers.normal(6, 3), numbers.normal(6, 2)],
        { data: bits, shape: [6], dtype: "bool" },
      ];
      const large = [numbers.whole(60, 6, 3), numbers.whole(60, 6, 3)];
      const none = { data: [0, 0, 0, 0, 0, 0], shape: [6], dtype: "bool" };
      return [
        { name: "padded at the end", args: args([0, 0, 0, 0, 1, 1]) },
        { name: "padded in between", args: args([0, 0, 1, 0, 0, 1]) },
        { name: "no padding", args: args([0, 0, 0, 0, 0, 0]) },
        { name: "large scores", args: [...large, numbers.normal(6, 2), none] },
      ];
    },
    right: (engine, [query, key, value, bits]) => {
      const keep = ruleOf(/** @type {any} */ (bits).data, "right");
      return coreAttention(
        engine,
        /** @type {any} */ ({ query, key, value, keep }),
      );
    },
    hides: ([, , , bits]) => ruleOf(/** @type {any} */ (bits).data, "right"),
    solve: ([query, key, value, bits], { keep: rule = "right", ...change }) => {
      const { data, shape } = ruleOf(/** @type {NDArray} */ (bits).data, rule);
      const keep = new NDArray("bool", shape, Float64Array.from(data));
      const input = /** @type {any} */ ({ query, key, value, keep });
      return attendWith(input, change);
    },
    mistakes: [
      ...paddingMistakes,
      ...paddingMistakes
        .filter(({ change }) => /queries|inverted/.test(change.keep ?? ""))
        .map(filledWithLargeNumber),
      ...scaleMistakes,
      ...productMistakes,
      ...softmaxMistakes,
      ...resultMistakes,
    ],
  },
};
