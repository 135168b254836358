/**
 * Matrices in pieces of a few whole rows, so that the page goes on meanwhile;
 * those of a long text, which are not kept, are computed for it.
 *
 * @typedef {import("./matrices.js").MatrixName} MatrixName
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../engine/scene.js").Tile} Tile
 * @typedef {import("../engine/scene.js").TileRange} TileRange
 *
 * @typedef {(picture: Picture, range: TileRange) => Promise<Tile | null>} RowsOf
 *   null once another picture is on show
 *
 * @typedef {object} Work
 * @property {AbortSignal} signal ends it
 * @property {(share: number) => void} onShare how much is done, 0 to 1: each
 *   hundredth is told, no more, since the page is painted for it
 *
 * @typedef {object} Piece
 * @property {MatrixName} name
 * @property {Float32Array} numbers of the rows that follow those before
 */
import { isKept, isPair } from "./matrices.js";

/** So many are written as text within some milliseconds, on a slow device too. */
const CELLS = 2 ** 15;
/** So many are asked for at once: to ask may take longer than to compute. */
const ASKED = 2 ** 18;

/** Another picture took the place of the one that was being saved. */
export class Overtaken extends Error {}

/**
 * @param {MatrixName[]} names
 * @param {{ picture: Picture, rowsOf: RowsOf }} source
 * @param {Work} work
 * @returns {AsyncGenerator<Piece>}
 */
export async function* piecesOf(names, { picture, rowsOf: ask }, work) {
  const kept = names.filter((name) => isKept(picture[name]));
  const pairs = names.filter(isPair).filter((name) => !kept.includes(name));
  const { signal, onShare } = work;
  const total = cellsOf(names, picture);
  let done = 0;
  let told = 0;
  for await (const piece of inTurn(
    ...kept.map((name) => keptPieces(name, picture[name])),
    madePieces(pairs, picture, ask),
  )) {
    signal.throwIfAborted();
    yield piece;
    done += piece.numbers.length;
    const percent = Math.floor((100 * done) / total);
    if (percent > told) onShare((told = percent) / 100);
  }
}

/**
 * @param {MatrixName[]} names
 * @param {Picture} picture
 */
export function cellsOf(names, picture) {
  const sizes = names.map((name) => picture[name].shape);
  return sizes.reduce((sum, [rows, cols]) => sum + rows * cols, 0);
}

/** @param {AsyncGenerator<Piece>[]} generators */
async function* inTurn(...generators) {
  for (const generator of generators) yield* generator;
}

/**
 * @param {MatrixName} name
 * @param {import("./matrices.js").Tensor} matrix
 * @returns {AsyncGenerator<Piece>}
 */
async function* keptPieces(name, { data, shape: [, cols] }) {
  const step = rowsOf(CELLS, cols) * cols;
  for (let at = 0; at < data.length; at += step) {
    yield { name, numbers: data.subarray(at, at + step) };
    await pause();
  }
}

/**
 * @param {MatrixName[]} names of pairs
 * @param {Picture} picture
 * @param {RowsOf} ask
 * @returns {AsyncGenerator<Piece>}
 */
async function* madePieces(names, picture, ask) {
  if (names.length === 0) return;
  const { nQ, nKv: cols } = picture;
  const step = rowsOf(ASKED, cols);
  for (let row = 0; row < nQ; row += step) {
    const rows = Math.min(step, nQ - row);
    const tile = await ask(picture, { row, col: 0, rows, cols });
    if (!tile) throw new Overtaken();
    for (const name of names)
      yield* keptPieces(name, tile[/** @type {"weights"} */ (name)]);
  }
}

/** How many rows have so many cells. @param {number} cells @param {number} cols */
const rowsOf = (cells, cols) => Math.max(1, Math.floor(cells / cols));

/** Lets the page do what waits: unlike a timer also where nobody looks at it. */
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(null);
    };
    port2.postMessage(null);
  });
