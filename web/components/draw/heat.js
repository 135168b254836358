/**
 * Draws a heatmap into a 2D context. Data in, pixels out, nothing kept.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./scale.js").Scale} Scale
 * @typedef {import("./pixels.js").Matrix} Matrix
 * @typedef {CanvasRenderingContext2D} Context
 *
 * @typedef {object} Style resolved CSS colours and the font
 * @property {string} ink
 * @property {string} paper
 * @property {string} line
 * @property {string} muted
 * @property {string} accent
 * @property {string} bad
 * @property {string} family
 * @property {number} size font size of the labels
 * @property {import("../colors.js").Scheme} scheme
 *
 * @typedef {object} Content
 * @property {Matrix} matrix
 * @property {Uint8Array | null} masked 1 = masked
 * @property {Uint32Array} table
 * @property {Scale} scale
 */
import { inkOn } from "../colors.js";
import { formatCell } from "../format.js";
import { clearMasked, fillPixels, poolLargest, poolMasked } from "./pixels.js";
import { indexOf } from "./scale.js";
import { writeText } from "./write.js";

/** Cells from this size on are set apart by a line of paper. */
const GAP_FROM = 7;
/** Cells from this size on carry their number. */
const NUMBER_FROM = 27;
/** Smaller weights step back, so that the strong links are read first. */
export const QUIET_BELOW = 0.1;
/** Of their numbers, black or white; leaves a contrast of 4.5 on every map. */
export const QUIET_OPACITY = 0.75;
const HATCH_PERIOD = 6;

/**
 * Writes one pixel a cell with one putImageData, into a canvas of
 * (cols × rows); more cells than device pixels are pooled by maximum first.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Content} content
 * @param {{ rows: number, cols: number }} limit device pixels of the plot
 */
export function paintCells(canvas, content, limit) {
  const { matrix, masked, table, scale } = content;
  const rows = Math.min(matrix.rows, Math.max(limit.rows, 1));
  const cols = Math.min(matrix.cols, Math.max(limit.cols, 1));
  const pools = rows < matrix.rows || cols < matrix.cols;
  const drawn = pools ? poolLargest(matrix, rows, cols) : matrix;
  const hidden =
    pools && masked ? poolMasked(masked, matrix, { rows, cols }) : masked;

  if (canvas.width !== cols) canvas.width = cols;
  if (canvas.height !== rows) canvas.height = rows;
  const context = contextOf(canvas);
  const image = context.createImageData(cols, rows);
  const pixels = new Uint32Array(image.data.buffer);
  fillPixels(pixels, drawn, table, scale);
  if (hidden) clearMasked(pixels, hidden);
  context.putImageData(image, 0, 0);
}

/**
 * The plot: hatch under masked cells, cells, gaps, frame, numbers.
 *
 * @param {Context} context scaled to CSS pixels
 * @param {Layout} layout
 * @param {Content} content
 * @param {{ cells: HTMLCanvasElement, style: Style, pixelRatio: number }} how
 */
export function drawPlot(context, layout, content, how) {
  const { x, y, width, height } = layout.plot;
  const { cells, style, pixelRatio } = how;
  if (content.masked) {
    context.fillStyle = hatch(context, style, pixelRatio);
    context.fillRect(x, y, width, height);
  }
  context.imageSmoothingEnabled = false;
  context.drawImage(cells, x, y, width, height);
  if (Math.min(layout.cellWidth, layout.cellHeight) >= GAP_FROM) {
    drawGaps(context, layout, style.paper, pixelRatio);
  }
  if (Math.min(layout.cellWidth, layout.cellHeight) >= GAP_FROM) {
    crossInvalid(context, layout, content.matrix, style);
  }
  if (Math.min(layout.cellWidth, layout.cellHeight) >= NUMBER_FROM) {
    drawNumbers(context, layout, content, style);
  }
  const hair = 1 / pixelRatio;
  context.strokeStyle = style.line;
  context.lineWidth = hair;
  context.strokeRect(x - hair / 2, y - hair / 2, width + hair, height + hair);
}

/**
 * A swatch of the pattern of masked cells.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Style} style
 */
