import { LitElement, css, html, nothing } from "lit";
import { copyText } from "../app/clipboard.js";
import { keeping } from "../app/comparison.js";
import { SHEETS } from "../app/state.js";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, problemText, t } from "../i18n/index.js";
import { send } from "./controls.js";
import { CODE, COMPARE, EMBED, EXPORT, LINK, REDO, UNDO } from "./icons.js";

const SHEET_ICONS = { code: CODE, export: EXPORT };

/**
 * What can be done with the page as a whole.
 *
 * @fires undo
 * @fires redo
 */
export class PageTools extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    link: { attribute: false },
    stopped: { attribute: false },
    embed: { attribute: false },
    canUndo: { attribute: false },
    canRedo: { attribute: false },
    copied: { state: true },
    problem: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
      }
      .button {
        padding: 0 0.625rem;
        color: var(--ink);
      }
      .button:is([aria-pressed="true"], [aria-expanded="true"]) {
        background: var(--accent-soft);
        color: var(--accent);
      }
      .icon {
        width: 20px;
        height: 20px;
        flex: none;
      }
      @container (max-width: 719px) {
        .button {
          padding: 0 0.625rem;
        }
        .text:not(.news) {
          position: absolute;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /**
     * The address of this state, null when it is too long. None where no page
     * shows what a link says. @type {(() => Promise<string | null>) | null}
     */
    this.link = null;
    /**
     * Opens the dialog that embeds the page, in some place. None where other
     * pages cannot show it. @type {((place: ParentNode) => Promise<void>) | null}
     */
    this.embed = null;
    /** Why it could not be opened. */
    this.problem = "";
    /** What became of copying the link: of which state, and the key of a text. */
    this.copied = { state: this.state, text: "" };
    /** Whether the picture on show is not of this state. */
    this.stopped = false;
    this.canUndo = false;
    this.canRedo = false;
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<div class="tools" role="group" aria-label=${t("tools.label")}>
      ${this.#step("undo", UNDO, this.canUndo)}
      ${this.#step("redo", REDO, this.canRedo)}
      ${this.state.view ? nothing : this.#ofPicture()}
      ${this.link ? this.#link(this.link) : nothing}
      ${this.embed ? this.#embed(this.embed) : nothing}
    </div>`;
  }

  /** What needs a picture on the page. */
  #ofPicture() {
    return html`<button
        class="button plain to-compare"
        aria-pressed=${this.state.compare !== ""}
        ?disabled=${this.stopped && !this.state.compare}
        title=${t("tools.compare.about")}
        @click=${this.#compare}
      >
        ${COMPARE}<span class="text">${t("tools.compare")}</span>
      </button>
      ${SHEETS.map((name) => this.#sheet(name))}`;
  }

  /** @param {(typeof SHEETS)[number]} name */
  #sheet(name) {
    const isOpen = this.state.sheet === name;
    return html`<button
      class="button plain to-${name}"
      aria-expanded=${isOpen}
      title=${t(`tools.${name}.about`)}
      @click=${() => send(this, { sheet: isOpen ? "" : name })}
    >
      ${SHEET_ICONS[name]}<span class="text">${t(`tools.${name}`)}</span>
    </button>`;
  }

  /** @param {() => Promise<string | null>} address */
  #link(address) {
    const { state, text } = this.copied;
    const said = state === this.state ? text : "";
    return html`<button
        class="button plain"
        @click=${() => this.#copyLink(address())}
      >
        ${LINK}<span class="text ${said ? "news" : ""}">
          ${t(said || "page.link.copy")}
        </span>
      </button>
      <span class="silent" role="status">${said ? t(said) : ""}</span>`;
  }

  /** @param {Promise<string | null>} link */
  async #copyLink(link) {
    const { state } = this;
    const tooLong = () => Promise.reject(new Error("too long"));
    try {
      await copyText(link.then((url) => url ?? tooLong()));
      this.copied = { state, text: "page.link.copied" };
    } catch {
      // No permission: the button says how else.
      const isLong = (await link) === null;
      const text = isLong ? "page.link.too-long" : "page.link.failed";
      this.copied = { state, text };
    }
  }

  /** @param {(place: ParentNode) => Promise<void>} open */
  #embed(open) {
    const message = problemText(this.problem);
    const failed = (/** @type {Error} */ error) =>
      (this.problem = error.message);
    return html`<button
        class="button plain"
        aria-haspopup="dialog"
        title=${t("tools.embed.about")}
        @click=${() => open(this.renderRoot).catch(failed)}
      >
        ${EMBED}<span class="text">${t("tools.embed")}</span>
      </button>
      ${message && html`<p class="error" role="alert">${t("tools.failed", { message })}</p>`}`;
  }

  #compare() {
    const { state } = this;
    send(this, state.compare ? { compare: "" } : keeping(state));
  }

  /**
   * Who goes on pressing it until nothing is left keeps the focus.
   *
   * @param {"undo" | "redo"} name
   * @param {unknown} icon
   * @param {boolean} isPossible
   */
  #step(name, icon, isPossible) {
    return html`<button
      class="button plain"
      aria-label=${t(`tools.${name}`)}
      title=${t(`tools.${name}.keys`)}
      aria-disabled=${!isPossible}
      @click=${() => this.dispatchEvent(new CustomEvent(name))}
    >
      ${icon}
    </button>`;
  }
}

customElements.define("page-tools", PageTools);
