import { LitElement, css, html } from "lit";
import { base } from "../../app/theme.js";
import { Redraw } from "../../components/redraw.js";
import { followLanguage, t } from "../../i18n/index.js";
import {
  BEATS,
  NOTES,
  PATCH,
  readMelody,
  readPicture,
  SIDE,
  writeMelody,
  writePicture,
} from "../pieces/codes.js";

/**
 * A picture or a melody that one draws. What the chosen piece looks at is
 * tinted.
 *
 * Fires `stage-draw` {code} and `stage-choose` {piece}.
 *
 * @element pieces-stage
 */
export class PiecesStage extends LitElement {
  /** @override */
  static properties = {
    kind: {},
    code: {},
    weights: { attribute: false },
    chosen: { type: Number },
    drawing: { type: Boolean },
    _at: { state: true },
  };

  /** @override */
  static styles = [
    base,
    css`
      :host {
        position: relative;
      }
      canvas {
        display: block;
        width: 100%;
        max-width: 26rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        touch-action: none;
        cursor: crosshair;
      }
      .colors {
        color: var(--ink);
        background-color: var(--paper);
        border-top: 1px solid var(--line);
        outline-color: var(--accent);
      }
    `,
  ];

  /** What a stroke draws: 0 or 1. */
  #ink = 0;
  #isDown = false;

  constructor() {
    super();
    /** @type {"picture" | "melody"} */
    this.kind = "picture";
    this.code = "";
    /** Of the chosen piece. @type {Float32Array | null} */
    this.weights = null;
    this.chosen = 0;
    this.drawing = true;
    /** The cell of the keyboard. @type {{ row: number, col: number } | null} */
    this._at = null;
    this.addController(new Redraw(this, () => this.#draw()));
    followLanguage(this);
  }

  get #size() {
    return this.kind === "picture"
      ? { rows: SIDE, cols: SIDE }
      : { rows: NOTES.length, cols: BEATS };
  }

  /** @override */
  render() {
    const label =
      this.kind === "picture"
        ? t("pieces.picture", { size: SIDE })
        : t("pieces.melody");
    return html`<i class="colors" hidden></i>
      <div class="width"></div>
      <canvas
        tabindex="0"
        role="application"
        aria-label="${label}. ${t("pieces.draw")}"
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @pointerup=${this.#up}
        @pointercancel=${this.#up}
        @keydown=${this.#key}
        @blur=${() => (this._at = null)}
      ></canvas>`;
  }

  /** @override */
  updated() {
    this.#draw();
  }

  /** Whether the cell is inked. @param {number} row @param {number} col */
  #isInked(row, col) {
    return this.kind === "picture"
      ? this.#pixels[row * SIDE + col] === 1
      : this.#notes[col] === NOTES.length - row;
  }

