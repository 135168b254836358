import { LitElement, css, html, nothing } from "lit";
import { D_MODEL, FIELDS, PARAMS } from "../app/state.js";
import { base, controlStyles } from "../app/theme.js";
import { isPanelLocked } from "../app/variant.js";
import { followLanguage, t } from "../i18n/index.js";
import {
  choiceControl,
  countControl,
  decimalControl,
  flagControl,
  optionsControl,
  send,
  switchControl,
} from "./controls.js";
import "./mask-polarity.js";
import "./param-door.js";
import "./term-list.js";
import { MOST_VALUE } from "../app/fields.js";
import {
  sliceStart,
  typingOver,
  withEdit,
  withMask,
  withoutEdit,
} from "../app/edits.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("lit").TemplateResult} TemplateResult */

/** @type {Record<Exclude<State["panel"], "">, import("../app/glossary.js").Term[]>} */
const PANEL_TERMS = {
  mask: ["mask", "causal", "padding"],
  softmax: ["softmax", "temperature", "entropy"],
  source: ["query", "key", "value", "self", "cross"],
  heads: ["head", "vector", "output"],
  params: ["projection", "vector", "query", "key", "value"],
};

/** Where the buttons of the temperature lead. */
const TEMPERATURES = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];

/**
 * What belongs to the symbol that was pressed. Where there is room it always
 * stands beside the picture; on a small screen it is a sheet that can be closed.
 *
 * @fires paint-mode with detail true or false
 */
