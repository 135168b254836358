import { LitElement, html, mathml, nothing } from "lit";
import {
  changesOf,
  isChanged,
  isControl,
  isOpen,
  pressing,
  restoring,
  symbol,
} from "../app/symbols.js";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { send } from "./controls.js";
import {
  CONCAT,
  E,
  EQUALS,
  K,
  LEFT,
  M,
  MASK_AND_BIAS,
  P,
  PARAM,
  PLUS,
  Q,
  RIGHT,
  ROOT,
  V,
  X,
  Y,
  hasBias,
  headOf,
  keyTransposed,
  math,
  softmaxOf,
  spokenFormula,
} from "./formula-math.js";
import { formulaStyles } from "./formula-styles.js";

/** @typedef {import("../app/symbols.js").SymbolName} SymbolName */
/** @typedef {import("lit").TemplateResult} TemplateResult */
/** @typedef {import("lit").MathMLTemplateResult} MathML */

/**
 * The formula as the control panel: each symbol, set in MathML, is a button.
 * (Buttons cannot stand inside one large MathML formula: to assistive
 * technology everything inside `math` is one picture.)
 */
export class FormulaBar extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    dK: { attribute: false },
    lit: { attribute: false },
    locked: { attribute: false },
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
    /** Symbols whose line of code is pointed at. @type {readonly SymbolName[]} */
    this.lit = [];
    /** Symbols that a teacher has locked. @type {readonly string[]} */
    this.locked = [];
    followLanguage(this);
  }

  /**
   * A browser without a mathematical font leaves the root's sign out.
   *
   * @override
   */
  firstUpdated() {
    const root = this.renderRoot.querySelector("button msqrt");
    const inside = root?.firstElementChild;
    if (!root || !inside) return;
    const sign =
      root.getBoundingClientRect().width - inside.getBoundingClientRect().width;
    this.drawnRoot = sign < 4;
  }

  /** @override */
  render() {
    return html`<section
      aria-label=${t("formula.label")}
      @pointerover=${this.#point}
      @pointerleave=${this.#point}
      @focusin=${this.#point}
      @focusout=${this.#point}
    >
      <div class="silent">${spokenFormula(this.state)}</div>
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
    return html`<div class="line main">
      ${this.#button("softmax", math(softmaxOf(this.state)))} ${LEFT}
      <div class="fraction">
        <div class="line">
          ${this.#button("query", math(Q))}
          ${this.#button("key", math(keyTransposed(this.state)))}
        </div>
        <div class="line">${this.#button("scale", math(ROOT))}</div>
      </div>
      ${PLUS}
      ${this.#button("mask", math(hasBias(this.state) ? MASK_AND_BIAS : M))}
      ${RIGHT} ${this.#button("value", math(this.state.valueIsKey ? K : V))}
    </div>`;
  }

  #inputs() {
    const first = this.#button("source", math(X));
    const other = this.state.cross ? this.#button("other", math(Y)) : first;
    const projected = (
      /** @type {MathML} */ left,
      /** @type {TemplateResult} */ words,
      /** @type {"wQ" | "wK" | "wV"} */ param,
    ) =>
      html`<div class="line">
        ${math(left)} ${EQUALS} ${words}
        ${this.#button(param, math(PARAM[param]))}
      </div>`;
    return html`
      <div class="line">
        ${math(X)} ${EQUALS} ${math(E)} ${PLUS}
        ${this.#button("positions", math(P))}
      </div>
      ${projected(Q, first, "wQ")} ${projected(K, other, "wK")}
      ${projected(V, other, "wV")}
    `;
  }

  #output() {
    const { nHeads } = this.state;
    const last = mathml`<mo>…</mo>${headOf(nHeads)}`;
    const heads = mathml`<mrow>${headOf(1)}${nHeads > 1 ? last : nothing}</mrow>`;
    return html`<div class="line">
      ${CONCAT} ${LEFT} ${this.#button("heads", math(heads))} ${RIGHT}
      ${this.#button("outputProjection", math(PARAM.wO))}
    </div>`;
  }

  /**
   * @param {SymbolName} name
   * @param {TemplateResult} face
   */
  #button(name, face) {
    const { state } = this;
    if (!isControl(name, state) || this.locked.includes(name))
      return html`<span class="fixed">${face}</span>`;
    const { flips, opens } = symbol(name);
    const changed = isChanged(name, state);
    const off = flips !== undefined && !state[flips] && flips !== "valueIsKey";
    const what = t(nameOf(name, state));
    return html`<button
      data-symbol=${name}
      class="symbol ${name} ${this.lit.includes(name) ? "lit" : ""} ${changed ? "changed" : ""} ${off ? "off" : ""}
      ${this.drawnRoot ? "drawn" : ""}"
      aria-pressed=${flips ? String(!off && (flips !== "valueIsKey" || state[flips])) : nothing}
      aria-expanded=${opens ? String(isOpen(name, state)) : nothing}
      title=${what}
      @click=${() => send(this, pressing(name, state))}
    >
      ${face}
      <span class="silent">
        ${changed ? t("formula.changed", { what }) : what}
      </span>
    </button>`;
  }

  /**
   * Tells which symbol is pointed at, by pointer or by keyboard.
   *
   * @param {Event} event
   */
  #point({ type, target }) {
    const leaves = type === "pointerleave" || type === "focusout";
    const button = target instanceof Element && target.closest("[data-symbol]");
    const name = button && button.getAttribute("data-symbol");
    this.dispatchEvent(
      new CustomEvent("symbol-point", {
        detail: leaves || !name ? [] : [name],
        bubbles: true,
        composed: true,
      }),
    );
  }

  #changes() {
    const changes = [...changesOf(this.state)];
    const chip = (/** @type {[string, SymbolName[]]} */ [key, names]) => {
      const what = t(key);
      return html`<li>
        <button
          class="restore"
          aria-label=${t("formula.restore", { what })}
          @click=${() => send(this, restoring(names, this.state))}
        >
          ${what}<span aria-hidden="true">↺</span>
        </button>
      </li>`;
    };
    return html`<div class="changes" aria-live="polite">
      ${
        changes.length === 0
          ? html`<p class="about">${t("formula.as-paper")}</p>`
          : html`<ul>
              ${changes.map(chip)}
              ${
                changes.length > 1
                  ? html`<li>
                      <button
                        class="restore all"
                        @click=${() =>
                          send(
                            this,
                            restoring(
                              changes.flatMap(([, names]) => names),
                              this.state,
                            ),
                          )}
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

/**
 * @param {SymbolName} name
 * @param {import("../app/state.js").State} state
 * @returns {string} key of the text that names the symbol
 */
function nameOf(name, state) {
  if (name === "value" && state.valueIsKey) return "symbol.value.key";
  if (name !== "mask") return `symbol.${name}`;
  if (state.source !== "vectors") return "symbol.mask";
  const hides = state.hideSelf && !state.cross ? ".hideSelf" : "";
  return `symbol.mask${hides}${state.dampFrequent ? ".bias" : ""}`;
}

customElements.define("formula-bar", FormulaBar);
