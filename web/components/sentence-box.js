import { LitElement, css, html, nothing } from "lit";
import {
  EXAMPLES,
  backTo,
  exampleOf,
  isAsMade,
  patchOf,
} from "../app/examples.js";
import { modelExamples, patchOfModel } from "../app/model-examples.js";
import { FIELDS } from "../app/state.js";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { send } from "./controls.js";
import "./token-chips.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {"text" | "otherText"} TextName */
/** @typedef {import("./token-chips.js").TokenChips} TokenChips */

/**
 * The sentence, or the two sentences of cross-attention; examples; and the
 * tokens that the text was cut into.
 */
export class SentenceBox extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    row: { attribute: false },
    error: { attribute: false },
    otherError: { attribute: false },
    tooLong: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      section {
        display: grid;
        gap: 0.875rem;
      }
      textarea,
      select {
        display: block;
        width: 100%;
        min-height: var(--touch);
        border: 1px solid var(--edge);
        border-radius: var(--radius-small);
        background: var(--paper);
      }
      textarea {
        height: 4.75rem;
        min-height: 4.75rem;
        max-height: 50vh;
        padding: 0.625rem 0.75rem;
        font-size: 1.0625rem;
        line-height: 1.5;
        resize: vertical;
      }
      textarea[aria-invalid="true"] {
        border-color: var(--bad);
      }
      select {
        padding: 0 0.625rem;
        font-size: 0.875rem;
      }
      .name {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
      }
      .name small {
        color: var(--muted);
        font-size: 0.8125rem;
        font-weight: 400;
      }
      .hint {
        padding-left: 0.75rem;
        border-left: 2px solid var(--accent);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    /** The row of the picture that is pointed at or chosen, or -1. */
    this.row = -1;
    /** What the engine said about the text. */
    this.error = "";
    /** What it said about the second text. */
    this.otherError = "";
    /** Length of a text that was too long to be taken, by its field. */
    this.tooLong = /** @type {Partial<Record<TextName, number>>} */ ({});
    followLanguage(this);
  }

  /**
   * Another row only tints the chips anew.
   *
   * @override
   * @param {Map<string, unknown>} changed
   */
  shouldUpdate(changed) {
    const isTint = changed.size === 1 && changed.has("row");
    if (isTint) this.#point();
    return !isTint;
  }

  #point() {
    for (const chips of this.renderRoot.querySelectorAll("token-chips"))
      /** @type {TokenChips} */ (chips).row = this.row;
  }

  /** @override */
  render() {
    const { cross } = this.state;
    return html`<section aria-label=${t("sentence.label")}>
      ${this.#box("text", cross ? "sentence.query" : "sentence.label")}
      ${cross ? this.#box("otherText", "sentence.other") : nothing}
      ${this.#examples()}
    </section>`;
  }

  /**
   * Writes a text that came from elsewhere (an example, a link) into its box; a
   * text that was typed already stands there.
   *
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    this.#point();
    if (!changed.has("state")) return;
    const before = /** @type {State | undefined} */ (changed.get("state"));
    for (const box of this.renderRoot.querySelectorAll("textarea")) {
      const name = /** @type {TextName} */ (box.id);
      const isNew = box.dataset.filled === undefined;
      if (!isNew && before?.[name] === this.state[name]) continue;
      box.dataset.filled = "";
      if (box.value !== this.state[name]) box.value = this.state[name];
      if (this.tooLong[name]) this.tooLong = { ...this.tooLong, [name]: 0 };
    }
  }

  /**
   * @param {TextName} name
   * @param {string} label
   */
  #box(name, label) {
    const error = this.#errorOf(name);
    const side = sideOf(name, this.picture);
    const tokens =
      side === "row" ? this.picture?.tokens : this.picture?.otherTokens;
    return html`<div class="field">
      <label class="name" for=${name}>
        ${t(label)}
        <small>${tokens ? countsOf(tokens) : nothing}</small>
      </label>
      <textarea
        id=${name}
        dir="auto"
        spellcheck="false"
        autocomplete="off"
        aria-invalid=${error ? "true" : "false"}
        aria-describedby="${name}-error"
        @input=${this.#type}
      ></textarea>
      <p class="error" id="${name}-error" role="alert" ?hidden=${!error}>
        ${error}
      </p>
      <token-chips
        .tokens=${tokens ?? []}
        .side=${side}
        .state=${this.state}
        .picture=${this.picture}
      ></token-chips>
    </div>`;
  }

  /** @param {TextName} name */
  #errorOf(name) {
    const length = this.tooLong[name];
    if (length) {
      return t("sentence.too-long", { length, most: FIELDS[name].most });
    }
    return name === "text" ? this.error : this.otherError;
  }

  #examples() {
    const { state } = this;
    const { list, chosen, hint, isChanged } = examplesFor(state);
    return html`<div class="field">
      <label class="name" for="examples">${t("sentence.examples")}</label>
      <select id="examples" @change=${this.#choose}>
        <option value="" ?selected=${!chosen}>
          ${t("sentence.examples.choose")}
        </option>
        ${list.map(
          ({ id }) =>
            html`<option value=${id} ?selected=${chosen === id}>
              ${t(`example.${id}`)}
            </option>`,
        )}
      </select>
      <p class="about hint">${t(hint)}</p>
      ${
        chosen && isChanged
          ? html`<button
              class="button back"
              @click=${() => send(this, backTo(chosen))}
            >
              ${t("sentence.hint.back")}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** @param {Event} event */
  #type(event) {
    const box = /** @type {HTMLTextAreaElement} */ (event.target);
    const name = /** @type {TextName} */ (box.id);
    const text = box.value.replace(/\p{Surrogate}/gu, "\ufffd");
    const fits = text.length <= FIELDS[name].most;
    this.tooLong = { ...this.tooLong, [name]: fits ? 0 : text.length };
    if (fits) send(this, { [name]: text });
  }

  /** @param {Event} event */
  #choose(event) {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    if (!value) return;
    const ofModel = modelExamples(this.state.source);
    const example = ofModel.find(({ id }) => id === value);
    send(this, example ? patchOfModel(example) : patchOf(value));
  }
}

