/** What uPlot is told of a figure. */
import { shown } from "./texts.js";

/**
 * @typedef {import("../experiment.js").Lines} Lines
 * @typedef {import("../experiment.js").Axis} Axis
 * @typedef {import("../../components/draw/heat.js").Style} Style
 *
 * @typedef {object} Look
 * @property {Style} style
 * @property {string[]} colors of the series
 * @property {string[]} axes their names
 * @property {number} width
 */

const THEORY_DASH = [6, 4];

/**
 * @param {Lines} figure
 * @param {Look} look
 * @returns {import("uplot").Options}
 */
export function optionsOf(figure, { style, colors, axes, width }) {
  const { x, y, series } = figure;
  const font = `${style.size}px ${style.family}`;
  const axis = (/** @type {number} */ i) => ({
    label: axes[i],
    labelFont: font,
    labelSize: 20,
    labelGap: 0,
    font,
    stroke: style.muted,
    grid: { stroke: style.line, width: 1 },
    ticks: { stroke: style.line, width: 1 },
    values: (/** @type {unknown} */ _, /** @type {number[]} */ splits) =>
      splits.map((value) => (value === null ? "" : shown(value))),
  });
  return {
    width,
    height: 0,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: { x: scaleOf(x, true), y: scaleOf(y, false) },
    axes: [
      { ...axis(0), size: 32 },
      { ...axis(1), size: 56 },
    ],
    series: [{}, ...series.flatMap((one, i) => linesOf(one, colors[i]))],
    bands: series.map((_, i) => ({
      series: /** @type {[number, number]} */ ([3 * i + 2, 3 * i + 1]),
      fill: faint(colors[i]),
    })),
  };
}

/**
 * @param {Axis} axis
 * @param {boolean} isX
 * @returns {import("uplot").Scale}
 */
function scaleOf({ log, min, max }, isX) {
  if (log) return { time: false, distr: 3, log };
  if (isX) return { time: false };
  /** @type {import("uplot").Scale["range"]} */
  const range = (_, low, high) => {
    const least = min ?? low ?? 0;
    const most = max ?? high ?? 1;
    const margin = most > least ? 0.05 * (most - least) : 1;
    return [min ?? least - margin, max === undefined ? most + margin : most];
  };
  return { range };
}

/**
 * The edges of the band, which are not drawn, and the median.
 *
 * @param {import("../experiment.js").Series} one
 * @param {string} color
 * @returns {import("uplot").Series[]}
 */
function linesOf({ isTheory, x }, color) {
  const edge = { stroke: "transparent", width: 0, points: { show: false } };
  const median = {
    stroke: color,
    width: isTheory ? 1.5 : 2,
    ...(isTheory && { dash: THEORY_DASH }),
    spanGaps: true,
    points: { show: !isTheory && x.length <= 24, size: 5, fill: color },
  };
  const shared = { ...edge, spanGaps: true };
  return [shared, shared, median];
}

/** @param {string} color any that canvases know */
function faint(color) {
  return `color-mix(in oklch, ${color} 16%, transparent)`;
}
