import { LitElement, html, nothing } from "lit";
import { loadEvaluation } from "../../app/evaluation.js";
import { chosenCell } from "../../app/edits.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { followLanguage, problemText, t } from "../../i18n/index.js";
import { isRightNumber } from "../lesson.js";
import { RELATIONS, isAnswer, judge } from "../relations.js";
import { saidOf } from "./judgement.js";
import { lessonStyles } from "./lesson-styles.js";

/**
 * The question of a lesson. What is right comes from the page at that moment.
 *
 * @element lesson-question
 * @fires answered
 */
export class LessonQuestion extends LitElement {
  /** @override */
  static properties = {
    lesson: { attribute: false },
    text: {},
    taken: { attribute: false },
    state: { attribute: false },
    picture: { attribute: false },
    models: { attribute: false },
    isAnswered: { attribute: false },
    _typed: { state: true },
    _said: { state: true },
    _relation: { state: true },
    _judgement: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, lessonStyles];

  constructor() {
    super();
    /** @type {import("../lesson.js").Lesson} */
    this.lesson;
    /** What is asked. */
    this.text = "";
    /** @type {import("../lesson.js").Taken} */
    this.taken = {};
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** @type {import("../../components/types.js").Picture | null} */
    this.picture = null;
    /** @type {import("../../app/models.js").Models} */
    this.models;
    this.isAnswered = false;
    this._typed = "";
    /** What is said of the number that was typed: the end of a text's key, or "". */
    this._said = "";
    /** @type {import("../relations.js").Relation | ""} */
    this._relation = "";
    /** What came of naming it, and of which cell. @type {{ judgement: import("../relations.js").Judgement, picture: import("../../components/types.js").Picture, cell: import("../relations.js").Cell } | null} */
    this._judgement = null;
    followLanguage(this);
  }

  /** @override @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    if (!changed.has("lesson")) return;
    this._typed = "";
    this._said = "";
    this._relation = "";
    this._judgement = null;
  }

  /** @override */
  updated() {
    if (!this.isAnswered && this.#found()?.isRight) this.#tell();
  }

  /** What the page shows, for a question that is answered by doing. */
  #found() {
    const { state, picture, taken } = this;
    const { question } = this.lesson;
    if (question.kind !== "act" || !picture) return null;
    return question.find({ state, picture, taken });
  }

  #tell() {
    this.dispatchEvent(new CustomEvent("answered"));
  }

  /**
   * @param {string} key
   * @param {import("../lesson.js").Values} [values]
   */
  #t(key, values) {
    return t(`lesson.${this.lesson.name}.${key}`, values);
  }

  /** @override */
  render() {
    const { kind } = this.lesson.question;
    return html`<div class="stage-content">
      <p>${this.text}</p>
      ${
        kind === "number"
          ? this.#number()
          : kind === "act"
            ? this.#act()
            : this.#quest()
      }
    </div>`;
  }

  #number() {
    return html`<form class="answer" @submit=${this.#check}>
        <input
          class="number"
          inputmode="decimal"
          autocomplete="off"
          maxlength="40"
          aria-label=${t("lesson.answer")}
          .value=${this._typed}
          @input=${(/** @type {Event} */ { target }) => {
            this._typed = /** @type {HTMLInputElement} */ (target).value;
            this._said = "";
          }}
        />
        <button class="button main">${t("lesson.check")}</button>
      </form>
      <div role="status">
        ${
          this._said
            ? html`<p class="verdict ${this._said}">
                ${this._said === "again" ? t("lesson.redo") : this.#t(this._said)}
              </p>`
            : nothing
        }
      </div>`;
  }

  /** @param {Event} event */
  #check(event) {
    event.preventDefault();
    const { question } = this.lesson;
    const { picture, taken } = this;
    if (question.kind !== "number" || this._typed.trim() === "") return;
    const right = picture && question.right(taken, picture);
    if (right === null) {
      this._said = "again";
      return;
    }
    const isRight = isRightNumber(question, this._typed, right);
    this._said = isRight ? "right" : "wrong";
    if (isRight) this.#tell();
  }

  #act() {
    const found = this.#found();
    const { question } = this.lesson;
    const patch = question.kind === "act" ? question.patch : undefined;
    return html`${patch && !this.isAnswered ? this.#begin(patch) : nothing}
      <div role="status">
        ${
          found
            ? html`<p class="verdict ${found.isRight ? "right" : "other"}">
                ${this.#t("found", found.values)}
                ${found.isRight ? this.#t("right") : nothing}
              </p>`
            : nothing
        }
      </div>`;
  }

  /** @param {Partial<import("../../app/state.js").State>} patch */
  #begin(patch) {
    return html`<button class="button" @click=${() => send(this, patch)}>
      ${this.#t("begin")}
    </button>`;
  }

  // The quest -----------------------------------------------------------------

  #quest() {
    const { question } = this.lesson;
    const { picture, state } = this;
    if (question.kind !== "relation") return nothing;
    const isWriter = picture?.scene.source === "writer";
    if (!isWriter)
      return html`${this.#begin(question.patch)}
        <p class="about" role="status">
          ${state.source === "writer" ? this.#waiting() : nothing}
        </p>`;
    const cell = chosenCell(state, picture);
    return html`<p class="about">
        ${
          cell
            ? t("lesson.quest.cell", {
                from: picture.tokens[cell.row].text,
                to: picture.otherTokens[cell.col].text,
                ...{ layer: picture.layer + 1, head: picture.head + 1 },
              })
            : t("lesson.quest.none")
        }
      </p>
      ${this.#names()}
      <button
        class="button main"
        ?disabled=${!cell || !this._relation}
        @click=${this.#judge}
      >
        ${t("lesson.quest.judge")}
      </button>
      <div role="status">${this.#judged()}</div>`;
  }

  #waiting() {
    const { status, share, trouble } = this.models.writer;
    if (status === "failed")
      return t("source.failed", {
        message: problemText(trouble?.message ?? ""),
      });
    return t("lesson.quest.loading", { percent: Math.round(100 * share) });
  }

  #names() {
    return html`<label>
      ${t("lesson.quest.relation")}
      <select
        @change=${(/** @type {Event} */ { target }) =>
          (this._relation = /** @type {any} */ (target).value)}
      >
        <option value="" ?selected=${!this._relation}>…</option>
        ${RELATIONS.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this._relation}>
              ${t(`relation.${name}`)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  async #judge() {
    const { picture, state, _relation: relation } = this;
    const cell = picture && chosenCell(state, picture);
    if (!cell || !relation) return;
    const evaluation = await loadEvaluation("writer");
    const judgement = judge(picture, cell, relation, evaluation);
    this._judgement = { judgement, picture, cell };
    if (isAnswer(judgement)) this.#tell();
  }

  #judged() {
    if (!this._judgement) return nothing;
    const { judgement, picture, cell } = this._judgement;
    const how = judgement.kind === "confirmed" ? "right" : "other";
    return html`<p class="verdict ${how}">
      ${saidOf(judgement, { picture, cell })}
    </p>`;
  }
}

customElements.define("lesson-question", LessonQuestion);
