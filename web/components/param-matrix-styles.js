import { css } from "lit";

export const paramMatrixStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.625rem;
    color: var(--ink, #1d2129);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  p {
    margin: 0;
  }
  .name {
    display: flex;
    align-items: baseline;
    gap: 0.75em;
    color: var(--muted, #666d79);
  }
  output {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  output b {
    color: var(--ink, #1d2129);
  }
  var {
    color: var(--ink, #1d2129);
    font-family: var(--math, math, serif);
    font-size: 1.125rem;
  }
  sub {
    font-size: max(0.7em, 11px);
    line-height: 0;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  input,
  button {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    border: 1px solid var(--edge, #868c98);
    border-radius: var(--radius-small, 8px);
    background: none;
    color: inherit;
    font: inherit;
  }
  input {
    inline-size: 7.5rem;
    padding-inline: 0.625rem;
    font-size: 1rem;
  }
  input[aria-invalid="true"] {
    border-color: var(--bad, #c22f2f);
  }
  button {
    padding-inline: 0.875rem;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--ink, #1d2129);
  }
  :focus-visible {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: 2px;
  }
  .problem {
    min-block-size: 1.4em;
    color: var(--bad, #c22f2f);
  }
`;
