import { LitElement, css, html, nothing } from "lit";
import { followLanguage, t } from "../i18n/index.js";
import { copyText } from "./clipboard.js";
import { base, controlStyles } from "./theme.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** @param {Controller} page */
async function reportOf(page) {
  const { trouble, playground } = page;
  const { build, lanes, thread } = playground ?? {};
  return [
    "Attention Playground",
    `error: ${trouble?.code}: ${trouble?.message}`,
    `engine: ${build ? `${build}, ${lanes} lanes, on a ${thread}` : "none"}`,
    `browser: ${navigator.userAgent}`,
    `page: ${(await page.link()) ?? "too long for a link"}`,
  ].join("\n");
}

/**
 * What a person can hand on when the engine has stopped: shown, and copied where
 * that is allowed. Nothing is sent by itself.
 *
 * @element crash-report
 */
export class CrashReport extends LitElement {
  /** @override */
  static properties = {
    page: { attribute: false },
    _report: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      pre {
        margin: 0;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Controller} */
    this.page;
    this._report = "";
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<button class="button plain" @click=${this.#make}>
        ${t("notice.report")}
      </button>
      ${this._report ? html`<pre>${this._report}</pre>` : nothing}`;
  }

  async #make() {
    const report = reportOf(this.page);
    const copied = copyText(report).catch(() => {}); // it can be read and selected
    this._report = await report;
    await copied;
  }
}

customElements.define("crash-report", CrashReport);
