// A picture of a long text, made small in the worker: millions of cells pooled on
// the page's own thread would block it.
import { poolLargest, poolMasked } from "./pooling.js";

/**
 * @typedef {import("./index.d.ts").Tensor} Tensor
 * @typedef {"rawScores" | "scores" | "weights"} PairName
 *
 * @typedef {object} Digest
 * @property {Uint8Array} masked (nQ, nKv), 1 = masked: its score is −∞
 * @property {Record<PairName, Tensor>} pooled by maximum, at most MOST_SIDE each
 *   way
 * @property {Uint8Array} pooledMasked of the same shape: 1 where all is masked
 */

/** Pictures of fewer cells are small enough as they are. */
const LEAST_CELLS = 2 ** 18;
/** More device pixels than a heatmap has on most screens. */
const MOST_SIDE = 1024;

/**
 * @param {{ nQ: number, nKv: number } & Record<PairName, Tensor>} picture
 * @returns {Digest | null} null for a small picture
 */
export function digestOf({ nQ, nKv, rawScores, scores, weights }) {
  if (nQ * nKv < LEAST_CELLS) return null;
  const rows = Math.min(nQ, MOST_SIDE);
  const cols = Math.min(nKv, MOST_SIDE);
  const pool = (/** @type {Tensor} */ { data }) => {
    const pooled = poolLargest({ data, rows: nQ, cols: nKv }, rows, cols);
    return { data: pooled.data, shape: [rows, cols] };
  };
  const masked = maskedOf(scores);
  return {
    masked,
    pooled: {
      rawScores: pool(rawScores),
      scores: pool(scores),
      weights: pool(weights),
    },
    pooledMasked: poolMasked(masked, { rows: nQ, cols: nKv }, { rows, cols }),
  };
}

/**
 * @param {Digest | null} digest
 * @returns {ArrayBuffer[]} what is to be transferred with it
 */
export function buffersOf(digest) {
  if (!digest) return [];
  const { masked, pooled, pooledMasked } = digest;
  const arrays = Object.values(pooled).map(({ data }) => data);
  return [masked, pooledMasked, ...arrays].map(
    ({ buffer }) => /** @type {ArrayBuffer} */ (buffer),
  );
}

/**
 * The cells that may not be attended to.
 *
 * @param {Tensor} scores
 * @returns {Uint8Array} 1 = masked
 */
export function maskedOf({ data }) {
  const masked = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    if (data[i] === -Infinity) masked[i] = 1;
  }
  return masked;
}
