import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { decimal, followLanguage, speakFor, t } from "../i18n/index.js";
import { roundRange } from "./draw/scale.js";
import { formatNumber } from "./format.js";
import "./color-bar.js";
import "./heat-map.js";
import { paramMatrixStyles } from "./param-matrix-styles.js";
import { readParam } from "./read-param.js";

/**
 * @typedef {{ row: number, col: number, value: number }} Edit
 * @typedef {{ row: number, col: number }} Cell
 */

/**
 * A matrix of params as a heatmap around zero, in which each number can be
 * typed over.
 *
 * Fires `param-edit` {name, row, col, value} and `param-reset` {name, row,
 * col}, both in the rows and columns of this matrix.
 *
 * @element param-matrix
 */
export class ParamMatrix extends LitElement {
  /** @override */
  static properties = {
    name: {},
    matrix: { attribute: false },
    edits: { attribute: false },
    _cell: { state: true },
    _shown: { state: true },
    _typed: { state: true },
    _problem: { state: true },
  };

  /** @override */
  static styles = paramMatrixStyles;

  constructor() {
    super();
    followLanguage(this);
    /** @type {"wQ" | "wK" | "wV" | "wO"} */
    this.name = "wQ";
    /** @type {import("./types.js").Tensor | null} */
    this.matrix = null;
    /** Numbers typed over; those outside of the matrix are left out. */
    /** @type {Edit[]} */
    this.edits = [];
    /** @type {Cell} */
    this._cell = { row: 0, col: 0 };
    /** The cell under pointer or focus. @type {Cell | null} */
    this._shown = null;
    /** What stands in the input while it differs from the matrix. */
    /** @type {string | null} */
    this._typed = null;
    this._problem = "";
  }

  /** @param {Map<string, unknown>} changed @override */
  willUpdate(changed) {
    const [rows, cols] = this.matrix?.shape ?? [1, 1];
    const { row, col } = this._cell;
    if (row >= rows || col >= cols) this._cell = { row: 0, col: 0 };
    if (changed.has("name") || changed.has("_cell")) {
      this._typed = null;
      this._problem = "";
    }
  }

  /** @override */
  render() {
    const matrix = this.matrix;
    if (!matrix) return nothing;
    const [rows, cols] = matrix.shape;
    const name = t(`param.${this.name}`);
    const range = roundRange(matrix.data);
    return html`
      <p class="name">
        <var>W<sub>${this.name.slice(1)}</sub></var>
        <span>${t("param.shape", { rows, cols })}</span>
        ${this.#renderShown(matrix)}
      </p>
      <heat-map
        plain
        scale="diverging"
        .range=${range}
        .matrix=${matrix}
        .label=${t("param.label", { name, rows, cols })}
        .selected=${this._cell}
        .noted=${this.edits}
        .maxCell=${24}
        .maxHeight=${288}
        @cell-select=${this.#choose}
        @cell-hover=${this.#show}
      ></heat-map>
      <color-bar scale="diverging" .range=${range}></color-bar>
      ${this.#renderEditor(matrix)}
    `;
  }

  /** @param {import("./types.js").Tensor} matrix */
  #renderShown({ data, shape }) {
    const cell = this._shown;
    if (!cell || cell.row >= shape[0] || cell.col >= shape[1]) return nothing;
    const value = formatNumber(data[cell.row * shape[1] + cell.col], 4);
    return html`<output aria-hidden="true"
      >${cell.row + 1}, ${cell.col + 1}: <b>${value}</b></output
    >`;
  }

  /** @param {import("./types.js").Tensor} matrix */
  #renderEditor({ data, shape }) {
    const { row, col } = this._cell;
    const now = data[row * shape[1] + col];
    const edited = this.edits.some(
      (edit) => edit.row === row && edit.col === col,
    );
    const place = { row: row + 1, col: col + 1 };
    return html`
      <form novalidate @submit=${this.#submit}>
        <label for="value">${t("param.cell", place)}</label>
        <input
          id="value"
          inputmode="decimal"
          autocomplete="off"
          spellcheck="false"
          size="8"
          .value=${live(this._typed ?? plainNumber(now))}
          aria-invalid=${this._problem ? "true" : "false"}
          aria-describedby="problem"
          @input=${this.#type}
          @keydown=${this.#onKey}
        />
        <button type="submit">${t("param.set")}</button>
        ${
          edited
            ? html`<button type="button" @click=${this.#reset}>
                ${t("param.reset")}
              </button>`
            : nothing
        }
      </form>
      <p id="problem" class="problem" role="alert">${this._problem}</p>
    `;
  }

  /** @param {CustomEvent<Cell | null>} event */
  #show(event) {
    event.stopPropagation();
    this._shown = event.detail;
  }

  /** @param {CustomEvent<Cell>} event */
  async #choose(event) {
    event.stopPropagation();
    this._cell = event.detail;
    await this.updateComplete;
    this.#input?.focus();
    this.#input?.select();
  }

  get #input() {
    return this.renderRoot.querySelector("input");
  }

  /** @param {InputEvent} event */
  #type(event) {
    this._typed = /** @type {HTMLInputElement} */ (event.target).value;
    this._problem = "";
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key !== "Escape") return;
    this._typed = null;
    this._problem = "";
    event.stopPropagation();
    this.#focusMap();
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const typed = this.#input?.value ?? "";
    const { value, problem } = readParam(typed);
    if (problem) {
      this._typed = typed;
      speakFor(this);
      this._problem = t(`param.problem.${problem}`, { typed });
      this.#input?.select();
      return;
    }
    this._typed = null;
    this._problem = "";
    this.#emit("param-edit", { ...this._cell, value });
    this.#focusMap();
  }

  #reset() {
    this.#emit("param-reset", this._cell);
    this.#focusMap();
  }

  #focusMap() {
    const map = this.renderRoot.querySelector("heat-map");
    /** @type {import("./heat-map.js").HeatMap | null} */ (map)?.focus();
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(
      new CustomEvent(type, {
        detail: { name: this.name, ...detail },
        bubbles: true,
        composed: true,
      }),
    );
  }
}

/**
 * A number as one would type it, with the digits of a float.
 *
 * @param {number} value
 */
function plainNumber(value) {
  return decimal(Number(value.toPrecision(6)));
}

customElements.define("param-matrix", ParamMatrix);
