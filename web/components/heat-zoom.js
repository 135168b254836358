import { html } from "lit";
import { t } from "../i18n/index.js";
import { holding, isWhole, panned, wholeOf, zoomed } from "./draw/window.js";

/**
 * @typedef {import("./heat-map.js").HeatMap} HeatMap
 * @typedef {import("./draw/marks.js").Cell} Cell
 * @typedef {import("./draw/window.js").Window} Window
 * @typedef {{ x: number, y: number }} Point
 */

/** From this many rows or columns on, a heatmap can be looked at more closely. */
export const LEAST_ZOOMED = 25;
/** What one press or key brings closer. */
const STEP = 2;
/** Wheel deltas, in pixels, that bring twice as close. */
const WHEEL = 200;

/**
 * Zoom and pan of a heatmap: by wheel with Ctrl, by two fingers, by dragging
 * once it is closer, and by keys.
 */
export class HeatZoom {
  #map;
  #painter;
  /** Where each finger or the mouse is. @type {Map<number, Point>} */
  #pointers = new Map();
  /** Cells that were dragged over, but not yet a whole one. */
  #rest = { rows: 0, cols: 0 };

  /**
   * @param {HeatMap} map
   * @param {import("./heat-painter.js").HeatPainter} painter
   */
  constructor(map, painter) {
    this.#map = map;
    this.#painter = painter;
  }

  /** @param {WheelEvent} event */
  onWheel = (event) => {
    if (!this.#map.canZoom || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const at = this.#painter.cellUnder(event);
    if (at) this.#zoom(2 ** (-event.deltaY / WHEEL), at);
  };

  /**
   * @param {KeyboardEvent} event
   * @param {Cell} at
   * @returns {boolean} whether the key was for this
   */
  onKey({ key }, at) {
    if (!this.#map.canZoom) return false;
    if (key === "+" || key === "=") this.#zoom(STEP, at);
    else if (key === "-") this.#zoom(1 / STEP, at);
    else if (key === "0") this.set(wholeOf(this.#size));
    else return false;
    return true;
  }

  /** @param {PointerEvent} event */
  onDown({ pointerId, clientX, clientY }) {
    this.#pointers.set(pointerId, { x: clientX, y: clientY });
    this.#rest = { rows: 0, cols: 0 };
  }

  /** @param {PointerEvent} event */
  onUp({ pointerId }) {
    this.#pointers.delete(pointerId);
  }

  /**
   * @param {PointerEvent} event
   * @returns {boolean} whether it zoomed or panned
   */
  onMove(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#map.canZoom) return false;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId);
    this.#pointers.set(event.pointerId, now);
    if (other) {
      const [, fixed] = other;
      const factor = distance(now, fixed) / (distance(before, fixed) || 1);
      const at = this.#painter.cellUnder(event);
      if (at) this.#zoom(factor, at);
      return true;
    }
    if (this.#map.painting || isWhole(this.#map.window, this.#size))
      return false;
    this.#pan(before, now);
    return true;
  }

  /** @param {Window} window */
  set(window) {
    this.#map._window = isWhole(window, this.#size) ? null : window;
  }

  /**
   * Moves the window so that it holds the cell.
   *
   * @param {Cell} cell
   */
  hold(cell) {
    const window = this.#map._window;
    if (window) this.set(holding(window, this.#size, cell));
  }

  /**
   * Another matrix came: one of another shape is shown whole.
   *
   * @param {unknown} before
   */
  keep(before) {
    const { shape } = /** @type {{ shape?: number[] }} */ (before ?? {});
    const { rows, cols } = this.#size;
    if (shape?.[0] !== rows || shape[1] !== cols) this.#map._window = null;
  }

  /** Buttons for closer, farther and all of it, and what is shown. */
  controls() {
    const { window, selected } = this.#map;
    const { row, col, rows, cols } = window;
    const whole = isWhole(window, this.#size);
    const middle = { row: row + rows / 2, col: col + cols / 2 };
    const at = whole ? (selected ?? middle) : middle;
    const values = {
      rows: `${row + 1}–${row + rows}`,
      cols: `${col + 1}–${col + cols}`,
    };
    const all = () => this.set(wholeOf(this.#size));
    return html`<div class="zooms" role="group" aria-label=${t("heat.zoom")}>
      <span class="hint" role="status"
        >${whole ? "" : t("heat.zoom.window", values)}</span
      >
      ${button("−", "out", () => this.#zoom(1 / STEP, at), whole)}
      ${button("+", "in", () => this.#zoom(STEP, at), false)}
      ${button("⤢", "all", all, whole)}
    </div>`;
  }

  get #size() {
    return { rows: this.#map.nRows, cols: this.#map.nCols };
  }

  /**
   * @param {number} factor
   * @param {Cell} at
   */
  #zoom(factor, at) {
    const { window } = this.#map;
    this.set(zoomed(window, this.#size, { factor, at }));
  }

  /**
   * @param {Point} before
   * @param {Point} now
   */
  #pan(before, now) {
    const { width, height } = this.#painter.cellSize;
    const rows = this.#rest.rows + (before.y - now.y) / height;
    const cols = this.#rest.cols + (before.x - now.x) / width;
    const by = { rows: Math.trunc(rows), cols: Math.trunc(cols) };
    this.#rest = { rows: rows - by.rows, cols: cols - by.cols };
    this.set(panned(this.#map.window, this.#size, by));
  }
}

/**
 * @param {string} sign
 * @param {"out" | "in" | "all"} name
 * @param {() => void} act
 * @param {boolean} off
 */
function button(sign, name, act, off) {
  const text = t(`heat.zoom.${name}`);
  return html`<button
    type="button"
    class="zoom"
    aria-label=${text}
    title=${text}
    aria-disabled=${off}
    @click=${act}
  >
    ${sign}
  </button>`;
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
