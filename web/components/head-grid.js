import { LitElement, html } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { poolMasked } from "./draw/pixels.js";
import { formatBits, formatCell, formatFixed, formatWeight } from "./format.js";
import { headGridStyles } from "./head-grid-styles.js";
import { stepChoice } from "./keyboard.js";
import { paintHeads } from "./paint-heads.js";
import { Redraw } from "./redraw.js";
import { paletteStyles, resolveStyle } from "./resolved-style.js";

/**
 * One small heatmap a head, as a group of radio buttons.
 *
 * Fires `head-select` {head}.
 *
 * @element head-grid
 */
export class HeadGrid extends LitElement {
  /** @override */
  static properties = {
    picture: { attribute: false },
    masked: { attribute: false },
    names: { attribute: false },
    scale: {},
    map: {},
  };

  /** @override */
  static styles = [paletteStyles, headGridStyles];

  #redraw = new Redraw(this, () => this.#draw());

  constructor() {
    super();
    followLanguage(this);
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    /** @type {Uint8Array | null} (nQ, nKv), 1 = masked */
    this.masked = null;
    /** Of the heads, where these have more than a number. @type {string[]} */
    this.names = [];
    /** @type {"linear" | "log"} */
    this.scale = "linear";
    /** @type {import("./colors.js").MapName} */
    this.map = "ink";
    this.addController(this.#redraw);
  }

  /** @override */
  render() {
    const heads = Array.from(
      { length: this.picture?.nHeads ?? 0 },
      (_, h) => h,
    );
    return html`
      <i class="palette" hidden></i>
      <div role="radiogroup" aria-label=${t("heads.label")}>
        ${heads.map((head) => this.#renderHead(head))}
      </div>
    `;
  }

  /** @param {number} head */
  #renderHead(head) {
    const { mean, largest } = this.#facts(head);
    const chosen = head === this.picture?.head;
    const isComing = this.picture?.isPart && !chosen;
    const largestText = formatWeight(largest);
    const name = this.names[head] ?? t("heads.name", { head: head + 1 });
    const facts = t("heads.one", {
      ...{ head: head + 1, bits: formatBits(mean), largest: largestText },
    });
    return html`<button
      type="button"
      role="radio"
      aria-checked=${chosen}
      aria-label=${
        isComing ? name : this.names[head] ? `${name}. ${facts}` : facts
      }
      tabindex=${chosen ? 0 : -1}
      @click=${() => this.#select(head)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onKey(event, head)}
    >
      <canvas></canvas>
      <span class="name">${name}</span>
      <span class="facts">
        ${
          isComing
            ? "…"
            : html`<span
                  >${t("heads.bits", { bits: formatFixed(mean, 1) })}</span
                >
                <span
                  >${t("heads.largest", {
                    largest: formatCell(largest) || largestText,
                  })}</span
                >`
        }
      </span>
    </button>`;
  }

  /** @param {number} head */
  #facts(head) {
    const { nQ, entropy, largest } =
      /** @type {import("./types.js").Picture} */ (this.picture);
    let bits = 0;
    let most = 0;
    for (let row = head * nQ; row < (head + 1) * nQ; row++) {
      bits += entropy.data[row];
      most = Math.max(most, largest.data[row]);
    }
    return { mean: nQ ? bits / nQ : 0, largest: most };
  }

  /** @param {number} head */
  #select(head) {
    this.dispatchEvent(
      new CustomEvent("head-select", {
        detail: { head },
        bubbles: true,
        composed: true,
      }),
    );
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} head
   */
  #onKey(event, head) {
    const to = stepChoice(event.key, head, this.picture?.nHeads ?? 1);
    if (to === null) return;
    event.preventDefault();
    const buttons = this.renderRoot.querySelectorAll("button");
    buttons[to].focus();
    this.#select(to);
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    const needs = ["picture", "masked", "map", "scale"];
    if (needs.some((name) => changed.has(name))) this.#redraw.request();
  }

  #draw() {
    const palette = this.renderRoot.querySelector(".palette");
    const picture = this.picture;
    if (!palette || !picture) return;
    const { scheme } = resolveStyle(palette, 12);
    const [, rows, cols] = picture.overview.shape;
    const { nQ, nKv } = picture;
    // Of a long text the pooled mask is pooled again.
    const { digest } = picture;
    const [fromRows, fromCols] = digest?.small.matrices.weights.shape ?? [
      nQ,
      nKv,
    ];
    const from = digest?.small.masked ?? this.masked;
    const masked =
      from &&
      poolMasked(from, { rows: fromRows, cols: fromCols }, { rows, cols });
    const { map, scale } = this;
    paintHeads(this.renderRoot.querySelectorAll("canvas"), picture.overview, {
      ...{ masked: masked ?? null, map, scheme, scale },
    });
  }
}

customElements.define("head-grid", HeadGrid);
