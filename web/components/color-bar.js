import { LitElement, css, html, nothing } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { colorTable, divergingTable } from "./colors.js";
import { contextOf, drawHatch } from "./draw/heat.js";
import { fillPixels } from "./draw/pixels.js";
import { ticksOf, valueAlong } from "./draw/scale.js";
import { formatNumber } from "./format.js";
import { Redraw } from "./redraw.js";
import { paletteStyles, resolveStyle } from "./resolved-style.js";

const STEPS = 256;

/**
 * The key to a heatmap's colours: the fixed scale with its ticks, and the
 * pattern of masked cells where there are any.
 *
 * @element color-bar
 */
export class ColorBar extends LitElement {
  /** @override */
  static properties = {
    scale: {},
    range: { type: Number },
    map: {},
    masked: { type: Boolean },
  };

  /** @override */
  static styles = [
    paletteStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.5rem;
        color: var(--muted, #666d79);
        font-size: 0.8rem;
        font-variant-numeric: tabular-nums;
      }
      figure {
        flex: 1 1 12rem;
        max-inline-size: 24rem;
        margin: 0;
      }
      canvas {
        display: block;
        box-sizing: border-box;
      }
      .bar {
        inline-size: 100%;
        block-size: 10px;
        border: 1px solid var(--line, #d9dce1);
        border-radius: 2px;
      }
      .ticks {
        display: flex;
        justify-content: space-between;
        margin-block-start: 2px;
      }
      .masked {
        display: flex;
        align-items: flex-start;
        gap: 0.5em;
      }
      .hatch {
        inline-size: 24px;
        block-size: 10px;
        border: 1px solid var(--line, #d9dce1);
      }
      .name {
        margin-block-start: -0.2em;
      }
    `,
  ];

  #redraw = new Redraw(this, () => this.#draw());

  constructor() {
    super();
    followLanguage(this);
    /** @type {"linear" | "log" | "diverging"} */
    this.scale = "linear";
    this.range = 1;
    /** @type {import("./colors.js").MapName} */
    this.map = "ink";
    this.masked = false;
    this.addController(this.#redraw);
  }

  /** @override */
  render() {
    const values = {
      name: t(`color.${this.map}`),
      range: formatNumber(this.range),
    };
    const ticks = ticksOf({ kind: this.scale, range: this.range });
    return html`
      <i class="palette" hidden></i>
      <figure role="img" aria-label=${t(`color.bar.${this.scale}`, values)}>
        <canvas class="bar"></canvas>
        <div class="ticks" aria-hidden="true">
          ${ticks.map((tick) => html`<span>${tick}</span>`)}
        </div>
      </figure>
      ${
        this.masked
          ? html`<div class="masked">
              <canvas class="hatch" aria-hidden="true"></canvas>
              <span class="name">${t("heat.table.masked")}</span>
            </div>`
          : nothing
      }
    `;
  }

  /** @override */
  updated() {
    this.#redraw.request();
  }

  #draw() {
    const palette = this.renderRoot.querySelector(".palette");
    const bar = this.renderRoot.querySelector(".bar");
    if (!palette || !(bar instanceof HTMLCanvasElement)) return;
    const style = resolveStyle(palette, 12);
    const table =
      this.scale === "diverging"
        ? divergingTable(style.scheme)
        : colorTable(this.map, style.scheme);
    bar.width = STEPS;
    bar.height = 1;
    const context = contextOf(bar);
    const image = context.createImageData(STEPS, 1);
    const scale = { kind: this.scale, range: this.range };
    const data = Float32Array.from({ length: STEPS }, (_, i) =>
      valueAlong(scale, i / (STEPS - 1)),
    );
    const matrix = { data, rows: 1, cols: STEPS };
    fillPixels(new Uint32Array(image.data.buffer), matrix, table, scale);
    context.putImageData(image, 0, 0);
    const swatch = this.renderRoot.querySelector(".hatch");
    if (swatch instanceof HTMLCanvasElement) drawHatch(swatch, style);
  }
}

customElements.define("color-bar", ColorBar);
