/**
 * Where the token labels of a heatmap stand, so that no two ever overlap.
 * Lengths in CSS pixels.
 *
 * @typedef {"flat" | "slant" | "upright" | "ticks"} LabelMode
 *   flat: along the line; slant: rising at 45°; upright: rising at 90°;
 *   ticks: positions 50, 100, … because single tokens have no room
 * @typedef {{ index: number, text: string }} Label
 * @typedef {{ mode: LabelMode, labels: Label[], extent: number }} LabelPlan
 *   extent: how far the labels reach away from the plot
 * @typedef {object} LabelRequest
 * @property {number} count tokens along the axis
 * @property {number} pitch distance from one token to the next
 * @property {(index: number) => string} text
 * @property {(text: string) => number} measure width of a text
 * @property {number} lineHeight
 * @property {number} longest most that a label may reach away from the plot
 * @property {boolean} numbered whether the texts are but positions
 * @property {number} overhang room beyond the end of a column axis
 */
import { fitText } from "./text.js";

/** Gap between a label and the plot, or between two labels side by side. */
export const LABEL_GAP = 6;
/** Free space between two positions. */
const TICK_SPACE = 24;
const DIAGONAL = Math.SQRT1_2;
/** Above this many tokens a thinned list of words says nothing. */
const MOST_THINNED = 120;

/**
 * Labels of the rows: one a line, thinned out evenly where lines are too
 * close.
 *
 * @param {LabelRequest} request
 * @returns {LabelPlan}
 */
export function planRowLabels(request) {
  const { count, pitch, lineHeight, longest, measure } = request;
  const step = Math.ceil(lineHeight / pitch);
  if (step > 1 && (request.numbered || count > MOST_THINNED)) {
    return planTicks(request, { stacked: true });
  }
  const labels = everyLabel(request, step, () => longest - LABEL_GAP);
  const widest = Math.max(0, ...labels.map(({ text }) => measure(text)));
  return { mode: "flat", labels, extent: Math.ceil(widest) + LABEL_GAP };
}

/**
 * Labels of the columns: side by side where all fit, else rising at 45°, else
 * at 90°, else thinned out.
 *
 * @param {LabelRequest} request
 * @returns {LabelPlan}
 */
export function planColumnLabels(request) {
  const { count, pitch, lineHeight, longest, overhang, measure } = request;
  const extentOf = (/** @type {Label[]} */ labels) =>
    Math.ceil(Math.max(0, ...labels.map(({ text }) => measure(text))));

  if (pitch > lineHeight + LABEL_GAP) {
    const room = pitch - LABEL_GAP;
    const labels = everyLabel(request, 1, () => Infinity);
    if (labels.every(({ text }) => measure(text) <= room)) {
      return { mode: "flat", labels, extent: lineHeight + LABEL_GAP };
    }
  }
  if (request.numbered) return planTicks(request, { stacked: false });
  if (pitch * DIAGONAL >= lineHeight) {
    const reach = (longest - LABEL_GAP - lineHeight) / DIAGONAL;
    const labels = everyLabel(request, 1, (index) => {
      const ahead = (count - index - 0.5) * pitch + overhang;
      return Math.min(reach, ahead / DIAGONAL - lineHeight);
    });
    const extent = (extentOf(labels) + lineHeight) * DIAGONAL;
    return { mode: "slant", labels, extent: Math.ceil(extent) + LABEL_GAP };
  }
  const step = Math.ceil(lineHeight / pitch);
  if (step > 1 && count > MOST_THINNED) {
    return planTicks(request, { stacked: false });
  }
  const labels = everyLabel(request, step, () => longest - LABEL_GAP);
  return { mode: "upright", labels, extent: extentOf(labels) + LABEL_GAP };
}

/**
 * @param {LabelRequest} request
 * @param {number} step
 * @param {(index: number) => number} room
 * @returns {Label[]}
 */
function everyLabel(request, step, room) {
  const labels = [];
  for (let index = 0; index < request.count; index += step) {
    const text = fitText(request.text(index), room(index), request.measure);
    if (text) labels.push({ index, text });
  }
  return labels;
}

/**
 * Positions counted from 1, at round steps.
 *
 * @param {LabelRequest} request
 * @param {{ stacked: boolean }} how stacked: one below the other
 * @returns {LabelPlan}
 */
function planTicks({ count, pitch, lineHeight, measure }, { stacked }) {
  const width = Math.ceil(measure(String(count)));
  const length = stacked ? lineHeight : width;
  const step = roundStep((length + TICK_SPACE) / pitch);
  const labels = [];
  for (let at = step; at <= count; at += step) {
    labels.push({ index: at - 1, text: String(at) });
  }
  const extent = (stacked ? width : lineHeight) + LABEL_GAP;
  return { mode: "ticks", labels, extent };
}

/**
 * The smallest of 1, 2, 5 · 10ᵏ that is not below `least`.
 *
 * @param {number} least
 */
function roundStep(least) {
  const decade = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((each) => each * decade >= least) ?? 10;
  return factor * decade;
}
