/** New arrays. */
import { round } from "./dtypes.js";
import { valueError } from "./errors.js";
import { NDArray } from "./ndarray.js";

/** @typedef {import("./dtypes.js").DType} DType */
/** @typedef {import("./ndarray.js").Shape} Shape */

/**
 * @param {Shape} shape
 * @param {number} value
 * @param {DType} dtype
 */
export function full(shape, value, dtype) {
  if (shape.some((n) => n < 0))
    throw valueError("negative dimensions are not allowed");
  const out = new NDArray(dtype, shape);
  out.data.fill(value);
  round(out.data, dtype);
  return out;
}

/**
 * @param {number} start
 * @param {number} stop
 * @param {number} step
 * @param {DType} dtype
 */
export function arange(start, stop, step, dtype) {
  if (step === 0) throw valueError("Maximum allowed size exceeded");
  const n = Math.max(0, Math.ceil((stop - start) / step));
  const out = new NDArray(dtype, [n]);
  for (let i = 0; i < n; i++) out.data[i] = start + i * step;
  round(out.data, dtype);
  return out;
}

/**
 * @param {number} start
 * @param {number} stop
 * @param {number} n
 * @param {boolean} endpoint
 */
export function linspace(start, stop, n, endpoint) {
  if (n < 0) throw valueError(`Number of samples, ${n}, must be non-negative.`);
  const out = new NDArray("float64", [n]);
  const parts = endpoint ? n - 1 : n;
  const step = (stop - start) / parts;
  for (let i = 0; i < n; i++) out.data[i] = start + (parts > 0 ? i * step : 0);
  if (endpoint && n > 1) out.data[n - 1] = stop;
  return out;
}

/**
 * @param {number} rows
 * @param {number} columns
 * @param {number} k which diagonal
 * @param {DType} dtype
 */
export function eye(rows, columns, k, dtype) {
  const out = full([rows, columns], 0, dtype);
  for (let i = 0; i < rows; i++)
    if (i + k >= 0 && i + k < columns) out.data[i * columns + i + k] = 1;
  return out;
}

/**
 * The lower (j <= i + k) or upper (j >= i + k) triangle of the last two axes;
 * elsewhere 0.
 *
 * @param {NDArray} x
 * @param {number} k
 * @param {"lower" | "upper"} which
 */
export function triangle(x, k, which) {
  if (x.ndim === 1) {
    const n = x.shape[0];
    return triangle(x.view([n, n], [0, x.strides[0]]), k, which);
  }
  if (x.ndim === 0) throw valueError("m must have at least one dimension");
  const out = x.copy();
  const [rows, columns] = x.shape.slice(-2);
  out.data.forEach((_, at) => {
    const j = at % columns;
    const i = Math.floor(at / columns) % rows;
    if (which === "lower" ? j > i + k : j < i + k) out.data[at] = 0;
  });
  return out;
}

/**
 * A matrix with this diagonal, or the diagonal of a matrix.
 *
 * @param {NDArray} x
 * @param {number} k
 */
export function diag(x, k) {
  if (x.ndim === 1) {
    const n = x.shape[0] + Math.abs(k);
    const out = full([n, n], 0, x.dtype);
    x.flat().forEach((value, i) => {
      out.data[(i + Math.max(-k, 0)) * n + i + Math.max(k, 0)] = value;
    });
    return out;
  }
  if (x.ndim !== 2) throw valueError("Input must be 1- or 2-d.");
  const [rows, columns] = x.shape;
  const n = Math.max(
    0,
    Math.min(rows + Math.min(k, 0), columns - Math.max(k, 0)),
  );
  const [rowStride, columnStride] = x.strides;
  const offset =
    x.offset + Math.max(-k, 0) * rowStride + Math.max(k, 0) * columnStride;
  return x.view([n], [rowStride + columnStride], offset);
}
