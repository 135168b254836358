/** A figure as a file. */
import { quoted } from "../../export/csv.js";
import { nameOf, own, seriesText } from "./texts.js";

/**
 * @typedef {import("../experiment.js").Lines} Lines
 * @typedef {import("../experiment.js").Table} Table
 */

/**
 * Every measurement, a column a series and seed, with all digits.
 *
 * @param {string} experiment
 * @param {Lines | Table} figure
 */
export function csvOfFigure(experiment, figure) {
  const lines =
    figure.kind === "table"
      ? [
          figure.columns.map((key) => own(experiment, `column.${key}`)),
          ...figure.rows.map((row) =>
            row.map((cell) => nameOf(experiment, cell) ?? cell),
          ),
        ]
      : linesOf(experiment, figure);
  return lines
    .map((line) => `${line.map((cell) => quoted(String(cell))).join(",")}\r\n`)
    .join("");
}

/** @param {string} experiment @param {Lines} figure */
function linesOf(experiment, { name, series }) {
  const columns = series.flatMap((one) => {
    const seeds = Math.max(0, ...one.values.map(({ length }) => length));
    const at = new Map(one.x.map((x, i) => [x, one.values[i]]));
    return Array.from({ length: seeds }, (_, seed) => ({
      title: `${seriesText(experiment, one.name)}${seeds > 1 ? ` (${seed + 1})` : ""}`,
      valueAt: (/** @type {number} */ x) => at.get(x)?.[seed] ?? "",
    }));
  });
  const all = new Set(series.flatMap(({ x }) => x));
  const xs = [...all].sort((a, b) => a - b);
  return [
    [own(experiment, `figure.${name}.x`), ...columns.map(({ title }) => title)],
    ...xs.map((x) => [x, ...columns.map(({ valueAt }) => valueAt(x))]),
  ];
}
