import { LitElement, html, nothing } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { EXPERIMENT_NAMES, experimentOf, viewOf } from "./experiment-names.js";
import { base } from "./theme.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** The way to the experiments, and back. @param {Controller} page */
export function experimentsButton(page) {
  if (EXPERIMENT_NAMES.length === 0) return nothing;
  const isOpen = experimentOf(page.state.view) !== "";
  const view = isOpen ? "" : viewOf(EXPERIMENT_NAMES[0]);
  return html`<button
    class="button plain"
    @click=${() => page.set({ view, trial: "" })}
  >
    ${t(isOpen ? "experiments.back" : "experiments.open")}
  </button>`;
}

/** An experiment, in place of the playground. @param {Controller} page */
export const experiments = (page) => {
  const { view, trial, build, colorMap } = page.state;
  const change = (/** @type {CustomEvent} */ { detail }) => page.set(detail);
  return html`<main class="alone" aria-label=${t("experiments.title")}>
    <experiments-door
      .name=${experimentOf(view)}
      .trial=${trial}
      .build=${build}
      .map=${colorMap}
      @change-state=${change}
    ></experiments-door>
  </main>`;
};

/**
 * Where the experiments appear: they are loaded when one is first opened.
 *
 * @element experiments-door
 */
export class ExperimentsDoor extends LitElement {
  /** @override */
  static properties = {
    name: {},
    trial: {},
    build: {},
    map: {},
    _isLoaded: { state: true },
    _problem: { state: true },
  };

  /** @override */
  static styles = base;

  constructor() {
    super();
    this.name = "";
    /** Settings, as the link has them. */
    this.trial = "";
    /** @type {import("../engine/index.d.ts").Build | "auto"} */
    this.build = "auto";
    /** @type {import("../components/colors.js").MapName} */
    this.map = "ink";
    this._isLoaded = false;
    this._problem = "";
    followLanguage(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    import("../experiments/view/experiments-view.js")
      .then(({ loadTexts }) => loadTexts())
      .then(
        () => (this._isLoaded = true),
        (error) => (this._problem = error.message),
      );
  }

  /** @override */
  render() {
    const message = this._problem;
    if (message)
      return html`<p class="error">${t("experiments.failed", { message })}</p>`;
    if (!this._isLoaded)
      return html`<p class="about" role="status">
        ${t("experiments.loading")}
      </p>`;
    return this.name
      ? html`<experiments-view
          .name=${this.name}
          .trial=${this.trial}
          .build=${this.build}
          .map=${this.map}
        ></experiments-view>`
      : nothing;
  }
}

customElements.define("experiments-door", ExperimentsDoor);
