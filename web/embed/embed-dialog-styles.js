import { css } from "lit";

export const embedDialogStyles = css`
  dialog {
    width: min(76rem, calc(100vw - 2rem));
    max-width: none;
    max-height: calc(100dvh - 2rem);
    padding: 0.75rem 1.25rem 1.25rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
  }
  dialog::backdrop {
    background: oklch(0.2 0.02 265 / 0.55);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .columns {
    display: grid;
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: 1rem 1.5rem;
    align-items: start;
    margin-top: 0.75rem;
  }
  .stack {
    display: grid;
    gap: 0.75rem;
    min-width: 0;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    font-size: 0.875rem;
    font-weight: 550;
    cursor: pointer;
  }
  summary::before {
    content: "▸";
    width: 1.25em;
    color: var(--muted);
  }
  details[open] summary::before {
    content: "▾";
  }
  .pick {
    display: grid;
    grid-template-columns: 1fr 9rem;
    align-items: center;
    gap: 0.75rem;
    font-size: 0.875rem;
  }
  details .pick + .pick {
    margin-top: 0.25rem;
  }
  select,
  textarea {
    width: 100%;
    min-height: var(--touch);
    padding: 0 0.5rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
  }
  textarea {
    display: block;
    min-height: 11rem;
    padding: 0.5rem;
    background: var(--sunk);
    font:
      0.8125rem/1.5 ui-monospace,
      monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    resize: vertical;
  }
  .preview {
    max-height: 24rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--page);
  }
  iframe {
    display: block;
    width: 100%;
    border: 0;
  }
  h3 {
    font-size: 0.875rem;
    font-weight: 550;
  }
  @media (max-width: 719px) {
    dialog {
      width: 100vw;
      max-height: 100dvh;
      height: 100dvh;
      padding: 0.5rem 0.75rem 1rem;
      border: 0;
      border-radius: 0;
    }
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
