import { softmaxes } from "../grader/attend.js";
import { Numbers, single } from "../grader/probes.js";
import { softmaxMistakes } from "./single-head.js";

/** @type {import("./index.js").Exercise} */
export const softmax = {
  name: "softmax",
  title: "Softmax",
  text: "Turn each row of scores into shares that sum to 1: exp of each, divided by the row's sum. It has to work for scores in the thousands too.",
  starter: {
    python: `import numpy as np

def softmax(scores):
    # your code
    return weights
`,
    javascript: `// scores: a list of rows
function softmax(scores) {
  // your code
  return weights;
}
`,
  },
  hints: [
    "Each row belongs to one query, and a query's shares sum to 1. So the sum runs along the row: axis=-1.",
    "e^1000 is more than a number can hold. Which number can you subtract from all scores of a row without changing the fraction?",
    "e = np.exp(scores - scores.max(axis=-1, keepdims=True)); return e / e.sum(axis=-1, keepdims=True)",
  ],
  solution: {
    python: `import numpy as np

def softmax(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)
`,
    javascript: `function softmax(scores) {
  return scores.map((row) => {
    const most = Math.max(...row);
    const e = row.map((s) => Math.exp(s - most));
    const total = e.reduce((a, b) => a + b);
    return e.map((x) => x / total);
  });
}
`,
  },
  task: {
    function: "softmax",
    returns: ["weights"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      return [
        { name: "4 queries, 6 keys", args: [numbers.normal(4, 6)] },
        { name: "5 queries, 5 keys", args: [numbers.normal(5, 5)] },
        { name: "large scores", args: [numbers.whole(2000, 4, 6)] },
      ];
    },
    right: (engine, [scores]) => [
      engine.softmax({ scores: single(/** @type {any} */ (scores)) }).weights,
    ],
    solve: ([scores], { softmax: how = "right" }) => [
      softmaxes[/** @type {keyof typeof softmaxes} */ (how)](
        /** @type {any} */ (scores),
      ),
    ],
    mistakes: softmaxMistakes,
  },
};
