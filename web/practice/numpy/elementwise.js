/** Functions of one, two or three arrays, element by element. */
import { broadcastShapes, expanded } from "./broadcast.js";
import { asFloat, converters, kindOf, promote, round } from "./dtypes.js";
import { PythonError, typeError, valueError } from "./errors.js";
import { NDArray } from "./ndarray.js";

/** @typedef {import("./dtypes.js").DType} DType */

/**
 * @typedef {object} Unary
 * @property {(x: number) => number} f
 * @property {(dtype: DType) => DType} result
 */

/** @param {DType} dtype */
const same = (dtype) => dtype;
const toBool = () => /** @type {const} */ ("bool");

/** @param {string} why */
function notForBool(why) {
  return (/** @type {DType} */ dtype) => {
    if (dtype === "bool") throw typeError(why);
    return dtype;
  };
}

/** @param {number} x */
function roundHalfEven(x) {
  const low = Math.floor(x);
  const rest = x - low;
  if (rest !== 0.5) return Math.round(x);
  return low % 2 === 0 ? low : low + 1;
}

/** @type {Record<string, Unary>} */
const unary = {
  negative: {
    f: (x) => -x,
    result: notForBool(
      "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead.",
    ),
  },
  positive: { f: (x) => x, result: same },
  absolute: { f: Math.abs, result: same },
  sign: { f: Math.sign, result: same },
  square: { f: (x) => x * x, result: same },
  floor: { f: Math.floor, result: asFloat },
  ceil: { f: Math.ceil, result: asFloat },
  trunc: { f: Math.trunc, result: asFloat },
  rint: { f: roundHalfEven, result: asFloat },
  reciprocal: { f: (x) => 1 / x, result: same },
  isnan: { f: (x) => Number(Number.isNaN(x)), result: toBool },
  isinf: { f: (x) => Number(Math.abs(x) === Infinity), result: toBool },
  isfinite: { f: (x) => Number(Number.isFinite(x)), result: toBool },
  logical_not: { f: (x) => Number(x === 0), result: toBool },
};

/** @type {Record<string, (x: number) => number>} */
const ofFloats = {
  ...{ exp: Math.exp, expm1: Math.expm1, exp2: (x) => 2 ** x },
  ...{ log: Math.log, log2: Math.log2, log10: Math.log10, log1p: Math.log1p },
  ...{ sqrt: Math.sqrt, cbrt: Math.cbrt },
  ...{ sin: Math.sin, cos: Math.cos, tan: Math.tan },
  ...{ arcsin: Math.asin, arccos: Math.acos, arctan: Math.atan },
  ...{ sinh: Math.sinh, cosh: Math.cosh, tanh: Math.tanh },
  deg2rad: (x) => (x * Math.PI) / 180,
  rad2deg: (x) => (x * 180) / Math.PI,
};
for (const [name, f] of Object.entries(ofFloats))
  unary[name] = { f, result: asFloat };

/**
 * @param {string} name
 * @param {NDArray} x
 */
export function applyUnary(name, x) {
  if (name === "invert") return invert(x);
  const { f, result } = unary[name];
  const dtype = result(x.dtype);
  const data = x.values();
  for (let i = 0; i < data.length; i++) data[i] = f(data[i]);
  return new NDArray(dtype, x.shape, round(data, dtype));
}

/** @param {NDArray} x */
function invert(x) {
  if (kindOf(x.dtype) === "f") throw unsupported("invert");
  const f =
    x.dtype === "bool"
      ? (/** @type {number} */ v) => 1 - v
      : (/** @type {number} */ v) => -v - 1;
  return new NDArray(x.dtype, x.shape, x.values().map(f));
}

/** @param {string} name */
function unsupported(name) {
  return typeError(
    `ufunc '${name}' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''`,
  );
}

/**
 * @typedef {object} Binary
 * @property {(a: number, b: number) => number} f
 * @property {(dtype: DType) => DType} result from the common type
 * @property {(a: number, b: number) => number} [ofInts] in place of f
 * @property {(a: number, b: number) => number} [ofBools] in place of f
 */

/**
 * @param {string} name
 * @returns {(dtype: DType) => DType}
 */
function onlyWhole(name) {
  return (dtype) => {
    if (kindOf(dtype) === "f") throw unsupported(name);
    return dtype;
  };
}

/** The result has the sign of the divisor. @param {number} a @param {number} b */
function remainder(a, b) {
  if (Math.abs(b) === Infinity && Number.isFinite(a))
    return a === 0 || a < 0 === b < 0 ? a : b;
  const rest = a % b;
  if (rest === 0) return b < 0 ? -0 : 0;
  return rest < 0 !== b < 0 ? rest + b : rest;
}

/** @param {number} a @param {number} b */
function wholePower(a, b) {
  if (b < 0)
    throw valueError("Integers to negative integer powers are not allowed.");
  return a ** b;
}

/** @param {DType} dtype */
const countsAsInt = (dtype) => (dtype === "bool" ? "int64" : dtype);

