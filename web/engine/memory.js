// The only file that looks into wasm memory. A view of it dies when the memory
// grows, so each is taken anew after the call that may have grown it, and
// nothing leaves this file but copies.
import { EngineError } from "./errors.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./index.d.ts").Tensor} Tensor
 *
 * A matrix or a stack of matrices (heads) of float32 in wasm memory, sizes and
 * strides in elements.
 * @typedef {object} View
 * @property {number} address
 * @property {number} [heads] absent of a matrix
 * @property {number} rows
 * @property {number} cols
 * @property {number} rowStride
 * @property {number} [headStride]
 */

/**
 * The core returns its errors, since Embind frees the arguments of a call only
 * when the call returns.
 * @template T
 * @param {T | Error} outcome
 * @returns {T}
 */
export function valueOf(outcome) {
  if (outcome instanceof Error) {
    const { code, message } = /** @type {Error & { code: string }} */ (outcome);
    throw new EngineError(code, message);
  }
  return outcome;
}

/**
 * @param {View} view
 * @returns {number[]} (rows, cols) or (heads, rows, cols)
 */
function shapeOf({ heads, rows, cols }) {
  return heads === undefined ? [rows, cols] : [heads, rows, cols];
}

/** @param {number[]} shape */
const sizeOf = (shape) => shape.reduce((product, n) => product * n, 1);

/**
 * Copies a view, whatever its strides, to the beginning of `target`.
 * @param {Module} module
 * @param {View} view
 * @param {Float32Array} target
 */
function copy(module, view, target) {
  const { heads = 1, rows, cols, rowStride, headStride = 0 } = view;
  if (target.length === 0) return;
  const source = new Float32Array(module.HEAPU8.buffer, view.address);
  const rowsAreDense = rowStride === cols;
  if (rowsAreDense && (heads === 1 || headStride === rows * cols)) {
    target.set(source.subarray(0, target.length));
    return;
  }
  for (let head = 0, to = 0; head < heads; ++head)
    for (let row = 0; row < rows; ++row, to += cols) {
      const from = head * headStride + row * rowStride;
      target.set(source.subarray(from, from + cols), to);
    }
}

/**
 * @param {Module} module
 * @param {View} view
 * @returns {Tensor} a copy that the caller owns
 */
export function read(module, view) {
  const shape = shapeOf(view);
  const data = new Float32Array(sizeOf(shape));
  copy(module, view, data);
  return { data, shape };
}

/**
 * Copies of several views that share one buffer, which can be transferred.
 * @template {string} Name
 * @param {Module} module
 * @param {Record<Name, View>} views
 * @returns {{ buffer: ArrayBuffer, arrays: Record<Name, Tensor> }}
 */
export function readTogether(module, views) {
  const names = /** @type {Name[]} */ (Object.keys(views));
  const shapes = names.map((name) => shapeOf(views[name]));
  const total = shapes.reduce((sum, shape) => sum + sizeOf(shape), 0);
  const all = new Float32Array(total);
  let at = 0;
  const arrays = names.map((name, i) => {
    const data = all.subarray(at, (at += sizeOf(shapes[i])));
    copy(module, views[name], data);
    return [name, { data, shape: shapes[i] }];
  });
  return { buffer: all.buffer, arrays: Object.fromEntries(arrays) };
}

/**
 * A call of each module that is over, for the next one: to make one anew takes
 * Embind as long as attention over 32 tokens.
 * @type {WeakMap<Module, import("./builds/engine.d.ts").Call>}
 */
const idle = new WeakMap();

/**
 * One call of the core: holds the memory of its arguments and results. Give it
 * back with `delete()`, which a trap makes impossible and needless.
 */
export class Call {
  /** @param {Module} module */
  constructor(module) {
    this.module = module;
    this.core = idle.get(module) ?? new module.Call();
    idle.delete(module);
  }

  /** @param {number} bytes */
  #reserve(bytes) {
    const address = this.core.reserve(bytes);
    if (address === 0)
      throw new EngineError("out-of-memory", `out of memory: ${bytes} bytes`);
    return address;
  }

  /**
   * Copies an array into the memory of this call.
   * @param {Float32Array | Uint8Array} array
   * @returns {number} its address
   */
  write(array) {
    const address = this.#reserve(array.byteLength);
    if (array.byteLength === 0) return address; // its buffer may be detached
    const bytes = new Uint8Array(
      array.buffer,
      array.byteOffset,
      array.byteLength,
    );
    this.module.HEAPU8.set(bytes, address);
    return address;
  }

  /** @param {View} view */
  read(view) {
    return read(this.module, view);
  }

  /**
   * Copies whole numbers, 32 bits each, into the memory of this call.
   * @param {ArrayLike<number>} words
   * @returns {number} their address
   */
  writeWords(words) {
    const address = this.#reserve(4 * words.length);
    new Uint32Array(this.module.HEAPU8.buffer, address).set(words);
    return address;
  }

  /**
   * @param {number} address
   * @param {number} count
   * @returns {Uint32Array} a copy of as many words
   */
  readWords(address, count) {
    return new Uint32Array(this.module.HEAPU8.buffer, address, count).slice();
  }

  delete() {
    this.core.release();
    if (idle.has(this.module)) this.core.delete();
    else idle.set(this.module, this.core);
  }
}
