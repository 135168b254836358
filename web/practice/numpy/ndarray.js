/**
 * An array of numbers: a view with shape and strides of data that several
 * arrays may share.
 */
import { PythonError, shapeText } from "./errors.js";

/** @typedef {import("./dtypes.js").DType} DType */
/** @typedef {readonly number[]} Shape */

/** @param {Shape} shape */
export function sizeOf(shape) {
  return shape.reduce((product, n) => product * n, 1);
}

/**
 * Row-major strides.
 *
 * @param {Shape} shape
 */
export function stridesOf(shape) {
  const strides = new Array(shape.length);
  let step = 1;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    strides[axis] = step;
    step *= shape[axis];
  }
  return strides;
}

/**
 * What all arrays that Python holds may take, in bytes, and what they take.
 */
export const memory = { limit: 128 * 2 ** 20, used: 0 };

/**
 * Data for an array; Python's MemoryError when there is no room.
 *
 * @param {Shape} shape
 * @param {DType} dtype
 */
function allocate(shape, dtype) {
  const bytes = sizeOf(shape) * Float64Array.BYTES_PER_ELEMENT;
  if (memory.used + bytes <= memory.limit) return new Float64Array(bytes / 8);
  throw new PythonError(
    "MemoryError",
    `Unable to allocate ${(bytes / 2 ** 20).toPrecision(3)} MiB for an array ` +
      `with shape ${shapeText(shape)} and data type ${dtype}`,
  );
}

export class NDArray {
  /** A number of Python's own. */
  weak = false;

  /**
   * @param {DType} dtype
   * @param {Shape} shape
   * @param {Float64Array} [data]
   * @param {Shape} [strides] in elements
   * @param {number} [offset] of the first element
   */
  constructor(
    dtype,
    shape,
    data = allocate(shape, dtype),
    strides = stridesOf(shape),
    offset = 0,
  ) {
    this.dtype = dtype;
    this.shape = shape;
    this.data = data;
    this.strides = strides;
    this.offset = offset;
  }

  get ndim() {
    return this.shape.length;
  }

  get size() {
    return sizeOf(this.shape);
  }

  /** Whether the elements stand one after the other, in the order of reading. */
  get isContiguous() {
    if (this.size === 0) return true;
    let step = 1;
    for (let axis = this.ndim - 1; axis >= 0; axis--) {
      if (this.shape[axis] !== 1 && this.strides[axis] !== step) return false;
      step *= this.shape[axis];
    }
    return true;
  }

  /**
   * The same data seen otherwise.
   *
   * @param {Shape} shape
   * @param {Shape} strides
   * @param {number} [offset]
   */
  view(shape, strides, offset = this.offset) {
    return new NDArray(this.dtype, shape, this.data, strides, offset);
  }

  /**
   * The elements in the order of reading: the array's own data where it can be,
   * so not to be written to.
   */
  flat() {
    return this.isContiguous
      ? this.data.subarray(this.offset, this.offset + this.size)
      : gather(this, this.shape, this.strides);
  }

  /** The elements in the order of reading, in data of their own. */
  values() {
    return this.isContiguous
      ? this.flat().slice()
      : gather(this, this.shape, this.strides);
  }

  copy() {
    return new NDArray(this.dtype, this.shape, this.values());
  }

  /** The only element of an array of size 1. */
  item() {
    return this.data[this.offset];
  }
}

/**
 * A number as an array without axes.
 *
 * @param {number} value
 * @param {DType} dtype
 */
export function scalar(value, dtype) {
  return new NDArray(dtype, [], Float64Array.of(value), []);
}

/**
 * A number of Python's own.
 *
 * @param {number} value
 * @param {DType} dtype
 */
export function weakScalar(value, dtype) {
  return Object.assign(scalar(value, dtype), { weak: true });
}

/**
 * Calls `visit` with the place of each first element of a last axis, in the
 * order of reading.
 *
 * @param {Shape} shape
 * @param {Shape} strides
 * @param {number} offset
 * @param {(offset: number, row: number) => void} visit
 */
function forEachRow(shape, strides, offset, visit) {
  const outer = shape.length - 1;
  const rows = sizeOf(shape.slice(0, outer));
  const index = new Array(outer).fill(0);
  let at = offset;
  for (let row = 0; row < rows; row++) {
    visit(at, row);
    for (let axis = outer - 1; axis >= 0; axis--) {
      at += strides[axis];
      if (++index[axis] < shape[axis]) break;
      at -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
}

/**
 * The elements in the order of reading, in data of their own.
 *
 * @param {NDArray} array
 * @param {Shape} shape
 * @param {Shape} strides
 */
export function gather({ data, dtype, offset }, shape, strides) {
  const result = allocate(shape, dtype);
  if (shape.length === 0) result[0] = data[offset];
  if (result.length === 0 || shape.length === 0) return result;
  const width = shape[shape.length - 1];
  const step = strides[shape.length - 1];
  let to = 0;
  forEachRow(shape, strides, offset, (from) => {
    for (let i = 0; i < width; i++, from += step) result[to++] = data[from];
  });
  return result;
}

/**
 * Writes values, in the order of reading, into an array.
 *
 * @param {NDArray} array
 * @param {Float64Array} values
 */
export function scatter({ data, shape, strides, offset }, values) {
  if (values.length === 0) return;
  if (shape.length === 0) {
    data[offset] = values[0];
    return;
  }
  const width = shape[shape.length - 1];
  const step = strides[shape.length - 1];
  let from = 0;
  forEachRow(shape, strides, offset, (to) => {
    for (let i = 0; i < width; i++, to += step) data[to] = values[from++];
  });
}
