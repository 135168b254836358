/**
 * Draws what moves over a heatmap: the pointed row and column, the focused
 * cell, the selected cell. A layer of its own, so that hovering redraws no
 * cell.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./heat.js").Style} Style
 * @typedef {import("./heat.js").Context} Context
 * @typedef {{ row: number, col: number }} Cell
 *
 * @typedef {object} Marks
 * @property {{ row: number | null, col: number | null } | null} pointed
 * @property {Cell[]} noted
 * @property {Cell | null} focused
 * @property {Cell | null} selected
 * @property {(index: number) => string} rowText
 * @property {(index: number) => string} colText
 */
import { drawColumnLabel, drawRowLabel } from "./axes.js";
import { LABEL_GAP } from "./labels.js";
import { cellBox } from "./layout.js";
import { fitText } from "./text.js";

/** Smallest box of a mark: cells may be thinner than a pixel. */
const LEAST_MARK = 6;

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {Marks} marks
 * @param {Style} style
 */
export function drawMarks(context, layout, marks, style) {
  for (const cell of marks.noted) drawNote(context, layout, cell, style);
  if (marks.selected) {
    drawBox(context, layout, marks.selected, {
      style,
      width: 3,
      dashed: false,
    });
  }
  const pointed = marks.pointed ?? marks.focused ?? marks.selected;
  if (pointed) {
    if (pointed !== marks.selected) drawCross(context, layout, pointed, style);
    drawPointedLabels(context, layout, { pointed, marks, style });
  }
  if (marks.focused) {
    drawBox(context, layout, marks.focused, { style, width: 2, dashed: true });
  }
}

/**
 * A dot in two colours: this cell was changed by hand.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {Cell} cell
 * @param {Style} style
 */
function drawNote(context, layout, cell, style) {
  const box = cellBox(layout, cell.row, cell.col);
  const radius = Math.max(Math.min(box.width, box.height) / 5, 2.5);
  context.beginPath();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = style.bad;
  context.strokeStyle = style.paper;
  context.lineWidth = 1.5;
  context.stroke();
  context.fill();
}

/**
 * Thin lines along the row and the column that meet in the pointed cell.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ row: number | null, col: number | null }} pointed
 * @param {Style} style
 */
function drawCross(context, layout, { row, col }, style) {
  const { plot } = layout;
  context.strokeStyle = style.accent;
  context.lineWidth = 1;
  if (row !== null) {
    const box = cellBox(layout, row, 0);
    const height = Math.max(box.height, 1);
    context.strokeRect(plot.x, box.y, plot.width, height);
  }
  if (col !== null) {
    const box = cellBox(layout, 0, col);
    context.strokeRect(box.x, plot.y, Math.max(box.width, 1), plot.height);
  }
}

/**
 * A frame in two colours, so that it is seen on any cell.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {Cell} cell
 * @param {{ style: Style, width: number, dashed: boolean }} how
 */
function drawBox(context, layout, cell, { style, width, dashed }) {
  const box = cellBox(layout, cell.row, cell.col);
  const wide = Math.max(box.width, LEAST_MARK);
  const high = Math.max(box.height, LEAST_MARK);
  const x = box.x + (box.width - wide) / 2;
  const y = box.y + (box.height - high) / 2;
  context.lineJoin = "round";
  context.strokeStyle = style.paper;
  context.lineWidth = width + 2;
  context.strokeRect(x, y, wide, high);
  context.strokeStyle = style.accent;
  context.lineWidth = width;
  if (dashed) context.setLineDash([4, 2]);
  context.strokeRect(x, y, wide, high);
  context.setLineDash([]);
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ pointed: { row: number | null, col: number | null },
 *   marks: Marks, style: Style }} what
 */
function drawPointedLabels(context, layout, { pointed, marks, style }) {
  const measure = (/** @type {string} */ text) => {
    context.font = `600 ${style.size}px ${style.family}`;
    return context.measureText(text).width;
  };
  const { row, col } = pointed;
  if (row !== null) {
    clearRowsBeside(context, layout, row, style);
    const text = fitText(marks.rowText(row), layout.plot.x - 8, measure);
    drawRowLabel(context, layout, { index: row, text, style, strong: true });
  }
  if (col !== null) {
    clearColumnsBeside(context, layout, col, style);
    const room = columnRoom(layout.cols, layout.width);
    const text = fitText(marks.colText(col), room, measure);
    drawColumnLabel(context, layout, { index: col, text, style, strong: true });
  }
}

/**
 * Takes away the row labels that the label of `row` would cut through, where
 * labels were thinned out.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {number} row
 * @param {Style} style
 */
function clearRowsBeside(context, layout, row, style) {
  const { plot, rows, cellHeight, lineHeight } = layout;
  context.fillStyle = style.paper;
  for (const { index } of rows.labels) {
    if (index === row) continue;
    if (Math.abs(index - row) * cellHeight >= lineHeight) continue;
    const y = plot.y + (index + 0.5) * cellHeight - lineHeight / 2;
    context.fillRect(0, y, plot.x - 1, lineHeight);
  }
}

/**
 * The same for the columns; only labels at 90° are thinned out.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {number} col
 * @param {Style} style
 */
function clearColumnsBeside(context, layout, col, style) {
  const { plot, cols, cellWidth, lineHeight } = layout;
  if (cols.mode !== "upright") return;
  context.fillStyle = style.paper;
  for (const { index } of cols.labels) {
    if (index === col) continue;
    if (Math.abs(index - col) * cellWidth >= lineHeight) continue;
    const x = plot.x + (index + 0.5) * cellWidth - lineHeight / 2;
    context.fillRect(x, 0, lineHeight, plot.y - 2);
  }
}

/**
 * Length that one column label may have.
 *
 * @param {import("./labels.js").LabelPlan} plan
 * @param {number} width
 */
function columnRoom({ mode, extent }, width) {
  if (mode === "upright") return extent - LABEL_GAP;
  if (mode === "slant") return (extent - LABEL_GAP) * Math.SQRT2 - 8;
  return width / 2;
}
