/** Values on their way between Python and the page. */
import { NDArray, sizeOf } from "../numpy/ndarray.js";
import { toTensor } from "../numpy/host.js";
import { valueError } from "../numpy/errors.js";

/**
 * @typedef {{ data: ArrayLike<number>, shape: readonly number[], dtype?: string }} Tensor
 * @typedef {Tensor | number | boolean | string | null} Input
 * @typedef {Input | readonly unknown[] | { other: string }} Value what Python
 *   gave: a tuple is an array of values; other: of a type that cannot cross
 */

/**
 * @param {unknown} value
 * @returns {NDArray | number | boolean | string | null}
 */
export function toPython(value) {
  if (typeof value !== "object" || value === null)
    return /** @type {any} */ (value ?? null);
  const { data, shape, dtype = "float64" } = /** @type {any} */ (value);
  if (sizeOf(shape) !== data.length)
    throw valueError(`${data.length} numbers have no shape (${shape})`);
  return new NDArray(dtype, shape, Float64Array.from(data));
}

/** Puts together what Python gives piece by piece. */
export class Received {
  /** @type {unknown[][]} */
  #open = [[]];

  /**
   * @param {string} kind
   * @param {unknown} [value]
   */
  add(kind, value) {
    if (kind === "open") this.#open.push([]);
    else if (kind === "close") {
      const list = this.#open.pop();
      this.#open.at(-1)?.push(list);
    } else this.#open.at(-1)?.push(valueOf(kind, value));
    return true;
  }

  /** @returns {Value} the latest whole value */
  take() {
    const value = this.#open[0].pop();
    this.#open = [[]];
    return /** @type {Value} */ (value ?? null);
  }
}

/**
 * @param {string} kind
 * @param {unknown} value
 */
function valueOf(kind, value) {
  if (kind === "array") return toTensor(/** @type {NDArray} */ (value));
  if (kind === "none") return null;
  return kind === "other" ? { other: String(value) } : value;
}
