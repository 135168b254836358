import { LitElement, html, nothing } from "lit";
import { differsForEngine, withPatch } from "../../app/state.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { followLanguage, t } from "../../i18n/index.js";
import { isSeen, settingUp, watch } from "../lesson.js";
import { goOn } from "./go-on.js";
import { lessonStyles } from "./lesson-styles.js";
import "./lesson-question.js";

/**
 * @typedef {import("../lesson.js").Lesson} Lesson
 * @typedef {import("../progress.js").Done} Done
 */

/** Fewer letters are no explanation. */
const LEAST_LETTERS = 20;

/**
 * What a stage answered when it was done: it is read before the next one.
 *
 * @param {Element} stage
 */
const answerOf = (stage) =>
  stage.querySelector(".model") ??
  stage.querySelector("lesson-question")?.shadowRoot?.querySelector(".verdict");

/**
 * One lesson: it says a little, asks for a prediction, watches what is done on
 * the page, shows what came of it, asks, and lets explain.
 *
 * @element lesson-sheet
 * @fires done-change with what is new of the progress
 * @fires lesson-open with the name of the next one
 * @fires lesson-stage with the element to read from: of a stage that has been
 *   reached, or the answer that led to it
 */
export class LessonSheet extends LitElement {
  /** @override */
  static properties = {
    lesson: { attribute: false },
    variant: { attribute: false },
    next: {},
    done: { attribute: false },
    state: { attribute: false },
    picture: { attribute: false },
    models: { attribute: false },
    _guess: { state: true },
    _taken: { state: true },
    _isModelShown: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, lessonStyles];

  constructor() {
    super();
    /** @type {Lesson} */
    this.lesson;
    /** What a teacher made of it. @type {import("../../practice/variant.js").Lesson | null} */
    this.variant = null;
    /** The name of the lesson after it, or "". */
    this.next = "";
    /** @type {Done} */
    this.done = {};
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** @type {import("../../components/types.js").Picture | null} */
    this.picture = null;
    /** @type {import("../../app/models.js").Models} */
    this.models;
    /** Chosen, but not yet said to be the prediction. */
    this._guess = "";
    /** @type {import("../lesson.js").Taken} */
    this._taken = {};
    this._isModelShown = false;
    followLanguage(this);
  }

  /** @override @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    this.#focused = this.shadowRoot?.activeElement ?? null;
    if (changed.has("lesson")) this.#begin();
    if (this.#isPredicted && this.picture && this.picture !== this.#old)
      this._taken = watch(this.lesson, this._taken, this.picture);
  }

  /** How many stages there were. */
  #stages = 0;
  /** What had the focus before an update. @type {Element | null} */
  #focused = null;

