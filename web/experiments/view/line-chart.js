import { LitElement, html, nothing } from "lit";
import uPlot from "uplot";
import { base } from "../../app/theme.js";
import { Redraw } from "../../components/redraw.js";
import {
  paletteStyles,
  resolveStyle,
} from "../../components/resolved-style.js";
import { followLanguage, speakFor } from "../../i18n/index.js";
import { SERIES_COLORS, chartStyles } from "./chart-styles.js";
import { columnsOf } from "./chart-data.js";
import { optionsOf } from "./chart-options.js";
import { pngOfChart, widthOf } from "./chart-picture.js";
import { own, seriesText, shown } from "./texts.js";

/** @typedef {import("../experiment.js").Lines} Lines */
/** @typedef {ReturnType<typeof columnsOf>} Columns */

const FONT_SIZE = 12;

/**
 * Lines with bands: the median of several seeds, and how far they spread.
 *
 * @element line-chart
 */
export class LineChart extends LitElement {
  /** @override */
  static properties = {
    figure: { attribute: false },
    experiment: {},
    _at: { state: true },
    _colors: { state: true },
  };

  /** @override */
  static styles = [base, paletteStyles, chartStyles];

  /** @type {uPlot | null} */
  #plot = null;
  /** What the present plot was made for: another look needs another plot. */
  #look = "";
  /** @type {Columns} */
  #data = { x: [], columns: [] };
  #redraw = new Redraw(this, () => this.#draw());

  constructor() {
    super();
    /** @type {Lines} */
    this.figure;
    /** The experiment's name. */
    this.experiment = "";
    /** The place of x that is pointed at. @type {number | null} */
    this._at = null;
    /** Of the series. @type {string[]} */
    this._colors = [];
    this.addController(this.#redraw);
    followLanguage(this);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#plot?.destroy();
    this.#plot = null;
    this.#look = "";
  }

  /** @override */
  willUpdate() {
    this.#data = columnsOf(this.figure);
  }

  /** @override */
  updated() {
    this.#redraw.request();
  }

  /** @override */
  render() {
    const { series, name } = this.figure;
    return html`<i class="palette" hidden></i
      ><i class="series-colors" hidden></i>
      <div class="width"></div>
      <ul class="legend">
        ${series.map(
          (one, i) =>
            html`<li>
              <span class=${this.#mark(i)}></span>
              ${seriesText(this.experiment, one.name)}
            </li>`,
        )}
      </ul>
      <div
        class="plot"
        tabindex="0"
        role="img"
        aria-label=${own(this.experiment, `figure.${name}`)}
        @keydown=${this.#key}
      >
        <div class="canvas"></div>
        ${this.#tip()}
      </div>`;
  }

  /** @param {number} i place of a series */
  #mark(i) {
    const { color = i % SERIES_COLORS.length, isTheory } =
      this.figure.series[i];
    return `mark c${color} ${isTheory ? "theory" : ""}`;
  }

  /** @param {number} i place of a series */
  #color(i) {
    return this._colors[
      this.figure.series[i].color ?? i % SERIES_COLORS.length
    ];
  }

  #tip() {
    const at = this._at;
    const x = at === null ? undefined : this.#data.x[at];
    if (at === null || x === undefined || !this.#plot) return nothing;
    const place = this.#plot.valToPos(x, "x") / this.#plot.over.clientWidth;
    const side = place > 0.5 ? "start" : "end";
    const { name, series } = this.figure;
    return html`<div class="tip ${side}" aria-live="polite">
      ${own(this.experiment, `figure.${name}.x`)}: ${shown(x)}
      <table>
        ${series.map((one, i) => this.#value(one, i, at))}
      </table>
    </div>`;
  }

