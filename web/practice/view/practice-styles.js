import { css } from "lit";

/** How the exercises are laid out. */
export const practiceStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    align-items: start;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    padding: 0.875rem 1rem 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    min-width: 0;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  ol {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  code-editor {
    min-width: 0;
  }
  @container page (min-width: 1000px) {
    :host {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    }
    nav {
      grid-column: 1 / -1;
    }
  }
`;
