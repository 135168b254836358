// Attention as in the textbook, in double precision, for comparing with what
// the page shows.

/** @typedef {import("../../web/components/types.js").Picture} Picture */

const EPSILON = 2 ** -23; // of the 32-bit numbers that the page computes with

/** @typedef {"rows" | "columns" | "all"} Axis */

/**
 * softmax((q·k ÷ √d_k + bias) ÷ temperature) of the queries and keys in the
 * picture.
 *
 * A score sums dK products, so its error is at most dK·ε times the sum of their
 * sizes; an error d of a score changes a weight by at most a factor of e^2d.
 * The bias is what the page's own scores have beyond the products.
 *
 * @param {Picture} picture
 * @param {{ scaled: boolean, temperature: number, softmaxAxis: Axis,
 *   isMasked: (at: number) => boolean }} options
 * @returns {{ weights: number[], tolerance: number }}
 */
export function expectedWeights(picture, options) {
  const { scaled, temperature, softmaxAxis, isMasked } = options;
  const { nQ, nKv, dK } = picture;
  const scale = scaled ? 1 / Math.sqrt(dK) : 1;
  const bias = biasOf(picture, scale, isMasked);
  const scores = [];
  let largest = 0;
  for (let row = 0; row < nQ; row++) {
    for (let col = 0; col < nKv; col++) {
      const { sum, size } = dot(picture, row, col);
      largest = Math.max(largest, (size * scale) / temperature);
      const masked = isMasked(row * nKv + col);
      const score = (sum * scale + bias[col]) / temperature;
      scores.push(masked ? -Infinity : score);
    }
  }
  const weights = softmaxAlong(scores, nKv, softmaxAxis);
  return { weights, tolerance: 4 * dK * EPSILON * Math.max(largest, 1) };
}

/**
 * @param {Picture} picture
 * @param {number} row
 * @param {number} col
 */
function dot({ query, key, dK }, row, col) {
  let sum = 0;
  let size = 0;
  for (let i = 0; i < dK; i++) {
    const product = query.data[row * dK + i] * key.data[col * dK + i];
    sum += product;
    size += Math.abs(product);
  }
  return { sum, size };
}

/**
 * A key's bias, the same for each query: read off the first query that sees it.
 * @param {Picture} picture
 * @param {number} scale
 * @param {(at: number) => boolean} isMasked
 */
function biasOf({ nQ, nKv, scores, rawScores }, scale, isMasked) {
  return Array.from({ length: nKv }, (_, col) => {
    for (let row = 0; row < nQ; row++) {
      const at = row * nKv + col;
      if (!isMasked(at)) return scores.data[at] - rawScores.data[at] * scale;
    }
    return 0;
  });
}

/**
 * @param {number[]} scores (nQ, nKv)
 * @param {number} nKv
 * @param {Axis} axis what sums to 1
 */
function softmaxAlong(scores, nKv, axis) {
  const groupOf = (/** @type {number} */ at) =>
    ({ rows: Math.floor(at / nKv), columns: at % nKv, all: 0 })[axis];
  const weights = scores.slice();
  for (const group of new Set(scores.map((_, at) => groupOf(at)))) {
    const here = [...scores.keys()].filter((at) => groupOf(at) === group);
    const shares = softmax(here.map((at) => scores[at]));
    for (const [i, at] of here.entries()) weights[at] = shares[i];
  }
  return weights;
}

/** @param {number[]} scores */
function softmax(scores) {
  const max = Math.max(...scores);
  if (max === -Infinity) return scores.map(() => 0);
  const exps = scores.map((score) => Math.exp(score - max));
  const sum = exps.reduce((a, b) => a + b, 0);
  return exps.map((exp) => exp / sum);
}
