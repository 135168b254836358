import { rowOf } from "./arithmetic.js";
import { cutOut, holds, widened } from "./draw/window.js";

/**
 * @typedef {import("./heat-map.js").HeatMap} HeatMap
 * @typedef {import("./draw/marks.js").Cell} Cell
 * @typedef {import("./draw/window.js").Window} Window
 * @typedef {import("./draw/pixels.js").Matrix} Matrix
 */

/** Most cells that are drawn one by one: more than a screen shows apart. */
const MOST_CELLS = 2 ** 18;
/** Most rows and columns of what is drawn from the overview. */
const MOST_SIDE = 512;

/**
 * The cells of a matrix that is too large to be kept: an overview of all of it,
 * and tiles of single cells, asked for as they come on screen.
 */
export class HeatTiles {
  #map;
  #onTile;
  /** @type {{ window: Window, weights: Float32Array, masked: Uint8Array } | null} */
  #tile = null;
  #isAsking = false;
  /** What the tile is of. @type {unknown} */
  #matrix = null;

  /**
   * @param {HeatMap} map
   * @param {() => void} onTile a tile has come
   */
  constructor(map, onTile) {
    this.#map = map;
    this.#onTile = onTile;
  }

  /** Whether the matrix is one of those. */
  get areNeeded() {
    const { matrix, digest } = this.#map;
    return matrix !== null && matrix.data.length === 0 && digest !== null;
  }

  /**
   * What is to be drawn of a window now: its cells, or until they come what the
   * overview says of them.
   *
   * @param {Window} window
   * @returns {{ matrix: Matrix, masked: Uint8Array, isExact: boolean }}
   */
  cells(window) {
    const { rows, cols } = window;
    const tile = this.#present();
    if (tile && holds(tile.window, window)) {
      const { row, col } = tile.window;
      const part = { ...window, row: window.row - row, col: window.col - col };
      const data = cutOut(tile.weights, tile.window.cols, part);
      const masked = cutOut(tile.masked, tile.window.cols, part);
      return { matrix: { data, rows, cols }, masked, isExact: true };
    }
    if (rows * cols <= MOST_CELLS) void this.#ask(window);
    return { ...this.#fromOverview(window), isExact: false };
  }

  /**
   * @param {Cell} cell
   * @returns {{ value: number, isMasked: boolean } | null} null until it comes
   */
  at({ row, col }) {
    const tile = this.#present();
    if (tile && holds(tile.window, { row, col, rows: 1, cols: 1 })) {
      const { window, weights, masked } = tile;
      const at = (row - window.row) * window.cols + col - window.col;
      return { value: weights[at], isMasked: masked[at] === 1 };
    }
    const { matrix } = this.#map;
    const value = matrix ? rowOf(matrix, row)?.[col] : undefined;
    return value === undefined ? null : { value, isMasked: false };
  }

  #present() {
    return this.#matrix === this.#map.matrix ? this.#tile : null;
  }

  /** @param {Window} window */
  async #ask(window) {
    const { matrix, tileOf, nRows, nCols } = this.#map;
    if (this.#isAsking || !tileOf) return;
    this.#isAsking = true;
    try {
      const size = { rows: nRows, cols: nCols };
      const range = widened(window, size, MOST_CELLS);
      const tile = await tileOf(range);
      if (!tile) return;
      const { scores, weights } = tile;
      const masked = Uint8Array.from(scores.data, (s) => +(s === -Infinity));
      this.#tile = { window: range, weights: weights.data, masked };
      this.#matrix = matrix;
    } finally {
      this.#isAsking = false;
    }
    this.#onTile(); // which asks again if the window has moved on
  }

  /** @param {Window} window */
  #fromOverview({ row, col, rows, cols }) {
    const { digest, nRows, nCols } = this.#map;
    const { matrices, masked } =
      /** @type {import("../engine/digest.js").Digest} */ (digest).large;
    const { data, shape } = matrices.weights;
    const toRows = Math.min(rows, MOST_SIDE);
    const toCols = Math.min(cols, MOST_SIDE);
    const rowsOf = places([row, rows], toRows, [shape[0], nRows]);
    const colsOf = places([col, cols], toCols, [shape[1], nCols]);
    const part = new Float32Array(toRows * toCols);
    const hidden = new Uint8Array(toRows * toCols);
    for (let i = 0, at = 0; i < toRows; i++) {
      const from = rowsOf[i] * shape[1];
      for (let j = 0; j < toCols; j++, at++) {
        part[at] = data[from + colsOf[j]];
        hidden[at] = masked[from + colsOf[j]];
      }
    }
    const matrix = { data: part, rows: toRows, cols: toCols };
    return { matrix, masked: hidden };
  }
}

/**
 * Where in the overview the middles of the cells that are drawn stand.
 *
 * @param {[number, number]} window the first row (or column), and how many
 * @param {number} count of the cells that are drawn
 * @param {[number, number]} sizes rows (or columns) of the overview, and of the matrix
 */
function places([first, size], count, [small, large]) {
  return Int32Array.from({ length: count }, (_, i) =>
    Math.floor(((first + (i + 0.5) * (size / count)) * small) / large),
  );
}
