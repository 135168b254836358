import { css, html } from "lit";
import { addTexts, t } from "../i18n/index.js";
import { lessonTexts } from "../i18n/lessons.js";
import { Door } from "./door.js";
import { base } from "./theme.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** The way to the lessons, and back. @param {Controller} page */
export function lessonButton(page) {
  const { lesson } = page.state;
  return html`<button
    class="button plain to-lesson"
    aria-expanded=${lesson !== ""}
    @click=${() => page.set({ lesson: lesson ? "" : "all" })}
  >
    ${t("lessons.title")}
  </button>`;
}

/**
 * The page, and the lesson beside it.
 *
 * @param {Controller} page
 * @param {import("./variant.js").VariantOf} variant what a teacher made of it
 * @param {unknown} content
 */
export function desk(page, { variant, problem }, content) {
  const { state, picture, models } = page;
  const names = ["desk", state.lesson && "open", state.panel && "covered"];
  return html`<div class=${names.filter(Boolean).join(" ")}>
    <div class="room">${content}</div>
    ${
      state.lesson
        ? html`<lesson-door
            class="lesson"
            tabindex="-1"
            .state=${state}
            .picture=${picture}
            .models=${models}
            .variant=${variant?.kind === "lesson" ? variant : null}
            .problem=${problem}
            @change-state=${(/** @type {CustomEvent} */ { detail }) => page.set(detail)}
          ></lesson-door>`
        : ""
    }
  </div>`;
}

/** Where the lessons stand: wide, beside the page; narrow, a sheet over its foot. */
export const deskStyles = css`
  .room {
    container: page / inline-size;
    min-width: 0;
  }
  .lesson {
    border: 1px solid var(--line);
    border-top: 4px solid var(--accent);
    border-radius: var(--radius);
    background: var(--paper);
    box-shadow: var(--shadow);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @container page (max-width: 999px) {
    .lesson {
      position: sticky;
      bottom: 0;
      z-index: 2;
      max-height: 46dvh;
      border-radius: var(--radius) var(--radius) 0 0;
      border-color: var(--edge);
      border-top-color: var(--accent);
      box-shadow: 0 -8px 32px oklch(0.2 0.03 265 / 0.18);
      --fold: inline-flex;
    }
    /* A control that is open lies there already. */
    .desk.covered .lesson {
      position: static;
      max-height: none;
    }
  }
  @container page (min-width: 1000px) {
    .desk.open {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 24rem;
      align-items: start;
      max-width: 108rem;
      margin: 0 auto;
    }
    .lesson {
      position: sticky;
      top: 0.75rem;
      margin: 0.75rem 0.75rem 0.75rem 0;
      max-height: calc(100dvh - 1.5rem);
    }
  }
  @media print {
    .lesson {
      display: none;
    }
  }
`;

/** Height of the head of a lesson, and a little room, in px. */
const HEAD = 56;

/**
 * Where the lessons appear: they are loaded when they are first opened.
 *
 * @element lesson-door
 */
export class LessonDoor extends Door {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    models: { attribute: false },
    variant: { attribute: false },
    problem: {},
  };

  /** @override */
  static styles = [
    base,
    css`
      p {
        padding: 1rem;
      }
    `,
  ];

  constructor() {
    super("lessons", () =>
      Promise.all([
        import("../lessons/view/lesson-view.js"),
        addTexts(lessonTexts),
      ]),
    );
    /** @type {import("./state.js").State} */
    this.state;
    /** @type {import("../components/types.js").Picture | null} */
    this.picture = null;
    /** @type {import("./models.js").Models} */
    this.models;
    /** @type {import("../practice/variant.js").Lesson | null} */
    this.variant = null;
    /** What is wrong with the variant. */
    this.problem = "";
  }

  /**
   * Brings a stage to the top, below the head that stays there.
   *
   * @param {CustomEvent<Element>} event
   */
  #show({ detail }) {
    const top = detail.getBoundingClientRect().top;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.scrollBy({
      top: top - this.getBoundingClientRect().top - HEAD,
      behavior: isStill ? "instant" : "smooth",
    });
  }

  /** @override */
  view() {
    return html`<lesson-view
      .state=${this.state}
      .picture=${this.picture}
      .models=${this.models}
      .variant=${this.variant}
      .problem=${this.problem}
      @lesson-stage=${this.#show}
    ></lesson-view>`;
  }
}

customElements.define("lesson-door", LessonDoor);
