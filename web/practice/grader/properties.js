/**
 * What can be said of an answer that is no known mistake: the first property
 * that right weights have and these have not.
 */
import { shapeText } from "../numpy/errors.js";
import { flipped, fromTensor, tensorOf } from "./arrays.js";
import { isNear, isSameShape, isSameTensor } from "./compare.js";

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

/** @param {number} x */
const short = (x) => Number(x.toPrecision(4));

/**
 * @param {Tensor} got
 * @param {Tensor} right
 * @returns {Finding | null}
 */
function shapes(got, right) {
  if (isSameShape(got.shape, right.shape)) return null;
  if (right.shape.length === 0)
    return { key: "no single value", values: { got: shapeText(got.shape) } };
  return {
    key: "shape",
    values: { got: shapeText(got.shape), right: shapeText(right.shape) },
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
 * @param {Tensor | null} keep 0 where nothing may be seen
 * @returns {Finding | null}
 */
function leak(got, keep) {
  const { rows, columns } = sizesOf(got);
  for (let at = 0; at < got.data.length; at++)
    if (keep?.data[at] === 0 && Math.abs(got.data[at]) > 1e-6)
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
  const { rows, columns = 1 } = sizesOf(got);
  for (let at = 0; at < got.data.length; at++)
    if (!isNear(got.data[at], right.data[at])) {
      const values = {
        got: short(got.data[at]),
        right: short(right.data[at]),
      };
      if (rows === undefined)
        return { key: "element", values: { at, ...values } };
      const [row, column] = [Math.floor(at / columns), at % columns];
      return { key: "value", values: { row, column, ...values } };
    }
  return null;
}

/**
 * A matrix that is right but for its rows and columns.
 *
 * @param {Tensor} got
 * @param {Tensor} right
 * @returns {Finding | null}
 */
function exchanged(got, right) {
  if (got.shape.length !== 2) return null;
  const back = tensorOf(flipped(fromTensor(got)));
  return isSameTensor(back, right) ? { key: "transposed", values: {} } : null;
}

/**
 * A row of weights is that of scores times a factor where the logarithms of its
 * shares are: all rows with the same factor tell of another scale.
 *
 * @param {Tensor} got
 * @param {Tensor} right
 * @returns {Finding | null}
 */
function rescaled(got, right) {
  const { columns } = sizesOf(right);
  /** @type {[number, number][]} differences of scores: right, got */
  const pairs = [];
  for (let from = 0; from < got.data.length; from += columns) {
    const seen = Array.from({ length: columns }, (_, j) => from + j).filter(
      (at) => right.data[at] > 1e-6 && got.data[at] > 1e-6,
    );
    const [first, ...others] = seen;
    const step = (/** @type {Tensor} */ x, /** @type {number} */ at) =>
      Math.log(x.data[at] / x.data[first]);
    pairs.push(
      ...others.map(
        (at) =>
          /** @type {[number, number]} */ ([step(right, at), step(got, at)]),
      ),
    );
  }
  const sum = (/** @type {(pair: [number, number]) => number} */ f) =>
    pairs.reduce((total, pair) => total + f(pair), 0);
  const factor = sum(([a, b]) => a * b) / sum(([a]) => a * a);
  const fits = pairs.every(
    ([a, b]) => Math.abs(b - factor * a) < 1e-3 * (1 + Math.abs(b)),
  );
  return pairs.length > columns && fits
    ? { key: "rescaled", values: { factor: short(factor) } }
    : null;
}

/**
 * The first property of weights that fails.
 *
 * @param {Tensor} got
 * @param {Tensor} right
 * @param {Tensor | null} keep 0 where nothing may be seen; null: all may be
 */
export function findInWeights(got, right, keep) {
  return (
    exchanged(got, right) ??
    shapes(got, right) ??
    nans(got, right) ??
    negative(got) ??
    rowSums(got) ??
    leak(got, keep) ??
    rescaled(got, right) ??
    numbers(got, right)
  );
}

/**
 * The first property of other numbers that fails.
 *
 * @param {Tensor} got
 * @param {Tensor} right
 * @param {string} probe its name
 */
export function findInNumbers(got, right, probe) {
  return (
    exchanged(got, right) ??
    shapes(got, right) ??
    nans(got, right) ??
    truth(got, right, probe) ??
    numbers(got, right)
  );
}

/**
 * @param {Tensor} got
 * @param {Tensor} right
 * @param {string} probe
 * @returns {Finding | null}
 */
function truth(got, right, probe) {
  if (right.shape.length > 0) return null;
  const name = (/** @type {Tensor} */ { data }) => (data[0] ? "True" : "False");
  const values = { probe, got: name(got), right: name(right) };
  return { key: "truth", values };
}

/**
 * Parts that are right as far as they came back. Without the weights the output
 * says as much.
 *
 * @param {readonly string[]} missing names of parts
 * @returns {Finding | null}
 */
export function findLeftOut(missing) {
  if (missing.every((name) => name === "weights")) return null;
  return { key: "left out", values: { parts: missing.join(", ") } };
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