/**
 * The examples of the source: which of them stands in the box, what is to be
 * said about it, and whether something in it was changed.
 *
 * @param {State} state
 */
function examplesFor(state) {
  if (state.source === "vectors") {
    const chosen = exampleOf(state);
    const isChanged = chosen !== undefined && !isAsMade(chosen, state);
    const hint = isChanged ? "sentence.hint.changed" : hintOf(chosen);
    return { list: EXAMPLES, chosen, hint, isChanged };
  }
  const list = modelExamples(state.source);
  const chosen = list.find(({ text }) => text === state.text)?.id;
  return { list, chosen, hint: hintOf(chosen), isChanged: false };
}

/**
 * Whether the tokens of a text are the queries of the picture or its keys: those
 * of an original are the keys of the translation that looks at it.
 *
 * @param {TextName} name
 * @param {import("./types.js").Picture | null} picture
 */
function sideOf(name, picture) {
  const { source, place } = picture?.scene ?? {};
  const isOriginal = source === "translator" && place === "cross";
  return name === "text" && !isOriginal ? "row" : "col";
}

/** @param {string | undefined} example */
function hintOf(example) {
  return example ? `example.${example}.hint` : "sentence.hint.own";
}

/**
 * How many tokens there are, and how many have no vector of their own.
 *
 * @param {import("./types.js").Token[]} tokens
 */
function countsOf(tokens) {
  const counts = ["composed", "drawn"].flatMap((kind) => {
    const n = tokens.filter((token) => token.kind === kind).length;
    return n > 0 ? t(`sentence.${kind}`, { n }) : [];
  });
  return [t("sentence.tokens", { n: tokens.length }), ...counts].join(" · ");
}

customElements.define("sentence-box", SentenceBox);
