import { LitElement, css, html } from "lit";
import { base } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";

/** @typedef {import("../app/glossary.js").Term} Term */

/** Free space around the note, CSS pixels. */
const MARGIN = 8;

/**
 * Terms, each of which explains itself when it is pressed.
 *
 * @element term-list
 */
export class TermList extends LitElement {
  /** @override */
  static properties = {
    terms: { attribute: false },
    _open: { state: true },
  };

  /** @override */
  static styles = [
    base,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.25rem;
        margin: 0 -0.5rem;
      }
      button {
        min-width: var(--touch);
        min-height: var(--touch);
        padding: 0 0.5rem;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--muted);
        font-size: 0.8125rem;
        text-decoration: underline dotted;
        text-underline-offset: 3px;
        cursor: pointer;
      }
      button:hover,
      button[aria-expanded="true"] {
        color: var(--ink);
      }
      .note {
        position: fixed;
        inset: auto;
        width: min(20rem, calc(100vw - 16px));
        margin: 0;
        padding: 0.75rem 1rem;
        border: 1px solid var(--edge);
        border-radius: var(--radius-small);
        background: var(--paper);
        color: var(--ink);
        font-size: 0.875rem;
        line-height: 1.5;
        box-shadow: 0 6px 24px oklch(0.2 0.03 265 / 0.2);
      }
      dfn {
        font-style: normal;
        font-weight: 620;
      }
    `,
  ];

  constructor() {
    super();
    followLanguage(this);
    /** @type {readonly Term[]} */
    this.terms = [];
    /** The term whose note is open. @type {Term | null} */
    this._open = null;
  }

  /** @override */
  render() {
    const open = this._open;
    return html`<ul>
        ${this.terms.map(
          (term) =>
            html`<li>
              <button
                type="button"
                aria-expanded=${open === term}
                title=${t("terms.about", { term: t(`term.${term}`) })}
                @click=${(/** @type {Event} */ event) => this.#show(event, term)}
              >
                ${t(`term.${term}`)}
              </button>
            </li>`,
        )}
      </ul>
      <div class="note" popover role="status" @toggle=${this.#toggled}>
        ${
          open
            ? html`<dfn>${t(`term.${open}`)}</dfn> — ${t(`term.${open}.about`)}`
            : ""
        }
      </div>`;
  }

  get #note() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector(".note"));
  }

  /**
   * @param {Event} event
   * @param {Term} term
   */
  async #show(event, term) {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const note = this.#note;
    const isOpen = this._open === term;
    note.hidePopover();
    if (isOpen) return;
    this._open = term;
    await this.updateComplete;
    note.showPopover();
    place(note, button.getBoundingClientRect());
  }

  /** @param {ToggleEvent} event */
  #toggled({ newState }) {
    if (newState === "closed" && !this.#note.matches(":popover-open"))
      this._open = null;
  }
}

/**
 * Puts the note below what it explains, or above where there is no room.
 *
 * @param {HTMLElement} note
 * @param {DOMRect} at
 */
function place(note, at) {
  const { width, height } = note.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - MARGIN;
  const below = at.bottom + MARGIN;
  const fits = below + height <= innerHeight - MARGIN;
  note.style.left = `${Math.max(MARGIN, Math.min(at.left, most))}px`;
  note.style.top = `${fits ? below : Math.max(MARGIN, at.top - height - MARGIN)}px`;
}

customElements.define("term-list", TermList);
