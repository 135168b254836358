/** The figures of an experiment: charts, tables and maps, each with its files. */
import { html, nothing } from "lit";
import "../../components/heat-map.js";
import { download } from "../../export/download.js";
import { speakFor, t } from "../../i18n/index.js";
import { bandOf, median } from "../statistics.js";
import { rowsToRead } from "./chart-data.js";
import { csvOfFigure } from "./export.js";
import "./line-chart.js";
import { nameOf, own, seriesText, shown } from "./texts.js";

/**
 * @typedef {import("../experiment.js").Figure} Figure
 * @typedef {import("../experiment.js").Lines} Lines
 * @typedef {import("../experiment.js").Table} Table
 * @typedef {import("../experiment.js").Map} Map
 */

/**
 * @param {string} experiment
 * @param {Figure} figure
 * @param {import("../../components/colors.js").MapName} map
 */
export function figureView(experiment, figure, map) {
  const title = own(
    experiment,
    `figure.${figure.name}`,
    figure.kind === "map" ? figure.values : {},
  );
  if (figure.kind === "map")
    return html`<figure class="map">
      <figcaption>${title}</figcaption>
      ${mapView(figure, title, map)}
    </figure>`;
  return html`<figure class=${figure.kind}>
    <figcaption>${title}</figcaption>
    ${
      figure.kind === "lines"
        ? html`<line-chart
            .experiment=${experiment}
            .figure=${figure}
          ></line-chart>`
        : tableView(experiment, figure)
    }
    <div class="below">
      ${figure.kind === "lines" ? readView(experiment, figure) : nothing}
      <div class="files">
        ${figure.kind === "lines" ? pngButton(experiment, figure) : nothing}
        <button
          class="button plain"
          @click=${(/** @type {Event} */ event) => saveCsv(event, experiment, figure)}
        >
          CSV
        </button>
      </div>
    </div>
  </figure>`;
}

/** @param {string} experiment @param {Lines} figure */
function readView(experiment, figure) {
  return html`<details>
    <summary>${t("experiments.numbers")}</summary>
    <div class="wide">${numbersOf(experiment, figure)}</div>
  </details>`;
}

/** The chart in numbers: medians and bands. @param {string} experiment @param {Lines} figure */
function numbersOf(experiment, figure) {
  const all = new Set(figure.series.flatMap(({ x }) => x));
  const xs = [...all].sort((a, b) => a - b);
  const read = rowsToRead(xs.length).map((i) => xs[i]);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${own(experiment, `figure.${figure.name}.x`)}</th>
        ${figure.series.map(
          ({ name }) =>
            html`<th scope="col">${seriesText(experiment, name)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${read.map(
        (x) =>
          html`<tr>
            <th scope="row">${shown(x)}</th>
            ${figure.series.map((one) => html`<td>${cellText(one, x)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Lines["series"][number]} one @param {number} x */
function cellText(one, x) {
  const values = one.values[one.x.indexOf(x)] ?? [];
  if (values.length === 0) return "–";
  const { low, high } = bandOf(values);
  const middle = shown(median(values));
  return low === high ? middle : `${middle} (${shown(low)} – ${shown(high)})`;
}

/** @param {string} experiment @param {Table} figure */
function tableView(experiment, { columns, rows }) {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${columns.map(
            (key) =>
              html`<th scope="col">${own(experiment, `column.${key}`)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cellShown(experiment, cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {string} experiment @param {string | number} cell */
const cellShown = (experiment, cell) => nameOf(experiment, cell) ?? shown(cell);

/**
 * @param {Map} figure
 * @param {string} label
 * @param {import("../../components/colors.js").MapName} map
 */
function mapView({ rowNames, colNames, data }, label, map) {
  const matrix = { data, shape: [rowNames.length, colNames.length] };
  return html`<heat-map
    plain
    .matrix=${matrix}
    .rowTokens=${tokensOf(rowNames)}
    .colTokens=${tokensOf(colNames)}
    .map=${map}
    .maxCell=${26}
    .label=${label}
  ></heat-map>`;
}

/** @param {string[]} names */
const tokensOf = (names) => names.map((text) => ({ text }));

/** @param {string} experiment @param {Lines} figure */
function pngButton(experiment, figure) {
  const save = async (/** @type {Event} */ { target }) => {
    const button = /** @type {Element} */ (target);
    const chart = /** @type {import("./line-chart.js").LineChart | null} */ (
      button.closest("figure")?.querySelector("line-chart")
    );
    if (chart)
      download(`${experiment}-${figure.name}.png`, await chart.picture());
  };
  return html`<button class="button plain" @click=${save}>PNG</button>`;
}

/** @param {Event} event @param {string} experiment @param {Lines | Table} figure */
function saveCsv({ target }, experiment, figure) {
  speakFor(/** @type {Element} */ (target));
  const text = csvOfFigure(experiment, figure);
  const name = `${experiment}-${figure.name}.csv`;
  download(name, new Blob([text], { type: "text/csv" }));
}