export class ControlPanel extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    painting: { attribute: false },
    locked: { attribute: false },
    error: { attribute: false },
    refused: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin-bottom: 0.5rem;
      }
      .content:disabled {
        opacity: 0.6;
      }
      .content {
        display: grid;
        gap: 0.875rem;
      }
      .row {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem;
        min-height: var(--touch);
        font-size: 0.875rem;
      }
      .close {
        display: var(--close, none); /* the page decides where it is a sheet */
      }
    `,
  ];

  constructor() {
    super();
    /** @type {State} */
    this.state;
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    /** Whether dragging on the picture paints. */
    this.painting = false;
    /** Symbols that a teacher has locked. @type {readonly string[]} */
    this.locked = [];
    /** What the engine said about this panel's settings. */
    this.error = "";
    /** Whether an edit was one too many, or out of range. */
    this.refused = false;
    followLanguage(this);
  }

  /** @override */
  render() {
    const panel = panelOf(this.state);
    return html`<section aria-label=${t(`panel.${panel}`)}>
      <div class="head">
        <h2>${t(`panel.${panel}`)}</h2>
        <button
          class="button plain close"
          @click=${() => send(this, { panel: "" })}
        >
          ${t("page.close")}
        </button>
      </div>
      <div class="content">
        <p class="about">${t(`panel.${panel}.about`, this.#sizes())}</p>
        ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
        <fieldset
          class="content"
          ?disabled=${isPanelLocked(panel, this.locked)}
        >
          ${this.#content(panel)}
        </fieldset>
        <term-list .terms=${PANEL_TERMS[panel]}></term-list>
      </div>
    </section>`;
  }

  /** @param {Exclude<State["panel"], "">} panel */
  #content(panel) {
    const contents = {
      mask: () => (this.#isModel ? this.#modelMask() : this.#mask()),
      softmax: () => this.#softmax(),
      source: () => this.#source(),
      heads: () => this.#heads(),
      params: () => this.#params(),
    };
    return contents[panel]();
  }

  #mask() {
    const { state, picture } = this;
    return html`
      ${choiceControl(this, state, "mask", withMask)}
      ${
        state.mask !== "none" && state.hideSelf && !state.cross
          ? html`<p class="about">${t("field.mask.hides-self")}</p>`
          : nothing
      }
      ${state.mask === "window" ? countControl(this, state, "window") : nothing}
      ${state.mask === "none" ? nothing : html`<mask-polarity kind="shape"></mask-polarity>`}
      ${state.cross ? nothing : flagControl(this, state, "hideSelf")}
      ${flagControl(this, state, "dampFrequent")}
      ${countControl(this, state, "padding", picture?.nKv)}
      <mask-polarity kind="padding"></mask-polarity>
      ${this.#painting()}
    `;
  }

  get #isModel() {
    return this.state.source !== "vectors";
  }

  /** The mask inside a trained model. */
  #modelMask() {
    const { state, picture } = this;
    return html`
      ${choiceControl(this, state, "modelMask")}
      ${
        state.modelMask === "window"
          ? countControl(this, state, "window")
          : nothing
      }
      ${countControl(this, state, "padding", picture?.nKv)}
      <mask-polarity kind="padding"></mask-polarity>
      ${this.#painting()}
    `;
  }

  #painting() {
    return html`${switchControl({
        name: "field.painting",
        checked: this.painting,
        change: (on) => this.#paint(on),
      })}
      <mask-polarity kind="cells"></mask-polarity>
      ${this.#undoable("field.painted", this.state.painted.length, {
        painted: [],
      })}`;
  }

  #softmax() {
    const { state } = this;
    return html`
      ${choiceControl(this, state, "softmaxAxis")}
      ${decimalControl(this, state, "temperature", TEMPERATURES)}
      ${flagControl(this, state, "subtractMax")}
      <p class="about">${t("panel.softmax.entropy")}</p>
    `;
  }

  #source() {
    const { state } = this;
    if (this.#isModel) return flagControl(this, state, "keyIsQuery");
    return html`
      ${optionsControl({
        name: "cross",
        legend: t("field.cross"),
        value: state.cross,
        options: [
          { value: false, text: t("field.cross.off") },
          { value: true, text: t("field.cross.on") },
        ],
        change: (cross) => send(this, { cross }),
      })}
      ${flagControl(this, state, "keyIsQuery")}
    `;
  }

  #heads() {
    return html`
      ${choiceControl(this, this.state, "nHeads")}
      ${flagControl(this, this.state, "outputProjection")}
    `;
  }

  #params() {
    const { state, picture } = this;
    const { param, edits } = state;
    const isUnused = param === "wV" && state.valueIsKey;
    const matrix = isUnused ? null : picture?.[param];
    return html`
      ${choiceControl(this, state, "projection")}
      ${state.projection === "random" ? this.#seed() : nothing}
      ${optionsControl({
        name: "param",
        legend: t("field.param"),
        value: param,
        options: PARAMS.map((value) => ({
          value,
          text: html`<span>W<sub>${value.slice(1)}</sub></span>`,
        })),
        change: (value) => send(this, { param: value }),
      })}
      ${isUnused ? this.#unused() : nothing}
      ${
        param === "wO" && !state.outputProjection
          ? html`<p class="about">${t("field.param.wO.off")}</p>`
          : nothing
      }
      <div class="matrix">
        ${
          matrix
            ? html`<param-door
                name=${param}
                .matrix=${matrix}
                .edits=${this.#editsHere()}
                @param-edit=${this.#edit}
                @param-reset=${this.#reset}
              ></param-door>`
            : nothing
        }
      </div>
      ${this.refused ? refusal() : nothing}
      ${this.#undoable("field.edits", edits.length, { edits: [] })}
    `;
  }

  /** W_V has no part in the picture while the keys stand in for the values. */
  #unused() {
    return html`<div class="row">
      <span>${t("field.param.wV.unused")}</span>
      <button class="button" @click=${() => send(this, { valueIsKey: false })}>
        ${t("field.param.wV.use")}
      </button>
    </div>`;
  }

  #seed() {
    const { seed } = this.state;
    return html`<div class="row">
      <span>${t("field.seed")} ${seed}</span>
      <button
        class="button"
        @click=${() => send(this, { seed: (seed + 1) % 2 ** 32 })}
      >
        ${t("field.seed.next")}
      </button>
    </div>`;
  }

  /**
   * How many things were done by hand, and the button that undoes them all.
   *
   * @param {string} key
   * @param {number} n
   * @param {Partial<State>} undo
   */
  #undoable(key, n, undo) {
    if (n === 0) return nothing;
    return html`<div class="row">
      <span>${t(key, { n })}</span>
      <button class="button" @click=${() => send(this, undo)}>
        ${t(`${key}.clear`)}
      </button>
    </div>`;
  }

  #sizes() {
    return { dModel: D_MODEL, dK: D_MODEL / this.state.nHeads };
  }

  /** The edits of the matrix on show, by its own rows and columns. */
  #editsHere() {
    const { state } = this;
    const { row, col } = sliceStart(state);
    return state.edits
      .filter((edit) => edit.param === state.param)
      .map((edit) => ({ ...edit, row: edit.row - row, col: edit.col - col }));
  }

  /** @param {CustomEvent<{ row: number, col: number, value: number }>} event */
  #edit({ detail }) {
    const edit = { ...this.#place(detail), value: detail.value };
    const edits = withEdit(this.state.edits, edit);
    this.refused = !FIELDS.edits.accepts(edits);
    if (!this.refused) send(this, typingOver(edits, edit.param));
  }

  /** @param {CustomEvent<{ row: number, col: number }>} event */
  #reset({ detail }) {
    this.refused = false;
    send(this, { edits: withoutEdit(this.state.edits, this.#place(detail)) });
  }

  /**
   * Where a number of the matrix on show stands in the whole param.
   *
   * @param {{ row: number, col: number }} cell
   */
  #place({ row, col }) {
    const start = sliceStart(this.state);
    const { param } = this.state;
    return { param, row: row + start.row, col: col + start.col };
  }

  /** @param {boolean} on */
  #paint(on) {
    this.dispatchEvent(
      new CustomEvent("paint-mode", {
        detail: on,
        bubbles: true,
        composed: true,
      }),
    );
  }
}

/**
 * The panel that is shown; a trained model has no heads or params to change.
 *
 * @param {State} state
 * @returns {Exclude<State["panel"], "">}
 */
function panelOf({ panel, source }) {
  const isFixed = panel === "heads" || panel === "params";
  if (panel === "" || (isFixed && source !== "vectors")) return "mask";
  return panel;
}

function refusal() {
  const values = { most: FIELDS.edits.most, size: MOST_VALUE };
  return html`<p class="error" role="alert">
    ${t("field.edits.refused", values)}
  </p>`;
}

customElements.define("control-panel", ControlPanel);