  /**
   * @param {Lines["series"][number]} one
   * @param {number} i
   * @param {number} at
   */
  #value(one, i, at) {
    const { median, low, high } = this.#data.columns[i];
    const [middle, least, most] = [median[at], low[at], high[at]];
    if (middle === null) return nothing;
    const band =
      least === most ? "" : `${shown(least ?? NaN)} – ${shown(most ?? NaN)}`;
    return html`<tr>
      <th>${seriesText(this.experiment, one.name)}</th>
      <td>${shown(middle)}</td>
      <td class="band">${band}</td>
    </tr>`;
  }

  #draw() {
    const holder = this.renderRoot.querySelector(".canvas");
    const palette = this.renderRoot.querySelector(".palette");
    const { width } = this.#redraw;
    if (!holder || !palette || width === 0) return;
    const style = resolveStyle(palette, FONT_SIZE);
    const colors = this.#readColors();
    const { figure, experiment } = this;
    const names = figure.series.map(({ name }) => name);
    const axes = ["x", "y"].map((axis) =>
      own(experiment, `figure.${figure.name}.${axis}`),
    );
    const look = JSON.stringify([
      style,
      colors,
      names,
      axes,
      heightOf(width),
      figure.x,
      figure.y,
    ]);
    const data = this.#aligned();
    if (this.#plot && look === this.#look) {
      const height = heightOf(width);
      if (this.#plot.width !== width) this.#plot.setSize({ width, height });
      this.#plot.setData(data);
      return;
    }
    this.#look = look;
    this.#plot?.destroy();
    const options = optionsOf(figure, {
      ...{ style, colors, axes, width, height: heightOf(width) },
      widthOf: (text) => widthOf(text, `${style.size}px ${style.family}`),
      speak: () => speakFor(this),
    });
    options.hooks = { setCursor: [(plot) => this.#point(plot)] };
    this.#plot = new uPlot(options, data, /** @type {HTMLElement} */ (holder));
  }

  #readColors() {
    const holder = this.renderRoot.querySelector(".series-colors");
    if (!holder) return [];
    const computed = getComputedStyle(holder);
    const colors = SERIES_COLORS.map((name) => computed[name]);
    if (String(colors) !== String(this._colors)) this._colors = colors;
    return this.figure.series.map(
      (one, i) => colors[one.color ?? i % colors.length],
    );
  }

  /** As uPlot wants it: x, then the low, the high and the median of each series. */
  #aligned() {
    const { x, columns } = this.#data;
    const parts = columns.flatMap(({ low, high, median }) => [
      low,
      high,
      median,
    ]);
    return /** @type {uPlot.AlignedData} */ ([x, ...parts]);
  }

  /** @param {uPlot} plot */
  #point({ cursor }) {
    const at = cursor.idx ?? null;
    if (at !== this._at) this._at = at;
  }

  /** @param {KeyboardEvent} event arrows lead from one x to the next */
  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !this.#plot || this.#data.x.length === 0) return;
    event.preventDefault();
    const last = this.#data.x.length - 1;
    const at = Math.min(Math.max((this._at ?? -1) + step, 0), last);
    const left = this.#plot.valToPos(this.#data.x[at], "x");
    this.#plot.setCursor({ left, top: 10 });
  }

  /** @returns {Promise<Blob>} the chart with its title and legend */
  picture() {
    const palette = this.renderRoot.querySelector(".palette");
    if (!this.#plot || !palette) throw new Error("no chart to save");
    speakFor(this);
    return pngOfChart(this.#plot.ctx.canvas, {
      title: own(this.experiment, `figure.${this.figure.name}`),
      note: own(this.experiment, "band"),
      style: resolveStyle(palette, FONT_SIZE),
      legend: this.figure.series.map((one, i) => ({
        text: seriesText(this.experiment, one.name),
        color: this.#color(i),
        isTheory: Boolean(one.isTheory),
      })),
    });
  }
}

/** @param {number} width */
const heightOf = (width) =>
  Math.round(Math.min(Math.max(width * 0.55, 220), 340));

customElements.define("line-chart", LineChart);
