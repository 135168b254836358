import { css } from "lit";
import { uplotStyles } from "./uplot-styles.js";

/** Where the colours of series stand, as canvases can read them. */
export const SERIES_COLORS = /** @type {const} */ ([
  "color",
  "backgroundColor",
  "borderTopColor",
  "outlineColor",
  "columnRuleColor",
  "textDecorationColor",
]);

export const chartStyles = css`
  ${uplotStyles}
  :host {
    position: relative;
    min-width: 0;
  }
  .series-colors {
    color: var(--accent);
    background-color: var(--value);
    border-color: var(--key);
    outline-color: var(--query);
    column-rule-color: var(--bad);
    text-decoration-color: var(--muted);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
    margin-bottom: 0.5rem;
    font-size: 0.8125rem;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .mark {
    width: 18px;
    height: 0;
    border-top: 2.5px solid;
    flex: none;
  }
  .c0 {
    border-color: var(--accent);
  }
  .c1 {
    border-color: var(--value);
  }
  .c2 {
    border-color: var(--key);
  }
  .c3 {
    border-color: var(--query);
  }
  .c4 {
    border-color: var(--bad);
  }
  .c5 {
    border-color: var(--muted);
  }
  .mark.theory {
    border-top-style: dashed;
  }
  .plot {
    position: relative;
    border-radius: var(--radius-small);
  }
  .uplot {
    font-family: inherit;
    width: 100%;
  }
  .u-hz .u-cursor-x {
    border-right: 1px dashed var(--edge);
  }
  .tip {
    position: absolute;
    z-index: 1;
    top: 8px;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--paper);
    box-shadow: 0 2px 10px oklch(0 0 0 / 0.12);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    pointer-events: none;
  }
  .tip.start {
    left: 64px;
  }
  .tip.end {
    right: 12px;
  }
  .tip table {
    border-spacing: 0;
  }
  .tip th {
    font-weight: 400;
    text-align: start;
    padding-inline-end: 0.75em;
  }
  .tip td {
    text-align: end;
  }
  .tip .band {
    color: var(--muted);
    padding-inline-start: 0.75em;
  }
`;
