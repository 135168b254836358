/** Numbers as they are written on the page, in the language in use: short, and never "-0". */
import { decimal } from "../i18n/index.js";

/** What overflows is shown as what it is. */
const NAN = "NaN";

export const MINUS = "−";

/**
 * A weight with the digits that the eye can use: 0.43, 0.0061, <0.0001, 0.
 *
 * @param {number} weight 0…1
 */
export function formatWeight(weight) {
  if (Number.isNaN(weight)) return NAN;
  if (weight === 0) return "0";
  if (weight < 0.0001) return decimal("<0.0001");
  if (weight < 0.01) return decimal(weight.toPrecision(2));
  return decimal(weight.toFixed(weight < 0.1 ? 3 : 2));
}

/**
 * Two characters and a point for the inside of a cell: .43, 1; empty below
 * .005, where the colour says it all.
 *
 * @param {number} weight 0…1
 */
export function formatCell(weight) {
  if (Number.isNaN(weight)) return NAN;
  if (weight < 0.005) return "";
  if (weight >= 0.995) return "1";
  return decimal(weight.toFixed(2).slice(1));
}

/**
 * The sum of a column of weights, in at most four characters: .04, 1.93, 12.
 *
 * @param {number} sum
 */
export function formatSum(sum) {
  if (!(sum < 9.995)) return formatNumber(sum, 2);
  const text = sum.toFixed(2);
  return decimal(sum < 0.995 ? text.replace(/^0/, "") : text);
}

/**
 * Any number of the arithmetic, about `digits` significant digits.
 *
 * @param {number} value
 * @param {number} [digits]
 */
export function formatNumber(value, digits = 3) {
  if (Number.isNaN(value)) return NAN;
  if (!Number.isFinite(value)) return value > 0 ? "∞" : `${MINUS}∞`;
  if (value === 0) return "0";
  const size = Math.abs(value);
  const sign = value < 0 ? MINUS : "";
  if (size >= 1e5 || size < 1e-4) {
    const [mantissa, exponent] = size.toExponential(digits - 1).split("e");
    return `${sign}${decimal(mantissa)}·10${raised(Number(exponent))}`;
  }
  // Rounded first: 0.99999 has one digit before the point once it is short.
  const decade = Math.floor(Math.log10(Number(size.toPrecision(digits))));
  const places = Math.max(digits - 1 - decade, 0);
  return sign + decimal(size.toFixed(Math.min(places, digits + 1)));
}

/**
 * A share as whole per cent; "<1 %" rather than a nought that is none.
 *
 * @param {number} share 0…1
 */
export function formatPercent(share) {
  if (Number.isNaN(share)) return NAN;
  if (share > 0 && share < 0.005) return "<1\u00a0%";
  return `${Math.round(100 * share)}\u00a0%`;
}

/**
 * @param {number} bits
 */
export function formatBits(bits) {
  return Math.abs(bits) < 0.005 ? "0" : formatFixed(bits, 2);
}

/**
 * A number with so many decimals, noughts too.
 *
 * @param {number} value
 * @param {number} decimals
 */
export function formatFixed(value, decimals) {
  return Number.isNaN(value) ? NAN : decimal(value.toFixed(decimals));
}

/** @param {number} exponent */
export function raised(exponent) {
  const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  const marks = Array.from(String(Math.abs(exponent)), (d) => digits[+d]);
  return (exponent < 0 ? "⁻" : "") + marks.join("");
}
