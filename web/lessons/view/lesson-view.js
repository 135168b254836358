import { LitElement, css, html, nothing } from "lit";
import { tellAnswer } from "../../app/answer.js";
import { decode } from "../../app/link.js";
import { differsForEngine } from "../../app/state.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { followLanguage, t } from "../../i18n/index.js";
import { lessons } from "../course/index.js";
import { settingUp } from "../lesson.js";
import { progress } from "../progress.js";
import { keptName } from "../../practice/variant.js";
import "./lesson-list.js";
import "./lesson-sheet.js";
import { variantNote } from "../../practice/view/variant-note.js";

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
    variant: { attribute: false },
    problem: {},
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
    /** What a teacher made of the lesson. @type {import("../../practice/variant.js").Lesson | null} */
    this.variant = null;
    /** What is wrong with what a teacher made. */
    this.problem = "";
    this._progress = progress.load();
    /** Where it is a sheet: only its head is seen. */
    this._isFolded = false;
    followLanguage(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    progress.addEventListener("change", this.#takeOver);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    progress.removeEventListener("change", this.#takeOver);
  }

  get #at() {
    return lessons.findIndex(({ name }) => name === this.state.lesson);
  }

  /** @override */
  firstUpdated() {
    // By a link to the lesson alone; one with settings of its own keeps them.
    const lesson = lessons[this.#at];
    const isPlain =
      !this.state.view &&
      ["v=1", ""].some(
        (plain) => !differsForEngine(this.state, decode(plain).state),
      );
    if (lesson && isPlain) send(this, this.#settingUp(lesson));
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
        ${this.#aboutVariant()}
        ${progress.isKept ? nothing : html`<p class="error" role="status">${t("lessons.unkept")}</p>`}
        ${lesson ? this.#lesson(lesson) : this.#list()}
      </div>
    </section>`;
  }

  /** The variant, if it is one of this lesson. @param {string} name */
  #variantOf(name) {
    return this.variant?.of === name ? this.variant : null;
  }

  /** @param {import("../lesson.js").Lesson} lesson */
  #settingUp({ name, start }) {
    return settingUp({ ...start, ...this.#variantOf(name)?.set });
  }

  /** @type {{ of: import("../lesson.js").Lesson, variant: unknown, lesson: import("../lesson.js").Lesson } | null} */
  #made = null;

  /**
   * The lesson as it begins with the variant; the same object while both stay.
   *
   * @param {import("../lesson.js").Lesson} lesson
   */
  #varied(lesson) {
    const variant = this.#variantOf(lesson.name);
    if (!variant) return lesson;
    if (this.#made?.of !== lesson || this.#made.variant !== variant) {
      const start = { ...lesson.start, ...variant.set };
      this.#made = { of: lesson, variant, lesson: { ...lesson, start } };
    }
    return this.#made.lesson;
  }

  /** Under which name the progress is kept. */
  get #kept() {
    const { lesson, variant } = this.state;
    return this.#variantOf(lesson) ? keptName(lesson, variant) : lesson;
  }

  /** What there is to say of a variant, and the way out of it. */
  #aboutVariant() {
    if (!this.state.variant || !(this.problem || this.variant)) return nothing;
    const { problem, variant } = this;
    const isOther = variant && variant.of !== this.state.lesson;
    if (isOther && lessons.some(({ name }) => name === variant.of))
      return nothing;
    const unknown = isOther ? `unknown lesson: ${variant.of}` : "";
    return variantNote(this, problem || unknown);
  }

  #list() {
    return html`<lesson-list
      .progress=${this._progress}
      @lesson-open=${this.#open}
    ></lesson-list>`;
  }

  /** @param {import("../lesson.js").Lesson} lesson */
  #lesson(lesson) {
    const next = lessons[this.#at + 1]?.name ?? "";
    return html`<lesson-sheet
      .lesson=${this.#varied(lesson)}
      .variant=${this.#variantOf(lesson.name)}
      .next=${next}
      .done=${this._progress[this.#kept] ?? {}}
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
    send(this, { ...this.#settingUp(lesson), lesson: name });
    this.scrollIntoView({ block: "nearest" });
  }

  /** @param {CustomEvent<import("../progress.js").Done>} event */
  #change({ detail }) {
    this._progress = progress.change(this.#kept, (done) => ({
      ...done,
      ...detail,
    }));
    const { lesson } = this.state;
    if (detail.isAnswered)
      tellAnswer(this, { kind: "lesson", name: lesson, correct: true });
  }

  /** A file brought something, or another tab has saved. */
  #takeOver = () => {
    this._progress = progress.load();
  };
}

customElements.define("lesson-view", LessonView);
