/** What is marked on a small heatmap, and what is written below it. */
import { html, nothing, svg } from "lit";
import { decimal } from "../../i18n/index.js";

/**
 * @typedef {import("./steps.js").Step} Step
 * @typedef {import("./matrix-pipeline.js").Pair} Pair
 */

/**
 * The pointed query's row, the key's row or column, and the cell they make.
 *
 * @param {Step} step
 * @param {Pair | null} pair
 * @param {number | null} here the dimension that is pointed at in this matrix
 */
export function marksOf({ matrix, rows, cols }, pair, here) {
  const [nRows, nCols] = matrix.shape;
  const row = inside(rows === "query" ? pair?.row : pair?.col, nRows);
  const col = inside(cols === "key" ? pair?.col : here, nCols);
  const isCell = cols === "key" && row !== null && col !== null;
  return html`<svg
    viewBox="0 0 ${nCols} ${nRows}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${row === null ? nothing : band(rows, { y: row, width: nCols })}
    ${col === null ? nothing : band(cols, { x: col, height: nRows })}
    ${isCell ? band("cell", { x: col, y: row }) : nothing}
  </svg>`;
}

/** @param {import("../draw/scale.js").Scale} scale */
export function rangeText({ kind, range = 1 }) {
  if (kind === "diverging") return `±${decimal(range)}`;
  return kind === "log" ? "10⁻⁴…1" : "0…1";
}

/**
 * @param {number | null | undefined} at
 * @param {number} count
 */
function inside(at, count) {
  return at !== null && at !== undefined && at < count ? at : null;
}

/**
 * A row, a column or a cell that is marked, in cells: a line on paper, so that
 * it is seen on any colour.
 *
 * @param {string} role
 * @param {{ x?: number, y?: number, width?: number, height?: number }} at
 */
function band(role, { x = 0, y = 0, width = 1, height = 1 }) {
  return ["halo", role].map(
    (name) =>
      svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height}></rect>`,
  );
}
