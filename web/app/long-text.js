/**
 * Texts of word vectors so long that their matrices of n × n are not kept: the
 * picture is made bit by bit, and rows of pairs are asked for one by one.
 *
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../components/types.js").Tensor} Tensor
 * @typedef {import("../engine/scene.js").Scene} Scene
 * @typedef {import("../engine/scene.js").Tile} Tile
 * @typedef {import("../engine/scene.js").TileRange} TileRange
 * @typedef {Tensor & { rows: Map<number, Float32Array> }} RowsOnly no data, but
 *   the rows that were asked for
 */

/** Most pairs of a query and a key whose matrices are kept: 4 MB each. */
export const MOST_WHOLE = 2 ** 20;
/** Rows that are kept. */
const MOST_ROWS = 64;

const PAIRS = /** @type {const} */ (["rawScores", "scores", "weights"]);

/**
 * @param {Scene} scene
 * @param {(text: string) => number} countTokens
 */
export function isLong({ source, text, otherText, cross }, countTokens) {
  if (source !== "vectors") return false;
  const keys = cross ? otherText : text;
  // No token is shorter than a letter: most texts need not be counted.
  if (text.length * keys.length <= MOST_WHOLE) return false;
  return countTokens(text) * countTokens(keys) > MOST_WHOLE;
}

/**
 * The picture of a long text, ready to take in rows.
 *
 * @param {Picture} picture
 * @returns {Picture} the same one where nothing is left out
 */
export function withRoomForRows(picture) {
  if (!picture.tiled) return picture;
  const { nQ, nKv } = picture;
  const empty = () => ({
    data: new Float32Array(),
    shape: [nQ, nKv],
    rows: new Map(),
  });
  return {
    ...picture,
    ...{ rawScores: empty(), scores: empty(), weights: empty() },
    lines: new Map(),
  };
}

/** Asks for rows of the present picture, one after the other. */
export class Rows {
  #ask;
  #onRow;
  /** @type {Picture | null} */
  #picture = null;
  /** Of the same picture, a new one whenever a row has come. @type {Picture | null} */
  #view = null;
  /** @type {readonly number[]} */
  #wanted = [];
  #isAsking = false;

  /**
   * @param {(range: TileRange) => Promise<Tile | null>} ask
   * @param {() => void} onRow a row has come
   */
  constructor(ask, onRow) {
    this.#ask = ask;
    this.#onRow = onRow;
  }

  /**
   * The picture for whatever shows rows of it.
   *
   * @param {Picture | null} picture
   */
  view(picture) {
    if (picture !== this.#picture) this.#view = this.#picture = picture;
    return this.#view;
  }

  /**
   * @param {Picture} picture
   * @param {readonly number[]} rows
   */
  want(picture, rows) {
    this.view(picture);
    this.#wanted = rows;
    if (picture.tiled && !this.#isAsking) void this.#fetch();
  }

  async #fetch() {
    this.#isAsking = true;
    try {
      for (;;) {
        const picture = this.#picture;
        const row = this.#wanted.find((at) => picture && !hasRow(picture, at));
        if (!picture || row === undefined) return;
        const range = { row, col: 0, rows: 1, cols: picture.nKv };
        const tile = await this.#ask(range);
        if (!tile) return;
        if (picture !== this.#picture) continue;
        takeIn(picture, row, tile);
        this.#view = { ...picture };
        this.#onRow();
      }
    } finally {
      this.#isAsking = false;
    }
  }
}

/**
 * Whether the pairs of the row are there.
 *
 * @param {Picture} picture
 * @param {number} row
 */
export function hasRow({ weights }, row) {
  const { rows } = /** @type {Partial<RowsOnly>} */ (weights);
  return !rows || rows.has(row);
}

/**
 * @param {Picture} picture
 * @param {number} row
 * @param {Tile} tile
 */
function takeIn(picture, row, tile) {
  for (const name of PAIRS) {
    const { rows } = /** @type {RowsOnly} */ (picture[name]);
    rows.set(row, tile[name].data);
    const [oldest] = rows.keys();
    if (rows.size > MOST_ROWS) rows.delete(oldest);
  }
  picture.lines?.set(row, { max: tile.max.data, sum: tile.sum.data });
}
