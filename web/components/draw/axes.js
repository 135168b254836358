/**
 * Draws token labels and the facts of the rows around a heatmap's plot.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./heat.js").Style} Style
 * @typedef {import("./heat.js").Context} Context
 *
 * @typedef {object} Facts one number a row
 * @property {ArrayLike<number> | null} rowSums
 * @property {ArrayLike<number> | null} entropy bits
 * @property {ArrayLike<number> | null} largest
 * @property {Record<"sum" | "entropy" | "largest", string>} titles
 */
import { formatCell, formatNumber, formatWeight } from "../format.js";
import { LABEL_GAP } from "./labels.js";
import { mostBits, rowState } from "./rows.js";
import { directionOf } from "./text.js";

const QUARTER = Math.PI / 2;

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {Style} style
 */
export function drawLabels(context, layout, style) {
  context.font = fontOf(style);
  for (const { index, text } of layout.rows.labels) {
    drawRowLabel(context, layout, { index, text, style });
  }
  for (const { index, text } of layout.cols.labels) {
    drawColumnLabel(context, layout, { index, text, style });
  }
}

/**
 * Which axis is which, in the corner above the row labels, if there is room.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ rows: string, cols: string }} texts
 * @param {Style} style
 */
export function drawCorner(context, layout, texts, style) {
  const { plot, lineHeight } = layout;
  if (plot.y < 2 * lineHeight) return;
  context.font = `${style.size - 1}px ${style.family}`;
  context.fillStyle = style.muted;
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.direction = "ltr";
  const x = plot.x - LABEL_GAP;
  for (const [line, text] of [texts.cols, texts.rows].entries()) {
    if (context.measureText(text).width > x) continue;
    context.fillText(text, x, plot.y - (1.6 - line) * lineHeight);
  }
}

/**
 * One label beside row `index`, ending at the plot. `strong` marks it.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ index: number, text: string, style: Style, strong?: boolean }} label
 */
export function drawRowLabel(context, layout, { index, text, style, strong }) {
  const x = layout.plot.x - LABEL_GAP;
  const y = layout.plot.y + (index + 0.5) * layout.cellHeight;
  pen(context, text, style, strong);
  context.textAlign = "right";
  if (strong) {
    const width = context.measureText(text).width;
    const top = y - layout.lineHeight / 2;
    context.fillStyle = style.paper;
    context.fillRect(0, top, x + 2, layout.lineHeight);
    context.fillStyle = style.accent;
    context.fillRect(x + 2, top, 2, layout.lineHeight);
    context.fillStyle = style.ink;
    context.fillText(text, Math.max(x, width), y);
    return;
  }
  context.fillText(text, x, y);
}

/**
 * One label over column `index`, turned as the plan says.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ index: number, text: string, style: Style, strong?: boolean }} label
 */
export function drawColumnLabel(context, layout, label) {
  const { index, text, style, strong } = label;
  const { mode } = layout.cols;
  const x = layout.plot.x + (index + 0.5) * layout.cellWidth;
  const y = layout.plot.y - LABEL_GAP;
  pen(context, text, style, strong);
  context.save();
  if (mode === "slant" || mode === "upright") {
    context.translate(x + (mode === "slant" ? 2 : 0), y + 1);
    context.rotate(mode === "slant" ? -QUARTER / 2 : -QUARTER);
    context.textAlign = "left";
  } else {
    const half = context.measureText(text).width / 2;
    const inside = Math.min(Math.max(x, half), layout.width - half);
    context.translate(inside, y - layout.lineHeight / 2 + 1);
    context.textAlign = "center";
  }
  if (strong) wipe(context, layout, text, style);
  context.fillText(text, 0, 0);
  context.restore();
}

/**
 * Columns right of the plot: a tick where a row sums to 1, a red cross with
 * the sum where it does not, a bar for entropy, a number for the largest.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {Facts} facts
 * @param {Style} style
 */
