import { LitElement, css, html, nothing } from "lit";
import { base, controlStyles, fileStyles } from "../app/theme.js";
import { OF_MATRIX, save } from "../export/formats.js";
import { MATRIX_NAMES, isKept } from "../export/matrices.js";
import { reasonOf } from "../engine/errors.js";
import { followLanguage, problemText, speakFor, t } from "../i18n/index.js";
import { paletteStyles, resolveStyle } from "./resolved-style.js";

/** Font size of the labels in a saved picture. */
const FONT_SIZE = 12;
/** Formats of the numbers of one matrix. @type {string[]} */
const NUMBERS = ["csv", "npz"];

/**
 * Saves matrices and settings as files, opens settings, prints.
 *
 * @fires open-file with detail the File that was chosen
 */
export class ExportSheet extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    masked: { attribute: false },
    name: { state: true },
    said: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    fileStyles,
    paletteStyles,
    css`
      .groups {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
        gap: 1rem 2rem;
      }
      .group {
        display: grid;
        align-content: start;
        gap: 0.5rem;
      }
      h3,
      label {
        font-size: 0.875rem;
        font-weight: 550;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      select {
        min-height: var(--touch);
        width: 100%;
        padding: 0 0.5rem;
        border: 1px solid var(--edge);
        border-radius: var(--radius-small);
        background: var(--paper);
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
    /** The chosen matrix. @type {import("../export/matrices.js").MatrixName} */
    this.name = "weights";
    /** What was done last. */
    this.said = "";
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<i class="palette" hidden></i>
      <div class="groups">
        <div class="group">
          <label for="matrix">${t("export.matrix")}</label>
          <select id="matrix" @change=${this.#choose}>
            ${MATRIX_NAMES.map(
              (name) =>
                html`<option value=${name} ?selected=${name === this.name}>
                  ${t(`matrix.${name}`)}
                </option>`,
            )}
          </select>
          <div class="buttons">
            ${OF_MATRIX.map((name) => this.#button(name))}
          </div>
          ${this.#isWhole() ? nothing : html`<p class="about">${t("export.too-long")}</p>`}
        </div>
        <div class="group">
          <h3>${t("export.everything")}</h3>
          <div class="buttons">
            ${this.#button("all")} ${this.#button("json")}
            <button class="button" @click=${this.#chooseFile}>
              ${t("export.open")}
            </button>
            <input
              type="file"
              accept=".json,application/json"
              aria-label=${t("export.open")}
              @change=${this.#open}
            />
            <button class="button" @click=${() => print()}>
              ${t("export.print")}
            </button>
          </div>
          <p class="about">${t("export.open.about")}</p>
        </div>
      </div>
      <p class="said" role="status">${this.said}</p>`;
  }

  /** @param {import("../export/formats.js").FormatName} name */
  #button(name) {
    return html`<button
      class="button"
      ?disabled=${!this.picture || (NUMBERS.includes(name) && !this.#isWhole())}
      title=${t(`export.${name}.about`)}
      @click=${() => this.#save(name)}
    >
      ${t(`export.${name}`)}
    </button>`;
  }

  /** Whether all numbers of the chosen matrix are there. */
  #isWhole() {
    return !this.picture || isKept(this.picture[this.name]);
  }

  /** @param {import("../export/formats.js").FormatName} format */
  async #save(format) {
    const { picture, state, masked, name } = this;
    const palette = this.renderRoot.querySelector(".palette");
    if (!picture || !palette) return;
    speakFor(this);
    try {
      const file = await save(format, {
        ...{ picture, state, masked, name },
        title: t("export.title", {
          matrix: t(`matrix.${name}`),
          head: picture.head + 1,
          heads: picture.nHeads,
        }),
        maskedName: t("heat.table.masked"),
        style: resolveStyle(palette, FONT_SIZE),
      });
      speakFor(this);
      this.said = t("export.saved", { file });
    } catch (error) {
      speakFor(this);
      const message = problemText(reasonOf(error));
      this.said = t("notice.error", { message });
    }
  }

  /** @param {Event} event */
  #choose({ target }) {
    this.name = /** @type {typeof this.name} */ (
      /** @type {HTMLSelectElement} */ (target).value
    );
  }

  #chooseFile() {
    this.renderRoot.querySelector("input")?.click();
  }

  /** @param {Event} event */
  #open({ target }) {
    const input = /** @type {HTMLInputElement} */ (target);
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be chosen again
    if (!file) return;
    this.dispatchEvent(
      new CustomEvent("open-file", {
        detail: file,
        bubbles: true,
        composed: true,
      }),
    );
  }
}

customElements.define("export-sheet", ExportSheet);
