import { NDArray } from "../grader/arrays.js";
import { Numbers, single } from "../grader/probes.js";

/** @typedef {{ angle: string, pair: string, turn: string }} Ways */

/**
 * The angle of pair i of d / 2 at a position.
 *
 * @type {Record<string, (position: number, i: number, d: number, row: number) => number>}
 */
const angles = {
  right: (position, i, d) => position / 10000 ** ((2 * i) / d),
  "half the exponent": (position, i, d) => position / 10000 ** (i / d),
  same: (position) => position,
  "from one": (position, i, d) => (position + 1) / 10000 ** ((2 * i) / d),
  "from zero": (_, i, d, row) => row / 10000 ** ((2 * i) / d),
  growing: (position, i, d) => position * 10000 ** ((2 * i) / d),
  "base 1000": (position, i, d) => position / 1000 ** ((2 * i) / d),
};

/** Which columns pair i has. @type {Record<string, (i: number, d: number) => [number, number]>} */
const pairs = {
  right: (i) => [2 * i, 2 * i + 1],
  halves: (i, d) => [i, i + d / 2],
};

/** The turned pair. @type {Record<string, (a: number, b: number, angle: number) => [number, number]>} */
const turns = {
  right: (a, b, t) => [
    a * Math.cos(t) - b * Math.sin(t),
    a * Math.sin(t) + b * Math.cos(t),
  ],
  backwards: (a, b, t) => turns.right(a, b, -t),
  "sign lost": (a, b, t) => [
    a * Math.cos(t) + b * Math.sin(t),
    a * Math.sin(t) + b * Math.cos(t),
  ],
  "partner lost": (a, b, t) => [a * Math.cos(t), b * Math.cos(t)],
  "sine and cosine swapped": (a, b, t) => [
    a * Math.sin(t) - b * Math.cos(t),
    a * Math.cos(t) + b * Math.sin(t),
  ],
  "overwritten first": (a, b, t) => {
    const first = a * Math.cos(t) - b * Math.sin(t);
    return [first, first * Math.sin(t) + b * Math.cos(t)];
  },
  not: (a, b) => [a, b],
  added: (a, b, t) => [a + Math.sin(t), b + Math.cos(t)],
};

/**
 * @param {NDArray} x
 * @param {number} first
 * @param {Record<string, string>} change
 */
function rotate(x, first, { angle = "right", pair = "right", turn = "right" }) {
  const [n, d] = x.shape;
  const out = new NDArray("float64", x.shape);
  const from = x.flat();
  for (let row = 0; row < n; row++)
    for (let i = 0; i < d / 2; i++) {
      const [a, b] = pairs[pair](i, d).map((column) => row * d + column);
      const t = angles[angle](first + row, i, d, row);
      const [p, q] = turns[turn](from[a], from[b], t);
      out.data[a] = p;
      out.data[b] = q;
    }
  return out;
}

/** @type {import("./index.js").Exercise} */
export const rope = {
  name: "rope",
  starter: {
    python: `import numpy as np

def rope(x, first=0):
    # your code
    return turned
`,
    javascript: `function rope(x, first = 0) {
  // your code
  return turned;
}
`,
  },
  solution: {
    python: `import numpy as np

def rope(x, first=0):
    n, d = x.shape
    angles = np.outer(first + np.arange(n), 10000.0 ** (-np.arange(0, d, 2) / d))
    cos, sin = np.cos(angles), np.sin(angles)
    turned = np.empty_like(x)
    turned[:, 0::2] = x[:, 0::2] * cos - x[:, 1::2] * sin
    turned[:, 1::2] = x[:, 0::2] * sin + x[:, 1::2] * cos
    return turned
`,
    javascript: `function rope(x, first = 0) {
  return x.map((row, r) =>
    row.map((_, c) => {
      const i = c - (c % 2);
      const t = (first + r) / 10000 ** (i / row.length);
      const [a, b] = [row[i], row[i + 1]];
      return c === i
        ? a * Math.cos(t) - b * Math.sin(t)
        : a * Math.sin(t) + b * Math.cos(t);
    }),
  );
}
`,
  },
  task: {
    function: "rope",
    returns: ["turned"],
    probes: (seed) => {
      const numbers = new Numbers(seed);
      return [
        { name: "from position 0", args: [numbers.normal(5, 8), 0] },
        { name: "from position 3", args: [numbers.normal(4, 6), 3] },
      ];
    },
    right: (engine, [x, first]) => {
      const { data, shape } = /** @type {any} */ (x);
      const { output } = engine.rope({
        x: single({ data, shape: [1, ...shape] }),
        first: Number(first),
        layout: "interleaved",
      });
      return [{ data: output.data, shape }];
    },
    solve: ([x, first], change) => [
      rotate(/** @type {NDArray} */ (x), Number(first), change),
    ],
    mistakes: [
      { name: "halves paired", change: { pair: "halves" } },
      { name: "turned backwards", change: { turn: "backwards" } },
      { name: "sign lost", change: { turn: "sign lost" } },
      { name: "partner lost", change: { turn: "partner lost" } },
      {
        name: "sine and cosine swapped",
        change: { turn: "sine and cosine swapped" },
      },
      { name: "overwritten first", change: { turn: "overwritten first" } },
      { name: "not turned", change: { turn: "not" } },
      { name: "positions added", change: { turn: "added" } },
      { name: "exponent i / d", change: { angle: "half the exponent" } },
      { name: "one frequency", change: { angle: "same" } },
      { name: "positions from 1", change: { angle: "from one" } },
      { name: "first not used", change: { angle: "from zero" } },
      { name: "angles grow", change: { angle: "growing" } },
      { name: "base 1000", change: { angle: "base 1000" } },
    ],
  },
};