export function drawFacts(context, layout, facts, style) {
  for (const column of layout.facts) {
    if (column.name === "sum") drawSums(context, layout, facts, style);
    else drawBars(context, layout, { column, facts, style });
    const foot = layout.plot.y + layout.plot.height + LABEL_GAP / 2;
    context.font = `${style.size - 1}px ${style.family}`;
    context.fillStyle = style.muted;
    context.textAlign = "center";
    context.textBaseline = "top";
    const middle = column.x + (column.width + LABEL_GAP) / 2;
    context.fillText(facts.titles[column.name], middle, foot);
  }
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {Facts} facts
 * @param {Style} style
 */
function drawSums(context, layout, { rowSums }, style) {
  const column = layout.facts.find(({ name }) => name === "sum");
  if (!rowSums || !column) return;
  const x = column.x + LABEL_GAP + 9;
  context.font = `600 ${style.size - 1}px ${style.family}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  for (let row = 0; row < layout.nRows; row++) {
    const state = rowState(rowSums[row], layout.nCols);
    const top = layout.plot.y + row * layout.cellHeight;
    const middle = top + layout.cellHeight / 2;
    if (layout.cellHeight < 9) {
      if (state === "empty") continue;
      const wrong = state === "wrong";
      context.fillStyle = wrong ? style.bad : style.line;
      const height = Math.max(layout.cellHeight, wrong ? 2 : 0.5);
      context.fillRect(x - 2, top, wrong ? 8 : 4, height);
      continue;
    }
    drawSumMark(context, x, middle, { state, style });
    if (state !== "wrong" || layout.cellHeight < 12) continue;
    context.fillStyle = style.bad;
    context.fillText(formatNumber(rowSums[row]), x + 8, middle);
  }
}

/**
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {{ state: "one" | "empty" | "wrong", style: Style }} mark
 */
function drawSumMark(context, x, y, { state, style }) {
  context.lineWidth = 1.6;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = state === "wrong" ? style.bad : style.muted;
  context.beginPath();
  if (state === "one") {
    context.moveTo(x - 3.5, y + 0.5);
    context.lineTo(x - 1, y + 3);
    context.lineTo(x + 4, y - 3);
  } else if (state === "wrong") {
    context.lineWidth = 2;
    context.moveTo(x - 3, y - 3);
    context.lineTo(x + 3, y + 3);
    context.moveTo(x + 3, y - 3);
    context.lineTo(x - 3, y + 3);
  } else {
    context.moveTo(x - 3, y);
    context.lineTo(x + 3, y);
  }
  context.stroke();
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ column: import("./layout.js").PlacedFact, facts: Facts,
 *   style: Style }} what
 */
function drawBars(context, layout, { column, facts, style }) {
  const isEntropy = column.name === "entropy";
  const values = isEntropy ? facts.entropy : facts.largest;
  if (!values) return;
  const most = isEntropy ? mostBits(layout.nCols) || 1 : 1;
  const x = column.x + LABEL_GAP;
  const room = column.width - LABEL_GAP;
  const tall = layout.cellHeight >= 12;
  const inset = tall ? Math.round(layout.cellHeight * 0.18) : 0;
  const gap = layout.cellHeight >= 4 ? 1 : 0;
  context.font = `${style.size - 1}px ${style.family}`;
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (let row = 0; row < layout.nRows; row++) {
    const top = layout.plot.y + row * layout.cellHeight;
    const length = Math.min(values[row] / most, 1) * room;
    context.globalAlpha = tall ? 0.16 : 0.45;
    context.fillStyle = isEntropy ? style.muted : style.accent;
    const height = layout.cellHeight - gap - 2 * inset;
    context.fillRect(x, top + inset, length, height);
    context.globalAlpha = 1;
    if (!tall) continue;
    context.fillStyle = style.ink;
    const text = isEntropy
      ? values[row].toFixed(1)
      : formatCell(values[row]) || formatWeight(values[row]);
    context.fillText(text, x + room - 5, top + layout.cellHeight / 2);
  }
}

/**
 * @param {Context} context
 * @param {string} text
 * @param {Style} style
 * @param {boolean} [strong]
 */
function pen(context, text, style, strong = false) {
  context.font = fontOf(style, strong);
  context.fillStyle = style.ink;
  context.textBaseline = "middle";
  context.direction = directionOf(text);
}

/**
 * Paper under a label that is drawn over others, with a line to mark it.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {string} text
 * @param {Style} style
 */
function wipe(context, layout, text, style) {
  const width = context.measureText(text).width;
  const left = context.textAlign === "center" ? -width / 2 : 0;
  const height = layout.lineHeight;
  context.fillStyle = style.paper;
  context.fillRect(left - 3, -height / 2, width + 6, height);
  context.fillStyle = style.accent;
  context.fillRect(left, height / 2 - 1.5, width, 1.5);
  context.fillStyle = style.ink;
}

/**
 * @param {Style} style
 * @param {boolean} [strong]
 */
function fontOf(style, strong = false) {
  return `${strong ? "600 " : ""}${style.size}px ${style.family}`;
}
