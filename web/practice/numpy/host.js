/**
 * What the Python module numpy asks of JavaScript: one function, whose first
 * argument says what. An answer is an array, a text, a number or, for an error,
 * null. Numbers that need 64 bits go through a few places in Python's memory.
 */
import { normalAxes } from "./axes.js";
import { expanded } from "./broadcast.js";
import * as create from "./create.js";
import { converters, dtypeNamed, kindOf, round } from "./dtypes.js";
import { einsum } from "./einsum.js";
import * as elementwise from "./elementwise.js";
import { PythonError, shapeText, valueError } from "./errors.js";
import { defaultPrintOptions, reprOf, strOf } from "./format.js";
import { getItem, nonzero, placeOf, setItem } from "./indexing.js";
import * as linalg from "./linalg.js";
import { memory, NDArray, scatter, weakScalar } from "./ndarray.js";
import { Generator } from "./random/generator.js";
import * as reduce from "./reduce.js";
import * as shape from "./shape.js";

/** @typedef {import("./indexing.js").Part} Part */

/** An array without axes becomes one of Python's numbers: its kind, by this. */
const NUMBER_KINDS = { f: 1, i: 2, b: 3 };

/** @param {string | null} text "0,-1" @returns {number[] | null} */
const listOf = (text) => (text === null ? null : sizesOf(text));

/** @param {string} text "2,3" */
const sizesOf = (text) => (text === "" ? [] : text.split(",").map(Number));

/** @param {string} text of a bound of a slice */
const boundOf = (text) => (text === "" ? null : Number(text));

/**
 * @param {string} text as "i2;s1::-1;n;e;a"
 * @param {NDArray[]} arrays for each "a"
 * @returns {Part[]}
 */
function partsOf(text, arrays) {
  let used = 0;
  /** @type {Record<string, (rest: string) => Part>} */
  const readers = {
    i: (rest) => ({ kind: "int", at: Number(rest) }),
    n: () => ({ kind: "new" }),
    e: () => ({ kind: "rest" }),
    a: () => ({ kind: "array", array: arrays[used++] }),
    s: (rest) => {
      const [start, stop, step] = rest.split(":").map(boundOf);
      return { kind: "slice", start, stop, step };
    },
  };
  if (text === "") return [];
  return text.split(";").map((part) => readers[part[0]](part.slice(1)));
}

/**
 * @param {number} i
 * @param {number | null} j
 * @returns {Part[]}
 */
function places(i, j) {
  const first = /** @type {const} */ ({ kind: "int", at: i });
  return j === null ? [first] : [first, { kind: "int", at: j }];
}

/**
 * x op= y, into x itself.
 *
 * @param {string} name
 * @param {NDArray} x
 * @param {NDArray} y
 */
function inPlace(name, x, y) {
  const result =
    name === "matmul"
      ? linalg.matmul(x, y)
      : elementwise.applyBinary(name, x, y);
  elementwise.checkInPlace(name, result.dtype, x.dtype);
  if (String(result.shape) !== String(x.shape))
    throw valueError(
      `non-broadcastable output operand with shape ${shapeText(x.shape, ",")} doesn't match the broadcast shape ${shapeText(result.shape, ",")}`,
    );
  scatter(x, round(result.data, x.dtype));
  return true;
}

