import { LitElement, html, nothing, svg } from "lit";
import { hasRow } from "../app/long-text.js";
import { followLanguage, t } from "../i18n/index.js";
import { rowOf } from "./arithmetic.js";
import { arcsFrom, sumOfRows } from "./draw/arcs.js";
import { isolated, plainText } from "./draw/text.js";
import { formatPercent } from "./format.js";
import { Redraw } from "./redraw.js";
import { tokenArcsStyles } from "./token-arcs-styles.js";
import { Unseen } from "./unseen.js";

/**
 * @typedef {import("./types.js").Token} Token
 * @typedef {import("./draw/arcs.js").Box} Box
 */

/** Tokens that are shown; a longer text is for the heatmap. */
export const MOST_TOKENS = 96;
/** Shares below this have no number under their token. */
const LEAST_NUMBER = 0.05;

/**
 * The sentence as chips, with the attention of the pointed, focused or pinned
 * tokens as arcs behind them; of two sentences when attention is across.
 *
 * Fires `token-pin` {row} when a query is pressed: the page keeps `pinned`.
 *
 * @element token-arcs
 */
export class TokenArcs extends LitElement {
  /** @override */
  static properties = {
    picture: { attribute: false },
    pinned: { attribute: false },
    row: { type: Number },
    _pointed: { state: true },
    _boxes: { state: true },
  };

  /** @override */
  static styles = tokenArcsStyles;

  #redraw = new Redraw(this, () => this.#measure(), { measures: true });
  #unseen = new Unseen(this, ["row"]);

  constructor() {
    super();
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    /** Rows whose links stay. @type {readonly number[]} */
    this.pinned = [];
    /** The row whose links are shown while none is pinned, or -1. */
    this.row = -1;
    /** @type {number | null} */
    this._pointed = null;
    /** @type {{ queries: Box[], keys: Box[], width: number, height: number } | null} */
    this._boxes = null;
    this.addController(this.#redraw);
    followLanguage(this);
  }

  get #crosses() {
    return this.picture?.tokens !== this.picture?.otherTokens;
  }

  /** Rows whose links are shown now. */
  get #rows() {
    const most = Math.min(this.picture?.nQ ?? 0, MOST_TOKENS);
    const shownNow = this.pinned.length > 0 ? this.pinned : [this.row];
    const rows = this._pointed === null ? shownNow : [this._pointed];
    const picture = this.picture;
    return rows.filter(
      (row) => row >= 0 && row < most && picture && hasRow(picture, row),
    );
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  shouldUpdate(changed) {
    return !this.#unseen.canWait(changed);
  }

  /** Not every browser tells that a chip that goes loses pointer and focus. @override */
  willUpdate() {
    if ((this._pointed ?? 0) >= (this.picture?.nQ ?? 0)) this._pointed = null;
  }

  /** @override */
  render() {
    const picture = this.picture;
    if (!picture) return nothing;
    const shares = sumOfRows(picture.weights, this.#rows);
    const crosses = this.#crosses;
    return html`
      <div class="width"></div>
      ${this.#renderArcs(picture)}
      <div
        class="tokens"
        role="group"
        aria-label=${t("arcs.queries")}
        @pointerleave=${() => (this._pointed = null)}
        @focusout=${() => (this._pointed = null)}
      >
        ${shown(picture.tokens).map((token, row) =>
          this.#renderQuery(token, row, crosses ? null : shares[row]),
        )}
        ${more(picture.tokens)}
      </div>
      ${
        crosses
          ? html`<div
              class="tokens keys"
              role="group"
              aria-label=${t("arcs.keys")}
            >
              ${shown(picture.otherTokens).map(
                (token, col) =>
                  html`<span class="chip key"
                    ><bdi>${plainText(token.text)}</bdi
                    >${number(shares[col])}</span
                  >`,
              )}
              ${more(picture.otherTokens)}
            </div>`
          : nothing
      }
    `;
  }

  /**
   * @param {Token} token
   * @param {number} row
   * @param {number | null} share taken from this token; null where it is no key
   */
  #renderQuery(token, row, share) {
    const shownNow = this.#rows.includes(row);
    return html`<button
      type="button"
      class="chip ${shownNow ? "from" : ""}"
      aria-pressed=${this.pinned.includes(row)}
      @pointerenter=${() => (this._pointed = row)}
      @focus=${(/** @type {FocusEvent} */ event) => this.#onFocus(event, row)}
      @click=${() => this.#pin(row)}
    >
      <bdi>${plainText(token.text)}</bdi>${number(share ?? 0)}
    </button>`;
  }

