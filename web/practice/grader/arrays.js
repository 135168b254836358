/** Short names for what the wrong and right answers are made of. */
import { applyBinary, applyUnary, where } from "../numpy/elementwise.js";
import { matmul } from "../numpy/linalg.js";
import { NDArray, weakScalar } from "../numpy/ndarray.js";
import { reduce } from "../numpy/reduce.js";
import { reshape, swapaxes, transpose } from "../numpy/shape.js";

export { matmul, NDArray, reshape, swapaxes, transpose };

/** @typedef {{ data: ArrayLike<number>, shape: readonly number[], dtype?: string }} Tensor */

/** @param {NDArray | number} x */
const arrayOf = (x) => (typeof x === "number" ? weakScalar(x, "float64") : x);

/** @param {string} name */
const binary =
  (name) =>
  (/** @type {NDArray | number} */ a, /** @type {NDArray | number} */ b) =>
    applyBinary(name, arrayOf(a), arrayOf(b));

export const add = binary("add");
export const subtract = binary("subtract");
export const multiply = binary("multiply");
export const divide = binary("divide");

/** @param {NDArray} x */
export const exp = (x) => applyUnary("exp", x);

/**
 * a where the condition holds, else b.
 *
 * @param {NDArray} condition
 * @param {NDArray | number} a
 * @param {NDArray | number} b
 */
export const choose = (condition, a, b) =>
  where(condition, arrayOf(a), arrayOf(b));

/**
 * @param {"sum" | "max" | "mean"} name
 * @param {NDArray} x
 * @param {readonly number[] | null} axes
 * @param {boolean} [keepdims]
 */
export const along = (name, x, axes, keepdims = true) =>
  reduce(name, x, { axes, keepdims });

/** The last two axes exchanged. @param {NDArray} x */
export const flipped = (x) => swapaxes(x, -1, -2);

/**
 * @param {Tensor} tensor
 * @returns {NDArray}
 */
export function fromTensor({ data, shape, dtype = "float64" }) {
  return new NDArray(
    /** @type {any} */ (dtype),
    shape,
    Float64Array.from(data),
  );
}

/**
 * @param {NDArray} array
 * @returns {{ data: Float64Array, shape: number[] }}
 */
export const tensorOf = (array) => ({
  data: array.values(),
  shape: [...array.shape],
});

/**
 * An array filled from its indices.
 *
 * @param {readonly number[]} shape
 * @param {(i: number, j: number) => number | boolean} f of row and column
 * @param {"float64" | "bool"} [dtype]
 */
export function made([rows, columns], f, dtype = "float64") {
  const out = new NDArray(dtype, [rows, columns]);
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++)
      out.data[i * columns + j] = Number(f(i, j));
  return out;
}
