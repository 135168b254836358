// Maximum pooling: a matrix of more cells than pixels as one of fewer, in which
// no strong cell is lost.

/** @typedef {{ data: Float32Array, rows: number, cols: number }} Matrix */

/**
 * matrix (rows, cols) -> (toRows, toCols): each cell of the result is the
 * value of largest size among the cells that fall into it, so a single strong
 * link is never lost; one that is not a number hides all others, and −∞, which
 * is masked, hides none. Sizes must not grow.
 *
 * @param {Matrix} matrix
 * @param {number} toRows
 * @param {number} toCols
 * @returns {Matrix}
 */
export function poolLargest(matrix, toRows, toCols) {
  const { data, rows, cols } = matrix;
  const pooled = new Float32Array(toRows * toCols);
  const target = bins(cols, toCols);
  for (let row = 0; row < rows; row++) {
    const from = row * cols;
    const to = Math.floor((row * toRows) / rows) * toCols;
    for (let col = 0; col < cols; col++) {
      const value = data[from + col];
      const at = to + target[col];
      const isMore =
        Math.abs(value) > Math.abs(pooled[at]) && value !== -Infinity;
      if (isMore || Number.isNaN(value)) pooled[at] = value;
    }
  }
  return { data: pooled, rows: toRows, cols: toCols };
}

/**
 * masked (rows, cols) -> (toRows, toCols): 1 where every cell is masked.
 *
 * @param {Uint8Array} masked
 * @param {{ rows: number, cols: number }} from
 * @param {{ rows: number, cols: number }} to
 */
export function poolMasked(masked, from, to) {
  const pooled = new Uint8Array(to.rows * to.cols).fill(1);
  const target = bins(from.cols, to.cols);
  for (let row = 0; row < from.rows; row++) {
    const start = Math.floor((row * to.rows) / from.rows) * to.cols;
    for (let col = 0; col < from.cols; col++) {
      if (!masked[row * from.cols + col]) pooled[start + target[col]] = 0;
    }
  }
  return pooled;
}

/**
 * @param {number} from
 * @param {number} to
 */
function bins(from, to) {
  return Uint32Array.from({ length: from }, (_, i) =>
    Math.floor((i * to) / from),
  );
}
