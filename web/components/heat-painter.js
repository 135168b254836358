import { t } from "../i18n/index.js";
import { colorTable, divergingTable } from "./colors.js";
import {
  drawColumnSums,
  drawCorner,
  drawFacts,
  drawLabels,
} from "./draw/axes.js";
import { drawSoon } from "./draw-queue.js";
import { contextOf, drawPlot, paintCells } from "./draw/heat.js";
import { cellAt, layOut } from "./draw/layout.js";
import { drawMarks } from "./draw/marks.js";
import { cutOut } from "./draw/window.js";
import { rowState } from "./draw/rows.js";
import { HeatTiles } from "./heat-tiles.js";
import { resolveStyle } from "./resolved-style.js";

/**
 * @typedef {import("./heat-map.js").HeatMap} HeatMap
 * @typedef {import("./draw/heat.js").Style} Style
 * @typedef {import("./draw/marks.js").Cell} Cell
 * @typedef {import("./draw/layout.js").Layout} Layout
 */

const FONT_SIZE = 12;
const LINE_HEIGHT = 15;
/** Below this width only the sum and the entropy stand beside the rows. */
const NARROW = 480;
/** Cells without numbers. */
const NONE = { data: new Float32Array(), rows: 0, cols: 0 };
/** Heights of canvases are multiples of it. Device pixels */
const HEIGHT_STEP = 128;
/** Texts whose width is kept. */
const MOST_WIDTHS = 5000;

/**
 * The two canvases of a heatmap: cells with labels below, and above them the
 * marks that move. Keeps the layout between the two.
 */
export class HeatPainter {
  #map;
  #cells = document.createElement("canvas");
  /** @type {Layout | null} */
  #layout = null;
  /** @type {Style | null} */
  #style = null;

  /** @type {Map<string, number>} */
  #widths = new Map();
  #font = "";
  #width = 0;

  /** @param {HeatMap} map */
  constructor(map) {
    this.#map = map;
    /** Of a matrix that is too large to be kept. */
    this.tiles = new HeatTiles(map, () => {
      this.drawAll();
      map.requestUpdate();
    });
  }

  /** @param {number} width of the whole, CSS pixels */
  draw(width) {
    this.#width = width;
    this.drawAll();
  }

  drawAll() {
    const map = this.#map;
    const canvas = this.#canvas("cells");
    const palette = map.renderRoot.querySelector(".palette");
    if (!map.matrix || !canvas || !palette) return;
    const style = resolveStyle(palette, FONT_SIZE);
    const context = contextOf(canvas);
    const layout = this.#layOut(context, style);
    this.#layout = layout;
    this.#style = style;

    const pixelRatio = devicePixelRatio;
    const { content, cells } = this.#contents(map.matrix, style);
    paintCells(this.#cells, cells, {
      rows: Math.round(layout.plot.height * pixelRatio),
      cols: Math.round(layout.plot.width * pixelRatio),
    });
    clear(canvas, layout, pixelRatio);
    drawPlot(context, layout, content, {
      cells: this.#cells,
      style,
      pixelRatio,
    });
    drawLabels(context, layout, style);
    if (!map.plain) {
      const texts = {
        rows: t("heat.corner.rows"),
        cols: t("heat.corner.cols"),
      };
      drawCorner(context, layout, texts, style);
    }
    const facts = this.#facts();
    drawFacts(context, layout, facts, style);
    drawColumnSums(context, layout, facts, style);
    this.#drawMarks();
  }

  /** Draws the marks when all components have rendered: one layout for all. */
  requestMarks() {
    drawSoon(this.#drawMarks);
  }

  #drawMarks = () => {
    const canvas = this.#canvas("marks");
    const layout = this.#layout;
    const style = this.#style;
    if (!canvas || !layout || !style) return;
    clear(canvas, layout, devicePixelRatio);
    const context = contextOf(canvas);
    const measure = this.#measureIn(context, style);
    const marks = shifted(this.#map.marks(), this.#map.window);
    drawMarks(context, layout, { ...marks, measure }, style);
  };

  /** Of one cell, CSS pixels. */
  get cellSize() {
    const { cellWidth = 1, cellHeight = 1 } = this.#layout ?? {};
    return { width: cellWidth, height: cellHeight };
  }

  /**
   * The cell under the pointer, or null.
   *
   * @param {{ clientX: number, clientY: number }} event
   */
  cellUnder(event) {
    const canvas = this.#canvas("cells");
    if (!canvas || !this.#layout) return null;
    const box = canvas.getBoundingClientRect();
    const shrink = this.#layout.width / box.width;
    const cell = cellAt(
      this.#layout,
      (event.clientX - box.left) * shrink,
      (event.clientY - box.top) * shrink,
    );
    const { row, col } = this.#map.window;
    return cell && { row: cell.row + row, col: cell.col + col };
  }

  /**
   * What is drawn: the numbers of the cells, and their colours, which may be
   * those of a matrix pooled to fewer cells.
   *
   * @param {import("./types.js").Tensor} matrix
   * @param {Style} style
   * @returns {Record<"content" | "cells", import("./draw/heat.js").Content>}
   */
  #contents({ data, shape }, style) {
    const { scale, range, map, masked, digest } = this.#map;
    const table =
      scale === "diverging"
        ? divergingTable(style.scheme)
        : colorTable(map, style.scheme);
    const look = { table, scale: { kind: scale, range } };
    const { window, _window: part } = this.#map;
    if (this.tiles.areNeeded) {
      const { isExact, ...tile } = this.tiles.cells(window);
      const cells = { ...look, ...tile };
      return { content: isExact ? cells : { ...cells, matrix: NONE }, cells };
    }
    const cut = part ? cutOut(data, shape[1], part) : data;
    const content = {
      ...look,
      matrix: { data: cut, rows: window.rows, cols: window.cols },
      masked: masked && part ? cutOut(masked, shape[1], part) : masked,
    };
    if (!digest || part) return { content, cells: content };
    return { content, cells: { ...look, ...pooledOf(digest.large) } };
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Style} style
   */
  #layOut(context, style) {
    const map = this.#map;
    const { row, col, rows, cols } = map.window;
    const width = Math.max(this.#width, 120);
    return layOut({
      width,
      maxHeight: map.maxHeight || width,
      // A part fills the place of the whole, so that nothing below moves.
      maxCell: map._window ? width : map.maxCell,
      pixelRatio: devicePixelRatio,
      nRows: rows,
      nCols: cols,
      numbered: map.rowTokens.length === 0,
      rowText: (index) => map.rowText(row + index),
      colText: (index) => map.colText(col + index),
      measure: this.#measureIn(context, style),
      lineHeight: LINE_HEIGHT,
      facts: this.#factColumns(width),
    });
  }

  /**
   * Widths of label texts, kept: a keystroke changes one token of many.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {Style} style
   */
  #measureIn(context, style) {
    // Marked labels are bold: with bold widths the plan holds for both.
    const font = `600 ${style.size}px ${style.family}`;
    if (this.#font !== font || this.#widths.size > MOST_WIDTHS) {
      this.#widths.clear();
      this.#font = font;
    }
    return (/** @type {string} */ text) => {
      let width = this.#widths.get(text);
      if (width === undefined) {
        context.font = font;
        width = context.measureText(text).width;
        this.#widths.set(text, width);
      }
      return width;
    };
  }

  /** @param {number} width */
  #factColumns(width) {
    const { rowSums, entropy, largest } = this.#map;
    /** @type {import("./draw/layout.js").FactColumn[]} */
    const columns = [];
    if (rowSums) {
      const wrong = rowSums.some(
        (sum) => rowState(sum, this.#map.nCols) === "wrong",
      );
      columns.push({ name: "sum", width: wrong ? 60 : 24 });
    }
    if (entropy) columns.push({ name: "entropy", width: 38 });
    if (largest && width >= NARROW)
      columns.push({ name: "largest", width: 40 });
    return columns;
  }

  #facts() {
    const { rowSums, columnSums, entropy, largest, window } = this.#map;
    const { row, col, rows, cols } = window;
    const ofRows = (/** @type {Float32Array | null} */ facts) =>
      facts && facts.subarray(row, row + rows);
    const titles = {
      sum: t("heat.fact.sum"),
      entropy: t("heat.fact.entropy"),
      largest: t("heat.fact.largest"),
    };
    return {
      nKeys: this.#map.nCols,
      rowSums: ofRows(rowSums),
      columnSums: columnSums && columnSums.subarray(col, col + cols),
      entropy: ofRows(entropy),
      largest: ofRows(largest),
      titles,
    };
  }

  /** @param {"cells" | "marks"} name */
  #canvas(name) {
    const canvas = this.#map.renderRoot.querySelector(`canvas.${name}`);
    return canvas instanceof HTMLCanvasElement ? canvas : null;
  }
}