/** @type {Record<string, (...args: any[]) => unknown>} */
const functions = {
  weak: (value, dtype) => weakScalar(value, dtype),
  dtype: (x) => x.dtype,
  str: (x) => strOf(x, printing.options),
  repr: (x) => reprOf(x, printing.options),
  copy: (x) => x.copy(),
  item: (x) => new NDArray(x.dtype, [], Float64Array.of(x.item()), []),
  get: (x, text, ...arrays) => getItem(x, partsOf(text, arrays)),
  // With "..." an element is an array without axes.
  "get view": (x, text, ...arrays) => getItem(x, partsOf(text, arrays)),
  put: (x, value, i, j) => {
    const at = placeOf(x, i, j);
    if (at === null) setItem(x, places(i, j), weakScalar(value, "float64"));
    else x.data[at] = converters[/** @type {NDArray} */ (x).dtype](value);
    return true;
  },
  set: (x, value, text, ...arrays) => {
    setItem(x, partsOf(text, arrays), value);
    return true;
  },
  "in place": inPlace,

  unary: elementwise.applyUnary,
  binary: elementwise.applyBinary,
  where: elementwise.where,
  around: elementwise.around,
  astype: (x, name) => elementwise.astype(x, dtypeNamed(name)),
  reduce: (name, x, axes, keepdims, ddof) =>
    reduce.reduce(name, x, { axes: listOf(axes), keepdims, ddof }),
  cumsum: reduce.cumsum,
  cumprod: reduce.cumprod,
  sort: reduce.sort,
  argsort: reduce.argsort,
  nonzero: (x, axis) => nonzero(x)[axis],

  full: (text, value, dtype) => create.full(sizesOf(text), value, dtype),
  arange: create.arange,
  linspace: create.linspace,
  eye: create.eye,
  triangle: create.triangle,
  diag: create.diag,

  reshape: (x, text) => shape.reshape(x, sizesOf(text)),
  transpose: (x, axes) => shape.transpose(x, listOf(axes)),
  swapaxes: shape.swapaxes,
  moveaxis: (x, from, to) => shape.moveaxis(x, sizesOf(from), sizesOf(to)),
  "expand dims": (x, axes) => shape.expandDims(x, sizesOf(axes)),
  squeeze: (x, axes) => shape.squeeze(x, listOf(axes)),
  broadcast: (x, text) => shape.broadcastTo(x, sizesOf(text)),
  concatenate: (axis, ...arrays) => shape.concatenate(arrays, axis),
  stack: (axis, ...arrays) => shape.stack(arrays, axis),
  repeat: (x, counts, axis) => shape.repeat(x, sizesOf(counts), axis),
  tile: (x, counts) => shape.tile(x, sizesOf(counts)),
  flip: (x, axes) => shape.flip(x, normalAxes(listOf(axes), x.ndim)),
  roll: shape.roll,

  matmul: linalg.matmul,
  dot: linalg.dot,
  tensordot: (a, b, left, right) =>
    linalg.tensordot(a, b, sizesOf(left), sizesOf(right)),
  einsum: (text, ...operands) => einsum(text, operands),
  norm: (x, ord, axes, keepdims) => linalg.norm(x, ord, listOf(axes), keepdims),

  generator: (kind, seed) => new Generator(kind, seed),
  random: (generator, name, text) => generator.fill(name, sizesOf(text)),
  integers: (generator, low, high, text) =>
    generator.integers(low, high, sizesOf(text)),
  permutation: (generator, n) => generator.permutation(n),
  choose: (generator, n, text, isShuffled) =>
    generator.choose(n, sizesOf(text), isShuffled),
  "choose by": (generator, chances, text, isReplaced) =>
    generator.chooseBy(chances.flat(), sizesOf(text), isReplaced),

  "print option": (name, value) => {
    printing.options = {
      ...printing.options,
      [name]: name === "suppress" ? value !== 0 : value,
    };
    return true;
  },
  "keep print options": () => printing.kept.push(printing.options),
  "restore print options": () => {
    printing.options = printing.kept.pop() ?? defaultPrintOptions();
    return true;
  },
};

/** Of these an array without axes stays one: they only look at it otherwise. */
const keepArrays = new Set([
  ...[
    "get view",
    "from memory",
    "weak",
    "full",
    "copy",
    "astype",
    "random",
    "integers",
    "choose",
    "choose by",
  ],
  ...["reshape", "transpose", "swapaxes", "moveaxis", "squeeze", "broadcast"],
]);

const printing = {
  options: defaultPrintOptions(),
  /** @type {import("./format.js").PrintOptions[]} */ kept: [],
};

export class NumpyHost {
  /** Arrays that Python holds, by the data that they share. @type {Map<Float64Array, Set<NDArray>>} */
  #held = new Map();
  #buffer;
  #box = 0;
  /** The latest. */
  #error = new PythonError("ValueError", "");

  /**
   * @param {() => ArrayBuffer} buffer Python's memory
   * @param {number} limit bytes of all arrays that Python holds
   */
  constructor(buffer, limit) {
    this.#buffer = buffer;
    memory.limit = limit;
    memory.used = 0;
    printing.options = defaultPrintOptions();
  }

