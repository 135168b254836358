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
 * @property {(text: string) => number} measure width of a text in bold
 */
import { drawColumnLabel, drawRowLabel } from "./axes.js";
import { LABEL_GAP } from "./labels.js";
import { cellBox } from "./layout.js";
import { fitText } from "./text.js";

/** Smallest box of a mark: cells may be thinner than a pixel. */
const LEAST_MARK = 6;
/** Free space between a hair line and the cell that it leads to. */
const HAIR_GAP = 7;

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
 * Thin lines along the row and the column that meet in the pointed cell:
 * around them where cells are large, else towards the cell.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ row: number | null, col: number | null }} pointed
 * @param {Style} style
 */
function drawCross(context, layout, { row, col }, style) {
  const { plot } = layout;
  const box = cellBox(layout, row ?? 0, col ?? 0);
  context.strokeStyle = style.accent;
  context.lineWidth = 1;
  if (row !== null) {
    if (box.height >= LEAST_MARK) {
      context.strokeRect(plot.x, box.y, plot.width, box.height);
    } else {
      const y = box.y + box.height / 2;
      drawHair(context, { x: plot.x, y }, { x: box.x - HAIR_GAP, y });
      const after = box.x + box.width + HAIR_GAP;
      drawHair(context, { x: after, y }, { x: plot.x + plot.width, y });
    }
  }
  if (col !== null) {
    if (box.width >= LEAST_MARK) {
      context.strokeRect(box.x, plot.y, box.width, plot.height);
    } else {
      const x = box.x + box.width / 2;
      drawHair(context, { x, y: plot.y }, { x, y: box.y - HAIR_GAP });
      const after = box.y + box.height + HAIR_GAP;
      drawHair(context, { x, y: after }, { x, y: plot.y + plot.height });
    }
  }
}

/**
 * @param {Context} context
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
function drawHair(context, from, to) {
  if (to.x < from.x || to.y < from.y) return;
  context.globalAlpha = 0.55;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.globalAlpha = 1;
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
  const { measure } = marks;
  const { row, col } = pointed;
  if (row !== null) {
    clearRowsBeside(context, layout, row, style);
    // One pixel more: the gutter was snapped to device pixels.
    const room = layout.plot.x - LABEL_GAP + 1;
    const text = fitText(marks.rowText(row), room, measure);
    drawRowLabel(context, layout, { index: row, text, style, strong: true });
  }
  if (col !== null) {
    const room = columnRoom(layout.cols, layout.width);
    const text = fitText(marks.colText(col), room, measure);
    const width = measure(text);
    clearColumnsBeside(context, layout, { col, width, style, measure });
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
 * The same for the columns.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ col: number, width: number, style: Style,
 *   measure: (text: string) => number }} pointed width: of its label
 */
function clearColumnsBeside(context, layout, { col, width, style, measure }) {
  const { plot, cols, cellWidth, lineHeight } = layout;
  if (cols.mode !== "upright" && cols.mode !== "ticks") return;
  context.fillStyle = style.paper;
  for (const { index, text } of cols.labels) {
    if (index === col) continue;
    const wide = cols.mode === "upright" ? lineHeight : measure(text) + 2;
    const needed =
      cols.mode === "upright" ? lineHeight : (wide + width) / 2 + 4;
    if (Math.abs(index - col) * cellWidth >= needed) continue;
    const x = plot.x + (index + 0.5) * cellWidth - wide / 2;
    context.fillRect(x, 0, wide, plot.y - 2);
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
