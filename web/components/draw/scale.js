/**
 * How numbers become indices into a colour table.
 *
 * - linear: 0…1, the scale of weights
 * - log: 10⁻⁴…1; all that is smaller, zero too, takes the lowest colour
 * - diverging: −range…range around zero
 *
 * A scale never stretches itself to the data: the same colour is the same
 * number in every heatmap.
 *
 * @typedef {{ kind: "linear" | "log" | "diverging", range?: number }} Scale
 */
import { decimal } from "../../i18n/index.js";
import { NAN_INDEX, TABLE_SIZE, ZERO_INDEX } from "../colors.js";

/** Decades below 1 that the log scale shows. */
export const LOG_DECADES = 4;
export const LAST = TABLE_SIZE - 1;

/**
 * @param {number} value
 * @param {Scale} scale
 * @returns {number} 0…255; values beyond the scale take its end, and what is
 *   not a number has an entry of its own
 */
export function indexOf(value, scale) {
  if (Number.isNaN(value)) return NAN_INDEX;
  if (scale.kind === "diverging") {
    const share = clamp(value / (scale.range ?? 1), -1, 1);
    return Math.round(ZERO_INDEX * (1 + share));
  }
  if (scale.kind === "log") {
    if (!(value > 0)) return 0;
    return Math.round(LAST * clamp(1 + Math.log10(value) / LOG_DECADES, 0, 1));
  }
  return Math.round(LAST * clamp(value, 0, 1));
}

/**
 * The value at a place of the colour bar.
 *
 * @param {Scale} scale
 * @param {number} share 0 at its low end, 1 at its high end
 */
export function valueAlong({ kind, range = 1 }, share) {
  if (kind === "diverging") return (2 * share - 1) * range;
  return kind === "log" ? 10 ** (LOG_DECADES * (share - 1)) : share;
}

/**
 * Labels along the colour bar, evenly spaced from its low to its high end.
 *
 * @param {Scale} scale
 * @returns {string[]}
 */
export function ticksOf(scale) {
  if (scale.kind === "log")
    return ["≤10⁻⁴", "10⁻³", "10⁻²", decimal("0.1"), "1"];
  if (scale.kind === "diverging") {
    const range = scale.range ?? 1;
    return [`−${shortest(range)}`, "0", `+${shortest(range)}`];
  }
  return ["0", "0.25", "0.5", "0.75", "1"].map(decimal);
}

/**
 * The smallest of 1, 2, 5 · 10ᵏ that holds every finite value: a range that
 * can be stated in one digit.
 *
 * @param {ArrayLike<number>} values
 * @param {number} [divisor] of the values
 */
export function roundRange(values, divisor = 1) {
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]);
    if (size > most && size < Infinity) most = size;
  }
  if (most === 0) return 1;
  most /= divisor;
  const decade = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5].find((factor) => factor * decade >= most) ?? 10;
  return Number((step * decade).toPrecision(1));
}

/** @param {number} range */
function shortest(range) {
  return decimal(Number(range.toPrecision(3)));
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}
