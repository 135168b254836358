/** What is said of several seeds. */

/**
 * The measurements of several seeds as a series: all values at each x.
 *
 * @param {import("./experiment.js").Row[]} rows
 * @param {string} x name of a column
 * @param {string} y
 * @returns {{ x: number[], values: number[][] }}
 */
export function overSeeds(rows, x, y) {
  /** @type {Map<number, number[]>} */
  const at = new Map();
  for (const row of rows) {
    const values = at.get(row[x]) ?? [];
    values.push(row[y]);
    at.set(row[x], values);
  }
  const xs = [...at.keys()].sort((a, b) => a - b);
  return { x: xs, values: xs.map((key) => at.get(key) ?? []) };
}

/**
 * @param {readonly number[]} values
 * @param {number} share 0…1
 * @returns {number} between neighbours in a straight line; NaN of none
 */
export function quantile(values, share) {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort(byValue);
  if (sorted.length === 0) return NaN;
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  return low === high ? low : low + (high - low) * (at - Math.floor(at));
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** Seeds from which on the band leaves out a tenth at either end. */
const MANY = 10;

/**
 * The band around the median: all values of a few seeds, else from the first
 * to the last tenth.
 *
 * @param {readonly number[]} values
 */
export function bandOf(values) {
  const tail = values.length >= MANY ? 0.1 : 0;
  return { low: quantile(values, tail), high: quantile(values, 1 - tail) };
}

/** @param {number} a @param {number} b */
const byValue = (a, b) => a - b;
