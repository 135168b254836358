import { softmaxes } from "../grader/attend.js";
import { Numbers, single } from "../grader/probes.js";
import { softmaxMistakes } from "./single-head.js";

/** Where each row of large scores lies. */
const LEVELS = [3000, 1000, -500, -3000];

/**
 * Rows so far apart that one maximum does not do for all of them.
 *
 * @param {import("../grader/arrays.js").Tensor} scores
 */
const apart = ({ data, shape }) => ({
  data: Float64Array.from(
    data,
    (x, at) => x + LEVELS[Math.floor(at / shape[1])],
  ),
  shape,
});

/** @type {import("./index.js").Exercise} */
export const softmax = {
  name: "softmax",
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
        { name: "large scores", args: [apart(numbers.whole(400, 4, 6))] },
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
    mistakes: [
      ...softmaxMistakes,
      { name: "one maximum for all", change: { softmax: "max of all" } },
      { name: "maximum of each column", change: { softmax: "max of columns" } },
    ],
  },
};
