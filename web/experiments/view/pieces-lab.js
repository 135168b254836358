import { LitElement, css, html, nothing } from "lit";
import { base, controlStyles } from "../../app/theme.js";
import {
  optionsControl,
  stepperControl,
  switchControl,
} from "../../components/controls.js";
import "../../components/head-grid.js";
import "../../components/heat-map.js";
import { reasonOf } from "../../engine/errors.js";
import { chooseBuild, loadModule } from "../../engine/load.js";
import { followLanguage, problemText, t } from "../../i18n/index.js";
import { pieces } from "../list/pieces.js";
import { attendToPieces } from "../pieces/attend.js";
import { FIRST, lettersOf, SIDE } from "../pieces/codes.js";
import "./pieces-stage.js";
import { own, shown } from "./texts.js";

/** @typedef {import("../experiment.js").Settings} Settings */

/** What is empty of each kind. */
const EMPTY = {
  picture: "0".repeat((SIDE * SIDE) / 4),
  melody: "0".repeat(16),
  strand: "",
};

/**
 * Anything cut into pieces, and what its pieces look at. It computes by itself,
 * at each change: a few milliseconds.
 *
 * Fires `change-settings`.
 *
 * @element pieces-lab
 */
export class PiecesLab extends LitElement {
  /** @override */
  static properties = {
    settings: { attribute: false },
    map: {},
    _module: { state: true },
    _piece: { state: true },
    _problem: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      :host,
      .side {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
        align-content: start;
      }
      .parts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 1.25rem;
      }
      .strand {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
      }
      .strand button {
        min-width: 1.75rem;
        min-height: 2.25rem;
        padding: 0;
        border: 1px solid var(--line);
        border-radius: 4px;
        background: color-mix(
          in oklab,
          var(--accent) calc(var(--share) * 65%),
          var(--paper)
        );
        font-family: ui-monospace, monospace;
        cursor: pointer;
      }
      .strand button[aria-pressed="true"] {
        outline: 2px solid var(--accent);
      }
      textarea {
        width: 100%;
        padding: 0.5rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        background: var(--paper);
        font-family: ui-monospace, monospace;
        resize: vertical;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Settings} */
    this.settings = {};
    /** @type {import("../../components/colors.js").MapName} */
    this.map = "ink";
    /** @type {import("../experiment.js").Module | null} */
    this._module = null;
    /** The chosen one. */
    this._piece = 0;
    this._problem = "";
    followLanguage(this);
    void this.#load();
  }

  async #load() {
    try {
      this._module = await loadModule(await chooseBuild("auto"), "lab");
    } catch (error) {
      this._problem = reasonOf(error);
    }
  }

  /** @override */
  render() {
    if (this._problem)
      return html`<p class="error">
        ${t("notice.error", { message: problemText(this._problem) })}
      </p>`;
    if (!this._module) return nothing;
    const attended = attendToPieces(this._module, this.settings);
    return html`${this.#choice("kind")}
      <div class="parts">
        <div class="side">${this.#stage(attended)} ${this.#tools()}</div>
        <div class="side">
          ${
            attended
              ? html`${this.#heads(attended)} ${this.#weights(attended)}`
              : html`<p class="about">${t("pieces.strand.none")}</p>`
          }
        </div>
      </div>`;
  }

  /**
   * The page's policy allows no style attributes.
   *
   * @override
   */
  updated() {
    const letters = this.renderRoot.querySelectorAll(".strand button");
    for (const letter of /** @type {NodeListOf<HTMLElement>} */ (letters))
      letter.style.setProperty("--share", letter.dataset.share ?? "0");
  }

  /** @param {import("../pieces/attend.js").Attended | null} attended */
  #stage(attended) {
    const { kind } = this.settings;
    const row = attended ? this.#row(attended) : null;
    const choose = (/** @type {CustomEvent<{ piece: number }>} */ event) =>
      (this._piece = event.detail.piece);
    if (kind === "strand") return this.#strand(attended, row);
    return html`<pieces-stage
        .kind=${kind}
        .code=${this.settings[kind]}
        .weights=${row}
        .chosen=${this.#piece(attended)}
        drawing
        @stage-choose=${choose}
        @stage-draw=${(/** @type {CustomEvent<{ code: string }>} */ event) => this.#set({ [kind]: event.detail.code })}
      ></pieces-stage>
      <p class="about">${t("pieces.draw")}</p>`;
  }

  /**
   * @param {import("../pieces/attend.js").Attended | null} attended
   * @param {Float32Array | null} row
   */
  #strand(attended, row) {
    const letters = lettersOf(this.settings.strand);
    const most = Math.max(...(row ?? []), 1e-6);
    const chosen = this.#piece(attended);
    return html`<label class="field">
        <span class="name">${t("pieces.strand")}</span>
        <textarea
          rows="3"
          maxlength="400"
          spellcheck="false"
          .value=${this.settings.strand}
          @input=${(/** @type {any} */ { target }) => this.#set({ strand: target.value })}
        ></textarea>
      </label>
      <div class="strand">
        ${letters.map(
          (letter, i) =>
            html`<button
              aria-pressed=${i === chosen}
              data-share=${(row?.[i] ?? 0) / most}
              @click=${() => (this._piece = i)}
            >
              ${letter}
            </button>`,
        )}
      </div>`;
  }

  #tools() {
    const { kind, mask, window, self, sharpness } = this.settings;
    const put = (/** @type {string} */ code) => this.#set({ [kind]: code });
    return html`<div>
        <button
          class="button"
          @click=${() => put(EMPTY[/** @type {"picture"} */ (kind)])}
        >
          ${t("pieces.clear")}
        </button>
        <button
          class="button"
          @click=${() => put(FIRST[/** @type {"picture"} */ (kind)])}
        >
          ${t("pieces.first")}
        </button>
      </div>
      ${this.#choice("mask")}
      ${
        mask === "window"
          ? stepperControl({
              ...{ name: this.#key("window"), value: window },
              ...{ least: 1, most: 64, less: Math.max(window - 1, 1) },
              ...{ more: Math.min(window + 1, 64), step: "1" },
              range: "field.range",
              change: (/** @type {number} */ n) => this.#set({ window: n }),
            })
          : nothing
      }
      ${switchControl({
        ...{ name: this.#key("self"), checked: self },
        change: (/** @type {boolean} */ on) => this.#set({ self: on }),
      })}
      ${stepperControl({
        ...{ name: this.#key("sharpness"), value: sharpness },
        ...{ least: 0, most: 20, less: Math.max(sharpness - 1, 0) },
        ...{ more: Math.min(sharpness + 1, 20), step: "any" },
        range: "field.range.decimal",
        change: (/** @type {number} */ n) => this.#set({ sharpness: n }),
      })}`;
  }

  /** @param {import("../pieces/attend.js").Attended} attended */
  #heads({ attention }) {
    const { n, nHeads, weights, entropy, largest, hidden } = attention;
    const shape = [nHeads, n, n];
    return html`<head-grid
      .picture=${{
        ...{ nHeads, head: this.settings.head - 1, nQ: n, nKv: n },
        overview: { data: Float32Array.from(weights), shape },
        ...{ entropy: { data: entropy }, largest: { data: largest } },
      }}
      .masked=${Uint8Array.from(hidden)}
      .names=${[1, 2, 3, 4].map((head) => t(`pieces.head.${head}`))}
      .map=${this.map}
      @head-select=${(/** @type {CustomEvent<{ head: number }>} */ event) => this.#set({ head: event.detail.head + 1 })}
    ></head-grid>`;
  }

  /** @param {import("../pieces/attend.js").Attended} attended */
  #weights(attended) {
    const { names, attention } = attended;
    const { n, hidden } = attention;
    const from = (this.settings.head - 1) * n * n;
    const tokens = names.map((text) => ({ text }));
    const piece = this.#piece(attended);
    const data = Float32Array.from(attention.weights.slice(from, from + n * n));
    return html`<heat-map
        .matrix=${{ data, shape: [n, n] }}
        .rowTokens=${tokens}
        .colTokens=${tokens}
        .masked=${Uint8Array.from(hidden)}
        .map=${this.map}
        .label=${t("pieces.weights")}
        .maxHeight=${420}
        .pointed=${{ row: piece, col: null }}
        @cell-select=${(/** @type {CustomEvent<{ row: number }>} */ event) => (this._piece = event.detail.row)}
      ></heat-map>
      <p class="about" role="status">
        ${t("pieces.looks", {
          n: nameOf(piece, names),
          list: lookedAt(this.#row(attended), names),
        })}
      </p>`;
  }

  /** @param {import("../pieces/attend.js").Attended | null} attended */
  #piece(attended) {
    return Math.min(
      this._piece,
      Math.max((attended?.names.length ?? 1) - 1, 0),
    );
  }

  /** @param {import("../pieces/attend.js").Attended} attended */
  #row(attended) {
    const { n, weights } = attended.attention;
    const from = ((this.settings.head - 1) * n + this.#piece(attended)) * n;
    return Float32Array.from(weights.slice(from, from + n));
  }

  /** @param {string} name */
  #key(name) {
    return `experiment.pieces.setting.${name}`;
  }

  /** @param {"kind" | "mask"} name */
  #choice(name) {
    const field = /** @type {any} */ (pieces.settings[name]);
    return optionsControl({
      ...{ name, legend: t(this.#key(name)), value: this.settings[name] },
      options: field.options.map((/** @type {string} */ value) => ({
        value,
        text: own("pieces", `setting.${name}.${value}`),
      })),
      change: (/** @type {unknown} */ value) => this.#set({ [name]: value }),
    });
  }

  /** @param {Settings} patch */
  #set(patch) {
    this.dispatchEvent(
      new CustomEvent("change-settings", {
        detail: patch,
        bubbles: true,
        composed: true,
      }),
    );
  }
}

/**
 * The three pieces with the largest weights.
 *
 * @param {Float32Array} row
 * @param {string[]} names
 */
function lookedAt(row, names) {
  return [...row.keys()]
    .sort((a, b) => row[b] - row[a])
    .slice(0, 3)
    .map((i) => `${nameOf(i, names)}: ${shown(row[i])}`)
    .join("; ");
}

/** @param {number} piece @param {string[]} names */
function nameOf(piece, names) {
  const place = String(piece + 1);
  return names[piece] === place ? place : `${place} (${names[piece]})`;
}

customElements.define("pieces-lab", PiecesLab);
