import { LitElement, html } from "lit";
import { followLanguage, problemText, t } from "../i18n/index.js";
import { base } from "./theme.js";

/**
 * Where a view appears that is loaded when it is first opened.
 *
 * Its texts are "NAME.loading" and "NAME.failed".
 */
export class Door extends LitElement {
  /** @override @type {import("lit").PropertyDeclarations} */
  static properties = {
    _isLoaded: { state: true },
    _problem: { state: true },
  };

  /** @override @type {import("lit").CSSResultGroup} */
  static styles = base;

  #name;
  #load;

  /**
   * @param {string} name
   * @param {() => Promise<unknown>} load brings the view and its texts
   */
  constructor(name, load) {
    super();
    this.#name = name;
    this.#load = load;
    this._isLoaded = false;
    this._problem = "";
    followLanguage(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#load().then(
      () => (this._isLoaded = true),
      (error) => (this._problem = error.message),
    );
  }

  /** @override */
  render() {
    if (this._problem) {
      const values = { message: problemText(this._problem) };
      return html`<p class="error">${t(`${this.#name}.failed`, values)}</p>`;
    }
    return this._isLoaded
      ? this.view()
      : html`<p class="about" role="status">${t(`${this.#name}.loading`)}</p>`;
  }

  /**
   * What stands behind the door, once it is loaded.
   *
   * @abstract
   * @returns {unknown}
   */
  view() {
    throw new Error("a door without a view");
  }
}
