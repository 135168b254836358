// How far a result in float32 may be from the exact one, from the sizes of what
// is added up: a sum of n rounded terms is off by about √n epsilon of their
// size (Higham and Mary 2019, SIAM J. Sci. Comput. 41(5), theorem 2.4).
import assert from "node:assert/strict";

export const epsilon = 2 ** -23;

/**
 * @param {{ data: ArrayLike<number>, shape: number[] }} tensor
 * @returns {number} the Euclidean length of its longest row
 */
export function longestRow({ data, shape }) {
  const width = /** @type {number} */ (shape.at(-1));
  const squares = Array.from(data, (x) => x * x);
  let longest = 0;
  for (let at = 0; at < squares.length; at += width) {
    const row = squares.slice(at, at + width);
    longest = Math.max(longest, Math.sqrt(row.reduce((sum, x) => sum + x, 0)));
  }
  return longest;
}

/**
 * How many epsilons the steps of attention may be off.
 * @param {{ query: any, key: any, value: any, scale: number }} inputs
 */
export function attentionRounding({ query, key, value, scale }) {
  const dK = query.shape.at(-1);
  const nKv = key.shape.at(-2);
  const scores =
    4 + Math.sqrt(dK) * Math.abs(scale) * longestRow(query) * longestRow(key);
  // exp makes the absolute error of a score a relative one of its weight.
  const weights = 2 * scores + Math.sqrt(nKv) + 8;
  return { scores, weights, output: weights * longestRow(value) };
}

/**
 * Asserts |actual - expected| <= k · epsilon · max(1, |expected|) throughout.
 * @param {{ data: Float32Array, shape: number[] }} actual
 * @param {{ data: ArrayLike<number>, shape: number[] }} expected
 * @param {number} k
 */
export function assertClose(actual, expected, k) {
  assert.deepEqual(actual.shape, expected.shape);
  actual.data.forEach((x, i) => {
    const exact = expected.data[i];
    const most = k * epsilon * Math.max(1, Math.abs(exact));
    assert.ok(
      Math.abs(x - exact) <= most || Object.is(x, exact),
      `[${i}] is ${x}, must be ${exact} ± ${most}`,
    );
  });
}
