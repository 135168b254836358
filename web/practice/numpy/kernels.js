/**
 * The one place where work grows faster than the arrays: products of matrices.
 * A learner's numbers are doubles, as NumPy's are, so these loops are too.
 */

/**
 * out (n, m) += a (n, k) · b (k, m), row-major. The inner loop runs along rows of
 * b and out, which lie together in memory.
 *
 * @param {{ a: Float64Array, b: Float64Array, out: Float64Array }} data
 * @param {{ n: number, k: number, m: number }} sizes
 */
export function multiply({ a, b, out }, { n, k, m }) {
  for (let i = 0; i < n; i++)
    for (let p = 0; p < k; p++) {
      const factor = a[i * k + p];
      const [to, from] = [i * m, p * m];
      for (let j = 0; j < m; j++) out[to + j] += factor * b[from + j];
    }
}
