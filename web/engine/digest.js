// A picture of a long text, made small in the worker: millions of cells pooled on
// the page's own thread would block it.
import { poolLargest, poolMasked } from "./pooling.js";

/**
 * @typedef {import("./index.d.ts").Tensor} Tensor
 * @typedef {"rawScores" | "scores" | "weights"} PairName
 *
 * @typedef {object} Pooled by maximum, all of one shape
 * @property {Record<PairName, Tensor>} matrices
 * @property {Uint8Array} masked 1 where all is masked
 *
 * @typedef {object} Digest
 * @property {Uint8Array | null} masked (nQ, nKv), 1 = masked: its score is −∞;
 *   null where the whole is not kept
 * @property {Pooled} large for the large heatmap
 * @property {Pooled} small for small ones
 */

/** Pictures of fewer cells are small enough as they are. */
const LEAST_CELLS = 2 ** 18;
/** More device pixels than a large heatmap has on most screens, and a small one. */
const LARGE_SIDE = 1024;
const SMALL_SIDE = 256;

/**
 * @param {{ nQ: number, nKv: number } & Record<PairName, Tensor>} picture
 * @returns {Digest | null} null for a small picture
 */
export function digestOf({ nQ, nKv, rawScores, scores, weights }) {
  if (nQ * nKv < LEAST_CELLS) return null;
  const masked = maskedOf(scores);
  const whole = { matrices: { rawScores, scores, weights }, masked };
  const large = pooled(whole, LARGE_SIDE);
  return { masked, large, small: pooled(large, SMALL_SIDE) };
}

/**
 * Of a picture whose matrices are pooled already.
 *
 * @param {Record<PairName, Tensor>} picture
 * @returns {Digest}
 */
export function digestOfTiled({ rawScores, scores, weights }) {
  const matrices = { rawScores, scores, weights };
  const large = { matrices, masked: maskedOf(scores) };
  return { masked: null, large, small: pooled(large, SMALL_SIDE) };
}

/**
 * @param {Pooled} from
 * @param {number} most of rows and of columns
 * @returns {Pooled}
 */
function pooled({ matrices, masked }, most) {
  const [rows, cols] = matrices.weights.shape;
  const size = { rows: Math.min(rows, most), cols: Math.min(cols, most) };
  const pool = (/** @type {Tensor} */ { data }) => {
    const { rows: toRows, cols: toCols } = size;
    const result = poolLargest({ data, rows, cols }, toRows, toCols);
    return { data: result.data, shape: [toRows, toCols] };
  };
  return {
    matrices: {
      rawScores: pool(matrices.rawScores),
      scores: pool(matrices.scores),
      weights: pool(matrices.weights),
    },
    masked: poolMasked(masked, { rows, cols }, size),
  };
}

/**
 * @param {Digest | null} digest
 * @returns {ArrayBuffer[]} what is to be transferred with it
 */
export function buffersOf(digest) {
  if (!digest) return [];
  const { masked, large, small } = digest;
  const arrays = [large, small].flatMap((level) => [
    level.masked,
    ...Object.values(level.matrices).map(({ data }) => data),
  ]);
  const buffers = [...(masked ? [masked] : []), ...arrays].map(
    ({ buffer }) => /** @type {ArrayBuffer} */ (buffer),
  );
  return [...new Set(buffers)]; // those of a picture share one
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

/**
 * The same of a picture; null where it is not kept.
 *
 * @param {{ scores: Tensor, digest?: Digest | null }} picture
 */
export function maskOf({ digest, scores }) {
  return digest ? digest.masked : maskedOf(scores);
}