  #begin() {
    this.#stages = 0;
    this._guess = "";
    this._taken = {};
    this._isModelShown = Boolean(this.done.isFinished);
  }

  /** @override */
  updated() {
    this.#reach();
    this.#handOn();
    const { lesson, done, _taken: taken } = this;
    if (done.outcome || !this.#isPredicted || !isSeen(lesson, taken)) return;
    this.#change({ outcome: lesson.outcome(taken) });
  }

  /** A stage that comes while the person is at the lesson is shown to them. */
  #reach() {
    const stages = this.renderRoot.querySelectorAll(".stage");
    const before = this.#stages;
    this.#stages = stages.length;
    const stage = stages[before];
    if (before === 0 || !stage) return;
    const detail = answerOf(stages[before - 1]) ?? stage;
    this.dispatchEvent(
      new CustomEvent("lesson-stage", {
        ...{ detail, bubbles: true, composed: true },
      }),
    );
  }

  /** A button that goes with its press leaves the focus to what came of it. */
  #handOn() {
    if (!this.#focused || this.#focused.isConnected) return;
    /** @type {HTMLElement[]} */
    const heirs = Array.from(this.renderRoot.querySelectorAll("[tabindex]"));
    heirs.at(-1)?.focus({ preventScroll: true });
  }

  /** @param {Done} change */
  #change(change) {
    this.dispatchEvent(new CustomEvent("done-change", { detail: change }));
  }

  /**
   * @param {string} key
   * @param {import("../lesson.js").Values} [values]
   */
  #t(key, values) {
    const own = this.variant?.[/** @type {"text"} */ (key)];
    return own ?? t(`lesson.${this.lesson.name}.${key}`, values);
  }

  /** Whether it has a stage: a teacher can leave some out. @param {string} stage */
  #has(stage) {
    return this.variant?.checks?.includes(stage) ?? true;
  }

  // What comes once the stage before it is done, or left out.

  get #isPredicted() {
    return Boolean(this.done.guess) || !this.#has("predict");
  }

  get #hasSeen() {
    return (
      this.#isPredicted && (Boolean(this.done.outcome) || !this.#has("do"))
    );
  }

  get #hasAnswered() {
    return (
      this.#hasSeen && (Boolean(this.done.isAnswered) || !this.#has("question"))
    );
  }

  /** @override */
  render() {
    const { done } = this;
    return html`<article>
      <h3>${this.#t("title")}</h3>
      ${this.#t("text")
        .split("\n")
        .map((line) => html`<p>${line}</p>`)}
      ${this.#has("predict") ? this.#predict() : nothing}
      ${this.#isPredicted && this.#has("do") ? this.#steps() : nothing}
      <div aria-live="polite">
        ${done.outcome ? this.#seen(done.outcome) : nothing}
      </div>
      ${this.#hasSeen && this.#has("question") ? this.#question() : nothing}
      ${this.#hasAnswered && this.#has("explain") ? this.#explain() : nothing}
      ${done.isFinished || (this.#hasAnswered && !this.#has("explain")) ? goOn(this, this.lesson, this.next) : nothing}
    </article>`;
  }

  #predict() {
    const { lesson, done } = this;
    const chosen = done.guess ?? this._guess;
    return html`<section class="stage">
      <h4 tabindex="-1">${t("lesson.predict")}</h4>
      <fieldset ?disabled=${Boolean(done.guess)}>
        <legend>${this.#t("predict")}</legend>
        ${lesson.options.map(
          (option) =>
            html`<label class="option">
              <input
                type="radio"
                name="guess"
                .checked=${option === chosen}
                @change=${() => (this._guess = option)}
              />${this.#t(`option.${option}`)}
            </label>`,
        )}
      </fieldset>
      ${
        done.guess
          ? nothing
          : html`<button
              class="button main"
              ?disabled=${!this._guess}
              @click=${() => this.#change({ guess: this._guess })}
            >
              ${t("lesson.guess")}
            </button>`
      }
    </section>`;
  }

  #steps() {
    const { lesson, done, _taken: taken } = this;
    const isDone = (/** @type {string} */ name) =>
      name in taken || Boolean(done.outcome);
    const next = lesson.steps.find(({ name }) => !isDone(name));
    return html`<section class="stage">
      <h4 tabindex="-1">${t("lesson.do")}</h4>
      <ol class="steps">
        ${lesson.steps.map(
          (step) =>
            html`<li class=${isDone(step.name) ? "done" : ""}>
              <span class="mark" aria-hidden="true"
                >${isDone(step.name) ? "✓" : ""}</span
              >
              <span>
                ${this.#t(`step.${step.name}`)}
                ${
                  isDone(step.name)
                    ? html`<span class="silent">${t("lesson.step.done")}</span>`
                    : nothing
                }
              </span>
              ${
                step === next
                  ? html`<button
                      class="button plain"
                      @click=${() => this.#doIt(step)}
                    >
                      ${t("lesson.step.help")}
                    </button>`
                  : nothing
              }
            </li>`,
        )}
      </ol>
      <button class="button plain" @click=${this.#setUp}>
        ${t("lesson.again")}
      </button>
    </section>`;
  }

  /** The picture before the page was set up anew: it counts no more. @type {unknown} */
  #old = null;

  #setUp() {
    const patch = settingUp(this.lesson.start);
    if (differsForEngine(this.state, withPatch(this.state, patch))) {
      this.#old = this.picture;
      this._taken = {};
    }
    send(this, patch);
  }

  /**
   * Does a step for the person. The page may look like anything by now, so it
   * is set up first unless a step before has been seen.
   *
   * @param {import("../lesson.js").Step} step
   */
  #doIt(step) {
    const isFirst = step === this.lesson.steps[0];
    const start = isFirst ? settingUp(this.lesson.start) : {};
    send(this, { ...start, ...step.patch });
  }

  /** @param {import("../lesson.js").Outcome} outcome */
  #seen({ option, values }) {
    const isRight = option === this.done.guess;
    return html`<section class="stage">
      <h4 tabindex="-1">${t("lesson.see")}</h4>
      <p>${this.#t("seen", values)}</p>
      ${this.done.guess ? this.#verdict(option, isRight) : nothing}
    </section>`;
  }

  /**
   * @param {string} option what happened
   * @param {boolean} isRight
   */
  #verdict(option, isRight) {
    return html`<p class="verdict ${isRight ? "right" : "other"}">
      ${t(isRight ? "lesson.guess.right" : "lesson.guess.other", {
        guess: this.#t(`option.${this.done.guess}`),
        option: this.#t(`option.${option}`),
      })}
    </p>`;
  }

  #question() {
    return html`<section class="stage">
      <h4 tabindex="-1">${t("lesson.question")}</h4>
      <lesson-question
        .lesson=${this.lesson}
        .text=${this.#t("question")}
        .taken=${this._taken}
        .state=${this.state}
        .picture=${this.picture}
        .models=${this.models}
        .isAnswered=${Boolean(this.done.isAnswered)}
        @answered=${() => this.#change({ isAnswered: true })}
      ></lesson-question>
    </section>`;
  }

  #explain() {
    const text = this.done.explained ?? "";
    const isReady = text.trim().length >= LEAST_LETTERS;
    return html`<section class="stage">
      <h4 tabindex="-1">${t("lesson.explain")}</h4>
      <label for="explained">${this.#t("explain")}</label>
      <textarea
        id="explained"
        rows="4"
        maxlength="5000"
        .value=${text}
        @input=${(/** @type {Event} */ { target }) =>
          this.#change({
            explained: /** @type {HTMLTextAreaElement} */ (target).value,
          })}
      ></textarea>
      ${
        this._isModelShown
          ? html`<div class="model" tabindex="-1">
              <p class="about">${t("lesson.model")}</p>
              <p>${this.#t("model")}</p>
            </div>`
          : html`<button
                class="button main"
                ?disabled=${!isReady}
                @click=${this.#finish}
              >
                ${t("lesson.model.show")}
              </button>
              ${
                isReady
                  ? nothing
                  : html`<p class="about">${t("lesson.model.first")}</p>`
              }`
      }
    </section>`;
  }

  #finish() {
    this._isModelShown = true;
    this.#change({ isFinished: true });
  }
}

customElements.define("lesson-sheet", LessonSheet);
