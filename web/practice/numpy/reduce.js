/** Functions that take some axes away: sums, extremes, counts. */
import { normalAxes, normalAxis } from "./axes.js";
import { asFloat, round } from "./dtypes.js";
import { valueError } from "./errors.js";
import { gather, NDArray, sizeOf } from "./ndarray.js";

/** @typedef {import("./dtypes.js").DType} DType */
/** @typedef {Float64Array} Numbers */

/**
 * @typedef {object} Reduction
 * @property {(group: Numbers) => number} f
 * @property {(dtype: DType) => DType} result
 * @property {string} [needs] NumPy's name for the function when an empty group
 *   has no answer
 */

/**
 * In pairs, as NumPy does it, so that rounding errors stay small.
 *
 * @param {Numbers} x
 * @param {number} from
 * @param {number} to
 * @returns {number}
 */
function pairwiseSum(x, from, to) {
  if (to - from <= 64) {
    let sum = 0;
    for (let i = from; i < to; i++) sum += x[i];
    return sum;
  }
  const middle = (from + to) >> 1;
  return pairwiseSum(x, from, middle) + pairwiseSum(x, middle, to);
}

/** @param {Numbers} x */
const sum = (x) => pairwiseSum(x, 0, x.length);

/** @param {Numbers} x */
const mean = (x) => sum(x) / x.length;

/** @param {number} ddof */
const variance = (ddof) => (/** @type {Numbers} */ x) => {
  const center = mean(x);
  return sum(x.map((v) => (v - center) ** 2)) / Math.max(x.length - ddof, 0);
};

/** @param {Numbers} x */
function argmax(x) {
  let best = 0;
  for (let i = 0; i < x.length && x[best] === x[best]; i++)
    if (x[i] > x[best] || x[i] !== x[i]) best = i;
  return best;
}

/** @param {Numbers} x */
const argmin = (x) => argmax(x.map((v) => -v));

/** @param {DType} dtype */
const counted = (dtype) => (dtype === "bool" ? "int64" : dtype);
const toBool = () => /** @type {const} */ ("bool");
const toInt = () => /** @type {const} */ ("int64");
/** @param {DType} dtype */
const same = (dtype) => dtype;

/** @type {Record<string, Reduction>} */
const reductions = {
  sum: { f: sum, result: counted },
  prod: { f: (x) => x.reduce((a, b) => a * b, 1), result: counted },
  mean: { f: mean, result: asFloat },
  max: {
    f: (x) => x.reduce((a, b) => Math.max(a, b)),
    result: same,
    needs: "maximum",
  },
  min: {
    f: (x) => x.reduce((a, b) => Math.min(a, b)),
    result: same,
    needs: "minimum",
  },
  any: { f: (x) => Number(x.some((v) => v !== 0)), result: toBool },
  all: { f: (x) => Number(x.every((v) => v !== 0)), result: toBool },
  argmax: { f: argmax, result: toInt, needs: "argmax" },
  argmin: { f: argmin, result: toInt, needs: "argmin" },
  count_nonzero: {
    f: (x) => x.reduce((n, v) => n + Number(v !== 0), 0),
    result: toInt,
  },
  ptp: { f: (x) => Math.max(...x) - Math.min(...x), result: same },
};

/**
 * @typedef {object} ReduceOptions
 * @property {readonly number[] | null} axes null: all
 * @property {boolean} keepdims
 * @property {number} [ddof] of "var" and "std"
 */

/**
 * @param {string} name
 * @param {NDArray} array
 * @param {ReduceOptions} options
 */
export function reduce(name, array, { axes, keepdims, ddof = 0 }) {
  if (name === "std" || name === "var") {
    const f = variance(ddof);
    const deviation =
      name === "std" ? (/** @type {Numbers} */ x) => Math.sqrt(f(x)) : f;
    return reduceBy(array, { f: deviation, result: asFloat }, axes, keepdims);
  }
  return reduceBy(array, reductions[name], axes, keepdims);
}

