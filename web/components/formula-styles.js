import { css } from "lit";

export const formulaStyles = css`
  :host {
    container-type: inline-size;
  }
  .stages {
    display: grid;
    grid-template-columns: auto;
    gap: 0.5rem 2rem;
    justify-content: center;
    justify-items: center;
  }
  .stage {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 0.125rem;
  }
  .stage h2 {
    display: none;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 500;
  }
  .lines {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 1rem;
    justify-items: start;
  }
  @container (min-width: 700px) {
    .stage h2 {
      display: block;
    }
    .stages {
      grid-template-columns: auto auto;
      justify-content: space-evenly;
    }
    .attention {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 1120px) {
    .stages {
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
    }
    .attention {
      grid-column: 2;
      grid-row: 1;
    }
    .input {
      grid-column: 1;
      grid-row: 1;
    }
  }

  .line {
    display: flex;
    align-items: center;
    font-family: var(--math);
    font-size: 1.125rem;
    line-height: 1.25;
  }
  .line .line,
  .fraction {
    font-size: inherit;
  }
  .main {
    font-size: clamp(1.25rem, 5.2cqi, 2.125rem);
  }
  math {
    font-family: inherit;
    font-size: inherit;
  }
  math :is(msub, msup) > :nth-child(2) {
    font-size: max(0.75em, 11px);
  }
  math munder > :nth-child(2) {
    font-family: system-ui, sans-serif;
    font-size: max(0.4em, 11px);
  }
  .sign {
    padding: 0 0.25em;
  }
  .fraction {
    display: grid;
    justify-items: center;
  }
  .fraction .line + .line {
    justify-content: center;
    width: 100%;
    border-top: 0.06em solid currentColor;
  }
  .parenthesis {
    align-self: stretch;
    flex: none;
    width: 0.32em;
    min-height: 1.6em;
    margin: 0.1em 0.12em;
    fill: currentColor;
  }
  .query {
    color: var(--query);
  }
  .key {
    color: var(--key);
  }
  .value {
    color: var(--value);
  }

  .symbol {
    position: relative;
    min-width: var(--touch);
    min-height: var(--touch);
    padding: max(0px, (var(--touch) - 1.25em) / 2) 0.25rem;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    font: inherit;
    line-height: 1.25;
    white-space: nowrap;
    cursor: pointer;
    transition: background 0.12s;
  }
  .fixed {
    padding: 0 0.25rem;
    white-space: nowrap;
  }
  .symbol.softmax {
    padding-inline: 0.125rem;
  }
  .symbol::before {
    content: "";
    position: absolute;
    inset: auto 22% 3px;
    border-bottom: 2px dotted var(--edge);
    opacity: 0.55;
  }
  .symbol:hover {
    background: var(--sunk);
  }
  .symbol.lit {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .symbol[aria-expanded="true"] {
    background: var(--accent-soft);
  }
  .symbol[aria-expanded="true"]::before {
    border-bottom: 2px solid var(--accent);
    opacity: 1;
  }
  .symbol.off {
    color: var(--muted);
  }
  .symbol.off::after {
    content: "";
    position: absolute;
    inset: 50% 10% auto;
    border-bottom: 2px solid currentColor;
    rotate: -20deg;
  }
  .symbol.changed {
    background: var(--bad-soft);
    color: var(--bad);
  }
  .symbol.changed::before {
    border-bottom: 2px solid var(--bad);
    opacity: 1;
  }
  .symbol.changed:has(munder)::before {
    inset-block-end: 0; /* below what is written under it */
  }
  .symbol.changed :is(.query, .key, .value) {
    color: inherit;
  }
  .symbol.drawn msqrt {
    padding: 0.1em 0.1em 0 0.15em;
    border: 0 solid currentColor;
    border-width: 1.5px 0 0 1.5px;
  }

  @container (max-width: 340px) {
    .main {
      font-size: 1rem;
    }
    .main .sign {
      padding: 0;
    }
    .symbol:is(.softmax, .mask) {
      padding-inline: 0;
    }
  }

  .changes .about {
    text-align: center;
  }
  .changes {
    display: grid;
    place-items: center;
    min-height: var(--touch);
    margin-top: 0.25rem;
  }
  .changes ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.375rem;
  }
  .restore {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--touch);
    padding: 0;
    border: 0;
    background: none;
    color: var(--bad);
    font-size: 0.875rem;
    cursor: pointer;
  }
  .restore:not(.all) {
    padding: 0 0.375rem;
  }
  .restore:hover {
    text-decoration: underline;
  }
  .restore.all {
    padding: 0 0.375rem;
    color: var(--accent);
  }
`;
