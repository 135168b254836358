/** The computation in Python with NumPy. */
import { pythonOf, pythonSteps } from "./python.js";
import { shortest } from "./script.js";

/** @type {Record<import("./computation.js").Axis, string>} */
const AXES = { rows: "axis=1, ", columns: "axis=0, ", all: "" };

/** @type {import("./script.js").Language} */
export const numpy = {
  ...pythonOf({
    array: "np.array",
    type: "np.float32",
    allclose: "np.allclose",
    ofHead: "all_weights",
  }),
  name: "NumPy",
  file: "attention.py",
  begin: (about) => `${about.join("\n")}
# Needs: python3, numpy.
import numpy as np
from numpy import inf, nan
`,
  steps: {
    ...pythonSteps("np.eye(d_model, dtype=np.float32)"),
    positions: ({ name }) => [
      `rates = 1 / 10000 ** (np.arange(0, d_model, 2) / d_model)`,
      `angles = np.arange(len(${name}))[:, None] * rates`,
      `${name}[:, 0::2] += np.sin(angles)`,
      `${name}[:, 1::2] += np.cos(angles)`,
    ],
    mask: () => [
      "mask = np.ones((len(Q), len(K)), dtype=bool)  # True: may attend",
    ],
    causal: () => ["mask &= np.tri(len(Q), len(K), dtype=bool)"],
    window: ({ window }) => [
      "back = np.arange(len(Q))[:, None] - np.arange(len(K))",
      `mask &= (back >= 0) & (back < ${window})`,
    ],
    hideSelf: () => ["mask &= ~np.eye(len(Q), dtype=bool)"],
    eachHead: () => [
      "outputs, all_weights = [], []",
      "for head in np.split(np.arange(d_model), n_heads):",
    ],
    scores: () => ["    scores = Q[:, head] @ K[:, head].T"],
    scale: () => ["    scores = scores / np.float32(np.sqrt(d_k))"],
    addBias: () => ["    scores = scores + b"],
    hide: () => ["    scores = np.where(mask, scores, np.float32(-inf))"],
    temperature: ({ temperature }) => [
      `    scores = scores / np.float32(${shortest(Math.fround(temperature))})`,
    ],
    softmax: ({ axis, subtractMax }) => [
      ...(subtractMax
        ? [`    scores = scores - scores.max(${AXES[axis]}keepdims=True)`]
        : []),
      "    weights = np.exp(scores)",
      `    weights = weights / weights.sum(${AXES[axis]}keepdims=True)`,
    ],
    empty: ({ axis }) => [
      `    weights = np.where(mask.any(${AXES[axis]}keepdims=True), weights, 0)`,
    ],
    headOutput: () => [
      "    all_weights.append(weights)",
      "    outputs.append(weights @ V[:, head])",
    ],
    concat: () => ["output = np.concatenate(outputs, axis=1)"],
    off: () => ["output = np.zeros_like(output)  # the head is off"],
  },
};
