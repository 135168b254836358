/** Functions that rearrange an array's elements. */
import { normalAxes, normalAxis } from "./axes.js";
import { broadcastStrides } from "./broadcast.js";
import { promoteTypes } from "./dtypes.js";
import { shapeText, valueError } from "./errors.js";
import { NDArray, scatter, sizeOf, stridesOf } from "./ndarray.js";

/** @typedef {import("./ndarray.js").Shape} Shape */

/**
 * @param {NDArray} x
 * @param {Shape} wanted one may be -1: what is left
 */
export function reshape(x, wanted) {
  const unknown = wanted.filter((n) => n < 0).length;
  if (unknown > 1) throw valueError("can only specify one unknown dimension");
  const known = sizeOf(wanted.filter((n) => n >= 0));
  const rest = known > 0 ? x.size / known : NaN;
  const shape = wanted.map((n) => (n < 0 ? rest : n));
  if (sizeOf(shape) !== x.size || !shape.every(Number.isInteger))
    throw valueError(
      `cannot reshape array of size ${x.size} into shape ${shapeText(wanted, ",").replace("-1", "newaxis")}`,
    );
  const strides = reshapedStrides(x, shape);
  return strides
    ? x.view(shape, strides)
    : new NDArray(x.dtype, shape, x.values());
}

/**
 * Strides of the new shape over the same data, if there are any: each run of
 * old axes that becomes a run of new ones has to be evenly spaced.
 *
 * @param {NDArray} x
 * @param {Shape} shape
 * @returns {number[] | null}
 */
function reshapedStrides(x, shape) {
  if (x.isContiguous) return stridesOf(shape);
  const old = x.shape
    .map((n, axis) => ({ n, stride: x.strides[axis] }))
    .filter(({ n }) => n !== 1);
  const strides = new Array(shape.length).fill(1);
  let axis = 0;
  let to = 0;
  while (axis < old.length) {
    let [from, size] = [axis, old[axis++].n];
    const first = to;
    let made = 1;
    while (made !== size || (to < shape.length && shape[to] === 1)) {
      if (made < size) made *= shape[to++];
      else if (made > size) size *= old[axis++].n;
      else to++;
    }
    for (; from < axis - 1; from++)
      if (old[from].stride !== old[from + 1].stride * old[from + 1].n)
        return null;
    let step = old[axis - 1].stride;
    for (let i = to - 1; i >= first; i--) {
      strides[i] = step;
      step *= shape[i];
    }
  }
  return strides;
}

/**
 * @param {NDArray} x
 * @param {readonly number[] | null} axes null: reversed
 */
export function transpose(x, axes) {
  const order = (axes ?? normalAxes(null, x.ndim).reverse()).map((axis) =>
    normalAxis(axis, x.ndim),
  );
  if (order.length !== x.ndim) throw valueError("axes don't match array");
  if (new Set(order).size < order.length)
    throw valueError("repeated axis in transpose");
  return x.view(
    order.map((axis) => x.shape[axis]),
    order.map((axis) => x.strides[axis]),
  );
}

/**
 * @param {NDArray} x
 * @param {number} a
 * @param {number} b
 */
export function swapaxes(x, a, b) {
  const order = normalAxes(null, x.ndim);
  const i = normalAxis(a, x.ndim, "axis1: ");
  const j = normalAxis(b, x.ndim, "axis2: ");
  [order[i], order[j]] = [j, i];
  return transpose(x, order);
}

/**
 * @param {NDArray} x
 * @param {readonly number[]} from
 * @param {readonly number[]} to
 */
export function moveaxis(x, from, to) {
  const source = from.map((axis) => normalAxis(axis, x.ndim));
  const target = to.map((axis) => normalAxis(axis, x.ndim));
  const order = normalAxes(null, x.ndim).filter((a) => !source.includes(a));
  const moves = target.map((at, i) => ({ at, axis: source[i] }));
  for (const { at, axis } of moves.sort((a, b) => a.at - b.at))
    order.splice(at, 0, axis);
  return transpose(x, order);
}

/**
 * @param {NDArray} x
 * @param {readonly number[]} axes of the result
 */
export function expandDims(x, axes) {
  const ndim = x.ndim + axes.length;
  const added = normalAxes(axes, ndim);
  const shape = [...x.shape];
  const strides = [...x.strides];
  for (const axis of added) {
    shape.splice(axis, 0, 1);
    strides.splice(axis, 0, 0);
  }
  return x.view(shape, strides);
}

/**
 * @param {NDArray} x
 * @param {readonly number[] | null} axes null: all of length 1
 */
export function squeeze(x, axes) {
  const gone = axes
    ? normalAxes(axes, x.ndim)
    : normalAxes(null, x.ndim).filter((axis) => x.shape[axis] === 1);
  if (gone.some((axis) => x.shape[axis] !== 1))
    throw valueError(
      "cannot select an axis to squeeze out which has size not equal to one",
    );
  const isKept = (/** @type {unknown} */ _, /** @type {number} */ axis) =>
    !gone.includes(axis);
  return x.view(x.shape.filter(isKept), x.strides.filter(isKept));
}

/**
 * @param {NDArray} x
 * @param {Shape} shape
 */
