/** Broadcasting: arrays of different shapes brought to a common one. */
import { shapeText, valueError } from "./errors.js";
import { gather } from "./ndarray.js";

/** @typedef {import("./ndarray.js").NDArray} NDArray */
/** @typedef {import("./ndarray.js").Shape} Shape */

/**
 * @param {readonly Shape[]} shapes
 * @returns {Shape | null} null when there is none
 */
export function commonShape(shapes) {
  const ndim = Math.max(...shapes.map((shape) => shape.length));
  const result = new Array(ndim).fill(1);
  for (const shape of shapes) {
    const first = ndim - shape.length;
    for (let axis = 0; axis < shape.length; axis++) {
      const n = shape[axis];
      const so = result[first + axis];
      if (n !== so && n !== 1 && so !== 1) return null;
      result[first + axis] = so === 1 ? n : so;
    }
  }
  return result;
}

/**
 * @param {readonly Shape[]} shapes
 * @returns {Shape}
 */
export function broadcastShapes(shapes) {
  const shape = commonShape(shapes);
  if (shape) return shape;
  const list = shapes.map((one) => shapeText(one, ",")).join(" ");
  throw valueError(
    `operands could not be broadcast together with shapes ${list} `,
  );
}

/**
 * Strides that make the array look as large as `shape`.
 *
 * @param {NDArray} array
 * @param {Shape} shape
 * @returns {number[] | null} null when it does not fit
 */
export function broadcastStrides(array, shape) {
  const first = shape.length - array.ndim;
  if (first < 0) return null;
  const strides = new Array(shape.length).fill(0);
  for (let axis = 0; axis < array.ndim; axis++) {
    if (array.shape[axis] === shape[first + axis])
      strides[first + axis] = array.strides[axis];
    else if (array.shape[axis] !== 1) return null;
  }
  return strides;
}

/**
 * The elements of an array as large as `shape`, in the order of reading; not
 * to be written to.
 *
 * @param {NDArray} array that broadcasts to shape
 * @param {Shape} shape
 */
export function expanded(array, shape) {
  const isSame =
    array.ndim === shape.length && shape.every((n, i) => n === array.shape[i]);
  if (isSame) return array.flat();
  const strides = broadcastStrides(array, shape);
  if (strides) return gather(array, shape, strides);
  throw valueError(
    `could not broadcast input array from shape ${shapeText(array.shape, ",")} ` +
      `into shape ${shapeText(shape, ",")}`,
  );
}