  /**
   * What Python calls.
   *
   * @param {unknown} name
   * @param {...unknown} args
   */
  answer = (name, ...args) => {
    try {
      return this.#answer(String(name), args);
    } catch (error) {
      this.#error = asPythonError(error);
      return null;
    }
  };

  /** @param {NDArray} array that Python holds no more */
  release(array) {
    const holders = this.#held.get(array.data);
    if (!holders?.delete(array) || holders.size > 0) return;
    this.#held.delete(array.data);
    memory.used -= array.data.byteLength;
  }

  /**
   * @param {string} name
   * @param {unknown[]} args
   */
  #answer(name, args) {
    if (!args.every(isPlain))
      throw valueError(`not for numpy's inside: ${name}`);
    switch (name) {
      case "box":
        this.#box = Number(args[0]);
        return true;
      case "error type":
        return this.#error.type;
      case "error message":
        return this.#error.message;
      case "shape":
        return this.#put(/** @type {NDArray} */ (args[0]).shape);
      case "strides":
        return this.#put(/** @type {NDArray} */ (args[0]).strides);
      case "at":
        return this.#element(/** @type {any} */ (args));
      case "to memory":
        return this.#write(/** @type {any} */ (args));
      case "from memory":
        return this.#give(name, this.#read(/** @type {any} */ (args)));
    }
    if (!Object.hasOwn(functions, name)) throw valueError(`no ${name}`);
    const result = functions[name](...args);
    return result instanceof NDArray ? this.#give(name, result) : result;
  }

  /**
   * An array for Python, or one of its numbers.
   *
   * @param {string} name
   * @param {NDArray} array
   */
  #give(name, array) {
    if (array.ndim === 0 && !keepArrays.has(name)) {
      this.#put([array.item()]);
      return NUMBER_KINDS[kindOf(array.dtype)];
    }
    return this.hold(array);
  }

  /** @param {NDArray} array that Python gets */
  hold(array) {
    const holders = this.#held.get(array.data);
    if (holders) {
      holders.add(array);
      return array;
    }
    this.#held.set(array.data, new Set([array]));
    memory.used += array.data.byteLength;
    return array;
  }

  /** @param {readonly number[]} numbers at most 64 */
  #put(numbers) {
    if (numbers.length > 32) throw valueError("more than 32 axes");
    new Float64Array(this.#buffer(), this.#box, numbers.length).set(numbers);
    return numbers.length;
  }

  /** @param {[NDArray, number, number | null]} what an array and one or two indices */
  #element([array, i, j]) {
    const at = placeOf(array, i, j);
    if (at === null) return this.#give("at", getItem(array, places(i, j)));
    new Float64Array(this.#buffer(), this.#box, 1)[0] = array.data[at];
    return NUMBER_KINDS[kindOf(array.dtype)];
  }

  /** @param {[NDArray, number]} what and where to; there is room for all of it */
  #write([array, at]) {
    const values = array.flat();
    new Float64Array(this.#buffer(), at, values.length).set(values);
    return true;
  }

  /**
   * @param {[number, number, string, string]} source where the numbers stand,
   *   how many, their shape and type
   */
  #read([at, count, text, dtype]) {
    const data = new Float64Array(this.#buffer(), at, count).slice();
    return new NDArray(
      dtypeNamed(dtype),
      sizesOf(text),
      round(data, dtypeNamed(dtype)),
    );
  }
}

/** What may come from Python: nothing that leads back into it. @param {unknown} value */
function isPlain(value) {
  return (
    value === null ||
    (typeof value !== "object" && typeof value !== "function") ||
    value instanceof NDArray ||
    value instanceof Generator
  );
}

/** @param {unknown} error */
function asPythonError(error) {
  if (error instanceof PythonError) return error;
  if (error instanceof RangeError)
    return new PythonError(
      "MemoryError",
      `no room for an array: ${error.message}`,
    );
  return new PythonError(
    "TypeError",
    String(/** @type {Error} */ (error).message),
  );
}

/**
 * The numbers of an array, as the page sees them.
 *
 * @param {NDArray} array
 */
export function toTensor(array) {
  return {
    data: expanded(array, array.shape).slice(),
    shape: [...array.shape],
    dtype: array.dtype,
  };
}
