import { LitElement, html, mathml, nothing } from "lit";
import {
  CHANGES,
  isChanged,
  isOpen,
  pressing,
  restoring,
  symbol,
} from "../app/symbols.js";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { send } from "./controls.js";
import { formulaStyles } from "./formula-styles.js";

/** @typedef {import("../app/symbols.js").SymbolName} SymbolName */
/** @typedef {import("lit").TemplateResult} TemplateResult */

/**
 * The formula as the control panel: each symbol is a button inside the MathML.
 */
export class FormulaBar extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    dK: { attribute: false },
    drawnRoot: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, formulaStyles];

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /** Width of a query, once known. */
    this.dK = 0;
    /** Whether the root's sign is drawn here: see firstUpdated. */
    this.drawnRoot = false;
    followLanguage(this);
  }

  /**
   * A browser without a mathematical font leaves the root's sign out.
   *
   * @override
   */
  firstUpdated() {
    const root = this.renderRoot.querySelector("msqrt");
    const inside = root?.firstElementChild;
    if (!root || !inside) return;
    const sign =
      root.getBoundingClientRect().width - inside.getBoundingClientRect().width;
    this.drawnRoot = sign < 4;
  }

  /** @override */
  render() {
    return html`<section aria-label=${t("formula.label")}>
      <div class="stages">
        <div class="stage attention">
          <h2>${t("stage.attention")}</h2>
          ${this.#attention()}
        </div>
        <div class="stage input">
          <h2>${t("stage.input")}</h2>
          <div class="lines">${this.#inputs()}</div>
        </div>
        <div class="stage output">
          <h2>${t("stage.output")}</h2>
          ${this.#output()}
        </div>
      </div>
      ${this.#changes()}
    </section>`;
  }

  #attention() {
    const { valueIsKey } = this.state;
    const value = valueIsKey
      ? html`<math><mi class="key">K</mi></math>`
      : html`<math><mi class="value">V</mi></math>`;
    return html`<math class="main" display="block">
      <mrow>
        <mtext>${this.#button("softmax", SOFTMAX)}</mtext>
        <mo>(</mo>
        <mfrac>
          <mrow>
            <mtext>${this.#button("query", QUERY)}</mtext>
            <mtext>${this.#button("key", KEY_TRANSPOSED)}</mtext>
          </mrow>
          <mtext>${this.#button("scale", ROOT)}</mtext>
        </mfrac>
        <mo>+</mo>
        <mtext>${this.#button("mask", MASK)}</mtext>
        <mo>)</mo>
        <mtext>${this.#button("value", value)}</mtext>
      </mrow>
    </math>`;
  }

  #inputs() {
    const other = this.state.cross ? "Y" : "X";
    const line = (
      /** @type {TemplateResult} */ left,
      /** @type {string} */ words,
      /** @type {SymbolName} */ param,
    ) =>
      html`<math display="block">
        <mrow>
          <mtext>${left}</mtext>
          <mo>=</mo>
          <mtext
            >${this.#button("source", html`<math><mi>${words}</mi></math>`)}</mtext
          >
          <mtext>${this.#button(param, PARAM[param])}</mtext>
        </mrow>
      </math>`;
    return html`
      <math display="block">
        <mrow>
          <mi>X</mi>
          <mo>=</mo>
          <mi>E</mi>
          <mo>+</mo>
          <mtext>${this.#button("positions", POSITIONS)}</mtext>
        </mrow>
      </math>
      ${line(QUERY, "X", "wQ")} ${line(KEY, other, "wK")}
      ${line(VALUE, other, "wV")}
    `;
  }

  #output() {
    const { nHeads } = this.state;
    const last =
      nHeads > 1
        ? mathml`<mo>…</mo><msub><mi>head</mi><mn>${nHeads}</mn></msub>`
        : nothing;
    const heads = html`<math>
      <mrow
        ><msub><mi>head</mi><mn>1</mn></msub
        >${last}</mrow
      >
    </math>`;
    return html`<math display="block">
      <mrow>
        <mi mathvariant="normal">Concat</mi>
        <mo>(</mo>
        <mtext>${this.#button("heads", heads)}</mtext>
        <mo>)</mo>
        <mtext>${this.#button("outputProjection", PARAM.wO)}</mtext>
      </mrow>
    </math>`;
  }

  /**
   * @param {SymbolName} name
   * @param {TemplateResult} face
   */
  #button(name, face) {
    const { state } = this;
    const { flips, opens } = symbol(name);
    const changed = isChanged(name, state);
    const off = flips !== undefined && !state[flips] && flips !== "valueIsKey";
    const what = t(nameOf(name, state));
    return html`<button
      class="symbol ${name} ${changed ? "changed" : ""} ${off ? "off" : ""}
      ${this.drawnRoot ? "drawn" : ""}"
      aria-label=${changed ? t("formula.changed", { what }) : what}
      aria-pressed=${flips ? String(!off && (flips !== "valueIsKey" || state[flips])) : nothing}
      aria-expanded=${opens ? String(isOpen(name, state)) : nothing}
      title=${what}
      @click=${() => send(this, pressing(name, state))}
    >
      ${face}
    </button>`;
  }

  #changes() {
    const changed = CHANGES.filter((name) => isChanged(name, this.state));
    const chip = (/** @type {SymbolName} */ name) => {
      const what = t(symbol(name).change ?? "");
      return html`<li>
        <button
          class="restore"
          aria-label=${t("formula.restore", { what })}
          @click=${() => send(this, restoring([name]))}
        >
          ${what}<span aria-hidden="true">↺</span>
        </button>
      </li>`;
    };
    return html`<div class="changes" aria-live="polite">
      ${
        changed.length === 0
          ? html`<p class="about">${t("formula.as-paper")}</p>`
          : html`<ul>
              ${changed.map(chip)}
              ${
                changed.length > 1
                  ? html`<li>
                      <button
                        class="restore all"
                        @click=${() => send(this, restoring(changed))}
                      >
                        ${t("formula.restore.all")}
                      </button>
                    </li>`
                  : nothing
              }
            </ul>`
      }
    </div>`;
  }
}

const SOFTMAX = html`<math><mi mathvariant="normal">softmax</mi></math>`;
const QUERY = html`<math><mi class="query">Q</mi></math>`;
const KEY = html`<math><mi class="key">K</mi></math>`;
const VALUE = html`<math><mi class="value">V</mi></math>`;
const MASK = html`<math><mi>M</mi></math>`;
const POSITIONS = html`<math><mi>P</mi></math>`;
const KEY_TRANSPOSED = html`<math
  ><msup class="key"><mi>K</mi><mi mathvariant="normal">⊤</mi></msup></math
>`;
const ROOT = html`<math
  ><msqrt
    ><msub><mi>d</mi><mi>k</mi></msub></msqrt
  ></math
>`;
const PARAM = /** @type {Record<string, TemplateResult>} */ ({
  wQ: html`<math
    ><msub><mi>W</mi><mi class="query">Q</mi></msub></math
  >`,
  wK: html`<math
    ><msub><mi>W</mi><mi class="key">K</mi></msub></math
  >`,
  wV: html`<math
    ><msub><mi>W</mi><mi class="value">V</mi></msub></math
  >`,
  wO: html`<math
    ><msub><mi>W</mi><mi>O</mi></msub></math
  >`,
});

/**
 * @param {SymbolName} name
 * @param {import("../app/state.js").State} state
 * @returns {string} key of the text that names the symbol
 */
function nameOf(name, state) {
  return name === "value" && state.valueIsKey
    ? "symbol.value.key"
    : `symbol.${name}`;
}

customElements.define("formula-bar", FormulaBar);
