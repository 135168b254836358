/**
 * The types of an array's elements. All are kept as doubles in JavaScript;
 * whole numbers are exact up to 2^53, and float32 is rounded after each step.
 */
import { typeError } from "./errors.js";

/** @typedef {"bool" | "int32" | "int64" | "float32" | "float64"} DType */

/** @type {Record<DType, { rank: number, kind: "b" | "i" | "f" }>} */
const DTYPES = {
  bool: { rank: 0, kind: "b" },
  int32: { rank: 1, kind: "i" },
  int64: { rank: 2, kind: "i" },
  float32: { rank: 3, kind: "f" },
  float64: { rank: 4, kind: "f" },
};
const KINDS = "bif";

/** @param {DType} dtype */
export const kindOf = (dtype) => DTYPES[dtype].kind;

/** @param {DType} dtype */
const isFloat = (dtype) => kindOf(dtype) === "f";

/**
 * @param {string} name
 * @returns {DType}
 */
export function dtypeNamed(name) {
  if (!Object.hasOwn(DTYPES, name))
    throw typeError(`data type '${name}' not understood`);
  return /** @type {DType} */ (name);
}

/**
 * @typedef {{ dtype: DType, weak: boolean }} Typed weak: a number of Python's
 *   own, which takes the type of the array beside it
 */

/**
 * @param {Typed} a
 * @param {Typed} b
 * @returns {DType}
 */
export function promote(a, b) {
  if (a.weak !== b.weak) {
    const [scalar, array] = a.weak ? [a, b] : [b, a];
    const fits =
      KINDS.indexOf(kindOf(scalar.dtype)) <= KINDS.indexOf(kindOf(array.dtype));
    return fits ? array.dtype : scalar.dtype;
  }
  return promoteTypes(a.dtype, b.dtype);
}

/**
 * @param {DType} a
 * @param {DType} b
 * @returns {DType}
 */
export function promoteTypes(a, b) {
  const [low, high] = DTYPES[a].rank <= DTYPES[b].rank ? [a, b] : [b, a];
  // float32 has no room for whole numbers of 32 bits.
  return high === "float32" && kindOf(low) === "i" ? "float64" : high;
}

/**
 * The type of a function's result that is never a whole number.
 *
 * @param {DType} dtype
 * @returns {DType}
 */
export const asFloat = (dtype) => (isFloat(dtype) ? dtype : "float64");

/**
 * Makes numbers of a type, in place.
 *
 * @param {Float64Array} data
 * @param {DType} dtype
 */
export function round(data, dtype) {
  if (dtype === "float64") return data;
  const convert = converters[dtype];
  for (let i = 0; i < data.length; i++) data[i] = convert(data[i]);
  return data;
}

/** What NumPy makes of a number that is none: the smallest whole number. */
const lowest = -(2 ** 63);

/** @type {Record<DType, (x: number) => number>} */
export const converters = {
  bool: (x) => (x !== 0 ? 1 : 0),
  int32: (x) => (Number.isFinite(x) ? x | 0 : -(2 ** 31)),
  int64: (x) => (Number.isFinite(x) ? Math.trunc(x) + 0 : lowest),
  float32: Math.fround,
  float64: (x) => x,
};
