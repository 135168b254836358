import { LitElement, css, html } from "lit";
import { base, controlStyles } from "../app/theme.js";
import { exportTexts } from "../i18n/export.js";
import { addTexts, followLanguage, problemText, t } from "../i18n/index.js";
import { send } from "./controls.js";

/** Loaded when they are first opened. */
const PARTS = {
  code: () => import("./code-panel.js"),
  export: () => addTexts(exportTexts).then(() => import("./export-sheet.js")),
};

/**
 * What a tool opens below the formula.
 */
export class ToolSheet extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    masked: { attribute: false },
    symbols: { attribute: false },
    pictureOf: { attribute: false },
    rowsOf: { attribute: false },
    problem: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin: -0.375rem 0 0.25rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    /** @type {Uint8Array | null} */
    this.masked = null;
    /** Symbols that are pointed at. @type {readonly import("../app/symbols.js").SymbolName[]} */
    this.symbols = [];
    /** @type {(state: import("../app/state.js").State) => Promise<import("./types.js").Picture | null>} */
    this.pictureOf;
    /** Rows of a matrix that is not kept. @type {import("../export/pieces.js").RowsOf} */
    this.rowsOf;
    /** Why the part could not be loaded. */
    this.problem = "";
    followLanguage(this);
  }

  /** @override @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const { sheet } = this.state;
    const before = changed.has("state") ? changed.get("state") : this.state;
    if (sheet && sheet !== before?.sheet) this.#load(sheet);
  }

  /** @param {keyof typeof PARTS} sheet */
  #load(sheet) {
    this.problem = "";
    PARTS[sheet]().catch((error) => (this.problem = error.message));
  }

  /** @override */
  render() {
    const title = t(`tools.${this.state.sheet}`);
    return html`<section aria-label=${title}>
      <div class="head">
        <h2>${title}</h2>
        <button class="button plain" @click=${() => send(this, { sheet: "" })}>
          ${t("page.close")}
        </button>
      </div>
      ${this.problem && this.#failed()}
      ${this.state.sheet === "code" ? this.#code() : this.#export()}
    </section>`;
  }

  #failed() {
    const message = problemText(this.problem);
    return html`<p class="error" role="alert">
      ${t("tools.failed", { message })}
    </p>`;
  }

  #code() {
    return html`<code-panel
      .state=${this.state}
      .picture=${this.picture}
      .masked=${this.masked}
      .symbols=${this.symbols}
      .pictureOf=${this.pictureOf}
    ></code-panel>`;
  }

  #export() {
    return html`<export-sheet
      .state=${this.state}
      .picture=${this.picture}
      .masked=${this.masked}
      .rowsOf=${this.rowsOf}
    ></export-sheet>`;
  }
}

customElements.define("tool-sheet", ToolSheet);