/**
 * The whole of a long text, pooled in the worker.
 *
 * @param {import("../engine/digest.js").Pooled} pooled
 */
function pooledOf({ matrices, masked }) {
  const { data, shape } = matrices.weights;
  return { matrix: { data, rows: shape[0], cols: shape[1] }, masked };
}

/** @typedef {Omit<import("./draw/marks.js").Marks, "measure">} Places */

/**
 * The marks as the window has them.
 *
 * @param {Places} marks
 * @param {import("./draw/window.js").Window} window
 * @returns {Places}
 */
function shifted(marks, { row, col, rows, cols }) {
  const along = (
    /** @type {number | null} */ at,
    /** @type {number} */ from,
    /** @type {number} */ count,
  ) => (at === null || at < from || at >= from + count ? null : at - from);
  const inside = (/** @type {Cell | null} */ cell) => {
    const i = along(cell?.row ?? null, row, rows);
    const j = along(cell?.col ?? null, col, cols);
    return i === null || j === null ? null : { row: i, col: j };
  };
  const { pointed, noted } = marks;
  return {
    pointed: pointed && {
      row: along(pointed.row, row, rows),
      col: along(pointed.col, col, cols),
    },
    noted: noted.map(inside).filter((cell) => cell !== null),
    focused: inside(marks.focused),
    selected: inside(marks.selected),
    rowText: (index) => marks.rowText(row + index),
    colText: (index) => marks.colText(col + index),
  };
}

/**
 * Sets the frame around the canvas to the layout's size, and the canvas to at
 * least that many device pixels, cleared, with CSS pixels as its unit. A canvas
 * that is high enough is kept: a word more or less changes the height, and a
 * new canvas costs more than all that is drawn on it.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {{ width: number, height: number }} size CSS pixels
 * @param {number} pixelRatio
 */
function clear(canvas, { width, height }, pixelRatio) {
  const wide = Math.round(width * pixelRatio);
  const high = Math.ceil((height * pixelRatio) / HEIGHT_STEP) * HEIGHT_STEP;
  const context = contextOf(canvas);
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
    canvas.style.inlineSize = `${width}px`;
    canvas.style.blockSize = `${high / pixelRatio}px`;
  } else {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, wide, high);
  }
  const frame = canvas.parentElement;
  if (frame) frame.style.blockSize = `${height}px`;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
}
