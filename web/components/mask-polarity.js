import { LitElement, css, html } from "lit";
import { base } from "../app/theme.js";
import { POLARITY } from "../code/polarity.js";
import { followLanguage, t } from "../i18n/index.js";

/**
 * What "true" means in the masks of the common libraries: they disagree.
 *
 * @element mask-polarity
 */
export class MaskPolarity extends LitElement {
  /** @override */
  static properties = { kind: {} };

  /** @override */
  static styles = [
    base,
    css`
      summary {
        display: flex;
        align-items: center;
        min-height: var(--touch);
        color: var(--accent);
        font-size: 0.8125rem;
        cursor: pointer;
      }
      summary::before {
        content: "▸";
        content: "▸" / "";
        width: 1.1em;
      }
      [open] > summary::before {
        content: "▾";
        content: "▾" / "";
      }
      dl {
        display: grid;
        gap: 0.5rem;
        margin: 0 0 0.5rem;
        font-size: 0.8125rem;
      }
      div {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0 0.75rem;
      }
      dd {
        margin: 0;
      }
      .meaning {
        font-weight: 600;
      }
      .ignore {
        color: var(--bad);
      }
      code {
        grid-column: 1 / -1;
        overflow-wrap: anywhere;
        color: var(--muted);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../code/polarity.js").MaskKind} */
    this.kind = "shape";
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<details>
      <summary>${t("polarity.title")}</summary>
      <dl>
        ${POLARITY[this.kind].map(
          ({ library, code, meaning }) =>
            html`<div>
              <dt>${library}</dt>
              <dd class="meaning ${meaning}">${t(`polarity.${meaning}`)}</dd>
              <dd><code>${code}</code></dd>
            </div>`,
        )}
      </dl>
    </details>`;
  }
}

customElements.define("mask-polarity", MaskPolarity);
