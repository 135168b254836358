/** Which axes a function works along. */
import { PythonError, valueError } from "./errors.js";

/**
 * @param {number} axis
 * @param {number} ndim
 * @param {string} [what] stands before the message
 * @returns {number} not negative
 */
export function normalAxis(axis, ndim, what = "") {
  const result = axis < 0 ? axis + ndim : axis;
  if (result >= 0 && result < ndim) return result;
  throw new PythonError(
    "AxisError",
    `${what}axis ${axis} is out of bounds for array of dimension ${ndim}`,
  );
}

/**
 * @param {readonly number[] | null} axes null: all of them
 * @param {number} ndim
 */
export function normalAxes(axes, ndim) {
  if (axes === null) return Array.from({ length: ndim }, (_, i) => i);
  const result = axes.map((axis) => normalAxis(axis, ndim));
  if (new Set(result).size < result.length)
    throw valueError("duplicate value in 'axis'");
  return result.sort((a, b) => a - b);
}
