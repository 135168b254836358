import { html } from "lit";
import { t } from "../i18n/index.js";
import { Door } from "./door.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** The way to the exercises, and back. @param {Controller} page */
export function practiceButton(page) {
  const isOpen = page.state.view === "practice";
  return html`<button
    class="button plain to-practice"
    @click=${() => page.set({ view: isOpen ? "" : "practice" })}
  >
    ${t(isOpen ? "practice.back" : "practice.open")}
  </button>`;
}

/** The exercises, in place of the playground. @param {Controller} page */
export const practice = (page) => {
  const { state, picture } = page;
  return html`<main
    class="alone"
    tabindex="-1"
    aria-label=${t("practice.title")}
    @change-state=${(/** @type {CustomEvent} */ { detail }) => page.set(detail)}
  >
    <practice-door .state=${state} .picture=${picture}></practice-door>
  </main>`;
};

/**
 * Where the exercises appear: they are loaded when they are first opened.
 *
 * @element practice-door
 */
export class PracticeDoor extends Door {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
  };

  constructor() {
    super("practice", async () => {
      const view = await import("../practice/view/practice-view.js");
      await view.loadTexts();
    });
    /** @type {import("./state.js").State} */
    this.state;
    /** @type {import("../components/types.js").Picture | null} */
    this.picture = null;
  }

  /** @override */
  view() {
    return html`<practice-view
      .state=${this.state}
      .picture=${this.picture}
    ></practice-view>`;
  }
}

customElements.define("practice-door", PracticeDoor);
