import { LitElement, html, nothing, svg } from "lit";
import { decimal, followLanguage, t } from "../i18n/index.js";
import { openCell } from "./arithmetic.js";
import { cellArithmeticStyles } from "./cell-arithmetic-styles.js";
import { plainText } from "./draw/text.js";
import { formatNumber, formatWeight } from "./format.js";
import { Redraw } from "./redraw.js";
import { paletteStyles, resolveStyle } from "./resolved-style.js";
import { drawStrips, renderStrips } from "./vector-strips.js";

/**
 * @typedef {import("./arithmetic.js").Arithmetic} Arithmetic
 * @typedef {import("./arithmetic.js").Term} Term
 */

/** Products that are listed before the rest is asked for. */
const FIRST_TERMS = 6;
const BAR_HEIGHT = 40;

/**
 * A cell of the weights opened into its arithmetic, from q · k to weight × v.
 *
 * @element cell-arithmetic
 */
export class CellArithmetic extends LitElement {
  /** @override */
  static properties = {
    picture: { attribute: false },
    row: { type: Number },
    col: { type: Number },
    _all: { state: true },
  };

  /** @override */
  static styles = [paletteStyles, cellArithmeticStyles];

  #redraw = new Redraw(this, () => this.#drawStrips());

  constructor() {
    super();
    followLanguage(this);
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    this.row = 0;
    this.col = 0;
    this._all = false;
    /** @type {Arithmetic | null} */
    this._cell = null;
    this.addController(this.#redraw);
  }

  /** @override */
  willUpdate() {
    const { picture, row, col } = this;
    const inside = picture && row < picture.nQ && col < picture.nKv;
    this._cell = inside ? openCell(picture, { row, col }) : null;
  }

  /** @override */
  updated() {
    this.#redraw.request();
  }

  /** @override */
  render() {
    const cell = this._cell;
    const picture = this.picture;
    if (!cell || !picture) return nothing;
    return html`
      <i class="palette" hidden></i>
      <p class="cell">
        <bdi class="query">${plainText(picture.tokens[this.row].text)}</bdi>
        →
        <bdi class="key">${plainText(picture.otherTokens[this.col].text)}</bdi>
        <output
          >${
            cell.masked ? t("heat.table.masked") : formatWeight(cell.weight)
          }</output
        >
      </p>
      <ol>
        ${this.#renderProducts(cell)} ${this.#renderScore(cell)}
        ${this.#renderSoftmax(cell)} ${this.#renderValue(cell)}
        ${this.#renderOutput(cell)}
      </ol>
    `;
  }

  /** @param {Arithmetic} cell */
  #renderProducts({ terms, rawScore }) {
    const ranked = [...terms].sort(
      (a, b) => Math.abs(b.product) - Math.abs(a.product),
    );
    const shown = this._all ? ranked : ranked.slice(0, FIRST_TERMS);
    const rest = ranked.slice(shown.length);
    const restSum = rest.reduce((sum, term) => sum + term.product, 0);
    return html`<li>
      <h3>
        <span class="formula"
          ><var class="query">q</var> · <var class="key">k</var></span
        >
        <span>${t("cell.products", { n: terms.length })}</span>
      </h3>
      ${productBars(terms)}
      <table>
        <thead class="spoken">
          <tr>
            <th scope="col">${t("cell.dimension")}</th>
            <th scope="col">q</th>
            <td></td>
            <th scope="col">k</th>
            <td></td>
            <th scope="col">${t("cell.product")}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(productRow)}
        </tbody>
      </table>
      ${
        terms.length > FIRST_TERMS
          ? html`<button
              type="button"
              aria-expanded=${this._all}
              @click=${() => (this._all = !this._all)}
            >
              ${
                this._all
                  ? t("cell.fewer")
                  : t("cell.more", {
                      n: rest.length,
                      sum: formatNumber(restSum),
                    })
              }
            </button>`
          : nothing
      }
      ${result(t("cell.sum"), formatNumber(rawScore))}
    </li>`;
  }

