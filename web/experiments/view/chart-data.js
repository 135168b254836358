/** Series of several seeds as a chart draws them: medians and bands. */
import { bandOf, median } from "../statistics.js";

/**
 * @typedef {import("../experiment.js").Lines} Lines
 * @typedef {(number | null)[]} Column null where a series has no value
 */

/**
 * @param {Lines} lines
 * @returns {{ x: number[], columns: { median: Column, low: Column, high: Column }[] }}
 */
export function columnsOf({ x, y, series }) {
  const all = new Set(series.flatMap((one) => one.x));
  const xs = [...all]
    .filter((value) => !x.log || value > 0)
    .sort((a, b) => a - b);
  const place = new Map(xs.map((value, i) => [value, i]));
  const drawn = (/** @type {number} */ value) =>
    Number.isFinite(value) && (!y.log || value > 0) ? value : null;
  const columns = series.map((one) => {
    const column = {
      median: /** @type {Column} */ (xs.map(() => null)),
      low: /** @type {Column} */ (xs.map(() => null)),
      high: /** @type {Column} */ (xs.map(() => null)),
    };
    one.x.forEach((value, i) => {
      const at = place.get(value);
      if (at === undefined) return;
      const { low, high } = bandOf(one.values[i]);
      column.median[at] = drawn(median(one.values[i]));
      column.low[at] = drawn(low);
      column.high[at] = drawn(high);
    });
    return column;
  });
  return { x: xs, columns };
}

/** Rows of a table that is read, not looked at. */
const MOST_ROWS = 60;

/**
 * Some of the rows, evenly spread, with the first and the last.
 *
 * @param {number} n
 * @returns {number[]}
 */
export function rowsToRead(n) {
  if (n <= MOST_ROWS) return Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: MOST_ROWS }, (_, i) =>
    Math.round((i * (n - 1)) / (MOST_ROWS - 1)),
  );
}
