/**
 * The geometry of one heatmap: labels, plot and the column of row facts. Pure
 * numbers, so that pointer, keyboard and drawing agree on where a cell is.
 *
 * @typedef {import("./labels.js").LabelPlan} LabelPlan
 * @typedef {object} LayoutRequest
 * @property {number} width CSS pixels that there are
 * @property {number} maxHeight most CSS pixels for the plot
 * @property {number} maxCell largest cell, CSS pixels
 * @property {number} pixelRatio device pixels a CSS pixel
 * @property {number} nRows
 * @property {number} nCols
 * @property {boolean} numbered whether the labels are but positions
 * @property {(index: number) => string} rowText
 * @property {(index: number) => string} colText
 * @property {(text: string) => number} measure
 * @property {number} lineHeight
 * @property {FactColumn[]} facts columns right of the plot
 *
 * @typedef {{ name: "sum" | "entropy" | "largest", width: number }} FactColumn
 * @typedef {FactColumn & { x: number }} PlacedFact
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {{ x: number, y: number, width: number, height: number }} plot
 * @property {number} cellWidth
 * @property {number} cellHeight
 * @property {number} nRows
 * @property {number} nCols
 * @property {LabelPlan} rows
 * @property {LabelPlan} cols
 * @property {PlacedFact[]} facts
 * @property {number} lineHeight
 */
import { LABEL_GAP, planColumnLabels, planRowLabels } from "./labels.js";

/** Share of the width that the row labels may take. */
const LABEL_SHARE = 0.26;
const MOST_LABEL = 132;
/** Cells at least this big are square; smaller ones fill the plot. */
const SQUARE_FROM = 12;
/** A row or column of a very long matrix is never thinner than this plot. */
const LEAST_PLOT = 24;
/** Row labels that are measured; a longer text shows positions anyway. */
const MOST_MEASURED = 200;

/**
 * @param {LayoutRequest} request
 * @returns {Layout}
 */
export function layOut(request) {
  const { width, nRows, nCols, lineHeight, measure } = request;
  const snap = (/** @type {number} */ v) =>
    Math.round(v * request.pixelRatio) / request.pixelRatio;
  const longest = Math.min(MOST_LABEL, Math.round(width * LABEL_SHARE));
  const factsWidth = request.facts.reduce((sum, fact) => sum + fact.width, 0);
  const right = Math.max(factsWidth, 1);

  // The plot's width and the row labels hang on each other through thinning:
  // the labels' widest text is taken as if none were thinned out.
  const gutter = rowGutter(request, longest);
  const room = Math.max(width - gutter - right, LEAST_PLOT);
  const cells = cellSizes(request, room);

  const plotWidth = snap(cells.width * nCols);
  const plotHeight = snap(cells.height * nRows);
  const shared = { measure, lineHeight, numbered: request.numbered };
  const cols = planColumnLabels({
    ...shared,
    count: nCols,
    pitch: cells.width,
    text: request.colText,
    longest: MOST_LABEL,
    overhang: Math.max(width - gutter - plotWidth - 2, 0),
  });
  const rows = planRowLabels({
    ...shared,
    count: nRows,
    pitch: cells.height,
    text: request.rowText,
    longest,
    overhang: 0,
  });
  const x = snap(gutter);
  const y = snap(cols.extent + 2);
  const foot = request.facts.length ? lineHeight + LABEL_GAP : 1;
  return {
    width,
    height: Math.ceil(y + plotHeight + foot),
    plot: { x, y, width: plotWidth, height: plotHeight },
    cellWidth: plotWidth / Math.max(nCols, 1),
    cellHeight: plotHeight / Math.max(nRows, 1),
    nRows,
    nCols,
    rows,
    cols,
    facts: placeFacts(request.facts, x + plotWidth),
    lineHeight,
  };
}

/**
 * The cell at a point, or null outside the plot.
 *
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 * @returns {{ row: number, col: number } | null}
 */
export function cellAt(layout, x, y) {
  const { plot, nRows, nCols } = layout;
  const row = Math.floor(((y - plot.y) / plot.height) * nRows);
  const col = Math.floor(((x - plot.x) / plot.width) * nCols);
  const inside = row >= 0 && row < nRows && col >= 0 && col < nCols;
  return inside ? { row, col } : null;
}

/**
 * @param {Layout} layout
 * @param {number} row
 * @param {number} col
 */
export function cellBox(layout, row, col) {
  return {
    x: layout.plot.x + col * layout.cellWidth,
    y: layout.plot.y + row * layout.cellHeight,
    width: layout.cellWidth,
    height: layout.cellHeight,
  };
}

/**
 * @param {LayoutRequest} request
 * @param {number} longest
 */
function rowGutter({ nRows, rowText, measure, lineHeight }, longest) {
  const plan = planRowLabels({
    count: Math.min(nRows, MOST_MEASURED),
    pitch: lineHeight,
    text: rowText,
    measure,
    lineHeight,
    longest,
    numbered: false,
    overhang: 0,
  });
  return Math.max(plan.extent, Math.ceil(measure(String(nRows))) + LABEL_GAP);
}

/**
 * @param {LayoutRequest} request
 * @param {number} room CSS pixels for all columns
 */
function cellSizes({ nRows, nCols, maxCell, maxHeight, pixelRatio }, room) {
  const fit = (/** @type {number} */ space, /** @type {number} */ count) => {
    const size = Math.min(space / Math.max(count, 1), maxCell);
    const pixels = size * pixelRatio;
    // Whole device pixels keep cells equal; below three they cost too much
    // room, and below one the cells are pooled anyway.
    return pixels >= 3 ? Math.floor(pixels) / pixelRatio : size;
  };
  const width = fit(room, nCols);
  const height = fit(Math.max(maxHeight, LEAST_PLOT), nRows);
  const square = Math.min(width, height);
  const long = Math.max(nRows, nCols) > 2 * Math.min(nRows, nCols);
  if (square >= SQUARE_FROM || !long) return { width: square, height: square };
  return { width, height };
}

/**
 * @param {FactColumn[]} facts
 * @param {number} from
 * @returns {PlacedFact[]}
 */
function placeFacts(facts, from) {
  let x = from;
  return facts.map((fact) => {
    const placed = { ...fact, x };
    x += fact.width;
    return placed;
  });
}
