import { LitElement, css, html, nothing } from "lit";
import { base, controlStyles, fileStyles } from "../app/theme.js";
import {
  OF_MATRIX,
  fileOf,
  save,
  sizeOfAll,
  sizesOf,
} from "../export/formats.js";
import { MATRIX_NAMES, isKept } from "../export/matrices.js";
import { Overtaken } from "../export/pieces.js";
import { reasonOf } from "../engine/errors.js";
import { followLanguage, problemText, speakFor, t } from "../i18n/index.js";
import { progressStyles } from "./progress-styles.js";
import { paletteStyles, resolveStyle } from "./resolved-style.js";

/** Font size of the labels in a saved picture. */
const FONT_SIZE = 12;
/** Formats of numbers, which have to be complete. @type {FormatName[]} */
const NUMBERS = ["csv", "npz", "all"];

/** @typedef {import("../export/formats.js").FormatName} FormatName */

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
    rowsOf: { attribute: false },
    name: { state: true },
    said: { state: true },
    saving: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    fileStyles,
    progressStyles,
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
      .foot {
        display: grid;
        align-items: center;
        min-height: var(--touch);
        margin-top: 0.5rem;
      }
      .said {
        margin: 0;
      }
      .foot > * {
        grid-area: 1 / 1;
      }
      .saving {
        display: grid;
        grid-template-columns: auto minmax(4rem, 1fr) auto;
        align-items: center;
        gap: 0 0.75rem;
        font-size: 0.875rem;
        /* What is saved at once need not be told. */
        animation: appear 0.15s 0.2s backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
    `,
  ];

  /** Of the files of a matrix that is not kept. @type {ReturnType<typeof sizesOf> | null} */
  #sizes = null;

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    /** @type {Uint8Array | null} */
    this.masked = null;
    /** Rows of a matrix that is not kept. @type {import("../export/pieces.js").RowsOf} */
    this.rowsOf;
    /** The chosen matrix. @type {import("../export/matrices.js").MatrixName} */
    this.name = "weights";
    /** What was done last. */
    this.said = "";
    /**
     * The file that is being written.
     * @type {{ format: FormatName, file: string, share: number, stop: AbortController } | null}
     */
    this.saving = null;
    followLanguage(this);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.saving?.stop.abort();
  }

  /** @override @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has("picture") || changed.has("name")) this.#sizes = null;
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
          ${this.#ofLong()}
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
          ${this.#allOfLong()}
          <p class="about">${t("export.open.about")}</p>
        </div>
      </div>
      <div class="foot">
        <p class="said" role="status">${this.said}</p>
        ${this.#progress()}
      </div>`;
  }

  /** What is to be known of a matrix that is not kept, before it is saved. */
  #ofLong() {
    const { picture, name } = this;
    if (!picture || isKept(picture[name])) return nothing;
    this.#sizes ??= sizesOf(picture, name);
    const { npz, csv } = this.#sizes;
    const values = { npz: megabytes(npz), csv: megabytes(csv) };
    return html`<p class="about">${t("export.long", values)}</p>`;
  }

  #allOfLong() {
    const { picture } = this;
    if (!picture?.tiled) return nothing;
    const size = megabytes(sizeOfAll(picture));
    return html`<p class="about">
      ${t("export.long.all", { size })}
      ${picture.isPart ? t("export.long.part") : nothing}
    </p>`;
  }

  #progress() {
    if (!this.saving) return nothing;
    const { file, share, stop } = this.saving;
    const label = t("export.saving", { file });
    return html`<div class="saving">
      <span>${label}</span>
      <progress max="1" .value=${share} aria-label=${label}></progress>
      <button class="button stop" @click=${() => stop.abort()}>
        ${t("export.stop")}
      </button>
    </div>`;
  }

  /** @param {FormatName} name */
  #button(name) {
    const isMissing = NUMBERS.includes(name) && this.picture?.isPart;
    return html`<button
      class="button ${name}"
      ?disabled=${!this.picture || isMissing}
      aria-disabled=${this.saving !== null}
      title=${t(`export.${name}.about`)}
      @click=${() => this.#save(name)}
    >
      ${t(`export.${name}`)}
    </button>`;
  }

  /** @param {FormatName} format */
  async #save(format) {
    const source = this.#source();
    if (!source || this.saving) return;
    const file = fileOf(format, this.name);
    const stop = new AbortController();
    const onShare = (/** @type {number} */ share) =>
      (this.saving = { format, file, share, stop });
    onShare(0);
    this.said = "";
    try {
      await save(format, source, { signal: stop.signal, onShare });
      this.#say("export.saved", { file });
    } catch (error) {
      if (stop.signal.aborted) this.#say("export.stopped", { file });
      else if (error instanceof Overtaken) this.#say("export.changed");
      else this.#say("notice.error", { message: reasonOf(error) });
    }
    void this.#end(format);
  }

  /** What is on the page now. */
  #source() {
    const { picture, state, masked, rowsOf, name } = this;
    const palette = this.renderRoot.querySelector(".palette");
    if (!picture || !palette) return null;
    speakFor(this);
    return {
      ...{ picture, state, masked, rowsOf, name },
      title: t("export.title", {
        matrix: t(`matrix.${name}`),
        head: picture.head + 1,
        heads: picture.nHeads,
      }),
      maskedName: t("heat.table.masked"),
      style: resolveStyle(palette, FONT_SIZE),
    };
  }

  /**
   * @param {string} key
   * @param {import("../i18n/index.js").Values} [values]
   */
  #say(key, values = {}) {
    speakFor(this);
    const { message } = values;
    this.said = t(
      key,
      message ? { message: problemText(`${message}`) } : values,
    );
  }

  /**
   * The button that stops goes: whoever is on it finds back to the one that began.
   *
   * @param {FormatName} format
   */
  async #end(format) {
    const wasOnStop = this.shadowRoot?.activeElement?.matches(".stop");
    this.saving = null;
    await this.updateComplete;
    const button = this.renderRoot.querySelector(`.${format}`);
    if (wasOnStop) /** @type {HTMLElement | null} */ (button)?.focus();
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

/** @param {number} bytes */
const megabytes = (bytes) => Math.max(1, Number((bytes / 1e6).toPrecision(2)));

customElements.define("export-sheet", ExportSheet);
