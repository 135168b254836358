import { stepCell } from "./keyboard.js";

/** What the keyboard does on a heatmap: point, choose, paint and zoom. */
export class HeatKeys {
  #map;
  #zoom;

  /**
   * @param {import("./heat-map.js").HeatMap} map
   * @param {import("./heat-zoom.js").HeatZoom} zoom
   */
  constructor(map, zoom) {
    this.#map = map;
    this.#zoom = zoom;
  }

  onFocus = () => {
    const map = this.#map;
    if (map._focus || !map.nRows || !map.nCols) return;
    const grid = map.renderRoot.querySelector(".grid:focus-visible");
    if (grid) map.focusCell(map.inside(map.selected) ?? { row: 0, col: 0 });
  };

  onBlur = () => {
    if (this.#map._focus) this.#map.focusCell(null);
  };

  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    const map = this.#map;
    const cell = map._focus ?? map.inside(map.selected);
    const size = { rows: map.nRows, cols: map.nCols };
    if (event.altKey || event.metaKey || !size.rows || !size.cols) return;
    const from = cell ?? { row: 0, col: 0 };
    if (event.key === "Enter") {
      map.choose(from);
    } else if (event.key === " ") {
      if (map.painting) map.paint([from], !map.isMasked(from));
      else map.choose(from);
    } else if (!this.#zoom.onKey(event, from)) {
      const to = stepCell(event, from, size);
      if (!to) return;
      const next = cell ? to : from;
      this.#zoom.hold(next);
      map.focusCell(next);
    }
    event.preventDefault();
  };
}