export function drawHatch(canvas, style) {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
  const context = contextOf(canvas);
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = hatch(context, style, devicePixelRatio);
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Context}
 */
export function contextOf(canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no 2d canvas in this browser");
  return context;
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} paper
 * @param {number} pixelRatio
 */
function drawGaps(context, layout, paper, pixelRatio) {
  const { x, y, width, height } = layout.plot;
  const hair = 1 / pixelRatio;
  context.fillStyle = paper;
  for (let col = 1; col < layout.nCols; col++) {
    const at = x + col * layout.cellWidth;
    context.fillRect(snap(at, pixelRatio) - hair, y, hair, height);
  }
  for (let row = 1; row < layout.nRows; row++) {
    const at = y + row * layout.cellHeight;
    context.fillRect(x, snap(at, pixelRatio) - hair, width, hair);
  }
}

/**
 * A cross through each cell that is not a number, so that it is seen without
 * colours too.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {Matrix} matrix
 * @param {Style} style
 */
function crossInvalid(context, layout, { data, cols }, style) {
  const { plot, cellWidth, cellHeight } = layout;
  context.globalAlpha = 0.5;
  context.strokeStyle = style.paper;
  context.lineWidth = 1;
  context.beginPath();
  for (let i = 0; i < data.length; i++) {
    if (!Number.isNaN(data[i])) continue;
    const left = plot.x + (i % cols) * cellWidth;
    const top = plot.y + Math.floor(i / cols) * cellHeight;
    context.moveTo(left, top);
    context.lineTo(left + cellWidth, top + cellHeight);
    context.moveTo(left + cellWidth, top);
    context.lineTo(left, top + cellHeight);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {Content} content
 * @param {Style} style
 */
function drawNumbers(context, layout, { matrix, masked, table, scale }, style) {
  if (scale.kind === "diverging") return;
  const { plot, cellWidth, cellHeight } = layout;
  const size = Math.min(13, Math.round(cellWidth * 0.36));
  const font = `${size}px ${style.family}`;
  const quiet = scale.kind === "linear";
  for (let i = 0; i < matrix.data.length; i++) {
    const text = masked?.[i] ? "" : formatCell(matrix.data[i]);
    if (!text) continue;
    const color = inkOn(table, indexOf(matrix.data[i], scale));
    const isQuiet = quiet && matrix.data[i] < QUIET_BELOW;
    context.globalAlpha = isQuiet ? QUIET_OPACITY : 1;
    const col = i % matrix.cols;
    const row = (i - col) / matrix.cols;
    const x = plot.x + (col + 0.5) * cellWidth;
    const y = plot.y + (row + 0.5) * cellHeight + 0.5;
    writeText(context, text, { x, y }, { font, color, align: "center" });
  }
  context.globalAlpha = 1;
}

/**
 * Diagonal lines on paper: masked, whatever the colours.
 *
 * @param {Context} context
 * @param {Style} style
 * @param {number} pixelRatio
 */
export function hatch(context, style, pixelRatio) {
  const period = Math.max(4, Math.round(HATCH_PERIOD * pixelRatio));
  const tile = document.createElement("canvas");
  tile.width = tile.height = period;
  const pen = contextOf(tile);
  pen.fillStyle = style.paper;
  pen.fillRect(0, 0, period, period);
  pen.strokeStyle = style.muted;
  pen.globalAlpha = 0.5;
  pen.lineWidth = Math.max(1, pixelRatio * 0.8);
  pen.beginPath();
  for (const shift of [-period, 0, period]) {
    pen.moveTo(shift - 1, period + 1);
    pen.lineTo(shift + period + 1, -1);
  }
  pen.stroke();
  const pattern = context.createPattern(tile, "repeat");
  if (!pattern) throw new Error("no canvas patterns in this browser");
  pattern.setTransform(new DOMMatrix().scale(1 / pixelRatio));
  return pattern;
}

/**
 * @param {number} v CSS pixels
 * @param {number} pixelRatio
 */
function snap(v, pixelRatio) {
  return Math.round(v * pixelRatio) / pixelRatio;
}
