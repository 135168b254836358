import { LitElement, html } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { base } from "./theme.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** The way to the exercises, and back. @param {Controller} page */
export function practiceButton(page) {
  const isOpen = page.state.view === "practice";
  return html`<button
    class="button plain"
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
export class PracticeDoor extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    _isLoaded: { state: true },
    _problem: { state: true },
  };

  /** @override */
  static styles = base;

  constructor() {
    super();
    /** @type {import("./state.js").State} */
    this.state;
    /** @type {import("../components/types.js").Picture | null} */
    this.picture = null;
    this._isLoaded = false;
    this._problem = "";
    followLanguage(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    import("../practice/view/practice-view.js").then(
      () => (this._isLoaded = true),
      (error) => (this._problem = error.message),
    );
  }

  /** @override */
  render() {
    if (this._problem) {
      const message = this._problem;
      return html`<p class="error">${t("practice.failed", { message })}</p>`;
    }
    return this._isLoaded
      ? html`<practice-view
          .state=${this.state}
          .picture=${this.picture}
        ></practice-view>`
      : html`<p class="about" role="status">${t("practice.loading")}</p>`;
  }
}

customElements.define("practice-door", PracticeDoor);
