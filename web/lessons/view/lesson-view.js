import { LitElement, css, html, nothing } from "lit";
import { differsForEngine, defaults } from "../../app/state.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { followLanguage, t } from "../../i18n/index.js";
import { lessons } from "../course/index.js";
import { settingUp } from "../lesson.js";
import { load, save } from "../progress.js";
import "./lesson-list.js";
import "./lesson-sheet.js";

/**
 * The lessons beside the page: their list, or one of them.
 *
 * @element lesson-view
 */
export class LessonView extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    models: { attribute: false },
    _progress: { state: true },
    _isFolded: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      .head {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        align-items: center;
        gap: 0.25rem;
        padding: 0 0.25rem 0 1rem;
        background: var(--paper);
        border-bottom: 1px solid var(--line);
      }
      .head h2 {
        flex: 1;
        min-width: 0;
        color: var(--muted);
        font-size: 0.8125rem;
        font-weight: 600;
      }
      .head .button {
        padding: 0 0.625rem;
        font-size: 0.8125rem;
      }
      .fold {
        display: var(--fold, none);
      }
      .content {
        padding: 0.875rem 1rem 1.25rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** @type {import("../../components/types.js").Picture | null} */
    this.picture = null;
    /** @type {import("../../app/models.js").Models} */
    this.models;
    this._progress = load();
    /** Where it is a sheet: only its head is seen. */
    this._isFolded = false;
    followLanguage(this);
  }

  get #at() {
    return lessons.findIndex(({ name }) => name === this.state.lesson);
  }

  /** @override */
  firstUpdated() {
    // By a link to the lesson alone; one with settings of its own keeps them.
    const lesson = lessons[this.#at];
    if (lesson && !differsForEngine(this.state, defaults()))
      send(this, settingUp(lesson.start));
  }

  /** @override */
  render() {
    const lesson = lessons[this.#at];
    const title = lesson
      ? t("lessons.number", { n: this.#at + 1, all: lessons.length })
      : t("lessons.title");
    return html`<section aria-label=${t("lessons.title")}>
      <div class="head">
        <h2>${title}</h2>
        ${
          lesson
            ? html`<button
                class="button plain"
                @click=${() => send(this, { lesson: "all" })}
              >
                ${t("lessons.all")}
              </button>`
            : nothing
        }
        <button
          class="button plain fold"
          aria-expanded=${!this._isFolded}
          @click=${() => (this._isFolded = !this._isFolded)}
        >
          ${t(this._isFolded ? "lessons.unfold" : "lessons.fold")}
        </button>
        <button class="button plain" @click=${() => send(this, { lesson: "" })}>
          ${t("page.close")}
        </button>
      </div>
      <div class="content" ?hidden=${this._isFolded}>
        ${lesson ? this.#lesson(lesson) : this.#list()}
      </div>
    </section>`;
  }

  #list() {
    return html`<lesson-list
      .progress=${this._progress}
      @lesson-open=${this.#open}
      @progress-change=${this.#keep}
    ></lesson-list>`;
  }

  /** @param {import("../lesson.js").Lesson} lesson */
  #lesson(lesson) {
    const next = lessons[this.#at + 1]?.name ?? "";
    return html`<lesson-sheet
      .lesson=${lesson}
      .next=${next}
      .done=${this._progress[lesson.name] ?? {}}
      .state=${this.state}
      .picture=${this.picture}
      .models=${this.models}
      @lesson-open=${this.#open}
      @done-change=${this.#change}
    ></lesson-sheet>`;
  }

  /** @param {CustomEvent<string>} event */
  #open({ detail: name }) {
    const lesson = lessons.find((one) => one.name === name);
    if (!lesson) return;
    send(this, { ...settingUp(lesson.start), lesson: name });
    this.scrollIntoView({ block: "nearest" });
  }

  /** @param {CustomEvent<import("../progress.js").Done>} event */
  #change({ detail }) {
    const { lesson } = this.state;
    const done = { ...this._progress[lesson], ...detail };
    this._progress = { ...this._progress, [lesson]: done };
    save(this._progress);
  }

  /** @param {CustomEvent<import("../progress.js").Progress>} event */
  #keep({ detail }) {
    this._progress = detail;
    save(detail);
  }
}

customElements.define("lesson-view", LessonView);
