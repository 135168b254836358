/**
 * Principal components of rows of numbers, in plain double arithmetic: only
 * + − × ÷ and square roots, so that every machine gets the same bits.
 */

/**
 * @param {Float64Array[]} rows
 * @returns {Float64Array} the mean row
 */
export function mean(rows) {
  const sum = new Float64Array(rows[0].length);
  for (const row of rows) for (let i = 0; i < sum.length; ++i) sum[i] += row[i];
  return sum.map((x) => x / rows.length);
}

/**
 * @param {Float64Array[]} rows centred
 * @returns {Float64Array[]} their covariance, (d, d)
 */
export function covariance(rows) {
  const d = rows[0].length;
  const result = Array.from({ length: d }, () => new Float64Array(d));
  for (const row of rows) {
    for (let i = 0; i < d; ++i) {
      for (let j = 0; j <= i; ++j) result[i][j] += row[i] * row[j];
    }
  }
  for (let i = 0; i < d; ++i) {
    for (let j = 0; j <= i; ++j) {
      result[j][i] = result[i][j] /= rows.length;
    }
  }
  return result;
}

/**
 * Turns rows and columns p and q so that element (p, q) becomes 0 (Golub and
 * Van Loan, Matrix Computations, 4th edition, section 8.5.2).
 * @param {Float64Array[]} a symmetric, changed in place
 * @param {Float64Array[]} vectors one a row, turned along
 * @param {number} p
 * @param {number} q
 */
function rotate(a, vectors, p, q) {
  if (a[p][q] === 0) return;
  const tau = (a[q][q] - a[p][p]) / (2 * a[p][q]);
  const t = Math.sign(tau || 1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
  const c = 1 / Math.sqrt(1 + t * t);
  const s = t * c;
  const turn = (
    /** @type {Float64Array} */ x,
    /** @type {Float64Array} */ y,
  ) => {
    for (let i = 0; i < x.length; ++i) {
      const old = x[i];
      x[i] = c * old - s * y[i];
      y[i] = s * old + c * y[i];
    }
  };
  turn(a[p], a[q]);
  for (const row of a) {
    const old = row[p];
    row[p] = c * old - s * row[q];
    row[q] = s * old + c * row[q];
  }
  turn(vectors[p], vectors[q]);
}

/** @param {Float64Array[]} a */
function offDiagonal(a) {
  let sum = 0;
  a.forEach((row, i) => row.forEach((x, j) => (sum += i === j ? 0 : x * x)));
  return Math.sqrt(sum);
}

/**
 * Eigenvectors of a symmetric matrix by Jacobi's method, largest eigenvalue
 * first; the largest component of each is positive.
 * @param {Float64Array[]} matrix
 * @returns {Float64Array[]} one eigenvector a row
 */
export function eigenvectors(matrix) {
  const d = matrix.length;
  const a = matrix.map((row) => row.slice());
  const vectors = Array.from({ length: d }, (_, i) =>
    new Float64Array(d).fill(1, i, i + 1),
  );
  const tolerance = 1e-14 * offDiagonal(a);
  while (offDiagonal(a) > tolerance) {
    for (let p = 0; p < d; ++p) {
      for (let q = p + 1; q < d; ++q) rotate(a, vectors, p, q);
    }
  }
  const order = [...vectors.keys()].sort((i, j) => a[j][j] - a[i][i]);
  return order.map((i) => {
    const v = vectors[i];
    const largest = v.reduce((m, x) => (Math.abs(x) > Math.abs(m) ? x : m), 0);
    return v.map((x) => x * Math.sign(largest));
  });
}

/**
 * @param {Float64Array} a
 * @param {Float64Array} b
 */
export function dot(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; ++i) sum += a[i] * b[i];
  return sum;
}
