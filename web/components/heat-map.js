import { LitElement, html, nothing } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { plainText } from "./draw/text.js";
import { wholeOf } from "./draw/window.js";
import { HeatKeys } from "./heat-keys.js";
import { heatMapStyles } from "./heat-map-styles.js";
import { HeatPainter } from "./heat-painter.js";
import { HeatPointer } from "./heat-pointer.js";
import { HeatZoom, LEAST_ZOOMED } from "./heat-zoom.js";
import { readout, spoken } from "./heat-readout.js";
import { heatTable, MOST_TABLE_ROWS } from "./heat-table.js";
import { Redraw } from "./redraw.js";
import { paletteStyles } from "./resolved-style.js";

/**
 * @typedef {import("./types.js").Tensor} Tensor
 * @typedef {import("./types.js").Token} Token
 * @typedef {import("./draw/marks.js").Cell} Cell
 * @typedef {import("./draw/window.js").Window} Window
 * @typedef {import("../engine/scene.js").Tile} Tile
 * @typedef {(range: Window) => Promise<Tile | null>} TileOf
 */

/** Everything that only moves the marks, never the cells. */
const MARK_PROPERTIES = new Set([
  "selected",
  "noted",
  "pointed",
  "_hover",
  "_focus",
]);

/**
 * A matrix as a heatmap: one pixel a cell on a canvas, with token labels, the
 * facts of each row, and an ARIA grid for keyboard and screen reader.
 *
 * Fires `cell-select` {row, col} on click or Enter, `cell-hover` {row, col} or
 * null as pointer or keyboard move, and while `painting` `cell-paint` {row, col, hidden}, one a cell.
 *
 * @element heat-map
 */
export class HeatMap extends LitElement {
  /** @override */
  static properties = {
    matrix: { attribute: false },
    rowTokens: { attribute: false },
    colTokens: { attribute: false },
    masked: { attribute: false },
    digest: { attribute: false },
    tileOf: { attribute: false },
    painted: { attribute: false },
    rowSums: { attribute: false },
    columnSums: { attribute: false },
    entropy: { attribute: false },
    largest: { attribute: false },
    selected: { attribute: false },
    pointed: { attribute: false },
    noted: { attribute: false },
    scale: {},
    range: { type: Number },
    map: {},
    label: {},
    painting: { type: Boolean, reflect: true },
    maxCell: { type: Number, attribute: "max-cell" },
    maxHeight: { type: Number, attribute: "max-height" },
    plain: { type: Boolean },
    _hover: { state: true },
    _focus: { state: true },
    _asTable: { state: true },
    _window: { state: true },
  };

  /** @override */
  static styles = [paletteStyles, heatMapStyles];

