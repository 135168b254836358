/**
 * Draws token labels and the facts of the rows around a heatmap's plot.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./heat.js").Style} Style
 * @typedef {import("./heat.js").Context} Context
 *
 * @typedef {object} Facts one number a row
 * @property {number} nKeys that a row has, on show or not
 * @property {Float32Array | null} rowSums
 * @property {Float32Array | null} entropy bits
 * @property {Float32Array | null} largest
 * @property {Float32Array | null} columnSums one a column instead
 * @property {Record<"sum" | "entropy" | "largest", string>} titles
 */
import { decimal } from "../../i18n/index.js";
import { formatCell, formatFixed, formatNumber, formatSum } from "../format.js";
import { LABEL_GAP } from "./labels.js";
import { mostBits, rowState } from "./rows.js";
import { writeText } from "./write.js";

const QUARTER = Math.PI / 2;
/** Columns from this width on have their sum in numbers. */
const SUM_FROM = 27;

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {Style} style
 */
export function drawLabels(context, layout, style) {
  for (const { index, text } of layout.rows.labels) {
    drawRowLabel(context, layout, { index, text, style });
  }
  for (const { index, text } of layout.cols.labels) {
    drawColumnLabel(context, layout, { index, text, style });
  }
}

/**
 * Which axis is which, in the corner above the row labels, if there is room for
 * both.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ rows: string, cols: string }} texts
 * @param {Style} style
 */
export function drawCorner(context, layout, texts, style) {
  const { plot, lineHeight } = layout;
  if (plot.y < 2 * lineHeight) return;
  const how = /** @type {const} */ ({
    font: smallFontOf(style),
    color: style.muted,
    align: "right",
  });
  context.font = how.font;
  const x = plot.x - LABEL_GAP;
  const lines = [texts.cols, texts.rows];
  if (lines.some((text) => context.measureText(text).width > x)) return;
  for (const [line, text] of lines.entries()) {
    const y = plot.y - (1.6 - line) * lineHeight;
    writeText(context, text, { x, y }, how);
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
  const font = fontOf(style, strong);
  let right = x;
  if (strong) {
    context.font = font;
    right = Math.max(x, context.measureText(text).width);
    const top = y - layout.lineHeight / 2;
    context.fillStyle = style.paper;
    context.fillRect(0, top, x + 2, layout.lineHeight);
    context.fillStyle = style.accent;
    context.fillRect(x + 2, top, 2, layout.lineHeight);
  }
  const how = /** @type {const} */ ({ font, color: style.ink, align: "right" });
  writeText(context, text, { x: right, y }, how);
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
  const font = fontOf(style, strong);
  context.font = font;
  const width = context.measureText(text).width;
  const isTurned = mode === "slant" || mode === "upright";
  context.save();
  if (isTurned) {
    context.translate(x + (mode === "slant" ? 2 : 0), y + 1);
    context.rotate(mode === "slant" ? -QUARTER / 2 : -QUARTER);
  } else {
    const inside = Math.min(Math.max(x, width / 2), layout.width - width / 2);
    context.translate(inside, y - layout.lineHeight / 2 + 1);
  }
  const align = isTurned ? "left" : "center";
  const left = isTurned ? 0 : -width / 2;
  if (strong) wipe(context, layout, { left, width }, style);
  writeText(context, text, { x: 0, y: 0 }, { font, color: style.ink, align });
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
    const middle = column.x + (column.width + LABEL_GAP) / 2;
    const title = facts.titles[column.name];
    writeText(
      context,
      title,
      { x: middle, y: foot },
      {
        font: smallFontOf(style),
        color: style.muted,
        align: "center",
        baseline: "top",
      },
    );
  }
}

/**
 * Rows or columns that are drawn as one: each by itself, or where they are
 * thinner than a pixel as many as fill it.
 *
 * @param {number} count
 * @param {number} pitch CSS pixels
 */
function* linesOf(count, pitch) {
  const step = Math.max(1, Math.ceil(1 / pitch));
  for (let from = 0; from < count; from += step)
    yield { from, to: Math.min(from + step, count) };
}

/**
 * Below each column the sum of its weights: how much it hands over in all. As
 * numbers, or where those have no room as bars, of the largest sum.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {Facts} facts
 * @param {Style} style
 */
