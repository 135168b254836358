/** Vectors as strips of coloured cells, each group in the same colours. */
import { html } from "lit";
import { t } from "../i18n/index.js";
import { divergingTable } from "./colors.js";
import { paintCells } from "./draw/heat.js";
import { roundRange } from "./draw/scale.js";
import { formatNumber } from "./format.js";

/**
 * @typedef {object} Strip
 * @property {unknown} label
 * @property {Float32Array} values
 */

/** @param {Strip[]} strips a group */
export function renderStrips(strips) {
  return html`<div class="strips">
      ${strips.map(
        ({ label, values }) => html`
          <span>${label}</span>
          <canvas role="img" aria-label=${spokenNumbers(values)}></canvas>
          <span class="norm">‖·‖ = ${formatNumber(norm(values), 4)}</span>
        `,
      )}
    </div>
    <p class="note">${t("cell.strips", { range: rangeOf(strips) })}</p>`;
}

/**
 * Paints what `renderStrips` has made room for.
 *
 * @param {DocumentFragment | HTMLElement} root
 * @param {Strip[][]} groups in the order of the page
 * @param {import("./colors.js").Scheme} scheme
 */
export function drawStrips(root, groups, scheme) {
  const table = divergingTable(scheme);
  const canvases = root.querySelectorAll(".strips canvas");
  const strips = groups.flatMap((group) => {
    const range = rangeOf(group);
    return group.map(({ values }) => ({ values, range }));
  });
  for (const [i, canvas] of canvases.entries()) {
    const { values, range } = strips[i];
    paintCells(
      /** @type {HTMLCanvasElement} */ (canvas),
      {
        matrix: { data: values, rows: 1, cols: values.length },
        masked: null,
        table,
        scale: { kind: "diverging", range },
      },
      { rows: 1, cols: values.length },
    );
  }
}

/** @param {Strip[]} strips */
function rangeOf(strips) {
  return Math.max(...strips.map(({ values }) => roundRange(values)));
}

/** @param {Float32Array} values */
function norm(values) {
  return Math.hypot(...values);
}

/** @param {Float32Array} values */
function spokenNumbers(values) {
  return Array.from(values, (value) => formatNumber(value, 2)).join(" ");
}