  /** @param {import("./types.js").Picture} picture */
  #renderArcs(picture) {
    const boxes = this._boxes;
    if (!boxes) return nothing;
    const rows = this.#rows.filter((row) => row < boxes.queries.length);
    if (rows.length === 0) return nothing;
    const all = rows.map((row) => ({
      row,
      arcs: arcsFrom(
        boxes.queries[row],
        boxes.keys,
        rowOf(picture.weights, row),
      ),
    }));
    return html`<svg
      viewBox=${`0 0 ${boxes.width} ${boxes.height}`}
      width=${boxes.width}
      height=${boxes.height}
      role="img"
      aria-label=${all.map(({ row, arcs }) => spoken(picture, row, arcs)).join(" ")}
    >
      ${all.flatMap(({ arcs }) =>
        arcs.map(
          ({ path, width, weight, end }) => svg`
            <path d=${path} stroke-width=${width} stroke-opacity=${strength(weight)}></path>
            <circle cx=${end.x} cy=${end.y} r=${1.5 + width / 3} fill-opacity=${strength(weight)}></circle>`,
        ),
      )}
    </svg>`;
  }

  /**
   * What is pointed at moves no chip.
   *
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    const pointing = ["row", "_pointed", "_boxes"];
    const isPointed = [...changed.keys()].every((key) =>
      pointing.includes(key),
    );
    if (changed.size === 0 || !isPointed) this.#redraw.request();
  }

  /** Reads where the chips stand; asks for a new rendering if they moved. */
  #measure() {
    const boxesOf = (/** @type {string} */ selector) =>
      Array.from(this.renderRoot.querySelectorAll(selector), boxOf);
    const queries = boxesOf("button.chip");
    const boxes = {
      queries,
      keys: this.#crosses ? boxesOf("span.chip") : queries,
      width: this.clientWidth,
      height: this.clientHeight,
    };
    if (JSON.stringify(boxes) !== JSON.stringify(this._boxes)) {
      this._boxes = boxes;
    }
  }

  /**
   * @param {FocusEvent} event
   * @param {number} row
   */
  #onFocus(event, row) {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (button.matches(":focus-visible")) this._pointed = row;
  }

  /** @param {number} row */
  #pin(row) {
    this.dispatchEvent(
      new CustomEvent("token-pin", {
        detail: { row },
        bubbles: true,
        composed: true,
      }),
    );
  }
}

/** @param {readonly Token[]} tokens */
function shown(tokens) {
  return tokens.slice(0, MOST_TOKENS);
}

/** @param {readonly Token[]} tokens */
function more(tokens) {
  const n = tokens.length - MOST_TOKENS;
  return n > 0
    ? html`<span class="more">${t("arcs.more", { n })}</span>`
    : nothing;
}

/** @param {number} share */
function number(share) {
  return html`<small
    >${share >= LEAST_NUMBER ? formatPercent(share) : nothing}</small
  >`;
}

/** @param {number} weight */
function strength(weight) {
  return 0.25 + 0.65 * Math.min(weight, 1);
}

/**
 * The chip's box without the room for the number below it.
 *
 * @param {Element} chip
 * @returns {Box}
 */
function boxOf(chip) {
  const label = /** @type {HTMLElement} */ (chip.firstElementChild);
  return {
    x: label.offsetLeft,
    y: label.offsetTop,
    width: label.offsetWidth,
    height: label.offsetHeight,
  };
}

/**
 * @param {import("./types.js").Picture} picture
 * @param {number} row
 * @param {import("./draw/arcs.js").Arc[]} arcs
 */
function spoken(picture, row, arcs) {
  const links = [...arcs].reverse().map(({ col, weight }) =>
    t("arcs.link", {
      token: isolated(picture.otherTokens[col].text),
      percent: formatPercent(weight),
    }),
  );
  const token = isolated(picture.tokens[row].text);
  return t("arcs.links", { token, links: links.join(", ") });
}

customElements.define("token-arcs", TokenArcs);
