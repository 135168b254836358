import { cellsBetween } from "./draw/path.js";

/** @typedef {import("./draw/marks.js").Cell} Cell */

/**
 * What a pointer does on a heatmap: point, choose, and paint with strokes.
 */
export class HeatPointer {
  #map;
  #painter;
  #zoom;
  /** Whether the pointer has dragged since it was pressed: then it chooses nothing. */
  #dragged = false;
  /** The stroke under way. @type {{ last: Cell, hidden: boolean } | null} */
  #stroke = null;

  /**
   * @param {import("./heat-map.js").HeatMap} map
   * @param {import("./heat-painter.js").HeatPainter} painter
   * @param {import("./heat-zoom.js").HeatZoom} zoom
   */
  constructor(map, painter, zoom) {
    this.#map = map;
    this.#painter = painter;
    this.#zoom = zoom;
  }

  /** @param {PointerEvent} event */
  onMove = (event) => {
    if (this.#zoom.onMove(event)) this.#dragged = true;
    const cell = this.#painter.cellUnder(event);
    if (this.#stroke && cell) {
      const cells = cellsBetween(this.#stroke.last, cell);
      this.#map.paint(cells, this.#stroke.hidden);
      this.#stroke.last = cell;
    }
    this.#map.hover(cell);
  };

  /** @param {PointerEvent} event */
  onLeave = (event) => {
    this.#zoom.onUp(event);
    this.#map.hover(null);
  };

  /** Shows a table in place of the grid, which may be under the pointer, or goes back. */
  onTable = () => {
    this.#map.hover(null);
    this.#map._asTable = !this.#map._asTable;
  };

  /** @param {PointerEvent} event */
  onClick = (event) => {
    const cell = this.#painter.cellUnder(event);
    if (cell && !this.#map.painting && !this.#dragged) this.#map.choose(cell);
  };

  /** @param {PointerEvent} event */
  onDown = (event) => {
    this.#dragged = false;
    this.#zoom.onDown(event);
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

  /** @param {PointerEvent} event */
  onUp = (event) => {
    this.#zoom.onUp(event);
    this.#stroke = null;
  };
}
