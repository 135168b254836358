import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { wordsOf } from "../texts/index.js";

/**
 * The exercises: which is on show, and which are solved.
 *
 * @param {object} what
 * @param {readonly { name: string }[]} what.all
 * @param {string} what.current its name
 * @param {import("./kept.js").Kept} what.kept
 * @param {(name: string) => unknown} what.choose
 */
export function exerciseList({ all, current, kept, choose }) {
  const one = (/** @type {{ name: string }} */ { name }) =>
    html`<li>
      <button
        class="button plain"
        aria-current=${name === current ? "true" : nothing}
        @click=${() => choose(name)}
      >
        ${wordsOf({ name }).title}
        ${
          kept[name]?.isSolved
            ? html`<span aria-hidden="true">✓</span
                ><span class="silent">${t("practice.done")}</span>`
            : nothing
        }
      </button>
    </li>`;
  return html`<nav aria-label=${t("practice.exercises")}>
    <ul>
      ${all.map(one)}
    </ul>
  </nav>`;
}
