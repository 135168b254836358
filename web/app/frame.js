/** What stands around the parts of the page: messages, the engine, the foot. */
import { html, nothing } from "lit";
import "../components/page-tools.js";
import { LANGUAGES, problemText, t } from "../i18n/index.js";
import "./crash-report.js";
import { openEmbed } from "./embed-door.js";
import { TERMS } from "./glossary.js";
import { noticeOf } from "./notices.js";
import { viewButtons } from "./views.js";
import { FIELDS } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./controller.js").Controller} Controller
 */

/**
 * Which build of the engine runs.
 *
 * @param {Controller["playground"]} playground
 */
function engineLine(playground) {
  if (!playground) return html`<p class="engine"></p>`;
  const { build, lanes } = playground;
  const values = { build: t(`page.build.${build}`), lanes };
  return html`<p class="engine" title=${t("page.build.about", values)}>
    ${t("page.build", values)}
  </p>`;
}

/** @param {Controller} page */
export function pageHeader(page) {
  const { state } = page;
  const themes = FIELDS.theme.options;
  const next = themes[(themes.indexOf(state.theme) + 1) % themes.length];
  const change = (/** @type {CustomEvent<Partial<State>>} */ { detail }) =>
    page.set(detail);
  const embed = (/** @type {ParentNode} */ place) => openEmbed(page, place);
  return html`<header part="header">
    <div class="name">
      <h1>${t("page.title")}</h1>
      <p>${t("page.promise")}</p>
    </div>
    <nav>${viewButtons(page)}</nav>
    <button class="button plain look" @click=${() => page.set({ theme: next })}>
      <span aria-hidden="true">◐</span>
      <span class="silent">${t("page.theme")}</span>
      <span class="theme">${t(`page.theme.${state.theme}`)}</span>
    </button>
    <page-tools
      part="tools"
      .state=${state}
      .stopped=${page.stopped}
      .link=${page.address.hasLinks ? () => page.link() : null}
      .embed=${page.address.isSite ? embed : null}
      @change-state=${change}
      .canUndo=${page.canUndo}
      .canRedo=${page.canRedo}
      @undo=${() => page.undo()}
      @redo=${() => page.redo()}
    ></page-tools>
  </header>`;
}

const update = {
  get text() {
    return t("notice.update.use");
  },
  act: () =>
    import("../offline/register.js").then(({ useNewVersion }) =>
      useNewVersion(),
    ),
};

/**
 * What went wrong with the page as a whole.
 *
 * @param {Controller} page
 * @param {string} lost the language that did not arrive
 * @param {boolean} hasUpdate whether a newer version of the page is on the device
 */
export function notices(page, lost, hasUpdate) {
  const { reading, trouble } = page;
  const read = noticeOf(reading);
  return html`<div class="notices" role="status">
    ${hasUpdate ? notice(t("notice.update"), update) : nothing}
    ${lost ? notice(t("notice.language", { name: lost })) : nothing}
    ${
      read
        ? notice(read, {
            text: t("page.close"),
            act: () => page.dismissLink(),
          })
        : nothing
    }
    ${trouble?.place === "page" ? troubleNotice(page, trouble) : nothing}
  </div>`;
}

/** What is said of an error, by its code. @type {Record<string, string>} */
const TROUBLES = { crashed: "notice.crashed", "no-wasm": "notice.no-wasm" };

/**
 * @param {Controller} page
 * @param {import("./errors.js").Trouble} trouble
 */
function troubleNotice(page, { code, message }) {
  const again = { text: t("notice.retry"), act: () => void page.open() };
  const text = t(TROUBLES[code] ?? "notice.error", {
    message: problemText(message),
  });
  return html`${notice(text, again, "bad")}
  ${code === "crashed" ? html`<crash-report .page=${page}></crash-report>` : nothing}`;
}

/**
 * @param {string} text
 * @param {{ text: string, act: () => unknown } | null} [button]
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
 * The glossary, other ways, the engine, and the choice of a language.
 *
 * @param {Controller} page
 * @param {(lang: State["lang"]) => void} change
 * @param {unknown} ways
 */
export function pageFooter({ state, playground }, change, ways) {
  const names = Object.entries({ "": t("page.language.auto"), ...LANGUAGES });
  const choose = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    change(/** @type {State["lang"]} */ (value));
  };
  return html`<footer part="footer">
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
    ${ways} ${engineLine(playground)}
    <label class="language">
      ${t("page.language")}
      <select @change=${choose}>
        ${names.map(
          ([name, text]) =>
            html`<option
              value=${name}
              lang=${name || nothing}
              ?selected=${name === state.lang}
            >
              ${text}
            </option>`,
        )}
      </select>
    </label>
  </footer>`;
}
