/** Reading the page's pictures. */
import { maskedOf } from "../engine/digest.js";

/**
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../components/types.js").Tensor} Tensor
 * @typedef {import("../engine/scene.js").Scene} Scene
 */

/**
 * @param {Tensor} matrix
 * @param {number} row
 */
export function rowOf({ data, shape }, row) {
  const n = shape[1];
  return data.subarray(row * n, (row + 1) * n);
}

/**
 * @param {Tensor} matrix
 * @param {{ row: number, col: number }} cell
 */
export const cellOf = (matrix, { row, col }) => rowOf(matrix, row)[col];

/** @param {ArrayLike<number>} numbers */
export const mean = (numbers) =>
  Array.from(numbers).reduce((sum, x) => sum + x, 0) / numbers.length;

/** @param {ArrayLike<number>} numbers */
export const placeOfLargest = (numbers) =>
  Array.from(numbers).reduce(
    (best, x, at) => (x > numbers[best] ? at : best),
    0,
  );

/**
 * @param {ArrayLike<number>} a
 * @param {ArrayLike<number>} b as many
 */
export const largestChange = (a, b) =>
  Array.from(a).reduce((most, x, i) => Math.max(most, Math.abs(x - b[i])), 0);

/**
 * @param {Picture} picture
 * @param {string} word in small letters
 * @returns {number} the row of the first such token; -1: there is none
 */
export const wordAt = ({ tokens }, word) =>
  tokens.findIndex(({ text }) => text.toLowerCase() === word);

/** @param {Picture} picture @returns {number} cells that may not be attended to */
export const countMasked = ({ scores }) =>
  maskedOf(scores).reduce((sum, bit) => sum + bit, 0);

/**
 * Whether two scenes differ in nothing but some fields.
 *
 * @param {Scene} a
 * @param {Scene} b
 * @param {(keyof Scene)[]} fields
 */
export function isSameBut(a, b, fields) {
  const text = (/** @type {Scene} */ scene) =>
    JSON.stringify(scene, (name, value) =>
      fields.some((field) => field === name) ? null : value,
    );
  return text(a) === text(b);
}

/**
 * Whether the picture is of word vectors, in one piece, and attends to one
 * sentence.
 *
 * @param {Picture} picture
 */
export const isPlain = ({ scene, weights, nQ, nKv }) =>
  scene.source === "vectors" &&
  !scene.cross &&
  weights.data.length === nQ * nKv;
