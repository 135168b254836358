/** What np.random's generators give, as arrays. */
import { valueError } from "../errors.js";
import { NDArray, sizeOf } from "../ndarray.js";
import { byChances, withoutReplacing } from "./choice.js";
import { Mt19937 } from "./mt19937.js";
import { Pcg64 } from "./pcg64.js";
import { standardNormal } from "./ziggurat.js";

/** @typedef {import("../ndarray.js").Shape} Shape */
/** @typedef {import("../dtypes.js").DType} DType */

/** np.random.default_rng(seed) or, "legacy", np.random.seed(seed). */
export class Generator {
  /**
   * @param {"modern" | "legacy"} kind
   * @param {number} seed
   */
  constructor(kind, seed) {
    if (!(seed >= 0) || !Number.isInteger(seed))
      throw valueError("expected non-negative integer");
    if (kind === "legacy") {
      if (seed >= 2 ** 32)
        throw valueError("Seed must be between 0 and 2**32 - 1");
      const source = new Mt19937(seed);
      this.double = () => source.double();
      this.normal = () => source.normal();
      this.below = this.masked = (/** @type {number} */ n) => masked(source, n);
    } else {
      const source = new Pcg64(BigInt(seed));
      this.double = () => source.double();
      this.normal = () => standardNormal(source);
      this.masked = (/** @type {number} */ n) => masked(source, n);
      this.below = (/** @type {number} */ n) => lemire(source, n);
    }
    this.kind = kind;
  }

  /**
   * @param {"double" | "normal"} name
   * @param {Shape} shape
   */
  fill(name, shape) {
    return this.#fill(shape, "float64", this[name]);
  }

  /**
   * Whole numbers from low to high - 1.
   *
   * @param {number} low
   * @param {number} high
   * @param {Shape} shape
   */
  integers(low, high, shape) {
    if (!(high > low) && sizeOf(shape) > 0) throw valueError("low >= high");
    if (high - low > 2 ** 32)
      throw valueError(
        "a range of more than 2**32 numbers is not supported here",
      );
    return this.#fill(shape, "int64", () => low + this.below(high - low));
  }

  /**
   * 0 to n - 1 in random order. Modern generators draw it as older ones do.
   *
   * @param {number} n
   */
  permutation(n) {
    const out = this.#counting(n);
    for (let i = n - 1; i > 0; i--) {
      const j = this.masked(i + 1);
      [out.data[i], out.data[j]] = [out.data[j], out.data[i]];
    }
    return out;
  }

  /**
   * Some of 0 to n - 1, none twice.
   *
   * @param {number} n
   * @param {Shape} shape
   * @param {boolean} isShuffled
   */
  choose(n, shape, isShuffled) {
    const out = this.#fill(shape, "int64", () => 0);
    const size = out.data.length;
    if (this.kind === "legacy")
      out.data.set(this.permutation(n).data.subarray(0, size));
    else withoutReplacing(this.below, { out: out.data, n, isShuffled });
    return out;
  }

  /**
   * 0 to chances.length - 1, each with a chance of its own.
   *
   * @param {ArrayLike<number>} chances
   * @param {Shape} shape
   * @param {boolean} isReplaced whether one may come twice
   */
  chooseBy(chances, shape, isReplaced) {
    const out = this.#fill(shape, "int64", () => 0);
    byChances(this.double, { out: out.data, chances, isReplaced });
    return out;
  }

  /** @param {number} n */
  #counting(n) {
    let i = 0;
    return this.#fill([n], "int64", () => i++);
  }

  /**
   * @param {Shape} shape
   * @param {DType} dtype
   * @param {() => number} next
   */
  #fill(shape, dtype, next) {
    const out = new NDArray(dtype, shape);
    for (let i = 0; i < out.data.length; i++) out.data[i] = next();
    return out;
  }
}

/**
 * A whole number below n, without bias (Lemire 2019).
 *
 * @param {Pcg64} source
 * @param {number} n 1 to 2^32
 */
function lemire(source, n) {
  if (n === 1) return 0;
  if (n === 2 ** 32) return source.next32();
  const size = BigInt(n);
  let product = BigInt(source.next32()) * size;
  if ((product & 0xffffffffn) < size) {
    const threshold = BigInt((2 ** 32 - n) % n);
    while ((product & 0xffffffffn) < threshold)
      product = BigInt(source.next32()) * size;
  }
  return Number(product >> 32n);
}

/**
 * A whole number below n: bits are thrown away until one fits.
 *
 * @param {{ next32(): number }} source
 * @param {number} n 1 to 2^32
 */
function masked(source, n) {
  if (n === 1) return 0;
  const mask = 2 ** Math.ceil(Math.log2(n)) - 1;
  for (;;) {
    const value = (source.next32() & mask) >>> 0;
    if (value < n) return value;
  }
}