/** @type {Record<string, Binary>} */
const binary = {
  add: { f: (a, b) => a + b, result: same, ofBools: (a, b) => a | b },
  subtract: {
    f: (a, b) => a - b,
    result: notForBool(
      "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.",
    ),
  },
  multiply: { f: (a, b) => a * b, result: same },
  divide: { f: (a, b) => a / b, result: asFloat },
  floor_divide: {
    f: (a, b) => Math.floor(a / b),
    result: countsAsInt,
    ofInts: (a, b) => (b === 0 ? 0 : Math.floor(a / b)),
  },
  remainder: {
    f: remainder,
    result: countsAsInt,
    ofInts: (a, b) => (b === 0 ? 0 : remainder(a, b)),
  },
  power: { f: (a, b) => a ** b, result: countsAsInt, ofInts: wholePower },
  arctan2: { f: Math.atan2, result: asFloat },
  hypot: { f: Math.hypot, result: asFloat },
  // Math.max and Math.min give NaN when either is NaN, as NumPy's do.
  maximum: { f: Math.max, result: same },
  minimum: { f: Math.min, result: same },
  fmax: { f: (a, b) => (a >= b || b !== b ? a : b), result: same },
  fmin: { f: (a, b) => (a <= b || b !== b ? a : b), result: same },
  equal: { f: (a, b) => Number(a === b), result: toBool },
  not_equal: { f: (a, b) => Number(a !== b), result: toBool },
  less: { f: (a, b) => Number(a < b), result: toBool },
  less_equal: { f: (a, b) => Number(a <= b), result: toBool },
  greater: { f: (a, b) => Number(a > b), result: toBool },
  greater_equal: { f: (a, b) => Number(a >= b), result: toBool },
  logical_and: { f: (a, b) => Number(a !== 0 && b !== 0), result: toBool },
  logical_or: { f: (a, b) => Number(a !== 0 || b !== 0), result: toBool },
  logical_xor: { f: (a, b) => Number((a !== 0) !== (b !== 0)), result: toBool },
  bitwise_and: { f: (a, b) => a & b, result: onlyWhole("bitwise_and") },
  bitwise_or: { f: (a, b) => a | b, result: onlyWhole("bitwise_or") },
  bitwise_xor: { f: (a, b) => a ^ b, result: onlyWhole("bitwise_xor") },
};

/**
 * @param {string} name
 * @param {NDArray} a
 * @param {NDArray} b
 */
export function applyBinary(name, a, b) {
  const { f: general, result, ofInts, ofBools } = binary[name];
  const common = promote(a, b);
  const dtype = result(common);
  const f =
    (common === "bool" && ofBools) ||
    (kindOf(common) !== "f" && ofInts) ||
    general;
  const shape = broadcastShapes([a.shape, b.shape]);
  const x = expanded(a, shape);
  const y = expanded(b, shape);
  const out = new NDArray(dtype, shape);
  for (let i = 0; i < out.data.length; i++) out.data[i] = f(x[i], y[i]);
  round(out.data, dtype);
  if (a.weak && b.weak) out.weak = true;
  return out;
}

/**
 * a where the condition holds, else b.
 *
 * @param {NDArray} condition
 * @param {NDArray} a
 * @param {NDArray} b
 */
export function where(condition, a, b) {
  const shape = broadcastShapes([condition.shape, a.shape, b.shape]);
  const [c, x, y] = [condition, a, b].map((array) => expanded(array, shape));
  const out = new NDArray(promote(a, b), shape);
  for (let i = 0; i < c.length; i++) out.data[i] = c[i] !== 0 ? x[i] : y[i];
  round(out.data, out.dtype);
  return out;
}

/**
 * @param {NDArray} x
 * @param {DType} dtype
 */
export function astype(x, dtype) {
  return new NDArray(dtype, x.shape, round(x.values(), dtype));
}

/**
 * Rounds to so many decimal places, halves to the even neighbour.
 *
 * @param {NDArray} x
 * @param {number} decimals
 */
export function around(x, decimals) {
  const factor = 10 ** Math.abs(decimals);
  const f =
    decimals >= 0
      ? (/** @type {number} */ v) => roundHalfEven(v * factor) / factor
      : (/** @type {number} */ v) => roundHalfEven(v / factor) * factor;
  const convert = converters[x.dtype];
  return new NDArray(
    x.dtype,
    x.shape,
    x.values().map((v) => (Number.isFinite(v) ? convert(f(v)) : v)),
  );
}

/**
 * Whether a value of one type may be stored into an array of another in place.
 *
 * @param {string} name
 * @param {DType} from
 * @param {DType} to
 */
export function checkInPlace(name, from, to) {
  const order = "bif";
  if (order.indexOf(kindOf(from)) <= order.indexOf(kindOf(to))) return;
  throw new PythonError(
    "UFuncTypeError",
    `Cannot cast ufunc '${name}' output from dtype('${from}') to dtype('${to}') with casting rule 'same_kind'`,
  );
}
