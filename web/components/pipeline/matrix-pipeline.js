import { LitElement, html, nothing } from "lit";
import { base } from "../../app/theme.js";
import { followLanguage, t } from "../../i18n/index.js";
import { colorTable, divergingTable } from "../colors.js";
import { paintCells } from "../draw/heat.js";
import { isolated, plainText } from "../draw/text.js";
import { formatNumber, formatWeight } from "../format.js";
import { stepCell } from "../keyboard.js";
import { Redraw } from "../redraw.js";
import { paletteStyles, resolveStyle } from "../resolved-style.js";
import "../term-list.js";
import { Unseen } from "../unseen.js";
import { marksOf, rangeText } from "./marks.js";
import { pipelineStyles } from "./pipeline-styles.js";
import { sizesOf } from "./sizes.js";
import { shapeOf, symbolsOf } from "./step-names.js";
import { stepsOf, valueAt } from "./steps.js";

/**
 * @typedef {import("../types.js").Picture} Picture
 * @typedef {import("./steps.js").Step} Step
 * @typedef {{ row: number, col: number }} Cell
 * @typedef {{ row: number | null, col: number | null }} Pair a query and a key
 */

/** @type {import("../../app/glossary.js").Term[]} */
const STEP_TERMS = [
  "vector",
  "projection",
  "query",
  "key",
  "value",
  "score",
  "scale",
  "mask",
  "softmax",
  "weight",
  "output",
];

/**
 * All matrices of the chosen head, from X to the output, each a small heatmap.
 * A row of Q and a row of K light the cell that they make in all of them.
 *
 * Fires `cell-hover` {row, col} of query and key or null, and `cell-select`.
 *
 * @element matrix-pipeline
 */
export class MatrixPipeline extends LitElement {
  /** @override */
  static properties = {
    picture: { attribute: false },
    rows: { attribute: false },
    masked: { attribute: false },
    pointed: { attribute: false },
    selected: { attribute: false },
    map: {},
    scale: {},
    _at: { state: true },
  };

  /** @override */
  static styles = [base, paletteStyles, pipelineStyles];

  #redraw = new Redraw(this, () => this.#draw());
  #unseen = new Unseen(this, ["pointed"]);
  /** @type {Step[]} */
  #steps = [];
  /** What was pointed at last: the row of Q stays while one goes on to K. */
  /** @type {Pair | null} */
  #pair = null;
  /** Where the keyboard is, while it is here. @type {MatrixPipeline["_at"]} */
  #keyed = null;

