import { css } from "lit";

/** A row of choices above a view: scrolled where the page is narrow. */
export const stripStyles = css`
  nav ul {
    display: flex;
    gap: 0.125rem;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  nav .button {
    padding: 0 0.75rem;
    white-space: nowrap;
  }
  nav .button[aria-current] {
    background: var(--accent-soft);
  }
  @container page (min-width: 720px) {
    nav ul {
      flex-wrap: wrap;
    }
  }
`;

/** Scrolls the strip to its present choice. @param {import("lit").LitElement} view */
export function showCurrent(view) {
  const current = view.renderRoot.querySelector("nav [aria-current]");
  const strip = current?.closest("ul");
  if (!current || !strip) return;
  const at = current.getBoundingClientRect();
  const room = strip.getBoundingClientRect();
  strip.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
}
