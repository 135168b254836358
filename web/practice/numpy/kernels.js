/**
 * The one place where work grows faster than the arrays: products of matrices.
 * A learner's numbers are doubles, as NumPy's are. Large products go to the
 * core; for small ones, the way there and back takes longer than these loops.
 */
import { Product } from "../../engine/product.js";

/**
 * In products of numbers. In Node.js 20 (simd), with all copies, the core is 2.3
 * times as fast as the loops at 16 × 16 × 16, 3.4 times at 32, 4.4 at 64, 5.2 at
 * 256 and 7.7 at 512; below this nobody feels it.
 */
const LARGE = 32 ** 3;
/** Each side: with a vector, each number that is copied is used once. */
const WIDE = 4;

/** What the core's product is started from, when it is needed. @type {Uint8Array | null} */
let bytes = null;
/** @type {Product | null} */
let product = null;

/** @param {Uint8Array | null} from of the core's product; null: without it */
export function useProduct(from) {
  bytes = from;
  product = null;
}

/** @typedef {{ a: Float64Array, b: Float64Array, out: Float64Array }} Data */
/** @typedef {{ n: number, k: number, m: number }} Sizes */

/**
 * out (n, m) = a (n, k) · b (k, m), row-major; out holds zeros.
 *
 * @param {Data} data
 * @param {Sizes} sizes
 */
export function multiply(data, sizes) {
  const { n, k, m } = sizes;
  const isLarge = n * k * m >= LARGE && Math.min(n, k, m) >= WIDE;
  if (!bytes || !isLarge) return multiplyHere(data, sizes);
  product ??= new Product(bytes);
  product.multiply(data, sizes);
}

/**
 * The inner loop runs along rows of b and out, which lie together in memory, four
 * rows of b at once, so that out is read and written a quarter as often.
 *
 * @param {Data} data
 * @param {Sizes} sizes
 */
export function multiplyHere({ a, b, out }, { n, k, m }) {
  const whole = k - (k % 4);
  for (let i = 0; i < n; i++) {
    const to = out.subarray(i * m, (i + 1) * m);
    for (let p = 0; p < whole; p += 4) {
      const at = i * k + p;
      const [f0, f1, f2, f3] = [a[at], a[at + 1], a[at + 2], a[at + 3]];
      const [b0, b1] = [p * m, (p + 1) * m];
      const [b2, b3] = [(p + 2) * m, (p + 3) * m];
      for (let j = 0; j < m; j++)
        to[j] +=
          f0 * b[b0 + j] + f1 * b[b1 + j] + f2 * b[b2 + j] + f3 * b[b3 + j];
    }
    for (let p = whole; p < k; p++) {
      const factor = a[i * k + p];
      for (let j = 0; j < m; j++) to[j] += factor * b[p * m + j];
    }
  }
}
