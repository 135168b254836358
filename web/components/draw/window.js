/**
 * The part of a matrix that a heatmap shows: whole rows and columns.
 *
 * @typedef {{ row: number, col: number, rows: number, cols: number }} Window
 * @typedef {{ rows: number, cols: number }} Size
 * @typedef {{ row: number, col: number }} Cell
 */

/** Fewer rows and columns than this are not worth a window of their own. */
export const LEAST_SIDE = 6;

/**
 * @param {Size} size
 * @returns {Window}
 */
export function wholeOf({ rows, cols }) {
  return { row: 0, col: 0, rows, cols };
}

/**
 * @param {Window} window
 * @param {Size} size of the matrix
 */
export function isWhole(window, size) {
  return window.rows >= size.rows && window.cols >= size.cols;
}

/**
 * The window closer by `factor` (below 1: farther), around a cell that keeps its
 * place on the screen.
 *
 * @param {Window} window
 * @param {Size} size
 * @param {{ factor: number, at: Cell }} zoom
 */
export function zoomed(window, size, { factor, at }) {
  const rows = side(window.rows, size.rows, factor);
  const cols = side(window.cols, size.cols, factor);
  const start = (
    /** @type {number} */ from,
    /** @type {number} */ before,
    /** @type {number} */ after,
    /** @type {number} */ cell,
  ) => cell - ((cell - from) * after) / before;
  return placed(
    {
      row: start(window.row, window.rows, rows, at.row),
      col: start(window.col, window.cols, cols, at.col),
      rows,
      cols,
    },
    size,
  );
}

/**
 * @param {Window} window
 * @param {Size} size
 * @param {{ rows: number, cols: number }} by
 */
export function panned(window, size, by) {
  const { row, col } = window;
  return placed({ ...window, row: row + by.rows, col: col + by.cols }, size);
}

/**
 * The window moved as little as needed to hold the cell.
 *
 * @param {Window} window
 * @param {Size} size
 * @param {Cell} cell
 */
export function holding(window, size, { row, col }) {
  const near = (
    /** @type {number} */ from,
    /** @type {number} */ count,
    /** @type {number} */ at,
  ) => Math.min(Math.max(from, at - count + 1), at);
  return placed(
    {
      ...window,
      row: near(window.row, window.rows, row),
      col: near(window.col, window.cols, col),
    },
    size,
  );
}

/**
 * @param {Window} window
 * @param {Window} part
 */
export function holds(window, { row, col, rows, cols }) {
  return (
    row >= window.row &&
    col >= window.col &&
    row + rows <= window.row + window.rows &&
    col + cols <= window.col + window.cols
  );
}

/**
 * The window with as much around it as `most` cells allow, up to its own size on
 * each side.
 *
 * @param {Window} window
 * @param {Size} size
 * @param {number} most
 */
export function widened(window, size, most) {
  const factor = Math.min(Math.sqrt(most / (window.rows * window.cols)), 3);
  const rows = Math.min(Math.floor(window.rows * factor), size.rows);
  const cols = Math.min(Math.floor(window.cols * factor), size.cols);
  const row = window.row - (rows - window.rows) / 2;
  const col = window.col - (cols - window.cols) / 2;
  return placed({ row, col, rows, cols }, size);
}

/**
 * The cells of the window, copied.
 *
 * @template {Float32Array | Uint8Array} T
 * @param {T} data (rows, cols) of the whole
 * @param {number} width cols of the whole
 * @param {Window} window
 * @returns {T}
 */
export function cutOut(data, width, { row, col, rows, cols }) {
  const cut = /** @type {T} */ (
    data instanceof Uint8Array
      ? new Uint8Array(rows * cols)
      : new Float32Array(rows * cols)
  );
  for (let i = 0; i < rows; i++) {
    const from = (row + i) * width + col;
    cut.set(data.subarray(from, from + cols), i * cols);
  }
  return cut;
}

/**
 * @param {number} now
 * @param {number} most
 * @param {number} factor
 */
function side(now, most, factor) {
  const least = Math.min(LEAST_SIDE, most);
  return Math.min(Math.max(Math.round(now / factor), least), most);
}

/**
 * Inside of the matrix, in whole cells.
 *
 * @param {Window} window
 * @param {Size} size
 * @returns {Window}
 */
function placed({ row, col, rows, cols }, size) {
  const inside = (/** @type {number} */ v, /** @type {number} */ most) =>
    Math.min(Math.max(Math.round(v), 0), most);
  return {
    row: inside(row, size.rows - rows),
    col: inside(col, size.cols - cols),
    rows,
    cols,
  };
}
