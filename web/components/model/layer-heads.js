import { LitElement, html, nothing } from "lit";
import { loadEvaluation } from "../../app/evaluation.js";
import { PLACES_OF, isOff, withHead } from "../../app/head-places.js";
import { NO_MARKS } from "../../app/state.js";
import { base, controlStyles } from "../../app/theme.js";
import { judgedHead } from "../../app/judged-heads.js";
import { followLanguage, hasText, t } from "../../i18n/index.js";
import {
  choiceControl,
  optionsControl,
  send,
  switchControl,
} from "../controls.js";
import { formatFixed } from "../format.js";
import { stepCell } from "../keyboard.js";
import { paintHeads } from "../paint-heads.js";
import { Redraw } from "../redraw.js";
import { paletteStyles, resolveStyle } from "../resolved-style.js";
import { layerHeadsStyles } from "./layer-heads-styles.js";

/**
 * @typedef {import("../../app/state.js").HeadPlace} HeadPlace
 * @typedef {import("../../app/judged-heads.js").Label} Label
 */

/**
 * The heads of a trained model, a line of small heatmaps a layer, each with
 * what it was measured to do; and where the switches act.
 *
 * @element layer-heads
 */
export class LayerHeads extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    scale: {},
    map: {},
    _evaluation: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, paletteStyles, layerHeadsStyles];

  #redraw = new Redraw(this, () => this.#draw());
  #judged = "";
  /** Which of the sentences of the chosen head comes next. */
  #sentence = 0;

  constructor() {
    super();
    followLanguage(this);
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** Of a model. @type {import("../types.js").Picture | null} */
    this.picture = null;
    /** @type {"linear" | "log"} */
    this.scale = "linear";
    /** @type {import("../colors.js").MapName} */
    this.map = "ink";
    /** @type {import("../../app/evaluation.js").Evaluation | null} */
    this._evaluation = null;
    this.addController(this.#redraw);
  }

  /** @override */
  willUpdate() {
    const { source } = this.state;
    const name = source === "translator" ? "translator" : "writer";
    if (this.#judged === name) return;
    this.#judged = name;
    this._evaluation = null;
    void loadEvaluation(name).then((evaluation) => {
      if (this.#judged === name) this._evaluation = evaluation;
    });
  }

  /** @override */
  render() {
    const { picture } = this;
    if (!picture?.prediction)
      return html`<p class="about coming">${t("layers.coming")}</p>`;
    const layers = Array.from({ length: picture.nLayers }, (_, i) => i);
    return html`<i class="palette" hidden></i>
      ${this.#places()}
      <div
        class="layers"
        role="radiogroup"
        aria-label=${t("heads.label")}
        @keydown=${this.#key}
      >
        ${layers.map((layer) => this.#layer(layer, picture))}
      </div>
      ${this.#chosen(picture)} ${choiceControl(this, this.state, "scope")}`;
  }

  #places() {
    const { source, place } = this.state;
    if (source !== "translator") return nothing;
    return optionsControl({
      name: "place",
      legend: t("field.place"),
      value: place,
      options: PLACES_OF.translator.map((value) => ({
        value,
        text: t(`field.place.${value}`),
      })),
      change: (value) =>
        send(this, { place: value, layer: null, head: 0, ...NO_MARKS }),
    });
  }

  /**
   * @param {number} layer
   * @param {import("../types.js").Picture} picture
   */
  #layer(layer, picture) {
    const heads = Array.from({ length: picture.nHeads }, (_, i) => i);
    return html`<p class="about">${t("heads.layer", { layer: layer + 1 })}</p>
      <div class="line">
        ${heads.map((head) => this.#head(layer, head, picture))}
      </div>`;
  }

  /**
   * @param {number} layer
   * @param {number} head
   * @param {import("../types.js").Picture} picture
   */
  #head(layer, head, picture) {
    const at = this.#at(layer, head);
    const chosen = layer === picture.layer && head === picture.head;
    const label = this.#labelOf(at);
    const off = isOff(this.state.headsOff, at);
    const spoken = [
      t("heads.layer", { layer: layer + 1 }),
      t("heads.name", { head: head + 1 }),
      label ? labelText(label) : "",
      off ? t("heads.off") : "",
    ];
    return html`<button
      type="button"
      role="radio"
      class=${off ? "off" : ""}
      aria-checked=${chosen}
      aria-label=${spoken.filter(Boolean).join(", ")}
      tabindex=${chosen ? 0 : -1}
      @click=${() => this.#choose(layer, head)}
    >
      <canvas></canvas>
      <span class="name">
        ${off ? t("heads.off") : label ? shortText(label) : head + 1}
      </span>
    </button>`;
  }

  /**
   * What is known of the chosen head, and what can be done with it.
   *
   * @param {import("../types.js").Picture} picture
   */
  #chosen({ layer, head }) {
    const { headsOff } = this.state;
    const at = this.#at(layer, head);
    const judged = this.#judgedOf(at);
    const sentences = judged?.sentences ?? [];
    return html`<div class="chosen">
      <p>
        <b>${t("heads.chosen", { layer: layer + 1, head: head + 1 })}</b>
        ${judged ? labelText(judged.label) : nothing}
      </p>
      ${
        judged?.ablation === undefined
          ? nothing
          : html`<p class="about">
              ${t("heads.ablation", { nats: formatFixed(judged.ablation, 3) })}
            </p>`
      }
      ${
        sentences.length > 0
          ? html`<button class="button" @click=${() => this.#show(sentences)}>
              ${t("heads.sentence")}
            </button>`
          : nothing
      }
      ${switchControl({
        name: "heads.on",
        checked: !isOff(headsOff, at),
        change: (on) => send(this, { headsOff: withHead(headsOff, at, on) }),
      })}
    </div>`;
  }

  /** @param {string[]} sentences of the chosen head */
  #show(sentences) {
    const text = sentences[this.#sentence++ % sentences.length];
    send(this, { text, ...NO_MARKS });
  }

  /**
   * @param {number} layer
   * @param {number} head
   * @returns {HeadPlace}
   */
  #at(layer, head) {
    return { place: this.state.place, layer, head };
  }

  /**
   * Only a trained head was judged.
   *
   * @param {HeadPlace} at
   */
  #judgedOf(at) {
    if (this.state.source === "untrained") return undefined;
    return judgedHead(this._evaluation, at);
  }

  /** @param {HeadPlace} at */
  #labelOf(at) {
    return this.#judgedOf(at)?.label;
  }

  /**
   * @param {number} layer
   * @param {number} head
   */
  #choose(layer, head) {
    this.#sentence = 0;
    send(this, { layer, head });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { picture } = this;
    if (!picture || event.altKey || event.metaKey) return;
    const size = { rows: picture.nLayers, cols: picture.nHeads };
    const from = { row: picture.layer, col: picture.head };
    const to = stepCell(event, from, size);
    if (!to) return;
    event.preventDefault();
    const buttons = this.renderRoot.querySelectorAll(".line button");
    /** @type {HTMLElement} */ (buttons[to.row * size.cols + to.col]).focus();
    this.#choose(to.row, to.col);
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    const needs = ["picture", "map", "scale"];
    if (needs.some((name) => changed.has(name))) this.#redraw.request();
  }

  #draw() {
    const palette = this.renderRoot.querySelector(".palette");
    const picture = this.picture;
    if (!palette || !picture?.prediction) return;
    const { scheme } = resolveStyle(palette, 12);
    const { map, scale } = this;
    paintHeads(this.renderRoot.querySelectorAll("canvas"), picture.overview, {
      ...{ masked: null, map, scheme, scale },
    });
  }
}

/** @param {Label} label */
function nameOf({ kind, relation, from }) {
  const name = hasText(`head.${kind}`) ? t(`head.${kind}`) : kind;
  if (!relation) return name;
  if (!from || !hasText(`relation.${relation}`)) return `${name} ${relation}`;
  const word = t(`relation.${relation}`);
  return `${name} ${t(`head.syntax.${from}`, { relation: word })} (${relation})`;
}

/**
 * "previous word 0.91"
 *
 * @param {Label} label
 */
function shortText(label) {
  const { kind, relation, score } = label;
  const name =
    relation ??
    (hasText(`head.${kind}.short`) ? t(`head.${kind}.short`) : nameOf(label));
  return score === undefined ? name : `${name} ${formatFixed(score, 2)}`;
}

/**
 * "previous word: 0.91, against 0.12"
 *
 * @param {Label} label
 */
function labelText(label) {
  const { score, baseline } = label;
  const name = nameOf(label);
  if (score === undefined) return name;
  const values = { name, score: formatFixed(score, 2) };
  return baseline === undefined
    ? t("head.label", values)
    : t("head.label.against", {
        ...values,
        baseline: formatFixed(baseline, 2),
      });
}

customElements.define("layer-heads", LayerHeads);
