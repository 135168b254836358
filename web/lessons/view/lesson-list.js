import { LitElement, css, html, nothing } from "lit";
import { base, controlStyles, fileStyles } from "../../app/theme.js";
import { openingVariant } from "../../app/variant.js";
import { send } from "../../components/controls.js";
import { download } from "../../export/download.js";
import { followLanguage, speakFor, t } from "../../i18n/index.js";
import { bothText } from "../../app/notices.js";
import { kept } from "../../practice/view/kept.js";
import { lessons } from "../course/index.js";
import { MOST_BYTES, fileOf } from "../progress.js";
import { takeOver } from "../take-over.js";

/** @typedef {import("../progress.js").Progress} Progress */

const FILE = "attention-progress.json";

/**
 * The lessons with how far each has come, and the way to take that along.
 *
 * @element lesson-list
 * @fires lesson-open with the name of a lesson
 */
export class LessonList extends LitElement {
  /** @override */
  static properties = {
    progress: { attribute: false },
    _said: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    fileStyles,
    css`
      ol {
        display: grid;
        gap: 0.375rem;
        margin: 0.75rem 0 1rem;
        padding: 0;
        list-style: none;
      }
      .one {
        display: grid;
        grid-template-columns: 1.75rem minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 0.625rem;
        width: 100%;
        padding: 0.5rem 0.75rem;
        text-align: start;
        justify-content: stretch;
      }
      .n {
        display: grid;
        place-items: center;
        width: 1.75rem;
        height: 1.75rem;
        border-radius: 50%;
        background: var(--sunk);
        color: var(--muted);
        font-size: 0.8125rem;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      .finished .n {
        background: var(--accent);
        color: var(--on-accent);
      }
      .begun .n {
        background: var(--accent-soft);
        color: var(--accent);
      }
      .title {
        font-weight: 600;
      }
      .status {
        color: var(--muted);
        font-size: 0.8125rem;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-top: 0.5rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Progress} */
    this.progress = {};
    /** What came of a file. */
    this._said = "";
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<p class="about">${t("lessons.about")}</p>
      <ol>
        ${lessons.map(({ name }, i) => this.#one(name, i + 1))}
      </ol>
      <p class="about">${t("lessons.kept")}</p>
      <div class="tools">
        <button class="button" @click=${this.#export}>
          ${t("lessons.export")}
        </button>
        <button class="button" @click=${this.#choose}>
          ${t("lessons.import")}
        </button>
        <input
          type="file"
          accept=".json,application/json"
          aria-label=${t("lessons.import")}
          @change=${this.#import}
        />
      </div>
      <p class="said" role="status">${this._said}</p>`;
  }

  /**
   * @param {string} name
   * @param {number} n
   */
  #one(name, n) {
    const done = this.progress[name];
    const how = done?.isFinished ? "finished" : done?.guess ? "begun" : "";
    return html`<li class=${how}>
      <button class="button one" @click=${() => this.#open(name)}>
        <span class="n">${how === "finished" ? "✓" : n}</span>
        <span class="title">${t(`lesson.${name}.title`)}</span>
        ${how ? html`<span class="status">${t(`lessons.${how}`)}</span>` : nothing}
      </button>
    </li>`;
  }

  /** @param {string} name */
  #open(name) {
    this.dispatchEvent(new CustomEvent("lesson-open", { detail: name }));
  }

  #export() {
    const text = fileOf({ lessons: this.progress, practice: kept.load() });
    download(FILE, new Blob([text], { type: "application/json" }));
    speakFor(this);
    this._said = t("lessons.exported", { file: FILE });
  }

  #choose() {
    const input = this.renderRoot.querySelector("input");
    /** @type {HTMLInputElement} */ (input).click();
  }

  /** @param {Event} event */
  async #import({ target }) {
    const input = /** @type {HTMLInputElement} */ (target);
    const file = input.files?.[0];
    input.value = ""; // the same file may be chosen again
    if (!file) return;
    const text = file.size <= MOST_BYTES ? await file.text() : "";
    const variant = openingVariant(text);
    if (variant) return send(this, variant);
    const taken = takeOver(text);
    speakFor(this);
    this._said = taken
      ? t("lessons.imported", { n: taken.lessons }) + bothText(taken.both)
      : t("lessons.import.failed", { file: file.name });
  }
}

customElements.define("lesson-list", LessonList);
