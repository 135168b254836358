import { LitElement, css, html, nothing } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { readRow } from "./arithmetic.js";
import { rowState } from "./draw/rows.js";
import { formatBits, formatNumber, formatWeight } from "./format.js";
import { rowSentence } from "./row-sentence.js";

/**
 * One row of weights in words: where the token takes from, how spread its
 * attention is, its largest weight, and whether the row sums to 1.
 *
 * @element row-facts
 */
export class RowFacts extends LitElement {
  /** @override */
  static properties = {
    picture: { attribute: false },
    row: { type: Number },
  };

  /** @override */
  static styles = css`
    :host {
      display: block;
      color: var(--ink, #1d2129);
      font-variant-numeric: tabular-nums;
    }
    p {
      margin: 0 0 0.75rem;
      line-height: 1.5;
      text-wrap: pretty;
    }
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1.75rem;
      margin: 0;
    }
    dt {
      color: var(--muted, #666d79);
      font-size: 0.8125rem;
    }
    dd {
      margin: 0;
      font-weight: 620;
    }
    small {
      color: var(--muted, #666d79);
      font-weight: 400;
    }
    svg {
      display: block;
      inline-size: 7rem;
      block-size: 4px;
      margin-block-start: 0.25rem;
    }
    .track {
      fill: var(--line, #d9dce1);
    }
    .bar {
      fill: var(--accent, #2f5bd3);
    }
    .wrong {
      color: var(--bad, #c22f2f);
    }
  `;

  constructor() {
    super();
    followLanguage(this);
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    this.row = 0;
  }

  /** @override */
  render() {
    const picture = this.picture;
    if (!picture || this.row >= picture.nQ) return nothing;
    const reading = readRow(picture, this.row);
    const { shares, entropy, mostEntropy, sum } = reading;
    const state = rowState(sum, picture.nKv);
    return html`
      <p>${rowSentence(picture, this.row, shares)}</p>
      <dl>
        <div>
          <dt>${t("row.entropy")}</dt>
          <dd>
            ${formatBits(entropy)}
            <small
              >${t("row.entropy.of", { most: formatBits(mostEntropy) })}</small
            >
            ${bar(mostEntropy ? entropy / mostEntropy : 0)}
          </dd>
        </div>
        <div>
          <dt>${t("row.largest")}</dt>
          <dd>
            ${formatWeight(shares[0]?.weight ?? 0)}
            ${bar(shares[0]?.weight ?? 0)}
          </dd>
        </div>
        <div>
          <dt>${t("row.sum")}</dt>
          <dd class=${state}>
            ${formatNumber(sum, 4)} ${state === "one" ? "✓" : nothing}
            ${state === "wrong" ? "✗" : nothing}
          </dd>
        </div>
      </dl>
    `;
  }
}

/** @param {number} share 0…1 */
function bar(share) {
  return html`<svg
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="track" width="100" height="4" rx="2"></rect>
    <rect class="bar" width=${100 * share} height="4" rx="2"></rect>
  </svg>`;
}

customElements.define("row-facts", RowFacts);
