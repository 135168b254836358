/** Inputs that tell mistakes apart: n, d_k, d_v and d_model all differ. */
import { made } from "./arrays.js";
import { attend } from "./attend.js";
import { Generator } from "../numpy/random/generator.js";

/** @typedef {import("./arrays.js").Tensor} Tensor */

export const D_MODEL = 12;

/** Normal numbers that single precision has too. */
export class Numbers {
  #generator;

  /** @param {number} seed */
  constructor(seed) {
    this.#generator = new Generator("modern", seed);
  }

  /**
   * @param {...number} shape
   * @returns {{ data: Float64Array, shape: number[] }}
   */
  normal(...shape) {
    const { data } = this.#generator.fill("normal", shape);
    return { data: data.map(Math.fround), shape };
  }

  /**
   * Small ones, as params are: products with 12 normal numbers have size 1.
   *
   * @param {...number} shape
   * @returns {Tensor}
   */
  small(...shape) {
    const { data } = this.normal(...shape);
    return { data: Float64Array.from(data, (x) => x / 4), shape };
  }

  /**
   * Whole numbers around 0, so that large scores are exact.
   *
   * @param {number} most
   * @param {...number} shape
   * @returns {Tensor}
   */
  whole(most, ...shape) {
    const { data } = this.#generator.integers(-most, most + 1, shape);
    return { data, shape };
  }
}

/**
 * @param {number} rows
 * @param {number} columns
 * @param {(i: number, j: number) => boolean} f true where a query may attend
 * @returns {Tensor}
 */
export function keepMask(rows, columns, f) {
  const { data, shape } = made([rows, columns], f, "bool");
  return { data, shape, dtype: "bool" };
}

/**
 * The same with other numbers in the last row.
 *
 * @param {Tensor} x
 * @param {Tensor} row
 * @returns {Tensor}
 */
export function withLastRow(x, row) {
  const data = Float64Array.from(x.data);
  data.set(row.data, data.length - row.data.length);
  return { ...x, data };
}

/** @param {Tensor} x @returns {{ data: Float32Array, shape: number[] }} for the core */
export function single({ data, shape }) {
  return { data: Float32Array.from(data), shape: [...shape] };
}

/** With one head in front. @param {Tensor} x */
export function oneHead(x) {
  return single({ data: x.data, shape: [1, ...x.shape] });
}

/**
 * Attention of one head by the core.
 *
 * @param {import("../../engine/index.d.ts").Engine} engine
 * @param {{ query: Tensor, key: Tensor, value: Tensor, keep?: Tensor | null }} input
 * @returns {Tensor[]} output and weights
 */
export function coreAttention(engine, { query, key, value, keep }) {
  const bits = keep && {
    data: Uint8Array.from(keep.data),
    shape: [1, ...keep.shape],
  };
  const { output, weights } = engine.attention({
    ...{ query: oneHead(query), key: oneHead(key), value: oneHead(value) },
    ...(bits ? { keep: bits } : {}),
    want: ["output", "weights"],
  });
  const withoutHead = (/** @type {Tensor} */ x) => ({
    data: x.data,
    shape: x.shape.slice(1),
  });
  return [withoutHead(output), withoutHead(weights)];
}

/**
 * The same with a step changed.
 *
 * @param {Omit<import("./attend.js").Input, "dModel">} input
 * @param {import("./attend.js").Change} change
 * @returns {import("../numpy/ndarray.js").NDArray[]} output and weights
 */
export function attendWith(input, change) {
  const { output, weights } = attend({ ...input, dModel: D_MODEL }, change);
  return [output, weights];
}
