/**
 * A heatmap for use outside the page: title, labels, cells and the key to its
 * colours, as a PNG or SVG picture.
 */
import { colorTable, divergingTable, rgbOf } from "../components/colors.js";
import { drawLabels } from "../components/draw/axes.js";
import {
  contextOf,
  drawPlot,
  hatch,
  paintCells,
} from "../components/draw/heat.js";
import { layOut } from "../components/draw/layout.js";
import { indexOf, ticksOf, valueAlong } from "../components/draw/scale.js";
import { plainText } from "../components/draw/text.js";
import { writeText } from "../components/draw/write.js";
import { pngFrom } from "./download.js";
import { SvgContext } from "./svg-context.js";

/**
 * @typedef {import("../components/draw/heat.js").Context} Context
 * @typedef {import("../components/draw/heat.js").Content} Content
 * @typedef {import("../components/draw/heat.js").Style} Style
 *
 * @typedef {object} Figure
 * @property {string} title
 * @property {import("./matrices.js").Tensor} matrix
 * @property {string[]} rowNames
 * @property {string[]} colNames
 * @property {boolean} numbered whether the names are but positions
 * @property {Uint8Array | null} masked
 * @property {Pick<Content, "matrix" | "masked"> | null} pooled of a long text,
 *   whose matrix has no data
 * @property {string} maskedName what the pattern of masked cells means
 * @property {import("../components/draw/scale.js").Scale} scale
 * @property {import("../components/colors.js").MapName} map
 * @property {Style} style
 */

/** Device pixels a CSS pixel of a PNG. */
const SHARP = 2;
const NONE = { data: new Float32Array(), rows: 0, cols: 0 };
const MARGIN = 16;
const TITLE = 28;
const BAR = { width: 240, height: 10, steps: 120 };
const KEY = 52;
const MOST_CELL = 40;
const MOST_PLOT = 1200;
const LEAST_WIDTH = 420;
const LABELS = 180;

/**
 * @param {Figure} figure
 * @returns {Promise<Blob>}
 */
export function pngOf(figure) {
  const canvas = document.createElement("canvas");
  const context = contextOf(canvas);
  const layout = layOutFigure(figure, context);
  const size = sizeOf(layout);
  canvas.width = size.width * SHARP;
  canvas.height = size.height * SHARP;
  context.scale(SHARP, SHARP);
  drawFigure(context, figure, { layout, pixelRatio: SHARP });
  return pngFrom(canvas);
}

/**
 * @param {Figure} figure
 * @returns {string}
 */
export function svgOf(figure) {
  const measuring = contextOf(document.createElement("canvas"));
  const layout = layOutFigure(figure, measuring);
  const context = new SvgContext(sizeOf(layout), figure.title);
  drawFigure(/** @type {any} */ (context), figure, {
    layout,
    pixelRatio: SHARP,
  });
  return context.toString();
}

/** @param {import("../components/draw/layout.js").Layout} layout */
function sizeOf({ width, height }) {
  return {
    width: width + 2 * MARGIN,
    height: height + TITLE + KEY + 2 * MARGIN,
  };
}

/**
 * @param {Figure} figure
 * @param {Context} context that measures text
 */
function layOutFigure(
  { matrix, rowNames, colNames, numbered, style },
  context,
) {
  const [nRows, nCols] = matrix.shape;
  const plot = Math.min(nCols * MOST_CELL, MOST_PLOT);
  context.font = `600 ${style.size}px ${style.family}`;
  return layOut({
    width: Math.max(plot + LABELS, LEAST_WIDTH),
    maxHeight: Math.min(nRows * MOST_CELL, MOST_PLOT),
    maxCell: MOST_CELL,
    pixelRatio: SHARP,
    nRows,
    nCols,
    numbered,
    rowText: (index) => plainText(rowNames[index]),
    colText: (index) => plainText(colNames[index]),
    measure: (text) => context.measureText(text).width,
    lineHeight: 15,
    facts: [],
  });
}

/**
 * @param {Context} context
 * @param {Figure} figure
 * @param {{ layout: import("../components/draw/layout.js").Layout,
 *   pixelRatio: number }} how
 */
function drawFigure(context, figure, { layout, pixelRatio }) {
  const { style, matrix, scale, masked, pooled } = figure;
  const { width, height } = sizeOf(layout);
  context.fillStyle = style.paper;
  context.fillRect(0, 0, width, height);
  const title = { font: `600 15px ${style.family}`, color: style.ink };
  writeText(context, figure.title, { x: MARGIN, y: MARGIN + 8 }, title);

  const table =
    scale.kind === "diverging"
      ? divergingTable(style.scheme)
      : colorTable(figure.map, style.scheme);
  const [rows, cols] = matrix.shape;
  const content = {
    matrix: { data: matrix.data, rows, cols },
    masked,
    table,
    scale,
    ...pooled,
  };
  const cells = document.createElement("canvas");
  paintCells(cells, content, {
    rows: Math.round(layout.plot.height * pixelRatio),
    cols: Math.round(layout.plot.width * pixelRatio),
  });
  context.save();
  context.translate(MARGIN, MARGIN + TITLE);
  // The numbers of a pooled cell are not those of one cell.
  const numbers = pooled ? { ...content, matrix: NONE } : content;
  drawPlot(context, layout, numbers, { cells, style, pixelRatio });
  drawLabels(context, layout, style);
  context.restore();

  context.save();
  context.translate(MARGIN, MARGIN + TITLE + layout.height + 20);
  drawKey(context, content, { ...figure, pixelRatio });
  context.restore();
}

/**
 * The colour bar with its ticks, and the pattern of masked cells.
 *
 * @param {Context} context
 * @param {Content} content
 * @param {Figure & { pixelRatio: number }} figure
 */
function drawKey(context, content, { style, maskedName, pixelRatio }) {
  const { scale, table, masked } = content;
  const step = BAR.width / BAR.steps;
  for (let i = 0; i < BAR.steps; i++) {
    const [r, g, b] = rgbOf(
      table,
      indexOf(valueAlong(scale, i / (BAR.steps - 1)), scale),
    );
    context.fillStyle = `rgb(${r}, ${g}, ${b})`;
    context.fillRect(i * step, 0, step + 0.3, BAR.height);
  }
  context.strokeStyle = style.line;
  context.lineWidth = 1;
  context.strokeRect(0, 0, BAR.width, BAR.height);
  const font = `${style.size}px ${style.family}`;
  const ticks = ticksOf(scale);
  for (const [i, text] of ticks.entries()) {
    const x = (i / (ticks.length - 1)) * BAR.width;
    const align = /** @type {CanvasTextAlign} */ (
      i === 0 ? "left" : i === ticks.length - 1 ? "right" : "center"
    );
    const how = { font, color: style.muted, align };
    writeText(context, text, { x, y: BAR.height + 11 }, how);
  }
  if (!masked?.includes(1)) return;
  const swatch = { x: BAR.width + 24, width: 24 };
  context.fillStyle = hatch(context, style, pixelRatio);
  context.fillRect(swatch.x, 0, swatch.width, BAR.height);
  context.strokeRect(swatch.x, 0, swatch.width, BAR.height);
  const at = { x: swatch.x + swatch.width + 8, y: BAR.height / 2 };
  writeText(context, maskedName, at, { font, color: style.muted });
}
