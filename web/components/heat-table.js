import { html, nothing } from "lit";
import { t } from "../i18n/index.js";
import { rowState } from "./draw/rows.js";
import { formatBits, formatNumber, formatWeight } from "./format.js";

/** A table of more rows or columns helps nobody. */
export const MOST_TABLE_ROWS = 32;

/**
 * The heatmap's numbers as a table, for those who would rather read them.
 *
 * @param {import("./heat-map.js").HeatMap} map
 */
export function heatTable(map) {
  const [nRows, nCols] = map.matrix?.shape ?? [0, 0];
  const rows = Array.from({ length: nRows }, (_, row) => row);
  const cols = Array.from({ length: nCols }, (_, col) => col);
  const name = map.label || t("heat.label");
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${name}>
    <table>
      <caption>
        ${t("heat.table.caption", { name })}
      </caption>
      <thead>
        <tr>
          <td>${t("heat.table.corner")}</td>
          ${cols.map(
            (col) => html`<th scope="col"><bdi>${map.colText(col)}</bdi></th>`,
          )}
          ${factNames(map).map(
            (fact) => html`<th scope="col">${t(`heat.table.${fact}`)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row"><bdi>${map.rowText(row)}</bdi></th>
              ${cols.map((col) => valueCell(map, row * nCols + col))}
              ${factCells(map, row, nCols)}
            </tr>`,
        )}
      </tbody>
      ${map.columnSums ? columnSums(map.columnSums) : nothing}
    </table>
  </div>`;
}

/** @param {Float32Array} sums */
function columnSums(sums) {
  return html`<tfoot>
    <tr>
      <th scope="row">${t("heat.table.column-sum")}</th>
      ${Array.from(sums, (sum) => html`<td>${formatNumber(sum, 4)}</td>`)}
    </tr>
  </tfoot>`;
}

/**
 * @param {import("./heat-map.js").HeatMap} map
 * @param {number} at
 */
function valueCell(map, at) {
  if (map.masked?.[at]) {
    return html`<td class="masked">${t("heat.table.masked")}</td>`;
  }
  const value = map.matrix?.data[at] ?? 0;
  const text =
    map.scale === "diverging" ? formatNumber(value) : formatWeight(value);
  return html`<td>${text}</td>`;
}

/** @param {import("./heat-map.js").HeatMap} map */
function factNames(map) {
  const names = [];
  if (map.rowSums) names.push("sum");
  if (map.entropy) names.push("entropy");
  if (map.largest) names.push("largest");
  return names;
}

/**
 * @param {import("./heat-map.js").HeatMap} map
 * @param {number} row
 * @param {number} nCols
 */
function factCells({ rowSums, entropy, largest }, row, nCols) {
  return html`${
    rowSums
      ? html`<td class=${rowState(rowSums[row], nCols)}>
          ${formatNumber(rowSums[row], 4)}
        </td>`
      : nothing
  }${entropy ? html`<td>${formatBits(entropy[row])}</td>` : nothing}${
    largest ? html`<td>${formatWeight(largest[row])}</td>` : nothing
  }`;
}