  constructor() {
    super();
    followLanguage(this);
    /** @type {Picture | null} */
    this.picture = null;
    /** Another one whenever rows of a long text have come. @type {Picture | null} */
    this.rows = null;
    /** @type {Uint8Array | null} (nQ, nKv), 1 = masked */
    this.masked = null;
    /** Query and key that are pointed at, here or elsewhere. @type {Pair | null} */
    this.pointed = null;
    /** @type {Cell | null} */
    this.selected = null;
    /** @type {import("../colors.js").MapName} */
    this.map = "ink";
    /** Of the weights. @type {"linear" | "log"} */
    this.scale = "linear";
    /** The cell under pointer or focus. @type {Cell & { step: Step["name"] } | null} */
    this._at = null;
    this.addController(this.#redraw);
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  shouldUpdate(changed) {
    return !this.#unseen.canWait(changed);
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    if (!changed.has("picture") && !changed.has("scale")) return;
    this.#steps = this.picture ? stepsOf(this.picture, this.scale) : [];
    const isLost = (/** @type {MatrixPipeline["_at"]} */ at) => {
      const step = this.#steps.find(({ name }) => name === at?.step);
      const [rows, cols] = step?.matrix.shape ?? [0, 0];
      return at !== null && (at.row >= rows || at.col >= cols);
    };
    if (isLost(this._at) || isLost(this.#keyed)) this.#leave();
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    const needs = ["picture", "masked", "map", "scale"];
    if (needs.some((name) => changed.has(name))) this.#redraw.request();
  }

  /** @override */
  render() {
    const group = (/** @type {Step["group"]} */ wanted) =>
      html`<ol class=${wanted} aria-label=${t(`pipeline.${wanted}`)}>
        ${this.#steps
          .filter((step) => step.group === wanted)
          .map((step) => this.#step(step))}
      </ol>`;
    return html`<i class="palette" hidden></i>
      <div class="scroll" @pointerleave=${this.#leavePointer}>
        ${group("input")} ${group("attention")}
      </div>
      <p class="readout" aria-hidden="true">${this.#readout()}</p>
      <term-list .terms=${STEP_TERMS}></term-list>`;
  }

  /** @param {Step} step */
  #step(step) {
    const picture = /** @type {Picture} */ (this.picture);
    const { name, matrix, scale } = step;
    const [rows, cols] = matrix.shape;
    const at = this._at?.step === name ? this._at : null;
    const turn = at ? (at.row + at.col) % 2 : 0;
    return html`<li class=${name}>
      <p class="symbols">${symbolsOf(step, picture)}</p>
      <div
        class="map"
        role="grid"
        tabindex="0"
        aria-label=${t("pipeline.grid", { what: t(`pipeline.${name}`), rows, cols })}
        aria-rowcount=${rows}
        aria-colcount=${cols}
        aria-activedescendant=${`${name}-${turn}`}
        data-step=${name}
        @pointermove=${this.#move}
        @pointerdown=${this.#move}
        @click=${this.#click}
        @focus=${this.#focus}
        @blur=${this.#leave}
        @keydown=${this.#key}
      >
        <div class="sheet">
          <canvas aria-hidden="true"></canvas>
          ${marksOf(step, this.pointed ?? this.selected, at?.col ?? null)}
        </div>
        <div class="silent" role="row" aria-rowindex=${(at?.row ?? 0) + 1}>
          ${[0, 1].map(
            (id) =>
              html`<span
                role="gridcell"
                id=${`${name}-${id}`}
                aria-colindex=${(at?.col ?? 0) + 1}
                >${at && id === turn ? this.#spoken(step, at) : nothing}</span
              >`,
          )}
        </div>
      </div>
      <p class="shape">
        ${shapeOf(step, picture)}
        <small>${rows} × ${cols}, ${rangeText(scale)}</small>
      </p>
    </li>`;
  }

  // What is marked, and told ---------------------------------------------------

  #readout() {
    const at = this._at;
    const step = this.#steps.find(({ name }) => name === at?.step);
    if (!at || !step || !this.picture) {
      return html`<span class="about">${t("pipeline.hint")}</span>`;
    }
    const { row, col } = this.#names(step, at);
    return html`<span>${t(`pipeline.${step.name}`)}</span> <bdi>${row}</bdi>
      <span class="about">${step.cols === "key" ? "→" : "·"}</span>
      <bdi>${col}</bdi> <b>${this.#valueText(step, at)}</b>`;
  }

  /**
   * @param {Step} step
   * @param {Cell} at
   */
  #spoken(step, at) {
    const { row, col } = this.#names(step, at);
    const value = this.#valueText(step, at);
    return t("heat.cell", { row: isolated(row), col: isolated(col), value });
  }

  /**
   * @param {Step} step
   * @param {Cell} at
   */
  #names({ rows, cols }, { row, col }) {
    const picture = /** @type {Picture} */ (this.picture);
    const { tokens, otherTokens } = picture;
    const own = rows === "query" ? tokens : otherTokens;
    return {
      row: plainText(own[row]?.text ?? ""),
      col:
        cols === "key"
          ? plainText(otherTokens[col]?.text ?? "")
          : t("pipeline.dimension", { n: col + 1 }),
    };
  }

  /**
   * @param {Step} step
   * @param {Cell} at
   */
  #valueText(step, { row, col }) {
    const nCols = step.matrix.shape[1];
    if (step.masked && this.masked?.[row * nCols + col])
      return t("heat.table.masked");
    const value = valueAt(step, row, col);
    if (value === null) return "…";
    if (value === -Infinity) return t("heat.table.masked");
    return step.name === "weights"
      ? formatWeight(value)
      : formatNumber(value, 4);
  }

  // Pointer and keyboard -------------------------------------------------------

