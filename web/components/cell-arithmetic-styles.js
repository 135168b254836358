import { css } from "lit";

export const cellArithmeticStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--ink, #1d2129);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  p,
  h3,
  ol {
    margin: 0;
    padding: 0;
  }
  .cell {
    display: flex;
    align-items: baseline;
    gap: 0.4em;
    margin-block-end: 0.75rem;
    font-size: 1rem;
    font-weight: 620;
  }
  .cell bdi {
    overflow: hidden;
    max-inline-size: 10em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  output {
    margin-inline-start: auto;
    font-size: 1.25rem;
  }
  .query {
    color: var(--query, #8a2fa8);
  }
  .key {
    color: var(--key, #14674c);
  }
  .value {
    color: var(--value, #80560f);
  }
  ol {
    list-style: none;
  }
  @container (min-width: 34rem) {
    ol {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-auto-rows: min-content;
      column-gap: 2.5rem;
    }
    li:first-child {
      grid-row: 1 / span 8;
    }
  }
  @container (min-width: 68rem) {
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    li:is(.values, .output) {
      grid-row: 1 / span 8;
    }
    li.values {
      grid-column: 3;
    }
    li.output {
      grid-column: 4;
    }
  }
  li {
    padding-block: 0.625rem;
    border-block-start: 1px solid var(--line, #d9dce1);
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: 0.75em;
    color: var(--muted, #666d79);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .formula {
    flex: none;
    min-inline-size: 4.25rem;
    color: var(--ink, #1d2129);
    font-family: var(--math, math, serif);
    font-size: 1.0625rem;
  }
  .result {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1em;
    margin-block-start: 0.25rem;
  }
  .result b {
    flex: none;
    font-weight: 620;
  }
  .result .strong {
    font-size: 1.125rem;
  }
  .note {
    color: var(--muted, #666d79);
    font-size: 0.75rem;
  }
  sub {
    font-size: max(0.75em, 11px);
  }
  .bars {
    display: block;
    inline-size: 100%;
    block-size: 44px;
    margin-block: 0.375rem;
  }
  .bars line {
    stroke: var(--line, #d9dce1);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  rect.above {
    fill: light-dark(oklch(0.56 0.14 255), oklch(0.72 0.11 240));
  }
  rect.below {
    fill: light-dark(oklch(0.62 0.15 52), oklch(0.76 0.13 65));
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  td,
  th {
    padding: 0.0625rem 0.25rem;
    text-align: end;
  }
  th {
    inline-size: 1.5rem;
    padding-inline-start: 0;
    color: var(--muted, #666d79);
    font-size: 0.75rem;
    font-weight: 400;
    text-align: start;
  }
  td:last-child {
    padding-inline-end: 0;
  }
  .sign {
    inline-size: 1em;
    color: var(--muted, #666d79);
  }
  button {
    min-block-size: 2.75rem;
    margin-inline-start: -0.5rem;
    padding-inline: 0.5rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--accent, #2f5bd3);
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:focus-visible {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: -2px;
  }
  .strips {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.375rem 0.625rem;
    margin-block: 0.5rem 0.25rem;
  }
  canvas {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 16px;
    border: 1px solid var(--line, #d9dce1);
    border-radius: 2px;
    image-rendering: pixelated;
  }
  /* Their names are long: they stand above. */
  .output .strips {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .output .strips > :nth-child(3n + 1) {
    grid-column: 1 / -1;
  }
  .norm {
    min-inline-size: 4em;
    text-align: end;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
