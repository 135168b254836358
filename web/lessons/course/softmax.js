import { chosenCell } from "../../app/edits.js";
import { formatNumber } from "../../components/format.js";
import { isPlain } from "../read.js";

/** Sums of single-precision shares: n roundings, each of at most 2⁻²⁴. */
const isOne = (/** @type {number} */ sum, /** @type {number} */ n) =>
  Math.abs(sum - 1) <= n * 2 ** -23;

/** @param {import("../lesson.js").Picture} picture */
const sumsOf = ({ rowSums, columnSums, nHeads, head }) => {
  const of = (/** @type {Float32Array} */ data) => {
    const n = data.length / nHeads;
    return Array.from(data.subarray(head * n, (head + 1) * n));
  };
  return { rows: of(rowSums.data), columns: of(columnSums.data) };
};

/** @type {import("../lesson.js").Lesson} */
export const softmax = {
  name: "softmax",
  start: { nHeads: 1, selected: { row: 5, col: 8 } },
  options: ["rows", "columns", "both"],
  steps: [
    {
      name: "rows",
      patch: { softmaxAxis: "rows" },
      see: (picture) =>
        isPlain(picture) && picture.scene.softmaxAxis === "rows"
          ? sumsOf(picture)
          : null,
    },
    {
      name: "columns",
      patch: { softmaxAxis: "columns" },
      see: (picture, { rows }) =>
        rows && isPlain(picture) && picture.scene.softmaxAxis === "columns"
          ? sumsOf(picture)
          : null,
    },
  ],
  outcome: ({ columns: sums }) => {
    const n = sums.rows.length;
    const isOfOne = (/** @type {number[]} */ list) =>
      list.every((sum) => isOne(sum, n));
    const alone = isOfOne(sums.columns) ? "columns" : "rows";
    return {
      option: isOfOne(sums.columns) && isOfOne(sums.rows) ? "both" : alone,
      values: {
        least: formatNumber(Math.min(...sums.rows)),
        most: formatNumber(Math.max(...sums.rows)),
      },
    };
  },
  question: {
    kind: "act",
    find: ({ state, picture }) => {
      const cell = chosenCell(state, picture);
      if (!cell || picture.scene.softmaxAxis !== "columns") return null;
      const { rows } = sumsOf(picture);
      const sum = rows[cell.row];
      return {
        // Equal words have equal rows, but for rounding.
        isRight: sum >= Math.max(...rows) * (1 - rows.length * 2 ** -23),
        values: {
          word: picture.tokens[cell.row].text,
          sum: formatNumber(sum),
        },
      };
    },
  },
  exercises: ["softmax", "rows"],
  experiments: ["softmax", "mistakes"],
};
