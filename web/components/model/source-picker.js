import { LitElement, css, html, nothing } from "lit";
import { withSource } from "../../app/head-places.js";
import { modelOf } from "../../app/models.js";
import { SOURCES } from "../../app/state.js";
import { base, controlStyles } from "../../app/theme.js";
import { followLanguage, problemText, t } from "../../i18n/index.js";
import { optionsControl, send } from "../controls.js";
import { progressStyles } from "../progress-styles.js";

/**
 * Where the numbers come from: a trained model, or word vectors; and how far
 * the model has come.
 *
 * @element source-picker
 * @fires model-retry with the name of the model
 */
export class SourcePicker extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    models: { attribute: false },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    progressStyles,
    css`
      section {
        display: grid;
        gap: 0.625rem;
      }
      .choice label {
        flex-basis: 40%;
      }
      /* As much room while the model is loading as after. */
      section > .about {
        min-height: 4.5em;
      }
      .facts {
        min-height: var(--touch);
        font-size: 0.8125rem;
      }
      summary {
        min-height: var(--touch);
        align-content: center;
        color: var(--muted);
        cursor: pointer;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** @type {import("../../app/models.js").Models} */
    this.models;
    followLanguage(this);
  }

  /** @override */
  render() {
    const { source } = this.state;
    return html`<section aria-label=${t("source.title")}>
      ${optionsControl({
        name: "source",
        legend: t("source.title"),
        value: source,
        options: SOURCES.map((value) => ({
          value,
          text: t(`source.${value}`),
        })),
        change: (value) => send(this, withSource(value)),
      })}
      ${this.#status()}
    </section>`;
  }

  #status() {
    const { source } = this.state;
    const name = modelOf(source);
    const about = html`<p class="about">${t(`source.${source}.about`)}</p>`;
    if (!name) return about;
    const { status, share, info, trouble } = this.models[name];
    if (status === "failed") {
      return html`<p class="error" role="alert">
          ${t("source.failed", { message: problemText(trouble?.message ?? "") })}
        </p>
        <button class="button" @click=${() => this.#retry(name)}>
          ${t("source.retry")}
        </button>`;
    }
    if (status === "ready")
      return html`${about}${info ? facts(info) : nothing}`;
    const label = t("source.loading", { what: t(`source.${source}`) });
    return html`<p class="about" role="status">${label}</p>
      <div class="facts">
        <progress max="1" .value=${share} aria-label=${label}></progress>
      </div>`;
  }

  /** @param {string} name */
  #retry(name) {
    this.dispatchEvent(new CustomEvent("model-retry", { detail: name }));
  }
}

/** @param {import("../../engine/model-scene.js").ModelInfo} info */
function facts({ nParams, nLayers, nHeads, sources, licence }) {
  const values = {
    params: Math.round(nParams / 1000),
    layers: nLayers,
    heads: nHeads,
  };
  return html`<details class="facts">
    <summary>${t("source.facts", values)}</summary>
    <p class="about">${t("source.texts")} ${sources} (${licence})</p>
  </details>`;
}

customElements.define("source-picker", SourcePicker);
