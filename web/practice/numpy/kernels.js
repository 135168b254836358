/**
 * The one place where work grows faster than the arrays: products of matrices.
 * A learner's numbers are doubles, as NumPy's are, so these loops are too: the
 * core counts in single precision, and its products would differ from NumPy's
 * in the seventh digit.
 */

/**
 * out (n, m) += a (n, k) · b (k, m), row-major. The inner loop runs along rows of
 * b and out, which lie together in memory, four rows of b at once, so that out
 * is read and written a quarter as often.
 *
 * @param {{ a: Float64Array, b: Float64Array, out: Float64Array }} data
 * @param {{ n: number, k: number, m: number }} sizes
 */
export function multiply({ a, b, out }, { n, k, m }) {
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
