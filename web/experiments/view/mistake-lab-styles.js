import { css } from "lit";

export const mistakeLabStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  .field {
    grid-template-columns: minmax(0, 1fr);
  }
  select {
    width: 100%;
    min-height: var(--touch);
    padding: 0 0.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--paper);
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
    line-height: 1.5;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
  }
  h3 {
    font-size: 1.125rem;
    font-weight: 620;
  }
  h4 {
    margin: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 0.75rem;
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.625rem;
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  .side.wrong {
    border-color: var(--bad);
  }
  .side.wrong h4 {
    color: var(--bad);
  }
  figcaption {
    margin-bottom: 0.25rem;
    font-size: 0.8125rem;
    color: var(--muted);
  }
  .failed {
    padding: 1rem;
    border-radius: var(--radius-small);
    background: var(--bad-soft);
    color: var(--bad);
    font-size: 0.875rem;
  }
  .wide {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 400;
  }
  thead th {
    color: var(--muted);
  }
  .differs > * {
    background: var(--bad-soft);
    font-weight: 600;
  }
  .differs > :first-child {
    border-inline-start: 3px solid var(--bad);
    padding-inline-start: 0.5rem;
  }
  .threads {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  a {
    display: inline-grid;
    align-items: center;
    min-height: var(--touch);
    color: var(--accent);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;
