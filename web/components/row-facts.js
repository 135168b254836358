import { LitElement, css, html, nothing } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { readRow } from "./arithmetic.js";
import { rowState } from "./draw/rows.js";
import { cutClass, plainText } from "./draw/text.js";
import { formatBits, formatNumber, formatWeight } from "./format.js";
import { Room } from "./room.js";
import { rowSentence } from "./row-sentence.js";
import "./term-list.js";
import { Unseen } from "./unseen.js";

/** Keys that are listed. */
const MOST_SHARES = 5;

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
      contain: layout; /* what moves here is laid out and painted apart */
      background: var(--paper, #fff); /* what is painted is always as large */
      color: var(--ink, #1d2129);
      font-variant-numeric: tabular-nums;
    }
    p {
      margin: 0 0 0.75rem;
      line-height: 1.5;
      text-wrap: pretty;
    }
    table {
      inline-size: 100%;
      margin-block-end: 0.75rem;
      border-collapse: collapse;
      font-size: 0.875rem;
    }
    th,
    td {
      padding: 0.125rem 0 0.25rem 0.75rem;
      text-align: start;
      vertical-align: top;
      font-weight: 400;
      white-space: nowrap;
    }
    th:first-child {
      max-inline-size: 6.5rem;
      padding-inline-start: 0;
    }
    .cut {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    thead th {
      color: var(--muted, #666d79);
      font-size: 0.8125rem;
    }
    td svg {
      inline-size: 100%;
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
    .silent {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
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

  #unseen = new Unseen(this, ["row"]);
  #room = new Room();

  constructor() {
    super();
    followLanguage(this);
    /** @type {import("./types.js").Picture | null} */
    this.picture = null;
    this.row = 0;
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  shouldUpdate(changed) {
    return !this.#unseen.canWait(changed);
  }

  /** @override */
  updated() {
    this.#room.keep(this.renderRoot.querySelector("p"));
  }

  /** @override */
  render() {
    const picture = this.picture;
    if (!picture || this.row >= picture.nQ) return nothing;
    const reading = readRow(picture, this.row, MOST_SHARES);
    const { shares, entropy, mostEntropy, sum, valid } = reading;
    const state = rowState(sum, picture.nKv);
    return html`
      <p>
        ${valid ? rowSentence(picture, this.row, shares) : t("row.invalid")}
      </p>
      ${shares.length > 0 ? this.#shares(picture, shares) : nothing}
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
            ${valid ? formatWeight(shares[0]?.weight ?? 0) : "NaN"}
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
      <term-list
        .terms=${/** @type {const} */ (["weight", "entropy"])}
      ></term-list>
    `;
  }

  /**
   * The strongest keys: how much weight, and how much that makes of their v.
   *
   * @param {import("./types.js").Picture} picture
   * @param {import("./arithmetic.js").Share[]} shares
   */
  #shares({ otherTokens }, shares) {
    const longest = Math.max(...shares.map(({ length }) => length)) || 1;
    return html`<table>
      <thead>
        <tr>
          <th scope="col">
            <span class="silent">${t("heat.table.key")}</span>
          </th>
          <th scope="col">${t("row.weight")}</th>
          <th scope="col" title=${t("row.length.about")}>
            ‖${t("row.weight")} · <var>v</var>‖
          </th>
        </tr>
      </thead>
      <tbody>
        ${shares.map(({ col, weight, length }) => {
          const token = plainText(otherTokens[col].text);
          return html`<tr>
            <th scope="row" class=${cutClass(token)}>
              <bdi>${token}</bdi>
            </th>
            <td>${formatWeight(weight)} ${bar(weight)}</td>
            <td>${formatNumber(length)} ${bar(length / longest)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
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
    <rect
      class="bar"
      width=${100 * Math.min(share || 0, 1)}
      height="4"
      rx="2"
    ></rect>
  </svg>`;
}

customElements.define("row-facts", RowFacts);
