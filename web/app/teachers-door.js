import { html } from "lit";
import { addTexts, t } from "../i18n/index.js";
import { Door } from "./door.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** The way to the lesson plans. @param {Controller} page */
export const teachersButton = (page) =>
  html`<button
    class="button plain to-teachers"
    @click=${() => page.set({ view: "teachers" })}
  >
    ${t("teachers.title")}
  </button>`;

/** The lesson plans, in place of the playground. @param {Controller} page */
export const teachers = (page) =>
  html`<main class="alone" tabindex="-1" aria-label=${t("teachers.title")}>
    <div>
      <button class="button" @click=${() => page.set({ view: "" })}>
        ${t("practice.back")}
      </button>
    </div>
    <teachers-door .state=${page.state}></teachers-door>
  </main>`;

/** How their texts are loaded. */
const TEXTS = {
  en: () => import("../i18n/en-teachers.js").then(({ teachers: x }) => x),
  zh: () => import("../i18n/zh-teachers.js").then(({ teachers: x }) => x),
  es: () => import("../i18n/es-teachers.js").then(({ teachers: x }) => x),
  fr: () => import("../i18n/fr-teachers.js").then(({ teachers: x }) => x),
  de: () => import("../i18n/de-teachers.js").then(({ teachers: x }) => x),
};

/**
 * Where the lesson plans appear: they are loaded when they are first opened.
 *
 * @element teachers-door
 */
export class TeachersDoor extends Door {
  /** @override */
  static properties = { state: { attribute: false } };

  constructor() {
    super("teachers", () =>
      Promise.all([import("../teachers/teachers-view.js"), addTexts(TEXTS)]),
    );
    /** @type {import("./state.js").State} */
    this.state;
  }

  /** @override */
  view() {
    return html`<teachers-view .state=${this.state}></teachers-view>`;
  }
}

customElements.define("teachers-door", TeachersDoor);