/**
 * @param {NDArray} array
 * @param {Reduction} reduction
 * @param {readonly number[] | null} axes
 * @param {boolean} keepdims
 */
function reduceBy(array, { f, result, needs }, axes, keepdims) {
  const gone = normalAxes(axes, array.ndim);
  const kept = normalAxes(null, array.ndim).filter((a) => !gone.includes(a));
  const order = [...kept, ...gone];
  const length = sizeOf(gone.map((axis) => array.shape[axis]));
  const shape = keepdims
    ? array.shape.map((n, axis) => (gone.includes(axis) ? 1 : n))
    : kept.map((axis) => array.shape[axis]);
  const dtype = result(array.dtype);
  const out = new NDArray(dtype, shape);
  if (length === 0 && needs && out.size > 0) throw emptyGroup(needs);
  const data = gather(
    array,
    order.map((axis) => array.shape[axis]),
    order.map((axis) => array.strides[axis]),
  );
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = f(data.subarray(i * length, (i + 1) * length));
  round(out.data, dtype);
  return out;
}

/** @param {string} needs */
function emptyGroup(needs) {
  return needs.startsWith("arg")
    ? valueError(`attempt to get ${needs} of an empty sequence`)
    : valueError(
        `zero-size array to reduction operation ${needs} which has no identity`,
      );
}

/**
 * A function along one axis that keeps its length; without an axis, of the
 * flattened array.
 *
 * @param {NDArray} array
 * @param {number | null} axis
 * @param {(line: Numbers) => ArrayLike<number>} f
 * @param {DType} [dtype]
 */
function alongAxis(array, axis, f, dtype = array.dtype) {
  const x = axis === null ? flattened(array) : array;
  const last = normalAxis(axis ?? 0, x.ndim);
  const order = normalAxes(null, x.ndim).filter((a) => a !== last);
  order.push(last);
  const shape = order.map((a) => x.shape[a]);
  const data = gather(
    x,
    shape,
    order.map((a) => x.strides[a]),
  );
  const length = x.shape[last];
  for (let i = 0; i + length <= data.length && length > 0; i += length)
    data.set(f(data.slice(i, i + length)), i);
  const moved = new NDArray(dtype, shape, round(data, dtype));
  return moved.view(
    x.shape,
    normalAxes(null, x.ndim).map((a) => moved.strides[order.indexOf(a)]),
  );
}

/** @param {NDArray} array */
function flattened(array) {
  return new NDArray(array.dtype, [array.size], array.flat());
}

/** Running sums. @param {NDArray} x @param {number | null} axis */
export function cumsum(x, axis) {
  const f = (/** @type {Numbers} */ line) => {
    for (let i = 1; i < line.length; i++) line[i] += line[i - 1];
    return line;
  };
  return alongAxis(x, axis, f, counted(x.dtype));
}

/** Running products. @param {NDArray} x @param {number | null} axis */
export function cumprod(x, axis) {
  const f = (/** @type {Numbers} */ line) => {
    for (let i = 1; i < line.length; i++) line[i] *= line[i - 1];
    return line;
  };
  return alongAxis(x, axis, f, counted(x.dtype));
}

/** NaN comes last. @param {number} a @param {number} b */
const inOrder = (a, b) =>
  a < b ? -1 : a > b ? 1 : Number(a !== a) - Number(b !== b);

/** @param {NDArray} x @param {number | null} axis */
export function sort(x, axis) {
  return alongAxis(x, axis, (line) => line.sort(inOrder));
}

/** @param {NDArray} x @param {number | null} axis */
export function argsort(x, axis) {
  const f = (/** @type {Numbers} */ line) =>
    Array.from(line, (_, i) => i).sort((i, j) => inOrder(line[i], line[j]));
  return alongAxis(x, axis, f, "int64");
}
