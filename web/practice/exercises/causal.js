import { made } from "../grader/arrays.js";
import {
  attendWith,
  coreAttention,
  keepMask,
  Numbers,
  withLastRow,
} from "../grader/probes.js";
import {
  filledWithLargeNumber,
  productMistakes,
  resultMistakes,
  scaleMistakes,
  softmaxMistakes,
} from "./single-head.js";

/** Who may see whom: query i, key j. @type {Record<string, (i: number, j: number) => boolean>} */
const rules = {
  right: (i, j) => j <= i,
  "not itself": (i, j) => j < i,
  "one too far": (i, j) => j <= i + 1,
  future: (i, j) => j >= i,
  "only future": (i, j) => j > i,
  nobody: () => true,
  itself: (i, j) => j === i,
};

/** @type {import("../grader/grade.js").Mistake[]} */
const causalMistakes = [
  { name: "no mask", change: { causal: "nobody" } },
  { name: "hides itself", change: { causal: "not itself" } },
  { name: "sees one ahead", change: { causal: "one too far" } },
  { name: "triu for tril", change: { causal: "future" } },
  { name: "only the future", change: { causal: "only future" } },
  { name: "sees only itself", change: { causal: "itself" } },
  { name: "masked with 0", change: { mask: "zero" } },
  { name: "mask after softmax", change: { mask: "after" } },
  { name: "masked with +inf", change: { mask: "plus inf" } },
];

/** @type {import("./index.js").Exercise} */
export const causal = {
  name: "causal",
  starter: {
    python: `import numpy as np

def causal_attention(Q, K, V):
    # your code
    return output, weights
`,
    javascript: `function causal_attention(Q, K, V) {
  // your code
  return [output, weights];
}
`,
  },
  solution: {
    python: `import numpy as np

def causal_attention(Q, K, V):
    n = len(Q)
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    scores = np.where(np.tri(n, dtype=bool), scores, -np.inf)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights
`,
    javascript: `function causal_attention(Q, K, V) {
  const weights = Q.map((q, i) => {
    const scores = K.map((k, j) =>
      j > i
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
    function: "causal_attention",
    returns: ["output", "weights"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      const [q, k] = [numbers.normal(6, 3), numbers.normal(6, 3)];
      const v = numbers.normal(6, 2);
      const other = [
        withLastRow(q, numbers.normal(3)),
        withLastRow(k, numbers.normal(3)),
        withLastRow(v, numbers.normal(2)),
      ];
      const large = [numbers.whole(60, 5, 3), numbers.whole(60, 5, 3)];
      return [
        { name: "6 tokens", args: [q, k, v] },
        { name: "another last token", args: other, moves: "6 tokens" },
        { name: "large scores", args: [...large, numbers.normal(5, 2)] },
      ];
    },
    right: (engine, [query, key, value]) => {
      const n = /** @type {any} */ (query).shape[0];
      const keep = keepMask(n, n, rules.right);
      return coreAttention(
        engine,
        /** @type {any} */ ({ query, key, value, keep }),
      );
    },
    hides: ([query]) => {
      const n = /** @type {any} */ (query).shape[0];
      return keepMask(n, n, rules.right);
    },
    solve: ([query, key, value], { causal: rule = "right", ...change }) => {
      const n = /** @type {any} */ (query).shape[0];
      const keep = made([n, n], rules[rule], "bool");
      const input = /** @type {any} */ ({ query, key, value, keep });
      return attendWith(input, change);
    },
    mistakes: [
      ...causalMistakes,
      ...causalMistakes
        .filter(({ name }) => /^(hides itself|only the future)$/.test(name))
        .map(filledWithLargeNumber),
      ...scaleMistakes,
      ...productMistakes,
      ...softmaxMistakes,
      ...resultMistakes,
    ],
  },
};
