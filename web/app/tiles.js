/**
 * Parts of the matrices of a picture that is too long for them to be kept: the
 * engine computes them on demand.
 *
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../engine/scene.js").TileRange} TileRange
 */
import { Rows, hasRow } from "./long-text.js";

export class Tiles {
  /** The scene that the engine has tiles of. @type {import("./scene.js").Scene | null} */
  of = null;
  #page;
  #rows;

  /**
   * @param {Pick<import("./controller.js").Controller, "picture" | "playground">} page
   * @param {() => void} onRow a row has come
   */
  constructor(page, onRow) {
    this.#page = page;
    this.#rows = new Rows((range) => this.#tile("row", range), onRow);
  }

  /** For the heatmap. @type {import("../components/heat-map.js").TileOf} */
  tileOf = (range) => this.#tile("tile", range);

  /** Rows for a file. @type {import("../export/pieces.js").RowsOf} */
  rowsOf = async (picture, range) =>
    picture === this.#page.picture ? this.#tile("file", range) : null;

  /**
   * @param {"tile" | "row" | "file"} kind
   * @param {TileRange} range
   */
  async #tile(kind, range) {
    const { picture, playground } = this.#page;
    if (!playground || !picture || this.of !== picture.scene) return null;
    const tile = await playground.tile(range, kind);
    return this.#page.picture === picture ? tile : null;
  }

  /** The picture for whatever shows rows of it: those that have come. */
  get rows() {
    return this.#rows.view(this.#page.picture);
  }

  /** Whether the weights of the row are there. @param {number} row */
  hasRow(row) {
    const { picture } = this.#page;
    return picture !== null && hasRow(picture, row);
  }

  /** @param {readonly number[]} rows */
  needRows(rows) {
    const { picture } = this.#page;
    if (!picture) return;
    const inside = rows.filter((row) => row < picture.nQ);
    this.#rows.want(picture, inside);
  }
}