  get #pixels() {
    return readPicture(this.code);
  }

  get #notes() {
    return readMelody(this.code);
  }

  /** @param {number} row @param {number} col */
  #pieceAt(row, col) {
    if (this.kind === "melody") return col;
    const side = SIDE / PATCH;
    return Math.floor(row / PATCH) * side + Math.floor(col / PATCH);
  }

  #draw() {
    const canvas = this.renderRoot.querySelector("canvas");
    const holder = this.renderRoot.querySelector(".colors");
    if (!canvas || !holder || canvas.clientWidth === 0) return;
    const { rows, cols } = this.#size;
    const cell = Math.max(
      Math.floor((canvas.clientWidth * devicePixelRatio) / cols),
      1,
    );
    canvas.width = cell * cols;
    canvas.height = cell * rows;
    const style = getComputedStyle(holder);
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = style.backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const inked = this.kind === "picture" ? this.#pixels : this.#notes;
    const isInked = (/** @type {number} */ row, /** @type {number} */ col) =>
      this.kind === "picture"
        ? inked[row * SIDE + col] === 1
        : inked[col] === NOTES.length - row;
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        if (!isInked(row, col)) continue;
        context.fillStyle = style.color;
        context.fillRect(col * cell, row * cell, cell, cell);
      }
    this.#tint(context, cell, style.outlineColor);
    this.#lines(context, cell, style.borderTopColor);
    this.#mark(context, cell, style.outlineColor);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} cell
   * @param {string} color
   */
  #tint(context, cell, color) {
    const weights = this.weights;
    if (!weights) return;
    const most = Math.max(...weights, 1e-6);
    context.fillStyle = color;
    for (const [piece, weight] of weights.entries()) {
      const { x, y, width, height } = this.#place(piece, cell);
      context.globalAlpha = (0.65 * weight) / most;
      context.fillRect(x, y, width, height);
    }
    context.globalAlpha = 1;
  }

  /** @param {number} piece @param {number} cell */
  #place(piece, cell) {
    if (this.kind === "melody") {
      const height = NOTES.length * cell;
      return { x: piece * cell, y: 0, width: cell, height };
    }
    const side = SIDE / PATCH;
    const width = PATCH * cell;
    const x = (piece % side) * width;
    const y = Math.floor(piece / side) * width;
    return { x, y, width, height: width };
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} cell
   * @param {string} color
   */
  #lines(context, cell, color) {
    const { rows, cols } = this.#size;
    const step = this.kind === "picture" ? PATCH : 1;
    context.fillStyle = color;
    for (let col = step; col < cols; col += step)
      context.fillRect(col * cell, 0, 1, rows * cell);
    for (let row = step; row < rows; row += step)
      context.fillRect(0, row * cell, cols * cell, 1);
  }

  /**
   * The chosen piece, and the cell of the keyboard.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {number} cell
   * @param {string} color
   */
  #mark(context, cell, color) {
    const { x, y, width, height } = this.#place(this.chosen, cell);
    context.strokeStyle = color;
    context.lineWidth = 2 * devicePixelRatio;
    context.strokeRect(x + 1, y + 1, width - 2, height - 2);
    if (!this._at) return;
    const { row, col } = this._at;
    context.setLineDash([3, 3]);
    context.strokeRect(col * cell, row * cell, cell, cell);
    context.setLineDash([]);
  }

  /** @param {PointerEvent} event */
  #cellAt(event) {
    const { rows, cols } = this.#size;
    const box = /** @type {Element} */ (
      event.currentTarget
    ).getBoundingClientRect();
    const inside = (/** @type {number} */ x, /** @type {number} */ n) =>
      Math.min(Math.max(Math.floor(x * n), 0), n - 1);
    return {
      row: inside((event.clientY - box.top) / box.height, rows),
      col: inside((event.clientX - box.left) / box.width, cols),
    };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { row, col } = this.#cellAt(event);
    this.#emit("stage-choose", { piece: this.#pieceAt(row, col) });
    if (!this.drawing) return;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(
      event.pointerId,
    );
    this.#isDown = true;
    this.#ink = this.#isInked(row, col) ? 0 : 1;
    this.#put(row, col);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#isDown) return;
    const { row, col } = this.#cellAt(event);
    this.#put(row, col);
  }

  #up() {
    this.#isDown = false;
  }

  /** @param {number} row @param {number} col */
  #put(row, col) {
    let code;
    if (this.kind === "picture") {
      const pixels = this.#pixels;
      pixels[row * SIDE + col] = this.#ink;
      code = writePicture(pixels);
    } else {
      const notes = this.#notes;
      notes[col] = this.#ink ? NOTES.length - row : 0;
      code = writeMelody(notes);
    }
    if (code === this.code) return;
    this.code = code;
    this.#emit("stage-draw", { code });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { rows, cols } = this.#size;
    const at = this._at ?? { row: 0, col: 0 };
    const [down, right] = /** @type {Record<string, number[]>} */ ({
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      " ": [0, 0],
    })[event.key] ?? [null, null];
    if (down === null || right === null) return;
    event.preventDefault();
    const row = Math.min(Math.max(at.row + down, 0), rows - 1);
    const col = Math.min(Math.max(at.col + right, 0), cols - 1);
    this._at = { row, col };
    this.#emit("stage-choose", { piece: this.#pieceAt(row, col) });
    if (event.key !== " ") return;
    this.#ink = this.#isInked(row, col) ? 0 : 1;
    this.#put(row, col);
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("pieces-stage", PiecesStage);
