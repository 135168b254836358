import { css } from "lit";

export const viewStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    align-items: start;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 0.875rem 1rem 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  .question {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
  }
  .settings {
    display: grid;
    gap: 0.75rem;
  }
  textarea {
    width: 100%;
    padding: 0.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--paper);
    resize: vertical;
  }
  .choice.guesses {
    display: grid;
  }
  .guesses label {
    place-items: center start;
    padding: 0.375rem 0.75rem;
    text-align: start;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .button.main:not(:disabled) {
    font-weight: 600;
  }
  .progress {
    display: grid;
    gap: 0.375rem;
    font-size: 0.8125rem;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .finding {
    padding: 0.75rem 1rem;
    border-left: 3px solid var(--accent);
    border-radius: var(--radius-small);
    background: var(--accent-soft);
    line-height: 1.5;
    text-wrap: pretty;
  }
  .finding p + p {
    margin-top: 0.5rem;
    font-size: 0.875rem;
  }
  .figures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem 2rem;
    align-items: start;
  }
  figcaption {
    margin-bottom: 0.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
  .below details[open] {
    width: 100%;
  }
  .files {
    margin-inline-start: auto;
  }
  .files .button {
    font-size: 0.8125rem;
    padding: 0 0.5rem;
  }
  summary {
    min-height: var(--touch);
    line-height: var(--touch);
    cursor: pointer;
    font-size: 0.8125rem;
    color: var(--muted);
  }
  .wide {
    overflow-x: auto;
  }
  .wide table {
    border-collapse: collapse;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .wide :is(th, td) {
    padding: 0.3125rem 0.75rem 0.3125rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  .wide th {
    font-weight: 550;
  }
  .empty {
    min-height: 12rem;
    display: grid;
    place-content: center;
    text-align: center;
  }
  /* Narrow: what a run shows comes right after its button. */
  @container page (max-width: 899px) {
    .stack {
      display: contents;
    }
    .stack .card + .card {
      order: 1;
    }
  }
  @container page (min-width: 900px) {
    :host {
      grid-template-columns: 22rem minmax(0, 1fr);
      gap: 1rem;
    }
    nav {
      grid-column: 1 / -1;
    }
  }
  @container page (min-width: 1280px) {
    .figures:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