  /** @param {Arithmetic} cell */
  #renderScore({ rawScore, divisor, scaled, bias, masked, terms }) {
    const raw = formatNumber(rawScore);
    const isScaled = this.picture?.scene.scaled;
    return html`
      <li>
        <h3>
          <span class="formula">÷ √<var>d</var><sub>k</sub></span>
          <span>${isScaled ? t("cell.scaled") : t("cell.unscaled")}</span>
        </h3>
        ${
          isScaled
            ? result(
                html`${raw} ÷ √${terms.length} = ${raw} ÷
                ${formatNumber(divisor)}`,
                formatNumber(scaled),
              )
            : result(t("cell.stays"), raw)
        }
      </li>
      ${
        bias === 0
          ? nothing
          : html`<li>
              <h3>
                <span class="formula">+ <var>b</var></span>
                <span>${t("cell.bias")}</span>
              </h3>
              ${result(
                `${formatNumber(scaled)} + ${parenthesised(bias)}`,
                formatNumber(scaled + bias),
              )}
            </li>`
      }
      <li>
        <h3>
          <span class="formula">+ <var>M</var></span>
          <span>${masked ? t("cell.masked") : t("cell.visible")}</span>
        </h3>
        ${masked ? result(`${formatNumber(scaled + bias)} → `, "−∞") : nothing}
      </li>
    `;
  }

  /** @param {Arithmetic} cell */
  #renderSoftmax({ score, max, exp, sum, weight, masked }) {
    const scene = /** @type {import("./types.js").Picture} */ (this.picture)
      .scene;
    if (max === -Infinity) {
      return html`<li>
        <h3>
          <span class="formula">softmax</span>
          <span>${t("heat.row.empty")}</span>
        </h3>
        ${result("", "0")}
      </li>`;
    }
    const { temperature, subtractMax, softmaxAxis } = scene;
    const shifted = subtractMax
      ? `${formatNumber(score)} − ${parenthesised(max)}`
      : formatNumber(score);
    const heated = temperature === 1 ? nothing : ` ÷ ${decimal(temperature)}`;
    return html`<li>
      <h3>
        <span class="formula">softmax</span>
        <span
          >${t(subtractMax ? `cell.softmax.${softmaxAxis}` : "cell.softmax.unshifted")}</span
        >
      </h3>
      ${result(
        subtractMax && temperature !== 1
          ? html`exp((${shifted})${heated})`
          : html`exp(${shifted}${heated})`,
        formatNumber(exp),
      )}
      ${result(
        html`÷ ${formatNumber(sum, 4)}
          <span class="note">${t(`cell.sum.${softmaxAxis}`)}</span>`,
        masked && weight === 0 ? "0" : formatWeight(weight),
        true,
      )}
    </li>`;
  }

  /** @param {Arithmetic} cell */
  #renderValue(cell) {
    return html`<li class="values">
      <h3>
        <span class="formula">× <var class="value">v</var></span>
        <span>${t("cell.value")}</span>
      </h3>
      ${renderStrips(valueStrips(cell))}
    </li>`;
  }

  /** @param {Arithmetic} cell */
  #renderOutput(cell) {
    return html`<li class="output">
      <h3>
        <span class="formula">Σ</span>
        <span>${t("cell.output")}</span>
      </h3>
      ${renderStrips(this.#outputStrips(cell))}
    </li>`;
  }

  /**
   * What the query gets in the end.
   *
   * @param {Arithmetic} cell
   */
  #outputStrips({ headOutput, output }) {
    const isProjected = this.picture?.scene.outputProjection;
    const label = html`${t("cell.output.all")}${
      isProjected ? html` × <var>W</var><sub>O</sub>` : nothing
    }`;
    const ofHead = { label: t("cell.output.head"), values: headOutput };
    // Of a picture that is not complete the other heads are still to come.
    return this.picture?.isPart
      ? [ofHead]
      : [ofHead, { label, values: output }];
  }

  #drawStrips() {
    const palette = this.renderRoot.querySelector(".palette");
    const cell = this._cell;
    if (!palette || !cell) return;
    const { scheme } = resolveStyle(palette, 12);
    const groups = [valueStrips(cell), this.#outputStrips(cell)];
    drawStrips(this.renderRoot, groups, scheme);
  }
}

/** @param {Arithmetic} cell */
function valueStrips({ value, weighted }) {
  return [
    { label: html`<var class="value">v</var>`, values: value },
    { label: t("cell.weighted"), values: weighted },
  ];
}

/**
 * A line of arithmetic: what is done, and what comes out.
 *
 * @param {unknown} what
 * @param {string} value
 * @param {boolean} [strong]
 */
function result(what, value, strong = false) {
  return html`<p class="result">
    <span>${what}</span>
    <b class=${strong ? "strong" : ""}>= ${value}</b>
  </p>`;
}

/** @param {Term} term */
function productRow({ index, q, k, product }) {
  return html`<tr>
    <th scope="row">${index + 1}</th>
    <td class="query">${formatNumber(q)}</td>
    <td class="sign">×</td>
    <td class="key">${formatNumber(k)}</td>
    <td class="sign">=</td>
    <td class=${product < 0 ? "below" : "above"}>${formatNumber(product)}</td>
  </tr>`;
}

/**
 * All products as bars in the order of their dimensions.
 *
 * @param {Term[]} terms
 */
function productBars(terms) {
  const most = Math.max(...terms.map(({ product }) => Math.abs(product))) || 1;
  const half = BAR_HEIGHT / 2;
  return html`<svg
    class="bars"
    viewBox=${`0 0 ${terms.length} ${BAR_HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${terms.map(({ index, product }) => {
      const height = (Math.abs(product) / most) * half;
      return svg`<rect
        class=${product < 0 ? "below" : "above"}
        x=${index + 0.1}
        y=${product < 0 ? half : half - height}
        width="0.8"
        height=${height}
      ></rect>`;
    })}
    <line x1="0" x2=${terms.length} y1=${half} y2=${half}></line>
  </svg>`;
}

/** @param {number} value */
function parenthesised(value) {
  return value < 0 ? `(${formatNumber(value)})` : formatNumber(value);
}

customElements.define("cell-arithmetic", CellArithmetic);
