import { LitElement, html, nothing } from "lit";
import { copyText } from "../app/clipboard.js";
import { FIELDS } from "../app/state.js";
import { base, controlStyles } from "../app/theme.js";
import {
  optionsControl,
  stepperControl,
  switchControl,
} from "../components/controls.js";
import { embedTexts } from "../i18n/embed.js";
import {
  LANGUAGES,
  addTexts,
  followLanguage,
  hasText,
  t,
} from "../i18n/index.js";
import { embedDialogStyles } from "./embed-dialog-styles.js";
import { PROTOCOL } from "../app/protocol.js";
import * as snippets from "./snippet.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("./controls.js").Part} Part */

const KINDS = /** @type {const} */ ({
  frame: snippets.frameSnippet,
  element: snippets.elementSnippet,
});
/** @type {snippets.Shown[]} */
const SHOWN = ["open", "locked", "hidden"];
/** Of a frame, in px. */
const HEIGHT = { least: 200, most: 4000, step: 100, usual: 720 };

export const loadTexts = () => addTexts(embedTexts);

/**
 * Makes what shows the present state on another page, with a preview.
 *
 * @element embed-dialog
 * @fires close
 */
export class EmbedDialog extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    linkTo: { attribute: false },
    _address: { state: true },
    _kind: { state: true },
    _shown: { state: true },
    _height: { state: true },
    _isAuto: { state: true },
    _language: { state: true },
    _theme: { state: true },
    _told: { state: true },
    _copied: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, embedDialogStyles];

  constructor() {
    super();
    /** @type {State} */
    this.state;
    /** The address of a state; null when it would be too long. @type {(state: State) => Promise<string | null>} */
    this.linkTo;
    /** That of the present state; undefined until it is known. @type {string | null | undefined} */
    this._address = undefined;
    /** @type {keyof typeof KINDS} */
    this._kind = "frame";
    /** @type {Partial<Record<Part, snippets.Shown>>} */
    this._shown = {};
    this._height = HEIGHT.usual;
    this._isAuto = false;
    /** @type {State["lang"]} */
    this._language = "";
    /** @type {State["theme"]} */
    this._theme = "auto";
    /** The height that the preview tells. */
    this._told = HEIGHT.usual;
    /** The snippet that was copied, and the key of what is said of it. */
    this._copied = { snippet: "", text: "" };
    followLanguage(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    addEventListener("message", this.#hear);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("message", this.#hear);
  }

  /** @override */
  firstUpdated() {
    const { lang, theme } = this.state;
    this._language = lang;
    this._theme = theme;
    this.renderRoot.querySelector("dialog")?.showModal();
    void this.#find();
  }

  /** Language and theme are told beside the link. */
  async #find() {
    this._address = await this.linkTo({
      ...this.state,
      lang: "",
      theme: "auto",
    });
  }

  /** @returns {snippets.Choices | null} */
  get #choices() {
    if (!this._address) return null;
    const [site, link = ""] = this._address.split("#");
    return {
      ...{ site, link },
      controls: snippets.controlsOf(this._shown),
      language: this._language,
      theme: this._theme,
      height: this._isAuto ? null : this._height,
    };
  }

  /** @override */
  render() {
    const choices = this.#choices;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.dispatchEvent(new Event("close"))}
    >
      <div class="head">
        <h2 id="title">${t("embed.title")}</h2>
        <button class="button plain" @click=${this.#close}>
          ${t("page.close")}
        </button>
      </div>
      <p class="about">${t("embed.about")}</p>
      ${
        this._address === null
          ? html`<p class="error">${t("page.link.too-long")}</p>`
          : nothing
      }
      <div class="columns">
        <div class="stack">${this.#options()}</div>
        <div class="stack">${choices && this.#result(choices)}</div>
      </div>
    </dialog>`;
  }

  #options() {
    const languages = { "": t("page.language.auto"), ...LANGUAGES };
    return html`${this.#parts()} ${this.#heights()}
    ${pick({
      name: "language",
      label: t("page.language"),
      value: this._language,
      options: Object.entries(languages),
      change: (value) =>
        (this._language = /** @type {State["lang"]} */ (value)),
    })}
    ${optionsControl({
      name: "theme",
      legend: t("page.theme"),
      value: this._theme,
      options: FIELDS.theme.options.map((value) => ({
        value,
        text: t(`page.theme.${value}`),
      })),
      change: (value) => (this._theme = value),
    })}`;
  }

  #parts() {
    const parts = snippets.partsOf(this.state);
    const isNone =
      parts.length > 1 && parts.every((part) => this._shown[part] === "hidden");
    const options = SHOWN.map(
      (value) =>
        /** @type {[string, string]} */ ([value, t(`embed.shown.${value}`)]),
    );
    return html`<details ?open=${parts.length === 1}>
      <summary>${t("embed.shown")}</summary>
      ${parts.map((part) =>
        pick({
          name: part,
          label: nameOf(part),
          value: this._shown[part] ?? "open",
          options,
          change: (value) => (this._shown = { ...this._shown, [part]: value }),
        }),
      )}
      ${isNone ? html`<p class="error">${t("embed.shown.none")}</p>` : nothing}
    </details>`;
  }

  #heights() {
    const { least, most, step } = HEIGHT;
    return html`${switchControl({
      name: "embed.height.auto",
      checked: this._isAuto,
      change: (isAuto) => (this._isAuto = isAuto),
    })}
    ${
      this._isAuto
        ? nothing
        : stepperControl({
            name: "embed.height",
            value: this._height,
            ...{ least, most, step: "1", range: "field.range" },
            less: Math.max(least, this._height - step),
            more: Math.min(most, this._height + step),
            change: (height) => (this._height = height),
          })
    }`;
  }

  /** @param {snippets.Choices} choices */
  #result(choices) {
    const snippet = KINDS[this._kind](choices);
    const said = this._copied.snippet === snippet ? this._copied.text : "";
    return html`${optionsControl({
        name: "kind",
        legend: t("embed.kind"),
        silent: true,
        value: this._kind,
        options: /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS)).map(
          (value) => ({ value, text: t(`embed.kind.${value}`) }),
        ),
        change: (kind) => (this._kind = kind),
      })}
      <p class="about">${t(`embed.kind.${this._kind}.about`)}</p>
      <textarea
        readonly
        spellcheck="false"
        aria-label=${t("embed.snippet")}
        .value=${snippet}
        @focus=${(/** @type {Event} */ event) =>
          /** @type {HTMLTextAreaElement} */ (event.target).select()}
      ></textarea>
      <div>
        <button class="button main" @click=${() => this.#copy(snippet)}>
          ${t(said || "embed.copy")}
        </button>
        <span class="silent" role="status">${said && t(said)}</span>
      </div>
      <h3 id="preview">${t("embed.preview")}</h3>
      <div class="preview" role="group" aria-labelledby="preview" tabindex="0">
        <iframe
          title=${t("embed.preview")}
          sandbox=${snippets.SANDBOX}
          height=${choices.height ?? this._told}
          src=${snippets.frameAddress(choices)}
        ></iframe>
      </div>`;
  }

  /** @param {string} snippet */
  async #copy(snippet) {
    const text = await copyText(Promise.resolve(snippet)).then(
      () => "embed.copied",
      () => "embed.copy.failed", // no permission: it can be selected
    );
    this._copied = { snippet, text };
  }

  #close() {
    this.renderRoot.querySelector("dialog")?.close();
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, data }) => {
    const frame = this.renderRoot.querySelector("iframe");
    if (!frame || source !== frame.contentWindow) return;
    if (data?.attentionPlayground === PROTOCOL && data.type === "height")
      this._told = Number(data.height);
  };
}

/** @param {Part} part */
function nameOf(part) {
  const own = `embed.part.${part}`;
  return t(hasText(own) ? own : `${part}.title`);
}

/**
 * One of several, from a list.
 *
 * @param {{ name: string, label: string, value: string, options: [string, string][], change: (value: string) => void }} list
 *   options: value and text
 */
function pick({ name, label, value, options, change }) {
  const choose = (/** @type {Event} */ { target }) =>
    change(/** @type {HTMLSelectElement} */ (target).value);
  return html`<div class="pick">
    <label for=${name}>${label}</label>
    <select id=${name} @change=${choose}>
      ${options.map(
        ([option, text]) =>
          html`<option value=${option} ?selected=${option === value}>
            ${text}
          </option>`,
      )}
    </select>
  </div>`;
}

customElements.define("embed-dialog", EmbedDialog);
