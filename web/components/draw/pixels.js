/**
 * Matrices to pixels: one pixel a cell, and maximum pooling where there are
 * more cells than pixels.
 *
 * @typedef {import("./scale.js").Scale} Scale
 * @typedef {import("../../engine/pooling.js").Matrix} Matrix
 */
import { NAN_INDEX } from "../colors.js";
import { LAST, indexOf } from "./scale.js";

export { poolLargest, poolMasked } from "../../engine/pooling.js";

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
