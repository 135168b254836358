/** Expressions made up at random, from a seed: indices, shapes, broadcasting. */
import { randomFrom } from "../../random.js";

/** @typedef {import("./compare.js").Case} Case */

/** @param {number} seed */
function dice(seed) {
  const random = randomFrom(seed);
  const below = (/** @type {number} */ n) => Math.floor(random() * n);
  return {
    below,
    /** @template T @param {readonly T[]} list */
    one: (list) => list[below(list.length)],
    between: (/** @type {number} */ a, /** @type {number} */ b) =>
      a + below(b - a + 1),
  };
}

/** @typedef {ReturnType<typeof dice>} Dice */

/**
 * One part of an index, now and then out of bounds.
 *
 * @param {Dice} d
 * @param {number} n length of the axis
 */
function partOf(d, n) {
  const bound = () => d.one(["", "", String(d.between(-n - 1, n + 1))]);
  return d.one([
    () => String(d.between(-n, n - (d.below(8) ? 1 : 0))),
    () => `${bound()}:${bound()}`,
    () => `${bound()}:${bound()}:${d.one([1, 2, -1, -2])}`,
    () => ":",
    () => "None",
    () => `[${[1, 2, 3].map(() => d.between(-n, n - 1))}]`,
    () => `np.array([[${d.below(n)}], [${d.below(n)}]])`,
    () => `np.arange(${n}) % 2 == ${d.below(2)}`,
  ])();
}

/**
 * @param {Dice} d
 * @param {readonly number[]} shape
 */
function indexOf(d, shape) {
  const parts = [];
  let axis = 0;
  while (axis < shape.length && d.below(6) > 0) {
    const part = partOf(d, shape[axis]);
    parts.push(part);
    if (part !== "None") axis++;
  }
  if (d.below(4) === 0) parts.splice(d.between(0, parts.length), 0, "...");
  return parts.join(", ") || "...";
}

/** @param {Dice} d @param {number} ndim */
const shapeOf = (d, ndim) =>
  Array.from({ length: ndim }, () => d.between(1, 4));

/** @param {readonly number[]} shape */
const made = (shape) => {
  const n = shape.reduce((product, m) => product * m, 1);
  return `np.arange(${n}).reshape(${shape.join(", ") || "()"})`;
};

/** @param {Dice} d @param {number} n */
function orderOf(d, n) {
  const axes = Array.from({ length: n }, (_, i) => i);
  return axes.sort(() => d.one([-1, 1]));
}

/** Ways to look at the same numbers otherwise. @param {Dice} d @param {readonly number[]} shape */
function viewOf(d, shape) {
  const size = shape.reduce((product, m) => product * m, 1);
  return d.one([
    () => "",
    () => ".T",
    () => `.transpose(${orderOf(d, shape.length)})`,
    () => `.reshape(-1)`,
    () => `.T.reshape(${size}, 1)`,
    () => `.swapaxes(0, -1).reshape(-1, ${d.one(shape)})`,
    () => `[::-1].reshape(${d.one(shape)}, -1)`,
    () => `[..., ::2].reshape(-1)`,
  ])();
}

/**
 * @param {number} seed
 * @param {number} n
 * @returns {Case[]}
 */
export function randomCases(seed, n) {
  const d = dice(seed);
  return Array.from({ length: n }, () => {
    const shape = shapeOf(d, d.between(1, 4));
    const other = shape.map((m) => d.one([m, m, 1])).slice(d.below(2));
    const axis = d.between(-shape.length, shape.length - 1);
    const reduction = d.one(["sum", "max", "mean", "argmax", "cumsum"]);
    /** @type {(() => Case)[]} */
    const ways = [
      () => [`a = ${made(shape)}`, `a[${indexOf(d, shape)}]`],
      () => [`a = ${made(shape)}${viewOf(d, shape)}`, "a"],
      () => [`a = ${made(shape)}\na[${indexOf(d, shape)}] = -7`, "a"],
      () => [
        `a = ${made(shape)}\nb = a${viewOf(d, shape)}\nb[0] = -1`,
        "(a, b)",
      ],
      () => [
        `a = ${made(shape)}; b = ${made(other)} * 0.5`,
        d.one(["a + b", "b - a", "np.maximum(a, b)", "a * b > 3"]),
      ],
      () => [
        `a = ${made(shape)}${d.one(["", "[::-1]"])}`,
        `a.${reduction}(axis=${axis})`,
      ],
    ];
    return d.one(ways)();
  });
}

/** Calls of one generator: what each takes of it moves the next. */
const drawn = [
  ...["choice(N)", "choice(N, M)", "choice(N, M, replace=False)"],
  ...["choice([5, 6, 7, 8], M, p=P)", "choice(4, p=P)"],
  ...["choice(4, 2, replace=False, p=P)", "choice(4, (2, 2), p=P)"],
  ...["permutation(N)", "permutation(np.arange(N * 2).reshape(N, 2))"],
  ...["integers(N)", "integers(-N, N, M)", "integers(3, size=(M, 2))"],
  ...["random()", "random(M)", "standard_normal(M)", "uniform(-1, 1, N)"],
  "normal(size=M)",
];

/** Changes what it gets. */
const shuffled = ["x", "y", "z"];

/**
 * Programs that draw from one generator again and again.
 *
 * @param {number} seed
 * @param {number} n
 * @returns {Case[]}
 */
export function randomDraws(seed, n) {
  const random = randomFrom(seed);
  const below = (/** @type {number} */ most) => Math.floor(random() * most);
  const one = (/** @type {string[]} */ list) => list[below(list.length)];
  const call = (/** @type {boolean} */ isLegacy) => {
    if (below(5) === 0) return `g.shuffle(${one(shuffled)})`;
    const text = one(drawn)
      .replaceAll("M", `${1 + below(5)}`)
      .replaceAll("N", `${5 + below(20)}`)
      .replaceAll("P", "[0.1, 0.2, 0.3, 0.4]");
    return `out.append(g.${isLegacy ? text.replace("integers", "randint") : text})`;
  };
  return Array.from({ length: n }, (_, i) => {
    const isLegacy = i % 3 === 2;
    const kind = isLegacy ? "RandomState" : "default_rng";
    const setup = [
      `g = np.random.${kind}(${below(1e9)}); out = []`,
      "x = np.arange(9); y = np.arange(14).reshape(7, 2); z = list(range(6))",
      ...Array.from({ length: 8 }, () => call(isLegacy)),
    ];
    return [setup.join("\n"), "out + [x, y, z]"];
  });
}