export function broadcastTo(x, shape) {
  const strides = broadcastStrides(x, shape);
  if (strides) return x.view(shape, strides);
  throw valueError(
    `operands could not be broadcast together with remapped shapes [original->remapped]: ${shapeText(x.shape, ",")}  and requested shape ${shapeText(shape, ",")}`,
  );
}

/**
 * @param {readonly NDArray[]} arrays
 * @param {number | null} axis null: all are flattened
 */
export function concatenate(arrays, axis) {
  if (arrays.length === 0)
    throw valueError("need at least one array to concatenate");
  const parts = axis === null ? arrays.map((x) => reshape(x, [-1])) : arrays;
  const ndim = parts[0].ndim;
  if (ndim === 0)
    throw valueError("zero-dimensional arrays cannot be concatenated");
  const along = normalAxis(axis ?? 0, ndim);
  parts.forEach((part, i) => checkPart(parts[0], part, along, i));
  const shape = [...parts[0].shape];
  shape[along] = parts.reduce((n, part) => n + part.shape[along], 0);
  const dtype = parts.map((part) => part.dtype).reduce(promoteTypes);
  const out = new NDArray(dtype, shape);
  let offset = 0;
  for (const part of parts) {
    scatter(out.view(part.shape, out.strides, offset), part.flat());
    offset += part.shape[along] * out.strides[along];
  }
  return out;
}

/**
 * @param {NDArray} first
 * @param {NDArray} part
 * @param {number} along
 * @param {number} index of part
 */
function checkPart(first, part, along, index) {
  if (part.ndim !== first.ndim)
    throw valueError(
      `all the input arrays must have same number of dimensions, but the array at index 0 has ${first.ndim} dimension(s) and the array at index ${index} has ${part.ndim} dimension(s)`,
    );
  first.shape.forEach((n, axis) => {
    if (axis !== along && n !== part.shape[axis])
      throw valueError(
        `all the input array dimensions except for the concatenation axis must match exactly, but along dimension ${axis}, the array at index 0 has size ${n} and the array at index ${index} has size ${part.shape[axis]}`,
      );
  });
}

/**
 * @param {readonly NDArray[]} arrays
 * @param {number} axis of the result
 */
export function stack(arrays, axis) {
  if (arrays.length === 0) throw valueError("need at least one array to stack");
  const shape = String(arrays[0].shape);
  if (arrays.some((x) => String(x.shape) !== shape))
    throw valueError("all input arrays must have the same shape");
  const at = normalAxis(axis, arrays[0].ndim + 1);
  return concatenate(
    arrays.map((x) => expandDims(x, [at])),
    at,
  );
}

/**
 * Each element several times.
 *
 * @param {NDArray} x
 * @param {readonly number[]} counts one for all, or one for each
 * @param {number | null} axis null: flattened
 */
export function repeat(x, counts, axis) {
  const source = axis === null ? reshape(x, [-1]) : x;
  const along = normalAxis(axis ?? 0, source.ndim);
  const n = source.shape[along];
  if (counts.length !== 1 && counts.length !== n)
    throw valueError(
      `operands could not be broadcast together with shape (${n},) (${counts.length},)`,
    );
  const index = Array.from({ length: n }, (_, i) =>
    new Array(counts[counts.length === 1 ? 0 : i]).fill(i),
  ).flat();
  return takeAxis(source, index, along);
}

/**
 * @param {NDArray} x
 * @param {readonly number[]} index none of them negative
 * @param {number} axis
 */
export function takeAxis(x, index, axis) {
  const shape = [...x.shape];
  shape[axis] = index.length;
  const out = new NDArray(x.dtype, shape);
  const slice = shape.map((n, a) => (a === axis ? 1 : n));
  index.forEach((from, to) => {
    const part = x.view(slice, x.strides, x.offset + from * x.strides[axis]);
    scatter(out.view(slice, out.strides, to * out.strides[axis]), part.flat());
  });
  return out;
}

/**
 * The whole array several times along each axis.
 *
 * @param {NDArray} x
 * @param {readonly number[]} counts
 */
export function tile(x, counts) {
  const ndim = Math.max(x.ndim, counts.length);
  const times = [...new Array(ndim - counts.length).fill(1), ...counts];
  let out = reshape(x, [...new Array(ndim - x.ndim).fill(1), ...x.shape]);
  times.forEach((n, axis) => {
    if (n !== 1)
      out =
        n > 0
          ? concatenate(new Array(n).fill(out), axis)
          : takeAxis(out, [], axis);
  });
  return out === x ? x.copy() : out;
}

/**
 * @param {NDArray} x
 * @param {readonly number[]} axes
 */
export function flip(x, axes) {
  let offset = x.offset;
  const strides = [...x.strides];
  for (const axis of axes) {
    offset += strides[axis] * (x.shape[axis] - 1);
    strides[axis] = -strides[axis];
  }
  return x.view(x.shape, strides, offset);
}

/**
 * Rolls the elements along an axis; those that fall off come in again.
 *
 * @param {NDArray} x
 * @param {number} by
 * @param {number | null} axis null: flattened
 */
export function roll(x, by, axis) {
  const source = axis === null ? reshape(x, [-1]) : x;
  const along = normalAxis(axis ?? 0, source.ndim);
  const n = source.shape[along];
  const index = Array.from({ length: n }, (_, i) => (((i - by) % n) + n) % n);
  const out = takeAxis(source, index, along);
  return axis === null ? reshape(out, x.shape) : out;
}
