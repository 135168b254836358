import { cellsBetween } from "./draw/path.js";

/** @typedef {import("./draw/marks.js").Cell} Cell */

/**
 * What a pointer does on a heatmap: point, choose, and paint with strokes.
 */
export class HeatPointer {
  #map;
  #painter;
  /** The stroke under way. @type {{ last: Cell, hidden: boolean } | null} */
  #stroke = null;

  /**
   * @param {import("./heat-map.js").HeatMap} map
   * @param {import("./heat-painter.js").HeatPainter} painter
   */
  constructor(map, painter) {
    this.#map = map;
    this.#painter = painter;
  }

  /** @param {PointerEvent} event */
  onMove = (event) => {
    const cell = this.#painter.cellUnder(event);
    if (this.#stroke && cell) {
      const cells = cellsBetween(this.#stroke.last, cell);
      this.#map.paint(cells, this.#stroke.hidden);
      this.#stroke.last = cell;
    }
    this.#map.hover(cell);
  };

  onLeave = () => {
    this.#map.hover(null);
  };

  /** @param {PointerEvent} event */
  onClick = (event) => {
    const cell = this.#painter.cellUnder(event);
    if (cell && !this.#map.painting) this.#map.choose(cell);
  };

  /** @param {PointerEvent} event */
  onDown = (event) => {
    const cell = this.#painter.cellUnder(event);
    if (!cell || event.button !== 0) return;
    this.#map.dropFocus();
    // A finger has not pointed before it presses.
    this.#map.hover(cell);
    if (!this.#map.painting) return;
    const grid = /** @type {HTMLElement} */ (event.currentTarget);
    grid.setPointerCapture(event.pointerId);
    this.#stroke = { last: cell, hidden: !this.#map.isMasked(cell) };
    this.#map.paint([cell], this.#stroke.hidden);
  };

  onUp = () => {
    this.#stroke = null;
  };
}
