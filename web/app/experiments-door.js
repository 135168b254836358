import { html, nothing } from "lit";
import { t } from "../i18n/index.js";
import { Door } from "./door.js";
import { EXPERIMENT_NAMES, experimentOf, viewOf } from "./experiment-names.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** The way to the experiments, and back. @param {Controller} page */
export function experimentsButton(page) {
  if (EXPERIMENT_NAMES.length === 0) return nothing;
  const isOpen = experimentOf(page.state.view) !== "";
  const view = isOpen ? "" : viewOf(EXPERIMENT_NAMES[0]);
  return html`<button
    class="button plain to-experiments"
    @click=${() => page.set({ view, trial: "" })}
  >
    ${t(isOpen ? "experiments.back" : "experiments.open")}
  </button>`;
}

/** An experiment, in place of the playground. @param {Controller} page */
export const experiments = (page) => {
  const { view, trial, build, colorMap } = page.state;
  const change = (/** @type {CustomEvent} */ { detail }) => page.set(detail);
  return html`<main
    class="alone"
    tabindex="-1"
    aria-label=${t("experiments.title")}
  >
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
export class ExperimentsDoor extends Door {
  /** @override */
  static properties = {
    name: {},
    trial: {},
    build: {},
    map: {},
  };

  constructor() {
    super("experiments", async () => {
      const view = await import("../experiments/view/experiments-view.js");
      await view.loadTexts();
    });
    this.name = "";
    /** Settings, as the link has them. */
    this.trial = "";
    /** @type {import("../engine/index.d.ts").Build | "auto"} */
    this.build = "auto";
    /** @type {import("../components/colors.js").MapName} */
    this.map = "ink";
  }

  /** @override */
  view() {
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
