/** The computation in Python with PyTorch: all heads at once. */
import { pythonOf, pythonSteps } from "./python.js";
import { shortest } from "./script.js";

/** @type {Record<import("./computation.js").Axis, string>} */
const DIMS = { rows: "-1", columns: "-2", all: "(-2, -1)" };

/** @param {string} name @param {string} other */
const heads = (name, other) =>
  `${name} = ${other}.view(-1, n_heads, d_k).transpose(0, 1)  # (heads, n, d_k)`;

/** @type {import("./script.js").Language} */
export const pytorch = {
  ...pythonOf({
    array: "torch.tensor",
    type: "torch.float32",
    allclose: "torch.allclose",
    ofHead: "weights",
  }),
  name: "PyTorch",
  file: "attention_torch.py",
  begin: (about) => `${about.join("\n")}
# Needs: python3, torch.
import math
from math import inf, nan

import torch
`,
  steps: {
    ...pythonSteps("torch.eye(d_model)"),
    positions: ({ name }) => [
      "rates = 10000 ** (-torch.arange(0, d_model, 2, dtype=torch.float64) / d_model)",
      `angles = torch.arange(len(${name}))[:, None] * rates`,
      `${name}[:, 0::2] += torch.sin(angles)`,
      `${name}[:, 1::2] += torch.cos(angles)`,
    ],
    mask: () => [
      "mask = torch.ones(len(Q), len(K), dtype=torch.bool)  # True: may attend",
    ],
    causal: () => ["mask = mask.tril()"],
    window: ({ window }) => [
      "back = torch.arange(len(Q))[:, None] - torch.arange(len(K))",
      `mask &= (back >= 0) & (back < ${window})`,
    ],
    hideSelf: () => ["mask.fill_diagonal_(False)"],
    eachHead: () => [heads("q", "Q"), heads("k", "K"), heads("v", "V")],
    scores: () => ["scores = q @ k.transpose(-2, -1)"],
    scale: () => ["scores = scores / math.sqrt(d_k)"],
    addBias: () => ["scores = scores + b"],
    hide: () => ["scores = scores.masked_fill(~mask, -inf)"],
    temperature: ({ temperature }) => [
      `scores = scores / ${shortest(Math.fround(temperature))}`,
    ],
    softmax: ({ axis, subtractMax }) =>
      subtractMax && axis !== "all"
        ? [`weights = torch.softmax(scores, dim=${DIMS[axis]})`]
        : [
            ...(subtractMax
              ? [`scores = scores - scores.amax(${DIMS[axis]}, keepdim=True)`]
              : []),
            "weights = torch.exp(scores)",
            `weights = weights / weights.sum(${DIMS[axis]}, keepdim=True)`,
          ],
    empty: ({ axis }) => [
      axis === "all"
        ? "weights = weights.masked_fill(~mask.any(), 0)"
        : `weights = weights.masked_fill(~mask.any(${DIMS[axis]}, keepdim=True), 0)`,
    ],
    headOutput: () => ["outputs = weights @ v"],
    concat: () => ["output = outputs.transpose(0, 1).reshape(len(Q), d_model)"],
    off: () => ["output = torch.zeros_like(output)  # the head is off"],
  },
};