  #painter = new HeatPainter(this);
  #redraw = new Redraw(this, () => this.#painter.draw(this.#redraw.width), {
    isSlow: () => this.digest !== null,
  });
  #zoom = new HeatZoom(this, this.#painter);
  #pointer = new HeatPointer(this, this.#painter, this.#zoom);
  #keys = new HeatKeys(this, this.#zoom);

  constructor() {
    super();
    followLanguage(this);
    this.addController(this.#redraw);
    /** @type {Tensor | null} (nQ, nKv) */
    this.matrix = null;
    /** @type {Token[]} */
    this.rowTokens = [];
    /** @type {Token[]} */
    this.colTokens = [];
    /** @type {Uint8Array | null} (nQ, nKv), 1 = masked */
    this.masked = null;
    /** Of a long text. @type {import("../engine/digest.js").Digest | null} */
    this.digest = null;
    /** Of a matrix that has no data: part of it. @type {TileOf | null} */
    this.tileOf = null;
    /** (nQ, nKv), 1 = masked by hand @type {Uint8Array | null} */
    this.painted = null;
    /** @type {Float32Array | null} (nQ) */
    this.rowSums = null;
    /** @type {Float32Array | null} (nKv) */
    this.columnSums = null;
    /** @type {Float32Array | null} (nQ), bits */
    this.entropy = null;
    /** @type {Float32Array | null} (nQ) */
    this.largest = null;
    /** @type {Cell | null} */
    this.selected = null;
    /** @type {{ row: number | null, col: number | null } | null} */
    this.pointed = null;
    /** Cells that carry a small mark. @type {Cell[]} */
    this.noted = [];
    /** @type {"linear" | "log" | "diverging"} */
    this.scale = "linear";
    /** Of the diverging scale: ±range. */
    this.range = 1;
    /** @type {import("./colors.js").MapName} */
    this.map = "ink";
    this.label = "";
    this.painting = false;
    this.maxCell = 52;
    this.maxHeight = 0;
    /** Without the line of text below: for small matrices in a row. */
    this.plain = false;
    /** @type {Cell | null} */
    this._hover = null;
    /** @type {Cell | null} */
    this._focus = null;
    this._asTable = false;
    /** The part that is shown; null: all of it. @type {Window | null} */
    this._window = null;
  }

  /** What is shown of the matrix. */
  get window() {
    return this._window ?? wholeOf({ rows: this.nRows, cols: this.nCols });
  }

  get nRows() {
    return this.matrix?.shape[0] ?? 0;
  }

  /** Columns of the matrix. */
  get nCols() {
    return this.matrix?.shape[1] ?? 0;
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    if (changed.has("matrix")) {
      this._hover = this.inside(this._hover);
      this._focus = this.inside(this._focus);
      this.#zoom.keep(changed.get("matrix"));
    }
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    this.toggleAttribute("zoomable", this.canZoom);
    this.toggleAttribute("closer", this._window !== null);
    const onlyMarks = [...changed.keys()].every((key) =>
      MARK_PROPERTIES.has(String(key)),
    );
    if (onlyMarks) this.#painter.requestMarks();
    else this.#redraw.request();
  }

  /** @override */
  render() {
    const canTable = Math.max(this.nRows, this.nCols) <= MOST_TABLE_ROWS;
    const asTable = this._asTable && canTable;
    return html`
      <i class="palette" hidden></i>
      <div class="width"></div>
      ${asTable ? heatTable(this) : this.#renderGrid()}
      ${
        this.plain
          ? nothing
          : html`<div class="foot">
              <p class="readout" aria-hidden="true">${this.#renderReadout()}</p>
              ${asTable || !this.canZoom ? nothing : this.#zoom.controls()}
              ${
                canTable && this.nRows > 0
                  ? html`<button
                      type="button"
                      class="as-table"
                      aria-pressed=${asTable}
                      @click=${this.#pointer.onTable}
                    >
                      ${t(asTable ? "heat.table.hide" : "heat.table.show")}
                    </button>`
                  : nothing
              }
            </div>`
      }
    `;
  }

  #renderGrid() {
    const cell = this._focus;
    // Two cells take turns: assistive technology speaks when the active
    // descendant becomes another element, not when its text changes.
    const turn = cell ? (cell.row + cell.col) % 2 : 0;
    return html`
      <div
        class="grid"
        role="grid"
        tabindex="0"
        aria-label=${this.label || t("heat.label")}
        aria-rowcount=${this.nRows}
        aria-colcount=${this.nCols}
        aria-readonly=${this.painting ? "false" : "true"}
        aria-activedescendant=${`cell-${turn}`}
        @focus=${this.#keys.onFocus}
        @blur=${this.#keys.onBlur}
        @keydown=${this.#keys.onKey}
        @pointermove=${this.#pointer.onMove}
        @pointerleave=${this.#pointer.onLeave}
        @click=${this.#pointer.onClick}
        @pointerdown=${this.#pointer.onDown}
        @pointerup=${this.#pointer.onUp}
        @pointercancel=${this.#pointer.onUp}
        @wheel=${this.#zoom.onWheel}
      >
        <canvas class="cells" aria-hidden="true"></canvas>
        <canvas class="marks" aria-hidden="true"></canvas>
        <div class="spoken" role="row" aria-rowindex=${(cell?.row ?? 0) + 1}>
          ${[0, 1].map(
            (id) =>
              html`<span
                role="gridcell"
                id=${`cell-${id}`}
                aria-colindex=${(cell?.col ?? 0) + 1}
                aria-selected=${this.#isSelected(cell)}
                >${cell && id === turn ? spoken(this, cell) : nothing}</span
              >`,
          )}
        </div>
      </div>
    `;
  }

  #renderReadout() {
    const cell = this._hover ?? this._focus ?? this.inside(this.selected);
    if (cell) return readout(this, cell);
    return html`<span class="hint"
      >${t(this.painting ? "heat.hint.paint" : "heat.hint")}</span
    >`;
  }

  /** @param {number} index */
  rowText(index) {
    return plainText(this.rowTokens[index]?.text ?? String(index + 1));
  }

  /** @param {number} index */
  colText(index) {
    return plainText(this.colTokens[index]?.text ?? String(index + 1));
  }

  /**
   * The cell, if the matrix has it.
   *
   * @param {Cell | null} cell
   */
  inside(cell) {
    if (!cell || cell.row < 0 || cell.col < 0) return null;
    return cell.row < this.nRows && cell.col < this.nCols ? cell : null;
  }

  /** @param {Cell | null} cell */
  #isSelected(cell) {
    return (
      cell !== null &&
      cell.row === this.selected?.row &&
      cell.col === this.selected.col
    );
  }

  /** @override */
  focus() {
    const grid = this.renderRoot.querySelector(".grid");
    if (grid instanceof HTMLElement) grid.focus();
  }

  /** @returns {import("./heat-painter.js").Places} */
  marks() {
    return {
      pointed: this._hover ?? this.pointed,
      noted: this.noted.filter((cell) => this.inside(cell)),
      focused: this._focus,
      selected: this.inside(this.selected),
      rowText: (index) => this.rowText(index),
      colText: (index) => this.colText(index),
    };
  }

  /**
   * Shows the cell under the pointer, or none.
   *
   * @param {Cell | null} cell
   */
  hover(cell) {
    const same =
      cell?.row === this._hover?.row && cell?.col === this._hover?.col;
    if (same) return;
    this._hover = cell;
    this.#emit("cell-hover", cell ?? this._focus);
  }

  /**
   * Moves the keyboard's cell.
   *
   * @param {Cell | null} cell
   */
  focusCell(cell) {
    this._focus = cell;
    if (cell) this._hover = null;
    this.#emit("cell-hover", cell);
  }

  /** Whether a closer look is worth it. */
  get canZoom() {
    return Math.max(this.nRows, this.nCols) >= LEAST_ZOOMED;
  }

  /** @param {Cell} cell */
  choose(cell) {
    this.#emit("cell-select", cell);
  }

  /** @param {Cell} cell */
  isMasked({ row, col }) {
    const tiles = this.#painter.tiles;
    if (tiles.areNeeded) return tiles.at({ row, col })?.isMasked ?? false;
    return Boolean(this.masked?.[row * this.nCols + col]);
  }

  /**
   * The number in a cell.
   *
   * @param {Cell} cell
   * @returns {number | null} null until it comes
   */
  valueAt({ row, col }) {
    const tiles = this.#painter.tiles;
    if (tiles.areNeeded) return tiles.at({ row, col })?.value ?? null;
    return this.matrix?.data[row * this.nCols + col] ?? 0;
  }

  /**
   * Whether painting cannot show the cell: the mask hides it without a hand.
   *
   * @param {Cell} cell
   */
  isFixed(cell) {
    const at = cell.row * this.nCols + cell.col;
    return this.painting && this.isMasked(cell) && !this.painted?.[at];
  }

  /**
   * Asks for the cells to be hidden, or shown again.
   *
   * @param {Cell[]} cells
   * @param {boolean} hidden
   */
  paint(cells, hidden) {
    for (const cell of cells) {
      if (this.isMasked(cell) !== hidden) {
        this.#emit("cell-paint", { ...cell, hidden });
      }
    }
  }

  /** Ends the keyboard's turn: the pointer has taken over. */
  dropFocus() {
    this._focus = null;
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true }),
    );
  }
}

customElements.define("heat-map", HeatMap);
