import { html, nothing } from "lit";
import { t } from "../i18n/index.js";
import { rowState } from "./draw/rows.js";
import { cutClass, isolated } from "./draw/text.js";
import { formatNumber, formatWeight } from "./format.js";

/**
 * @typedef {import("./heat-map.js").HeatMap} HeatMap
 * @typedef {import("./draw/marks.js").Cell} Cell
 */

/** From this many tokens on, a token's position is said too. */
const COUNTED_FROM = 33;

/**
 * The line below the heatmap: from which token to which, and how much.
 *
 * @param {HeatMap} map
 * @param {Cell} cell
 */
export function readout(map, cell) {
  const { row, col } = cell;
  const hidden = t(map.isFixed(cell) ? "heat.fixed" : "heat.table.masked");
  const value = map.isMasked(cell) ? hidden : valueText(map, cell);
  const problem = rowProblem(map, row);
  return html`${name(map.rowText(row))}${position(row, map.nRows)}
    <span class="arrow">→</span>
    ${name(map.colText(col))}${position(col, map.nCols)}
    <b>${value}</b>
    ${problem ? html`<span class="problem">${problem}</span>` : nothing}`;
}

/** @param {string} text */
function name(text) {
  return html`<bdi class=${cutClass(text)}>${text}</bdi>`;
}

/**
 * The same for assistive technology.
 *
 * @param {HeatMap} map
 * @param {Cell} cell
 */
export function spoken(map, cell) {
  const names = {
    row: isolated(map.rowText(cell.row)),
    col: isolated(map.colText(cell.col)),
  };
  if (map.isFixed(cell))
    return t("heat.cell", { ...names, value: t("heat.fixed") });
  if (map.isMasked(cell)) return t("heat.cell.masked", names);
  const text = t("heat.cell", { ...names, value: valueText(map, cell) });
  const problem = rowProblem(map, cell.row);
  return problem ? `${text}; ${problem}` : text;
}

/**
 * @param {HeatMap} map
 * @param {Cell} cell
 */
function valueText(map, cell) {
  const value = map.valueAt(cell);
  if (value === null) return "…";
  return map.scale === "diverging"
    ? formatNumber(value, 4)
    : formatWeight(value);
}

/**
 * What is wrong with the sum of a row, or nothing.
 *
 * @param {HeatMap} map
 * @param {number} row
 */
function rowProblem(map, row) {
  const sum = map.rowSums?.[row] ?? 1;
  const state = rowState(sum, map.nCols);
  if (state === "one") return "";
  return t(`heat.row.${state}`, { sum: formatNumber(sum) });
}

/**
 * @param {number} index
 * @param {number} count
 */
function position(index, count) {
  return count >= COUNTED_FROM
    ? html`<small class="hint">${index + 1}</small>`
    : nothing;
}
