/** What is said of a teacher's variant, and the way out of it. */
import { html } from "lit";
import { send } from "../../components/controls.js";
import { problemText, t } from "../../i18n/index.js";

/**
 * @param {HTMLElement} host
 * @param {string} problem in words; "" when it is in use
 */
export function variantNote(host, problem) {
  return html`<p class=${problem ? "error" : "about"} role="status">
    ${problem ? t("variant.problem", { problem: problemText(problem) }) : t("variant.used")}
    <button class="button plain" @click=${() => send(host, { variant: "" })}>
      ${t("variant.leave")}
    </button>
  </p>`;
}
