/** What stands around the parts of the page: messages, the engine, the foot. */
import { html, nothing } from "lit";
import { LANGUAGES, t } from "../i18n/index.js";
import { TERMS } from "./glossary.js";
import { noticeOf } from "./notices.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./controller.js").Controller} Controller
 */

/**
 * Which build of the engine runs.
 *
 * @param {Controller["playground"]} playground
 */
export function engineLine(playground) {
  if (!playground) return html`<p class="engine"></p>`;
  const { build, lanes } = playground;
  const values = { build: t(`page.build.${build}`), lanes };
  return html`<p class="engine" title=${t("page.build.about", values)}>
    ${t("page.build", values)}
  </p>`;
}

/**
 * What went wrong with the page as a whole.
 *
 * @param {Controller} page
 * @param {string} lost the language that did not arrive
 */
export function notices(page, lost) {
  const { reading, trouble } = page;
  const read = reading.trouble ? noticeOf(reading) : "";
  return html`<div class="notices" role="status">
    ${lost ? notice(t("notice.language", { name: lost })) : nothing}
    ${
      read
        ? notice(read, {
            text: t("page.close"),
            act: () => page.dismissLink(),
          })
        : nothing
    }
    ${
      trouble?.place === "page"
        ? notice(
            t("notice.error", { message: trouble.message }),
            { text: t("notice.retry"), act: () => void page.open() },
            "bad",
          )
        : nothing
    }
  </div>`;
}

/**
 * @param {string} text
 * @param {{ text: string, act: () => void } | null} [button]
 * @param {string} [kind]
 */
function notice(text, button = null, kind = "") {
  return html`<p class="notice ${kind}">
    <span>${text}</span>
    ${
      button
        ? html`<button class="button plain" @click=${button.act}>
            ${button.text}
          </button>`
        : nothing
    }
  </p>`;
}

/**
 * The glossary, and the choice of a language.
 *
 * @param {State["lang"]} lang
 * @param {(lang: State["lang"]) => void} change
 */
export function pageFooter(lang, change) {
  const names = Object.entries({ "": t("page.language.auto"), ...LANGUAGES });
  const choose = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    change(/** @type {State["lang"]} */ (value));
  };
  return html`<footer>
    <details>
      <summary>${t("terms.title")}</summary>
      <dl>
        ${TERMS.map(
          (term) =>
            html`<dt>${t(`term.${term}`)}</dt>
              <dd>${t(`term.${term}.about`)}</dd>`,
        )}
      </dl>
    </details>
    <label class="language">
      ${t("page.language")}
      <select @change=${choose}>
        ${names.map(
          ([name, text]) =>
            html`<option
              value=${name}
              lang=${name || nothing}
              ?selected=${name === lang}
            >
              ${text}
            </option>`,
        )}
      </select>
    </label>
  </footer>`;
}