  /** @param {PointerEvent} event */
  #move(event) {
    const map = /** @type {HTMLElement} */ (event.currentTarget);
    const step = this.#stepOf(map);
    const sheet = /** @type {HTMLElement} */ (map.firstElementChild);
    const place = sheet.getBoundingClientRect();
    const [rows, cols] = step.matrix.shape;
    const share = (/** @type {number} */ v, /** @type {number} */ count) =>
      Math.min(Math.max(Math.floor(v * count), 0), count - 1);
    this.#point(step, {
      row: share((event.clientY - place.top) / place.height, rows),
      col: share((event.clientX - place.left) / place.width, cols),
    });
  }

  #click() {
    const { row, col } = this.#pair ?? {};
    const cell = {
      row: row ?? this.selected?.row ?? 0,
      col: col ?? this.selected?.col ?? 0,
    };
    this.#emit("cell-select", cell);
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const map = /** @type {HTMLElement} */ (event.currentTarget);
    if (!map.matches(":focus-visible")) return;
    const step = this.#stepOf(map);
    const { row = 0, col = 0 } = this.selected ?? {};
    const [rows, cols] = step.matrix.shape;
    const inside = (/** @type {number} */ v, /** @type {number} */ n) =>
      Math.max(0, Math.min(v, n - 1));
    this.#point(step, {
      row: inside(step.rows === "query" ? row : col, rows),
      col: inside(step.cols === "key" ? col : 0, cols),
    });
    this.#keyed = this._at;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const map = /** @type {HTMLElement} */ (event.currentTarget);
    const step = this.#stepOf(map);
    if (event.altKey || event.metaKey) return;
    const [rows, cols] = step.matrix.shape;
    const from = this._at?.step === step.name ? this._at : { row: 0, col: 0 };
    if (event.key === "Enter" || event.key === " ") {
      this.#click();
    } else {
      const to = stepCell(event, from, { rows, cols });
      if (!to) return;
      this.#point(step, to);
      this.#keyed = this._at;
    }
    event.preventDefault();
  }

  #leave() {
    this._at = null;
    this.#keyed = null;
    this.#pair = null;
    this.#emit("cell-hover", null);
  }

  /** Who is here by keyboard as well finds back to where that is. */
  #leavePointer() {
    const keyed = this.#keyed;
    const step = this.#steps.find(({ name }) => name === keyed?.step);
    this.#leave();
    if (!keyed || !step) return;
    this.#point(step, keyed);
    this.#keyed = keyed;
  }

  /**
   * @param {Step} step
   * @param {Cell} cell of the step's own matrix
   */
  #point(step, { row, col }) {
    const at = this._at;
    if (at?.step === step.name && at.row === row && at.col === col) return;
    this._at = { step: step.name, row, col };
    const before = this.#pair ?? this.selected ?? { row: null, col: null };
    this.#pair =
      step.cols === "key"
        ? { row, col }
        : step.rows === "query"
          ? { ...before, row }
          : { ...before, col: row };
    this.#emit("cell-hover", this.#pair);
  }

  /** @param {HTMLElement} map */
  #stepOf(map) {
    const step = this.#steps.find(({ name }) => name === map.dataset.step);
    if (!step) throw new Error(`no step: ${map.dataset.step}`);
    return step;
  }

  #draw() {
    const palette = this.renderRoot.querySelector(".palette");
    if (!palette || !this.picture) return;
    const { scheme } = resolveStyle(palette, 12);
    const hidden = this.picture.digest?.small.masked ?? this.masked;
    const sheets = this.renderRoot.querySelectorAll(".sheet");
    const canvases = this.renderRoot.querySelectorAll("canvas");
    for (const [i, step] of this.#steps.entries()) {
      const { matrix, scale, divisor = 1, masked } = step;
      const { data, shape } = step.drawn ?? matrix;
      const { width, height } = sizesOf(step, this.picture);
      const { style } = /** @type {HTMLElement} */ (sheets[i]);
      style.inlineSize = `${width}px`;
      style.blockSize = `${height}px`;
      const isAround = scale.kind === "diverging";
      paintCells(
        canvases[i],
        {
          matrix: { data, rows: shape[0], cols: shape[1] },
          masked: masked ? hidden : null,
          table: isAround
            ? divergingTable(scheme)
            : colorTable(this.map, scheme),
          scale: { ...scale, range: (scale.range ?? 1) * divisor },
        },
        {
          rows: Math.round(height * devicePixelRatio),
          cols: Math.round(width * devicePixelRatio),
        },
      );
    }
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("matrix-pipeline", MatrixPipeline);
