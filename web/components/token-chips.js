import { LitElement, css, html, nothing } from "lit";
import { base } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { rowOf } from "./arithmetic.js";
import { send } from "./controls.js";

/**
 * @typedef {import("./types.js").Token} Token
 * @typedef {import("./types.js").Picture} Picture
 */

/** More chips than this help nobody, and cost time. */
const MOST_CHIPS = 160;

/**
 * The tokens of a sentence. Choosing one chooses its row (or column) of the
 * picture; each is tinted by the weight that the chosen row gives it.
 */
export class TokenChips extends LitElement {
  /** @override */
  static properties = {
    tokens: { attribute: false },
    side: { attribute: false },
    state: { attribute: false },
    picture: { attribute: false },
    row: { attribute: false },
    at: { state: true },
    told: { state: true },
  };

  /** @override */
  static styles = [
    base,
    css`
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.25rem;
        min-height: calc(2 * var(--touch)); /* before they are known */
        max-height: 11.5rem;
        overflow-y: auto;
        margin: 0 -3px;
        padding: 0 3px;
      }
      .chip {
        display: flex; /* laid out three times as fast as a grid */
        align-items: center;
        justify-content: center;
        min-height: var(--touch);
        cursor: pointer;
      }
      .chip span {
        min-width: var(--touch);
        padding: 0.1875rem 0.5rem;
        border: 1px solid var(--line);
        border-radius: 7px;
        background: color-mix(
          in oklab,
          var(--paper),
          var(--accent) calc(var(--share, 0) * 45%)
        );
        font-size: 0.9375rem;
        line-height: 1.4;
        text-align: center;
        overflow-wrap: anywhere;
      }
      .chip:hover span {
        border-color: var(--edge);
      }
      .chip.composed span {
        border-style: dashed;
        border-color: var(--edge);
      }
      .chip.drawn span {
        border-style: dotted;
        border-width: 2px;
        border-color: var(--edge);
        font-style: italic;
      }
      .chip[aria-selected="true"] span {
        border-color: currentColor;
        box-shadow: 0 0 0 1px currentColor;
      }
      .row .chip[aria-selected="true"] {
        color: var(--query);
      }
      .col .chip[aria-selected="true"] {
        color: var(--key);
      }
      .chip:focus-visible {
        outline: none;
      }
      .chip:focus-visible span {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
      .told {
        min-height: 1.5em; /* so that nothing moves when it comes */
        margin: 0.25rem 0 0;
        color: var(--muted);
        font-size: 0.8125rem;
        overflow-wrap: anywhere;
      }
      .more {
        align-self: center;
        color: var(--muted);
        font-size: 0.8125rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Token[]} */
    this.tokens = [];
    /** Which side of the picture these tokens are. @type {"row" | "col"} */
    this.side = "row";
    /** @type {import("../app/state.js").State} */
    this.state;
    /** @type {Picture | null} */
    this.picture = null;
    /** The row whose weights tint the keys, or -1. */
    this.row = -1;
    /** The chip that the Tab key reaches. */
    this.at = 0;
    /** The chip whose vector is told of below the chips, or -1. */
    this.told = -1;
    followLanguage(this);
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    const before = /** @type {import("../app/state.js").State | undefined} */ (
      changed.get("state")
    );
    if (
      changed.has("tokens") ||
      (changed.has("state") && before?.selected !== this.state.selected)
    )
      this.told = this.#chosen;
    this.at = Math.min(this.at, Math.max(this.#shown.length - 1, 0));
  }

  /**
   * Another row only tints the chips anew.
   *
   * @override
   * @param {Map<string, unknown>} changed
   */
  shouldUpdate(changed) {
    const isTint = changed.size === 1 && changed.has("row");
    if (isTint) this.#tint();
    return !isTint;
  }

  /** @override */
  updated() {
    this.#tint();
  }

  /** Colours are set through the object model: the page allows no style text. */
  #tint() {
    const { picture, row } = this;
    const isKeys = this.side === "col" || !this.state.cross;
    const shares =
      picture && isKeys && row >= 0 && row < picture.nQ
        ? rowOf(picture.weights, row)
        : null;
    const chips = this.renderRoot.querySelectorAll(".chip");
    for (const [i, chip] of chips.entries()) {
      const { style } = /** @type {HTMLElement} */ (chip);
      // Rounded by less than makes a step of the colour.
      const share = String(Math.round(50 * (shares?.[i] ?? 0)) / 50);
      if (style.getPropertyValue("--share") !== share)
        style.setProperty("--share", share);
    }
  }

  /** @override */
  render() {
    const told = this.tokens[this.told];
    const hidden = this.tokens.length - this.#shown.length;
    return html`<div
        class="chips ${this.side}"
        role="listbox"
        aria-orientation="horizontal"
        aria-label=${t("sentence.chips")}
        @keydown=${this.#move}
        @pointerleave=${this.#rest}
        @focusout=${this.#rest}
      >
        ${this.#shown.map((token, i) => this.#chip(token, i))}
        ${
          hidden > 0
            ? html`<span class="more" role="presentation"
                >${t("sentence.chips.more", { n: hidden })}</span
              >`
            : nothing
        }
      </div>
      <p class="told">${told ? describe(told) : nothing}</p>`;
  }

  get #chosen() {
    return this.state.selected?.[this.side] ?? -1;
  }

  get #shown() {
    return this.tokens.slice(0, MOST_CHIPS);
  }

  /**
   * @param {Token} token
   * @param {number} i
   */
  #chip(token, i) {
    const chosen = this.#chosen === i;
    const about = describe(token);
    return html`<div
      class="chip ${token.kind}"
      role="option"
      tabindex=${i === this.at ? 0 : -1}
      aria-selected=${chosen ? "true" : "false"}
      aria-label=${about}
      title=${about}
      @click=${() => this.#choose(i)}
      @focus=${() => (this.at = this.told = i)}
      @pointerenter=${() => (this.told = i)}
    >
      <span dir="auto">${token.text}</span>
    </div>`;
  }

  /** @param {number} i */
  #choose(i) {
    const before = this.state.selected ?? { row: 0, col: 0 };
    const both = this.state.cross ? {} : { row: i, col: i };
    send(this, { selected: { ...before, ...both, [this.side]: i } });
  }

  /** Tells of the chip that has the focus, else of the chosen one. */
  #rest() {
    const isFocused = this.renderRoot.querySelector(".chip:focus") !== null;
    this.told = isFocused ? this.at : this.#chosen;
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const last = this.#shown.length - 1;
    const rtl = getComputedStyle(this).direction === "rtl";
    const to = {
      ArrowRight: this.at + (rtl ? -1 : 1),
      ArrowLeft: this.at + (rtl ? 1 : -1),
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === "Enter" || event.key === " ") this.#choose(this.at);
    else if (to !== undefined) this.#focus(Math.min(Math.max(to, 0), last));
    else return;
    event.preventDefault();
  }

  /** @param {number} i */
  #focus(i) {
    const chips = this.renderRoot.querySelectorAll(".chip");
    /** @type {HTMLElement | undefined} */ (chips[i])?.focus();
  }
}

/** @param {Token} token */
function describe({ text, kind, pieces }) {
  const values = { token: text, pieces: pieces.join(" + ") };
  const isAlias =
    kind === "known" && pieces.length === 1 && pieces[0] !== text.toLowerCase();
  return t(isAlias ? "token.known.as" : `token.${kind}`, values);
}

customElements.define("token-chips", TokenChips);
