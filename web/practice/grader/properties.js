/**
 * What can be said of an answer that is no known mistake: the first property
 * that right weights have and these have not.
 */
import { isNear, isSameShape } from "./compare.js";

/** @typedef {import("./arrays.js").Tensor} Tensor */

/**
 * A finding: a key of the texts, and the values that stand in it.
 *
 * @typedef {{ key: string, values: Record<string, string | number> }} Finding
 */

/** @param {Tensor} x */
const sizesOf = ({ shape }) => ({
  rows: shape[shape.length - 2],
  columns: shape[shape.length - 1],
});

/** @param {readonly number[]} shape */
const shapeName = (shape) => `(${shape.join(", ")})`;

/** @param {number} x */
const short = (x) => Number(x.toPrecision(4));

/**
 * @param {Tensor} got
 * @param {Tensor} right
 * @returns {Finding | null}
 */
function shapes(got, right) {
  if (isSameShape(got.shape, right.shape)) return null;
  return {
    key: "shape",
    values: { got: shapeName(got.shape), right: shapeName(right.shape) },
  };
}

/**
 * @param {Tensor} got
 * @param {Tensor} right
 * @returns {Finding | null}
 */
function nans(got, right) {
  const { columns = 1 } = sizesOf(got);
  let n = 0;
  let first = -1;
  for (let i = 0; i < got.data.length; i++)
    if (Number.isNaN(got.data[i]) && !Number.isNaN(right.data[i])) {
      if (n++ === 0) first = i;
    }
  if (n === 0) return null;
  return { key: "nan", values: { n, row: Math.floor(first / columns) } };
}

/**
 * The sum of each row or column of the last two axes.
 *
 * @param {Tensor} x
 * @param {"row" | "column"} which
 */
function sums(x, which) {
  const { rows, columns } = sizesOf(x);
  const n = which === "row" ? rows : columns;
  const blocks = x.data.length / (rows * columns);
  const result = new Array(n * blocks).fill(0);
  for (let at = 0; at < x.data.length; at++) {
    const block = Math.floor(at / (rows * columns));
    const place =
      which === "row" ? Math.floor(at / columns) % rows : at % columns;
    result[block * n + place] += x.data[at];
  }
  return result;
}

/** @param {Tensor} got @returns {Finding | null} */
function rowSums(got) {
  const rows = sums(got, "row");
  const row = rows.findIndex((sum) => !isNear(sum, 1));
  if (row < 0) return null;
  const columnsAreOne = sums(got, "column").every((sum) => isNear(sum, 1));
  if (columnsAreOne) return { key: "column sums", values: {} };
  const values = {
    row: row % got.shape[got.shape.length - 2],
    sum: short(rows[row]),
  };
  return { key: "row sum", values };
}

/** @param {Tensor} got @returns {Finding | null} */
function negative(got) {
  const least = Math.min(...Array.from(got.data));
  return least < -1e-9
    ? { key: "negative", values: { least: short(least) } }
    : null;
}

/**
 * @param {Tensor} got
 * @param {Tensor} right has 0 where nothing may be seen
 * @returns {Finding | null}
 */
function leak(got, right) {
  const { rows, columns } = sizesOf(got);
  for (let at = 0; at < got.data.length; at++)
    if (right.data[at] === 0 && Math.abs(got.data[at]) > 1e-6)
      return {
        key: "leak",
        values: {
          row: Math.floor(at / columns) % rows,
          column: at % columns,
          weight: short(got.data[at]),
        },
      };
  return null;
}

/**
 * @param {Tensor} got
 * @param {Tensor} right
 * @returns {Finding | null}
 */
function numbers(got, right) {
  const { columns = 1 } = sizesOf(got);
  for (let at = 0; at < got.data.length; at++)
    if (!isNear(got.data[at], right.data[at]))
      return {
        key: "value",
        values: {
          row: Math.floor(at / columns),
          column: at % columns,
          got: short(got.data[at]),
          right: short(right.data[at]),
        },
      };
  return null;
}

/**
 * The first property of weights that fails.
 *
 * @param {Tensor} got
 * @param {Tensor} right
 */
export function findInWeights(got, right) {
  return (
    shapes(got, right) ??
    nans(got, right) ??
    negative(got) ??
    rowSums(got) ??
    leak(got, right) ??
    numbers(got, right)
  );
}

/**
 * The first property of other numbers that fails.
 *
 * @param {Tensor} got
 * @param {Tensor} right
 */
export function findInNumbers(got, right) {
  return shapes(got, right) ?? nans(got, right) ?? numbers(got, right);
}

/**
 * Whether the last token changes rows before it, which a causal mask forbids.
 *
 * @param {Tensor} before
 * @param {Tensor} after the same with another last token
 * @returns {Finding | null}
 */
export function findMoved(before, after) {
  if (!isSameShape(before.shape, after.shape)) return null;
  const { rows, columns } = sizesOf(before);
  for (let at = 0; at < (rows - 1) * columns; at++)
    if (!isNear(before.data[at], after.data[at]))
      return { key: "moved", values: { row: Math.floor(at / columns) } };
  return null;
}

/**
 * What came back in place of numbers.
 *
 * @param {unknown} value as the languages hand it over
 * @returns {Finding}
 */
export function findNoNumbers(value) {
  if (value === null || value === undefined)
    return { key: "nothing", values: {} };
  if (typeof value === "string") return { key: "text", values: {} };
  const { other } = /** @type {{ other?: unknown }} */ (value);
  return typeof other === "string"
    ? { key: "other", values: { type: other } }
    : { key: "no answer", values: {} };
}

/**
 * Whether the function that the exercise calls is not there.
 *
 * @param {string} name of the function
 * @param {{ type: string, message: string, line: number | null } | null} error
 * @returns {Finding | null}
 */
export function findMissing(name, error) {
  const isOfCall =
    error?.line === null && /^(Name|Reference)Error$/.test(error.type);
  return isOfCall && error.message.includes(name)
    ? { key: "no function", values: { name } }
    : null;
}
