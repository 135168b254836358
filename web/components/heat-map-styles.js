import { css } from "lit";

export const heatMapStyles = css`
  :host {
    display: block;
    /* The width is given from outside; a wide table must not ask for more. */
    contain: inline-size layout;
    color: var(--ink, #1d2129);
    font-variant-numeric: tabular-nums;
  }
  .grid {
    position: relative;
    overflow: hidden;
    outline: none;
    cursor: crosshair;
    -webkit-tap-highlight-color: transparent;
  }
  :host([zoomable]) .grid {
    /* Two fingers zoom here; one still scrolls the page. */
    touch-action: pan-x pan-y;
  }
  :host([closer]) .grid {
    cursor: grab;
    touch-action: none;
  }
  .grid:focus-visible {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: 2px;
    border-radius: 2px;
  }
  :host([painting]) .grid {
    cursor: cell;
    touch-action: none;
  }
  canvas {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  .marks {
    pointer-events: none;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    min-block-size: 2.75rem;
  }
  .readout {
    flex: 1 1 11rem;
    display: flex;
    align-items: baseline;
    gap: 0.4em;
    min-inline-size: 0;
    margin: 0;
    line-height: 1.4;
    white-space: nowrap;
  }
  .readout bdi {
    max-inline-size: 12em;
  }
  .cut {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .readout b {
    margin-inline-start: 0.5em;
    font-size: 1.15em;
    font-weight: 650;
  }
  .problem {
    margin-inline-start: 0.5em;
    color: var(--bad, #c22f2f);
    font-size: 0.875em;
  }
  .hint,
  .arrow {
    color: var(--muted, #666d79);
  }
  /* Two lines of it have room in the foot, so that nothing moves. */
  .readout > span.hint,
  .problem {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.25;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .zooms {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .zooms .hint {
    margin-inline-end: 0.5rem;
    font-size: 0.8125rem;
  }
  .zoom {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--ink, #1d2129);
    font: inherit;
    font-size: 1.125rem;
    cursor: pointer;
  }
  .zoom:hover:not([aria-disabled="true"]) {
    background: var(--sunk, #eef0f4);
  }
  .zoom[aria-disabled="true"] {
    color: var(--muted, #666d79);
    opacity: 0.5;
    cursor: default;
  }
  .zoom:focus-visible {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: -2px;
  }
  .as-table {
    flex: none;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--muted, #666d79);
    font: inherit;
    cursor: pointer;
  }
  .as-table:hover {
    color: var(--ink, #1d2129);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .as-table:focus-visible,
  .scroll:focus-visible {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: 2px;
  }
  .scroll {
    overflow: auto;
    max-block-size: 80vh;
    border: 1px solid var(--line, #d9dce1);
  }
  table {
    border-collapse: collapse;
    font-size: 0.85rem;
  }
  caption {
    padding: 0.5rem;
    color: var(--muted, #666d79);
    text-align: start;
  }
  th,
  td {
    padding: 0.3rem 0.5rem;
    border: 1px solid var(--line, #d9dce1);
    text-align: end;
    white-space: nowrap;
  }
  th {
    overflow: hidden;
    max-inline-size: 9em;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  td.masked {
    color: var(--muted, #666d79);
  }
  td.wrong {
    color: var(--bad, #c22f2f);
    font-weight: 650;
  }

  @media print {
    .foot button {
      display: none;
    }
  }
`;
