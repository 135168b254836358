/**
 * Attention in four steps, each of which can be done wrongly in ways that have
 * a name. A mistake is a change of one step; two at once are two changes.
 */
import {
  add,
  along,
  choose,
  divide,
  exp,
  flipped,
  matmul,
  multiply,
  subtract,
} from "./arrays.js";

/** @typedef {import("../numpy/ndarray.js").NDArray} NDArray */

/**
 * @typedef {object} Input
 * @property {NDArray} query (…, nQ, dK)
 * @property {NDArray} key (…, nKv, dK)
 * @property {NDArray} value (…, nKv, dV)
 * @property {NDArray | null} keep (nQ, nKv) true where a query may attend
 * @property {number} dModel
 *
 * @typedef {object} Change which variant of a step is taken; default the right one
 * @property {keyof typeof products} [product]
 * @property {keyof typeof scales} [scale]
 * @property {keyof typeof masks} [mask]
 * @property {keyof typeof softmaxes} [softmax]
 * @property {keyof typeof results} [result]
 */

/** Scores from queries and keys. */
const products = {
  right: (/** @type {Input} */ { query, key }) => matmul(query, flipped(key)),
  swapped: (/** @type {Input} */ { query, key }) => matmul(key, flipped(query)),
  "no transpose": (/** @type {Input} */ { query, key }) => matmul(query, key),
};

/** @typedef {(scores: NDArray, input: Input) => NDArray} Step */

/** @type {Record<"right" | "none" | "sqrt d_model" | "d_k" | "times" | "sqrt n" | "after", Step>} */
const scales = {
  right: (s, { key }) => divide(s, Math.sqrt(key.shape[key.ndim - 1])),
  none: (s) => s,
  "sqrt d_model": (s, { dModel }) => divide(s, Math.sqrt(dModel)),
  d_k: (s, { key }) => divide(s, key.shape[key.ndim - 1]),
  times: (s, { key }) => multiply(s, Math.sqrt(key.shape[key.ndim - 1])),
  "sqrt n": (s, { key }) => divide(s, Math.sqrt(key.shape[key.ndim - 2])),
  after: (s) => s,
};

/** @param {number} value */
const filled =
  (value) => (/** @type {NDArray} */ s, /** @type {NDArray} */ keep) =>
    choose(keep, s, value);

/** @type {Record<"right" | "none" | "zero" | "plus inf" | "too small" | "minus 1e9" | "added" | "inverted" | "flipped" | "times minus" | "after" | "after, renormalised", (scores: NDArray, keep: NDArray) => NDArray>} */
const masks = {
  right: filled(-Infinity),
  none: (s) => s,
  zero: filled(0),
  "plus inf": filled(Infinity),
  "too small": filled(-10),
  "minus 1e9": filled(-1e9), // right but for a row with nothing to attend to
  added: (s, keep) => add(s, keep),
  inverted: (s, keep) => choose(keep, -Infinity, s),
  flipped: (s, keep) => choose(flipped(keep), s, -Infinity),
  "times minus": (s, keep) => multiply(s, choose(keep, 1, -1e9)),
  after: (s) => s,
  "after, renormalised": (s) => s,
};

/**
 * @param {NDArray} x
 * @param {readonly number[] | null} axes
 */
export function softmax(x, axes) {
  const e = exp(subtract(x, along("max", x, axes)));
  return divide(e, along("sum", e, axes));
}

/** @type {Record<"right" | "column" | "whole" | "unstable" | "not divided" | "no exp" | "none" | "twice" | "sigmoid" | "ones" | "sum not kept" | "max not kept" | "max of all" | "max of columns", (x: NDArray) => NDArray>} */
export const softmaxes = {
  right: (x) => softmax(x, [-1]),
  column: (x) => softmax(x, [-2]),
  whole: (x) => softmax(x, [-1, -2]),
  unstable: (x) => divide(exp(x), along("sum", exp(x), [-1])),
  "not divided": (x) => exp(subtract(x, along("max", x, [-1]))),
  "no exp": (x) => divide(x, along("sum", x, [-1])),
  none: (x) => x,
  twice: (x) => softmax(softmax(x, [-1]), [-1]),
  sigmoid: (x) => divide(1, add(1, exp(multiply(x, -1)))),
  ones: (x) => divide(exp(multiply(x, 0)), 1),
  "sum not kept": (x) => {
    const e = exp(subtract(x, along("max", x, [-1])));
    return divide(e, along("sum", e, [-1], false));
  },
  "max not kept": (x) => {
    const e = exp(subtract(x, along("max", x, [-1], false)));
    return divide(e, along("sum", e, [-1]));
  },
  "max of all": (x) => {
    const e = exp(subtract(x, along("max", x, [-1, -2])));
    return divide(e, along("sum", e, [-1]));
  },
  "max of columns": (x) => {
    const e = exp(subtract(x, along("max", x, [-2])));
    return divide(e, along("sum", e, [-1]));
  },
};

/** Output from weights; scores are masked and scaled. */
const results = {
  right: (/** @type {NDArray} */ w, /** @type {Input} */ { value }) =>
    matmul(w, value),
  key: (/** @type {NDArray} */ w, /** @type {Input} */ { key }) =>
    matmul(w, key),
  query: (/** @type {NDArray} */ w, /** @type {Input} */ { query }) =>
    matmul(w, query),
  "weights flipped": (
    /** @type {NDArray} */ w,
    /** @type {Input} */ { value },
  ) => matmul(flipped(w), value),
  "values halved": (/** @type {NDArray} */ w, /** @type {Input} */ { value }) =>
    divide(matmul(w, value), value.shape[value.ndim - 2]),
};

/**
 * @param {Input} input
 * @param {Change} [change]
 * @returns {{ output: NDArray, weights: NDArray }} throws what NumPy would
 */
export function attend(input, change = {}) {
  const {
    product,
    scale,
    mask,
    softmax: how,
    result,
  } = {
    ...{ product: /** @type {const} */ ("right") },
    ...{ scale: /** @type {const} */ ("right") },
    ...{ mask: /** @type {const} */ ("right") },
    ...{ softmax: /** @type {const} */ ("right") },
    ...{ result: /** @type {const} */ ("right") },
    ...change,
  };
  const { keep } = input;
  const scaled = scales[scale](products[product](input), input);
  const scores = keep ? masks[mask](scaled, keep) : scaled;
  let weights = softmaxes[how](scores);
  if (keep && mask.startsWith("after")) weights = multiply(weights, keep);
  if (keep && mask === "after, renormalised")
    weights = divide(weights, along("sum", weights, [-1]));
  if (scale === "after") {
    const { shape, ndim } = input.key;
    weights = divide(weights, Math.sqrt(shape[ndim - 1]));
  }
  return { output: results[result](weights, input), weights };
}
