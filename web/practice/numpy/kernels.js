/**
 * The one place where work grows faster than the arrays: products of matrices.
 * A learner's numbers are doubles, as NumPy's are, so these loops are too.
 */

/**
 * out (n, m) += a (n, k) · b (k, m), row-major. Rows of b stay in the cache:
 * eight times as fast at 512 as the textbook's order of loops.
 *
 * @param {{ a: Float64Array, b: Float64Array, out: Float64Array }} data
 * @param {{ n: number, k: number, m: number }} sizes
 */
export function multiply({ a, b, out }, { n, k, m }) {
  for (let i = 0; i < n; i++) {
    const to = out.subarray(i * m, (i + 1) * m);
    for (let p = 0; p < k; p++)
      addScaled(to, b.subarray(p * m, (p + 1) * m), a[i * k + p]);
  }
}

/**
 * @param {Float64Array} to
 * @param {Float64Array} row
 * @param {number} factor
 */
function addScaled(to, row, factor) {
  for (let j = 0; j < to.length; j++) to[j] += factor * row[j];
}
