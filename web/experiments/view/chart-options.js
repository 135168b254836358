/** What uPlot is told of a figure. */
import { raised } from "../../components/format.js";
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
 * @property {number} height
 * @property {(text: string) => number} widthOf a text in the font of the style
 * @property {() => void} speak makes texts those of the chart's language
 */

const THEORY_DASH = [6, 4];
/** Labels on an axis of powers of ten. */
const MOST_DECADES = 6;
/** From one label to the next where x counts. */
const WHOLE_STEPS = [0, 1, 2, 3].flatMap((power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
);

/**
 * @param {Lines} figure
 * @param {Look} look
 * @returns {import("uplot").Options}
 */
export function optionsOf(figure, look) {
  const { style, colors, axes, width, height } = look;
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
    values: labels(look, (value) => (value === null ? "" : shown(value))),
  });
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: { x: scaleOf(x, true), y: scaleOf(y, false) },
    axes: [
      { ...axis(0), size: 32, ...(isWhole(figure) && { incrs: WHOLE_STEPS }) },
      {
        ...axis(1),
        ...{ labelFont: titleFont(look), size: 56 },
        ...(y.log === 10 && decadesOf(look)),
      },
    ],
    series: [{}, ...series.flatMap((one, i) => linesOf(one, colors[i]))],
    bands: series.map((_, i) => ({
      series: /** @type {[number, number]} */ ([3 * i + 2, 3 * i + 1]),
      fill: faint(colors[i]),
    })),
  };
}

/** What stands below the chart, and has no room for the title of y. */
const BELOW = 36;

/** So small that all of the title stands beside its axis. @param {Look} look */
function titleFont({ style, axes, height, widthOf }) {
  const share = Math.min(1, (height - BELOW) / widthOf(axes[1]));
  return `${style.size * share}px ${style.family}`;
}

/** Whether x counts: steps, tokens. @param {Lines} figure */
const isWhole = ({ x, series }) =>
  !x.log && series.every((one) => one.x.every(Number.isInteger));

/**
 * The labels of an axis: uPlot asks for them later, when it draws.
 *
 * @param {Look} look
 * @param {(value: number) => string} write
 */
const labels =
  ({ speak }, write) =>
  (/** @type {unknown} */ _, /** @type {number[]} */ splits) => {
    speak();
    return splits.map(write);
  };

/** An axis of powers of ten, each with its label. @param {Look} look */
const decadesOf = (look) => ({
  splits: decades,
  filter: (/** @type {unknown} */ _, /** @type {number[]} */ splits) => splits,
  values: labels(look, (value) => {
    const power = Math.round(Math.log10(value));
    return Math.abs(power) > 2 ? `10${raised(power)}` : shown(value);
  }),
});

/**
 * Powers of ten within a scale, so few that their labels have room.
 *
 * @param {unknown} _chart
 * @param {number} _axis
 * @param {number} least
 * @param {number} most
 */
function decades(_chart, _axis, least, most) {
  const [first, last] = [Math.floor, Math.ceil].map((whole, i) =>
    whole(Math.log10([least, most][i])),
  );
  const step = Math.max(1, Math.ceil((last - first) / MOST_DECADES));
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => 10 ** (first + i * step));
}

/**
 * From a label to a label: one below the axis would stand in its title.
 *
 * @type {import("uplot").Range.Function}
 */
const wholeDecades = (_, low, high) =>
  low === null || high === null
    ? [1, 10]
    : [
        10 ** Math.floor(Math.log10(low)),
        10 **
          Math.max(
            Math.ceil(Math.log10(high)),
            Math.floor(Math.log10(low)) + 1,
          ),
      ];

/** Without a margin. @type {import("uplot").Range.Function} */
const asItIs = (_, low, high) =>
  low === null || high === null ? [1, 10] : [low, high > low ? high : 10 * low];

/**
 * @param {Axis} axis
 * @param {boolean} isX
 * @returns {import("uplot").Scale}
 */
function scaleOf({ log, min, max }, isX) {
  if (log) {
    const range = isX ? asItIs : log === 10 ? wholeDecades : undefined;
    return { time: false, distr: 3, log, ...(range && { range }) };
  }
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
