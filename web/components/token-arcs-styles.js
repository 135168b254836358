import { css } from "lit";

export const tokenArcsStyles = css`
  :host {
    display: block;
    position: relative;
    contain: layout; /* what moves here is laid out and painted apart */
    color: var(--ink, #1d2129);
    font-variant-numeric: tabular-nums;
  }
  /* Behind the chips: a link never covers a word. */
  svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    overflow: visible;
    pointer-events: none;
  }
  path {
    fill: none;
    stroke: var(--accent, #2f5bd3);
    stroke-linecap: round;
  }
  circle {
    fill: var(--accent, #2f5bd3);
  }
  .tokens {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.25rem;
  }
  .keys {
    margin-block-start: 1.75rem;
  }
  /* The padding above is headroom for arcs, the line below for a number; both
     belong to the touch target. */
  .chip {
    display: flex;
    flex-direction: column;
    align-items: center;
    min-inline-size: 2.75rem;
    padding: 1.75rem 0 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
  }
  button.chip {
    cursor: pointer;
  }
  .chip bdi {
    position: static;
    z-index: 1;
    box-sizing: border-box;
    overflow: hidden;
    max-inline-size: 12rem;
    padding: 0.1875rem 0.5rem;
    border: 1px solid var(--line, #d9dce1);
    border-radius: 7px;
    background: var(--paper, #fff);
    font-size: 0.9375rem;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button.chip:hover bdi {
    border-color: var(--edge, #868c98);
  }
  .chip.from bdi {
    border-color: var(--query, #8a2fa8);
    box-shadow: 0 0 0 1px var(--query, #8a2fa8);
    color: var(--query, #8a2fa8);
  }
  [aria-pressed="true"] bdi {
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .chip:focus-visible bdi {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: 2px;
  }
  small {
    min-block-size: 1.125rem;
    color: var(--muted, #666d79);
    font-size: 0.6875rem;
    line-height: 1.125rem;
    white-space: nowrap;
  }
  .more {
    align-self: end;
    padding-block-end: 1.25rem;
    color: var(--muted, #666d79);
    font-size: 0.8125rem;
  }
`;
