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
  title: "Positions by rotation (RoPE)",
  text: "x is (n, d), d even. Turn the pair of columns 2i and 2i + 1 of row r by the angle (first + r) / 10000^(2i / d), so that products of queries and keys depend on how far apart they stand. Return the turned rows.",
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
  hints: [
    "x[:, 0::2] are the first columns of all pairs and x[:, 1::2] the second ones.",
    "np.outer(positions, frequencies) has the angle of each row and pair.",
    "(a, b) turned by t is (a cos t − b sin t, a sin t + b cos t). Write both into a new array: the second needs the old a.",
  ],
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
      {
        name: "halves paired",
        change: { pair: "halves" },
        text: "You paired column i with i + d/2. Many models do it so, and it works as well, but this exercise pairs neighbours: a checkpoint trained one way does not run the other way.",
      },
      {
        name: "turned backwards",
        change: { turn: "backwards" },
        text: "You turned the other way round: the sign of the sine is wrong in both lines.",
      },
      {
        name: "sign lost",
        change: { turn: "sign lost" },
        text: "The minus is missing in a cos t − b sin t. Without it this is no rotation, and lengths change.",
      },
      {
        name: "partner lost",
        change: { turn: "partner lost" },
        text: "Each column is only multiplied by the cosine. A rotation mixes the two columns of a pair.",
      },
      {
        name: "sine and cosine swapped",
        change: { turn: "sine and cosine swapped" },
        text: "Sine and cosine are swapped: at angle 0 a pair has to stay as it is.",
      },
      {
        name: "overwritten first",
        change: { turn: "overwritten first" },
        text: "You wrote the first column before you computed the second, which then used the new number. Both need the old ones.",
      },
      {
        name: "not turned",
        change: { turn: "not" },
        text: "Nothing is turned: what comes out is what went in.",
      },
      {
        name: "positions added",
        change: { turn: "added" },
        text: "You added sines and cosines, as the first Transformer did. RoPE turns the pairs; it adds nothing.",
      },
      {
        name: "exponent i / d",
        change: { angle: "half the exponent" },
        text: "The exponent of 10000 is 2i/d for pair i; you used i/d, so the angles fall half as fast.",
      },
      {
        name: "one frequency",
        change: { angle: "same" },
        text: "All pairs turn by the same angle. Each pair i has its own: position / 10000^(2i/d).",
      },
      {
        name: "positions from 1",
        change: { angle: "from one" },
        text: "Your positions begin at 1. Row 0 has position `first`, so with first = 0 it stays as it is.",
      },
      {
        name: "first not used",
        change: { angle: "from zero" },
        text: "You ignore `first`: with a KV cache the new rows do not begin at position 0.",
      },
      {
        name: "angles grow",
        change: { angle: "growing" },
        text: "You multiplied by 10000^(2i/d) where it has to divide: later pairs turn more slowly.",
      },
      {
        name: "base 1000",
        change: { angle: "base 1000" },
        text: "The base is 10000; you used 1000.",
      },
    ],
  },
};
