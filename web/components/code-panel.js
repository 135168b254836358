import { LitElement, html, nothing } from "lit";
import { copyText } from "../app/clipboard.js";
import { FIELDS, withPatch } from "../app/state.js";
import { maskOf } from "../engine/digest.js";
import { base, controlStyles } from "../app/theme.js";
import { computationOf } from "../code/computation.js";
import { LANGUAGES } from "../code/index.js";
import { headComputationOf, headNumbersOf } from "../code/model-head.js";
import { MOST_TOKENS, numbersOf } from "../code/numbers.js";
import { linesOf, scriptOf } from "../code/script.js";
import { reasonOf } from "../engine/errors.js";
import { followLanguage, problemText, speakFor, t } from "../i18n/index.js";
import { codePanelStyles } from "./code-panel-styles.js";
import { optionsControl, send } from "./controls.js";

/**
 * @typedef {import("./types.js").Picture} Picture
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/symbols.js").SymbolName} SymbolName
 */

/** Of a long text, whose cells are not kept. */
const NO_MASK = new Uint8Array();

/**
 * The computation on the page as code in several languages; the line of the
 * symbol that is pointed at is lit, and the symbols of the line.
 *
 * @fires symbol-point with detail the names of the symbols of a line, or []
 */
export class CodePanel extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    masked: { attribute: false },
    symbols: { attribute: false },
    pictureOf: { attribute: false },
    line: { state: true },
    said: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, codePanelStyles];

  constructor() {
    super();
    /** @type {State} */
    this.state;
    /** @type {Picture | null} */
    this.picture = null;
    /** @type {Uint8Array | null} */
    this.masked = null;
    /** Symbols that are pointed at. @type {readonly SymbolName[]} */
    this.symbols = [];
    /** @type {(state: State) => Promise<Picture | null>} */
    this.pictureOf;
    /** The line that the keyboard is at, or -1. */
    this.line = -1;
    this.said = "";
    followLanguage(this);
  }

  /** @override */
  render() {
    const { codeLanguage } = this.state;
    return html`<div class="head">
        ${optionsControl({
          name: "codeLanguage",
          legend: t("code.language"),
          silent: true,
          value: codeLanguage,
          options: FIELDS.codeLanguage.options.map((value) => ({
            value,
            text: LANGUAGES[value].name,
          })),
          change: (value) => send(this, { codeLanguage: value }),
        })}
        <button class="button" ?disabled=${!this.picture} @click=${this.#copy}>
          ${t("code.copy")}
        </button>
      </div>
      <p class="about">
        <span role="status"
          >${this.said || t(this.#isModel ? "code.about.head" : "code.about")}</span
        >
      </p>
      ${this.#code()}`;
  }

  /** Whether the numbers are those of a model, of which one head is computed. */
  get #isModel() {
    return (this.picture?.scene.source ?? "vectors") !== "vectors";
  }

  /**
   * @param {Picture} picture
   * @param {State} state that it is of
   * @param {Uint8Array | null} masked
   */
  #computation(picture, state, masked) {
    return picture.scene.source === "vectors"
      ? computationOf(state, picture, masked ?? NO_MASK)
      : headComputationOf(picture, masked ?? NO_MASK);
  }

  #code() {
    const lines = this.#lines();
    return html`<div
      class="code"
      role="grid"
      tabindex="0"
      aria-label=${t("code.lines", { language: LANGUAGES[this.state.codeLanguage].name })}
      aria-activedescendant=${this.line >= 0 ? `line-${this.line}` : nothing}
      @keydown=${this.#onKey}
      @blur=${() => this.#go(-1)}
      @pointerleave=${() => this.#point([])}
    >
      ${lines.map(({ text, symbols }, i) => {
        const isLit = symbols.some((symbol) => this.symbols.includes(symbol));
        return html`<div
          role="row"
          class="line ${isLit ? "lit" : ""} ${i === this.line ? "at" : ""}"
          @pointerenter=${() => this.#point(symbols)}
        >
          <code role="gridcell" id=${`line-${i}`}>${text || " "}</code>
        </div>`;
      })}
    </div>`;
  }

  #lines() {
    const { picture, state, masked } = this;
    if (!picture) return [];
    const computation = this.#computation(picture, state, masked);
    return linesOf(computation, LANGUAGES[state.codeLanguage]);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const last = this.#lines().length - 1;
    const to = {
      ArrowDown: Math.min(this.line + 1, last),
      ArrowUp: Math.max(this.line - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#go(to);
  }

  /** @param {number} line */
  async #go(line) {
    this.line = line;
    this.#point(this.#lines()[line]?.symbols ?? []);
    await this.updateComplete;
    this.renderRoot.querySelector(".at")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {readonly SymbolName[]} detail */
  #point(detail) {
    this.dispatchEvent(
      new CustomEvent("symbol-point", {
        detail,
        bubbles: true,
        composed: true,
      }),
    );
  }

  async #copy() {
    const { name } = LANGUAGES[this.state.codeLanguage];
    const { picture } = this;
    if (picture && Math.max(picture.nQ, picture.nKv) > MOST_TOKENS) {
      speakFor(this);
      this.said = t("code.too-long", { most: MOST_TOKENS });
      return;
    }
    try {
      await copyText(this.script());
      speakFor(this);
      this.said = t("code.copied", { language: name });
    } catch (error) {
      speakFor(this);
      const message = problemText(reasonOf(error));
      this.said = t("notice.error", { message });
    }
  }

  /**
   * The whole script, with the numbers of every head, or of the model's one: of
   * what is shown now, whatever comes meanwhile.
   */
  async script() {
    const language = LANGUAGES[this.state.codeLanguage];
    if (this.#isModel) {
      const picture = await this.#picture(this.state);
      const masked = maskOf(picture);
      const computation = this.#computation(picture, this.state, masked);
      const numbers = headNumbersOf(computation, picture);
      return scriptOf(computation, language, numbers);
    }
    const state = withPatch(this.state, { source: "vectors" });
    const heads = [];
    for (let head = 0; head < state.nHeads; head++)
      heads.push(await this.#picture(withPatch(state, { head })));
    const plain = await this.#picture(withPatch(state, { positions: false }));
    const picture = heads[state.head];
    const computation = this.#computation(picture, state, maskOf(picture));
    const numbers = numbersOf(computation, { state, heads, plain });
    return scriptOf(computation, language, numbers);
  }

  /** @param {State} state */
  async #picture(state) {
    const picture = await this.pictureOf(state);
    if (!picture) throw new Error("the engine was closed");
    return picture;
  }
}

customElements.define("code-panel", CodePanel);
