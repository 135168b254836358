import { NDArray } from "../grader/arrays.js";
import {
  attendWith,
  coreAttention,
  keepMask,
  Numbers,
} from "../grader/probes.js";
import {
  filledWithLargeNumber,
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
  {
    name: "padding dropped",
    change: { keep: "padding dropped" },
    text: "The causal mask is there, but padded keys get weight.",
  },
  {
    name: "causal dropped",
    change: { keep: "causal dropped" },
    text: "Padded keys are hidden, but the future is not. Both masks have to hold at once: combine what may be seen with and (&).",
  },
  {
    name: "no mask",
    change: { keep: "nothing" },
    text: "Neither mask has an effect.",
  },
  {
    name: "or for and",
    change: { keep: "or" },
    text: "You combined what may be seen with or: a key is seen when it is in the past or no padding. It has to be both: &.",
  },
  {
    name: "padded queries hidden",
    change: { keep: "queries" },
    text: "You hid the rows of padded queries; the padding has to hide columns, the padded keys: padding[None, :], not padding[:, None].",
  },
  {
    name: "padded queries hidden as well",
    change: { keep: "queries and keys" },
    text: "You hid the rows of padded queries as well. They have nothing to attend to then, and softmax gives nan (or the same weight everywhere). Hide the keys only; what padded queries give is thrown away anyway.",
  },
  {
    name: "padding inverted",
    change: { keep: "inverted" },
    text: "Only the padding is seen: True means padding here, so the keys to keep are ~padding.",
  },
  {
    name: "masked with 0",
    change: { mask: "zero" },
    text: "You set hidden scores to 0. exp(0) is 1, so they get weight. Fill with -inf.",
  },
  {
    name: "mask after softmax",
    change: { mask: "after" },
    text: "You set weights to 0 after softmax, so the rows sum to less than 1. Mask the scores before softmax.",
  },
];

/** @type {import("./index.js").Exercise} */
export const padding = {
  name: "padding",
  title: "Padding and causal mask",
  text: "Sentences of a batch are padded to one length. padding is (n,) and True where a token is padding. Write causal attention that pays no attention to padded keys. Return the output and the weights.",
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
  hints: [
    "There are two reasons to hide a pair: the key is in the future, or it is padding. What may be seen has neither.",
    "~padding[None, :] has one row and n columns: it says the same of every query.",
    "keep = np.tri(n, dtype=bool) & ~padding[None, :]",
  ],
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
      ...softmaxMistakes,
      ...resultMistakes,
    ],
  },
};
