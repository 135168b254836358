import { LitElement, css, html } from "lit";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { PLANS, linkOfStep } from "./plans.js";

/**
 * @typedef {import("./plans.js").Plan} Plan
 * @typedef {import("./plans.js").Step} Step
 */

/** @param {number} n of a plan's aims or exercises */
const numbers = (n) => Array.from({ length: n }, (_, at) => at + 1);

/**
 * For teachers: complete lesson plans, whose links open the page as a step
 * needs it.
 *
 * @element teachers-view
 */
export class TeachersView extends LitElement {
  /** @override */
  static properties = { state: { attribute: false } };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      :host {
        display: block;
        max-width: 52rem;
        margin: 0 auto;
      }
      article {
        margin-bottom: 1rem;
        padding: 1rem 1.25rem 1.25rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--paper);
      }
      h2 {
        font-size: 1.125rem;
        color: var(--ink);
      }
      h3 {
        margin: 1.25rem 0 0.25rem;
        font-size: 1rem;
      }
      ul,
      ol {
        margin: 0;
        padding-inline-start: 1.25rem;
      }
      ul {
        list-style: disc;
      }
      .steps {
        padding: 0;
        list-style: none;
      }
      .steps li {
        display: grid;
        grid-template-columns: 4.5rem minmax(0, 1fr);
        gap: 0 0.75rem;
        padding: 0.75rem 0;
        border-top: 1px solid var(--line);
      }
      .time {
        color: var(--muted);
        font-variant-numeric: tabular-nums;
      }
      h4,
      p {
        margin: 0;
      }
      p + p {
        margin-top: 0.375rem;
      }
      a {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
        color: var(--accent);
      }
      .word {
        color: var(--muted);
      }
      summary {
        min-height: var(--touch);
        line-height: var(--touch);
        cursor: pointer;
      }
      @media print {
        article {
          break-before: page;
          border: none;
        }
        li {
          break-inside: avoid;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<p class="about">${t("teachers.about")}</p>
      <p class="about">${t("teachers.course")}</p>
      ${PLANS.map((plan) => this.#plan(plan))}`;
  }

  /** @param {Plan} plan */
  #plan(plan) {
    const text = (/** @type {string} */ key) => t(`plan.${plan.id}.${key}`);
    let start = 0;
    return html`<article aria-label=${text("title")}>
      <h2>${text("title")}</h2>
      <p>${text("for")}</p>
      <h3>${t("teachers.aims")}</h3>
      <ul>
        ${numbers(plan.aims).map((n) => html`<li>${text(`aim.${n}`)}</li>`)}
      </ul>
      <h3>${t("teachers.steps")}</h3>
      <ol class="steps">
        ${plan.steps.map((step) => {
          const from = start;
          start += step.minutes;
          return this.#step(plan, step, from);
        })}
      </ol>
      <h3>${t("teachers.exercises")}</h3>
      <ol>
        ${numbers(plan.exercises).map(
          (n) =>
            html`<li>
              ${text(`exercise.${n}`)}
              <details>
                <summary>${t("teachers.expected")}</summary>
                <p>${text(`exercise.${n}.answer`)}</p>
              </details>
            </li>`,
        )}
      </ol>
    </article>`;
  }

  /**
   * @param {Plan} plan
   * @param {Step} step
   * @param {number} from minute at which it begins
   */
  #step(plan, step, from) {
    const text = (/** @type {string} */ key) =>
      t(`plan.${plan.id}.${step.id}.${key}`);
    const to = from + step.minutes;
    return html`<li>
      <span class="time">${t("teachers.minutes", { from, to })}</span>
      <div>
        <h4>${text("title")}</h4>
        <a href=${linkOfStep(step, this.state.lang)}>${t("teachers.open")}</a>
        <p>${text("do")}</p>
        <p><span class="word">${t("teachers.ask")}</span> ${text("ask")}</p>
        <p>
          <span class="word">${t("teachers.expected")}:</span> ${text("answer")}
        </p>
      </div>
    </li>`;
  }
}

customElements.define("teachers-view", TeachersView);
