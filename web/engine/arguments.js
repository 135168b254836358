// From a caller's arguments to the core's: checks types here (the core checks
// shapes) and copies arrays into the memory of the call.
import { invalid } from "./errors.js";

/**
 * @typedef {import("./memory.js").Call} Call
 * @typedef {import("./index.d.ts").Mask} Mask
 * @typedef {import("./index.d.ts").Scale} Scale
 * @typedef {{ data: Float32Array | Uint8Array, shape: number[] }} AnyTensor
 * @typedef {typeof Float32Array | typeof Uint8Array} ArrayType
 */

const largestSize = 2 ** 32 - 1; // of the core; beyond, it would count from 0 again

/** @param {unknown} n */
const isSize = (n) =>
  Number.isSafeInteger(n) && Number(n) >= 0 && Number(n) <= largestSize;

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {number} it, a whole number >= 0
 */
export function whole(name, value) {
  if (!isSize(value))
    throw invalid(name, value, `must be a whole number, 0 to ${largestSize}`);
  return /** @type {number} */ (value);
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {number}
 */
export function number(name, value) {
  if (typeof value !== "number") throw invalid(name, value, "must be a number");
  return value;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean}
 */
export function flag(name, value) {
  if (typeof value !== "boolean")
    throw invalid(name, value, "must be true or false");
  return value;
}

/**
 * @param {unknown} options of any call
 */
export function requireOptions(options) {
  if (typeof options !== "object" || options === null)
    throw invalid("options", options, "must be an object");
}

/**
 * An option that no function knows is a slip of the pen, not to be ignored.
 * @param {Record<string, unknown>} unknown what was left of the options
 */
export function refuseUnknown(unknown) {
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw invalid("option", name, "there is none");
}

/**
 * @template {string} T
 * @param {string} name
 * @param {unknown} value
 * @param {readonly T[]} choices
 * @returns {T}
 */
export function oneOf(name, value, choices) {
  if (!choices.includes(/** @type {T} */ (value)))
    throw invalid(name, value, `must be ${choices.join(", ")}`);
  return /** @type {T} */ (value);
}

/**
 * @param {string} name
 * @param {unknown} list
 * @param {readonly string[]} choices
 * @returns {string[]}
 */
export function listOf(name, list, choices) {
  if (!Array.isArray(list))
    throw invalid(name, list, `must be a list of ${choices.join(", ")}`);
  return Array.from(list, (value) => oneOf(name, value, choices)); // holes, too
}

/**
 * @param {string} name
 * @param {unknown} shape
 * @param {string[]} axes their names
 * @returns {number[]}
 */
function checkShape(name, shape, axes) {
  if (
    !Array.isArray(shape) ||
    shape.length !== axes.length ||
    !Array.from(shape).every(isSize) // of a hole, too
  )
    throw invalid(
      `${name} shape`,
      shape,
      `must be the sizes (${axes.join(", ")})`,
    );
  return shape;
}

/**
 * Whether it is such an array; another frame's or context's is, too.
 * @param {unknown} data
 * @param {ArrayType} type
 * @returns {data is Float32Array | Uint8Array}
 */
const isArray = (data, type) =>
  ArrayBuffer.isView(data) &&
  Object.prototype.toString.call(data) === `[object ${type.name}]`;

/**
 * @param {string} name
 * @param {unknown} tensor
 * @param {string[]} axes their names
 * @param {ArrayType} type
 * @returns {AnyTensor}
 */
function checkTensor(name, tensor, axes, type) {
  const { data, shape } = /** @type {AnyTensor} */ (tensor ?? {});
  if (data === undefined || !Array.isArray(shape))
    throw invalid(name, tensor, `must be { data: ${type.name}, shape }`);
  if (!isArray(data, type))
    throw invalid(`${name} data`, data, `must be a ${type.name}`);
  checkShape(name, shape, axes);
  const size = shape.reduce((product, n) => product * n, 1);
  if (size !== data.length)
    throw invalid(`${name} shape`, shape, `data has ${data.length} numbers`);
  return { data, shape };
}

const stackAxes = ["heads", "rows", "columns"];

/**
 * A view of a stack of matrices.
 * @param {number[]} shape
 * @param {number} address
 */
function stackAt([heads, rows, cols], address) {
  const [rowStride, headStride] = [cols, rows * cols];
  return { address, heads, rows, cols, rowStride, headStride };
}

/**
 * Its shape alone, for calls that look at no number.
 * @param {string} name
 * @param {unknown} tensor with a shape (heads, rows, cols)
 */
export function shape3(name, tensor) {
  const { shape } = /** @type {AnyTensor} */ (tensor ?? {});
  return stackAt(checkShape(name, shape, stackAxes), 0);
}

/**
 * @param {Call} call
 * @param {string} name
 * @param {unknown} tensor (heads, rows, cols)
 * @param {ArrayType} [type]
 */
export function tensor3(call, name, tensor, type = Float32Array) {
  const { data, shape } = checkTensor(name, tensor, stackAxes, type);
  return stackAt(shape, call.write(data));
}

/**
 * @param {Call} call
 * @param {string} name
 * @param {unknown} tensor (heads, rows, cols), or undefined
 * @param {ArrayType} [type]
 */
export function optionalTensor3(call, name, tensor, type = Float32Array) {
  return tensor === undefined ? undefined : tensor3(call, name, tensor, type);
}

/**
 * @param {Call} call
 * @param {string} name
 * @param {unknown} tensor (rows, cols)
 */
export function matrix(call, name, tensor) {
  const axes = ["rows", "columns"];
  const { data, shape } = checkTensor(name, tensor, axes, Float32Array);
  const [rows, cols] = shape;
  return { address: call.write(data), rows, cols, rowStride: cols };
}

/**
 * @param {Call} call
 * @param {string} name
 * @param {unknown} tensor (n), or undefined
 */
export function optionalVector(call, name, tensor) {
  if (tensor === undefined) return { address: 0, size: 0 };
  const { data } = checkTensor(name, tensor, ["length"], Float32Array);
  return { address: call.write(data), size: data.length };
}

/**
 * @param {Call} call
 * @param {string} name
 * @param {unknown} bytes
 */
export function optionalBytes(call, name, bytes) {
  if (bytes === undefined) return undefined;
  if (!isArray(bytes, Uint8Array))
    throw invalid(name, bytes, "must be a Uint8Array");
  return { address: call.write(bytes), size: bytes.length };
}

/**
 * @param {Call} call
 * @param {Scale} scale
 * @param {number} dK
 * @returns {number} the factor
 */
export function scaleFactor(call, scale, dK) {
  if (scale === "sqrt") return call.module.scaledBySqrt(dK);
  if (scale === "none") return 1;
  if (typeof scale !== "number")
    throw invalid("scale", scale, "must be sqrt, none or a number");
  return scale;
}

/**
 * "causalLowerRight" -> "causal-lower-right"; "wQ" stays.
 * @param {string} name
 */
const kebab = (name) =>
  name.replace(/[A-Z](?=[a-z])/g, (letter) => `-${letter.toLowerCase()}`);

/** The choices of an enum, found once. @type {WeakMap<object, Map<string, any>>} */
const enums = new WeakMap();

/** @param {object} kinds an enum of the core */
function choicesOf(kinds) {
  const known = new Map(
    Object.entries(kinds)
      .filter(([key]) => key !== "values") // Embind's own
      .map(([key, value]) => [kebab(key), value]),
  );
  enums.set(kinds, known);
  return known;
}

/**
 * @template {object} Enum
 * @param {Enum} kinds an enum of the core
 * @param {string} name
 * @param {unknown} choice one of its names
 * @returns {Enum[keyof Enum]}
 */
export function enumValue(kinds, name, choice) {
  const known = enums.get(kinds) ?? choicesOf(kinds);
  if (!known.has(/** @type {string} */ (choice)))
    throw invalid(name, choice, `must be ${[...known.keys()].join(", ")}`);
  return known.get(/** @type {string} */ (choice));
}

/**
 * @param {Call} call
 * @param {Mask} [mask]
 */
export function maskKind(call, mask = { kind: "none" }) {
  if (typeof mask !== "object" || mask === null)
    throw invalid("mask", mask, "must be { kind, window }");
  const { kind, window = 0, ...unknown } = mask;
  refuseUnknown(unknown);
  return {
    kind: enumValue(call.module.MaskKind, "mask kind", kind),
    window: whole("window", window),
  };
}
