/**
 * Matrices to pixels: one pixel a cell, and maximum pooling where there are
 * more cells than pixels.
 *
 * @typedef {import("./scale.js").Scale} Scale
 * @typedef {{ data: Float32Array, rows: number, cols: number }} Matrix
 */
import { NAN_INDEX } from "../colors.js";
import { LAST, indexOf } from "./scale.js";

/** Pixels of masked cells: left empty for the pattern that is laid there. */
const CLEAR = 0;

/**
 * Writes matrix (rows, cols) into pixels (rows · cols), masked cells clear.
 *
 * @param {Uint32Array} pixels
 * @param {Matrix} matrix
 * @param {Uint32Array} table
 * @param {Scale} scale
 */
export function fillPixels(pixels, matrix, table, scale) {
  const { data } = matrix;
  if (scale.kind === "linear") {
    // Most cells are drawn this way and each keystroke draws them all.
    for (let i = 0; i < pixels.length; i++) {
      const value = data[i];
      if (value > 0) {
        pixels[i] = table[value >= 1 ? LAST : (value * LAST + 0.5) | 0];
      } else {
        pixels[i] = table[value <= 0 ? 0 : NAN_INDEX];
      }
    }
    return;
  }
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = table[indexOf(data[i], scale)];
  }
}

/**
 * @param {Uint32Array} pixels
 * @param {Uint8Array} masked 1 = masked, the same shape
 */
export function clearMasked(pixels, masked) {
  for (let i = 0; i < pixels.length; i++) {
    if (masked[i]) pixels[i] = CLEAR;
  }
}

/**
 * matrix (rows, cols) -> (toRows, toCols): each cell of the result is the
 * value of largest size among the cells that fall into it, so a single strong
 * link is never lost; one that is not a number hides all others. Sizes must not
 * grow.
 *
 * @param {Matrix} matrix
 * @param {number} toRows
 * @param {number} toCols
 * @returns {Matrix}
 */
export function poolLargest(matrix, toRows, toCols) {
  const { data, rows, cols } = matrix;
  const pooled = new Float32Array(toRows * toCols);
  const target = bins(cols, toCols);
  for (let row = 0; row < rows; row++) {
    const from = row * cols;
    const to = Math.floor((row * toRows) / rows) * toCols;
    for (let col = 0; col < cols; col++) {
      const value = data[from + col];
      const at = to + target[col];
      const isMore = Math.abs(value) > Math.abs(pooled[at]);
      if (isMore || Number.isNaN(value)) pooled[at] = value;
    }
  }
  return { data: pooled, rows: toRows, cols: toCols };
}

/**
 * masked (rows, cols) -> (toRows, toCols): 1 where every cell is masked.
 *
 * @param {Uint8Array} masked
 * @param {{ rows: number, cols: number }} from
 * @param {{ rows: number, cols: number }} to
 */
export function poolMasked(masked, from, to) {
  const pooled = new Uint8Array(to.rows * to.cols).fill(1);
  const target = bins(from.cols, to.cols);
  for (let row = 0; row < from.rows; row++) {
    const start = Math.floor((row * to.rows) / from.rows) * to.cols;
    for (let col = 0; col < from.cols; col++) {
      if (!masked[row * from.cols + col]) pooled[start + target[col]] = 0;
    }
  }
  return pooled;
}

/**
 * The cells that the mask took away: their score is −∞.
 *
 * @param {{ data: Float32Array }} scores
 * @returns {Uint8Array | null} 1 = masked; null where nothing is
 */
export function maskedOf(scores) {
  const { data } = scores;
  let some = false;
  const masked = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    if (data[i] === -Infinity) {
      masked[i] = 1;
      some = true;
    }
  }
  return some ? masked : null;
}

/**
 * @param {number} from
 * @param {number} to
 */
function bins(from, to) {
  return Uint32Array.from({ length: from }, (_, i) =>
    Math.floor((i * to) / from),
  );
}
