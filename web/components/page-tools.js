import { LitElement, css, html } from "lit";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { REDO, UNDO } from "./icons.js";

/**
 * What can be done with the page as a whole.
 *
 * @fires undo
 * @fires redo
 */
export class PageTools extends LitElement {
  /** @override */
  static properties = {
    canUndo: { attribute: false },
    canRedo: { attribute: false },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
      }
      .button {
        padding: 0 0.625rem;
        color: var(--ink);
      }
      .icon {
        width: 20px;
        height: 20px;
        flex: none;
      }
      @container (max-width: 719px) {
        .button {
          padding: 0 0.5rem;
          font-size: 0.8125rem;
        }
        .short {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.canUndo = false;
    this.canRedo = false;
    followLanguage(this);
  }

  /** @override */
  render() {
    return html`<div class="tools" role="group" aria-label=${t("tools.label")}>
      ${this.#step("undo", UNDO, this.canUndo)}
      ${this.#step("redo", REDO, this.canRedo)}
    </div>`;
  }

  /**
   * @param {"undo" | "redo"} name
   * @param {unknown} icon
   * @param {boolean} isPossible
   */
  #step(name, icon, isPossible) {
    const text = t(`tools.${name}`);
    return html`<button
      class="button plain"
      aria-label=${text}
      title=${t(`tools.${name}.keys`)}
      ?disabled=${!isPossible}
      @click=${() => this.dispatchEvent(new CustomEvent(name))}
    >
      ${icon}<span class="short" aria-hidden="true">${text}</span>
    </button>`;
  }
}

customElements.define("page-tools", PageTools);