export function drawColumnSums(context, layout, { columnSums, titles }, style) {
  if (!columnSums) return;
  const { plot, cellWidth, lineHeight } = layout;
  const y = plot.y + plot.height + LABEL_GAP / 2;
  const how = /** @type {const} */ ({
    font: smallFontOf(style),
    color: style.muted,
    baseline: "top",
  });
  const x = plot.x - LABEL_GAP;
  writeText(context, titles.sum, { x, y }, { ...how, align: "right" });
  const most = Math.max(...columnSums) || 1;
  for (const { from, to } of linesOf(layout.nCols, cellWidth)) {
    const left = plot.x + from * cellWidth;
    const sum = Math.max(...columnSums.subarray(from, to));
    if (cellWidth >= SUM_FROM) {
      const middle = { x: left + cellWidth / 2, y };
      writeText(context, formatSum(sum), middle, { ...how, align: "center" });
      continue;
    }
    const height = (sum / most) * lineHeight;
    context.globalAlpha = 0.45;
    context.fillStyle = style.muted;
    const width = (to - from) * cellWidth;
    context.fillRect(left, y, Math.max(width - 1, 0.5), height);
    context.globalAlpha = 1;
  }
}

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {Facts} facts
 * @param {Style} style
 */
function drawSums(context, layout, { rowSums, nKeys }, style) {
  const column = layout.facts.find(({ name }) => name === "sum");
  if (!rowSums || !column) return;
  const x = column.x + LABEL_GAP + 9;
  const how = { font: `600 ${smallFontOf(style)}`, color: style.bad };
  for (const { from, to } of linesOf(layout.nRows, layout.cellHeight)) {
    const state = worstState(rowSums.subarray(from, to), nKeys);
    const top = layout.plot.y + from * layout.cellHeight;
    const middle = top + layout.cellHeight / 2;
    if (layout.cellHeight < 9) {
      if (state === "empty") continue;
      const wrong = state === "wrong";
      context.fillStyle = wrong ? style.bad : style.line;
      const size = (to - from) * layout.cellHeight;
      const height = Math.max(size, wrong ? 2 : 0.5);
      context.fillRect(x - 2, top, wrong ? 8 : 4, height);
      continue;
    }
    drawSumMark(context, x, middle, { state, style });
    if (state !== "wrong" || layout.cellHeight < 12) continue;
    const text = formatNumber(rowSums[from]);
    writeText(context, text, { x: x + 8, y: middle }, how);
  }
}

/**
 * A wrong row among others is seen; they are empty when all are.
 *
 * @param {Float32Array} sums
 * @param {number} n number of weights in each row
 */
function worstState(sums, n) {
  const states = Array.from(sums, (sum) => rowState(sum, n));
  if (states.includes("wrong")) return "wrong";
  return states.includes("one") ? "one" : "empty";
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
  const most = isEntropy ? mostBits(facts.nKeys) || 1 : 1;
  const x = column.x + LABEL_GAP;
  const room = column.width - LABEL_GAP;
  const tall = layout.cellHeight >= 12;
  const inset = tall ? Math.round(layout.cellHeight * 0.18) : 0;
  const gap = layout.cellHeight >= 4 ? 1 : 0;
  const how = /** @type {const} */ ({
    font: smallFontOf(style),
    color: style.ink,
    align: "right",
  });
  for (const { from, to } of linesOf(layout.nRows, layout.cellHeight)) {
    const top = layout.plot.y + from * layout.cellHeight;
    const value = Math.max(...values.subarray(from, to));
    const length = Math.min(value / most, 1) * room;
    context.globalAlpha = tall ? 0.16 : 0.45;
    context.fillStyle = isEntropy ? style.muted : style.accent;
    const height = (to - from) * layout.cellHeight - gap - 2 * inset;
    context.fillRect(x, top + inset, length, height);
    context.globalAlpha = 1;
    if (!tall) continue;
    const text = isEntropy
      ? formatFixed(value, 1)
      : formatCell(value) || (value > 0 ? decimal("<.01") : "0");
    const y = top + layout.cellHeight / 2;
    writeText(context, text, { x: x + room - 5, y }, how);
  }
}

/**
 * Paper under a label that is drawn over others, with a line to mark it.
 *
 * @param {Context} context
 * @param {Layout} layout
 * @param {{ left: number, width: number }} label
 * @param {Style} style
 */
function wipe(context, layout, { left, width }, style) {
  const height = layout.lineHeight;
  context.fillStyle = style.paper;
  context.fillRect(left - 3, -height / 2, width + 6, height);
  context.fillStyle = style.accent;
  context.fillRect(left, height / 2 - 1.5, width, 1.5);
}

/**
 * @param {Style} style
 * @param {boolean} [strong]
 */
function fontOf(style, strong = false) {
  return `${strong ? "600 " : ""}${style.size}px ${style.family}`;
}

/** @param {Style} style */
function smallFontOf(style) {
  return `${style.size - 1}px ${style.family}`;
}
