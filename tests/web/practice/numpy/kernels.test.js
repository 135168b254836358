/** Products of matrices: the core's and the loops', and which of them is taken. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { loadProduct, Product } from "../../../../web/engine/product.js";
import {
  multiply,
  multiplyHere,
  useProduct,
} from "../../../../web/practice/numpy/kernels.js";
import { randomFrom } from "../../random.js";

const bytes = await loadProduct();
afterEach(() => useProduct(null));

/** @param {[number, number, number]} sides n, k, m */
function problem([n, k, m]) {
  const random = randomFrom(n + 1000 * k + 1_000_000 * m);
  const numbers = (/** @type {number} */ length) =>
    Float64Array.from({ length }, () => random() - 0.5);
  const data = () => ({ a, b, out: new Float64Array(n * m) });
  const [a, b] = [numbers(n * k), numbers(k * m)];
  return { sizes: { n, k, m }, data };
}

/** Both errors are at most (k + 1) · epsilon · Σ|a·b|, and |a·b| ≤ 1/4. */
const tolerance = (/** @type {number} */ k) =>
  2 * (k + 1) * Number.EPSILON * (k / 4);

test("the core's product is that of the loops, also where its memory grows", () => {
  const product = new Product(bytes);
  /** @type {[number, number, number][]} n, k, m */
  const shapes = [
    [4, 4, 4],
    [1, 5, 1],
    [5, 1, 7],
    [3, 0, 2],
    [7, 9, 5],
    [65, 67, 33],
    [300, 257, 301],
    [2, 3, 2],
  ];
  for (const shape of shapes) {
    const { sizes, data } = problem(shape);
    const [core, loops] = [data(), data()];
    product.multiply(core, sizes);
    multiplyHere(loops, sizes);
    loops.out.forEach((must, i) => {
      const error = Math.abs(core.out[i] - must);
      assert.ok(error <= tolerance(shape[1]), `${shape}: ${i}`);
    });
  }
});

test("large products go to the core, small ones and vectors do not", () => {
  const isFromCore = (/** @type {[number, number, number]} */ shape) => {
    const { sizes, data } = problem(shape);
    try {
      multiply(data(), sizes);
      return false;
    } catch (error) {
      assert.ok(error instanceof WebAssembly.CompileError);
      return true;
    }
  };
  useProduct(Uint8Array.of(1, 2, 3)); // is compiled only when it is needed
  assert.equal(isFromCore([32, 32, 32]), true);
  assert.equal(isFromCore([31, 32, 32]), false);
  assert.equal(isFromCore([1, 512, 512]), false);
  useProduct(null);
  assert.equal(isFromCore([32, 32, 32]), false);
});
