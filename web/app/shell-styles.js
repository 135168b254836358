import { css } from "lit";

/** The frame of the page; it lays itself out by its own width, not the window's. */
export const shellStyles = css`
  :host {
    container: page / inline-size;
    min-height: 100%;
    background: var(--page);
    color: var(--ink);
    font:
      1rem/1.5 system-ui,
      sans-serif;
    /* What a page around would hand down. */
    cursor: auto;
    direction: ltr;
    hyphens: manual;
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
    writing-mode: horizontal-tb;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  .page {
    max-width: 96rem;
    margin: 0 auto;
    padding: 0 0.75rem 2rem;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding: 0.75rem 0.25rem;
  }
  header .name {
    flex: 1 1 16rem;
  }
  h1 {
    margin: 0;
    font-size: 1.1875rem;
    font-weight: 660;
    letter-spacing: -0.015em;
    line-height: 1.3;
  }
  header p {
    margin: 0;
    color: var(--muted);
    font-size: 0.875rem;
  }
  header nav {
    display: flex;
    flex-wrap: wrap;
  }
  header page-tools {
    margin-inline-start: auto;
  }
  @container page (max-width: 1479px) {
    .theme {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      overflow: hidden;
    }
  }

  .notices {
    display: grid;
    gap: 0.5rem;
  }
  .notice {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.25rem 0.5rem 0.25rem 1rem;
    margin-bottom: 0.5rem;
    border: 1px solid var(--line);
    border-left: 3px solid var(--accent);
    border-radius: var(--radius-small);
    background: var(--paper);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  .notice .button {
    flex: none;
  }
  .notice.bad {
    border-left-color: var(--bad);
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0.5rem 2rem;
    margin-top: 1rem;
    padding: 0 0.25rem;
    color: var(--muted);
    font-size: 0.875rem;
  }
  .engine {
    margin: 0;
    line-height: var(--touch);
  }
  footer details {
    flex: 1 1 20rem;
  }
  summary {
    min-height: var(--touch);
    line-height: var(--touch);
    cursor: pointer;
  }
  footer dl {
    columns: 20rem;
    column-gap: 2rem;
    margin: 0;
    color: var(--ink);
    line-height: 1.5;
  }
  dt {
    font-weight: 620;
    break-after: avoid;
  }
  dd {
    margin: 0 0 0.75rem;
    break-inside: avoid;
  }
  .language {
    display: flex;
    align-items: center;
    gap: 0.75em;
  }
  .language select {
    min-height: var(--touch);
    padding: 0 0.5rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
    color: var(--ink);
  }

  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    align-items: start;
  }
  .alone > * {
    grid-column: 1 / -1;
  }
  .stack {
    display: contents;
  }
  .card {
    padding: 0.875rem 1rem 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    box-shadow: var(--shadow);
    min-width: 0;
  }
  /* What changes in one of them paints no other anew. */
  .card,
  .formula {
    isolation: isolate;
  }
  .formula {
    padding: 0.5rem 0;
  }
  .tool-sheet {
    grid-column: 1 / -1;
  }
  .links h2 {
    margin-bottom: 0;
  }
  /* Room for what comes, so that nothing below has to move. */
  .reading {
    min-height: 24rem;
  }
  .links {
    min-height: 12.75rem;
  }
  .heads {
    min-height: 13rem;
  }
  .matrices {
    min-height: 17.5rem;
  }
  section > h2 {
    margin-bottom: 0.75rem;
  }

  /* Narrow: what a symbol opens is a sheet, so that the picture stays in view. */
  @container page (max-width: 719px) {
    .panel {
      position: sticky;
      bottom: 0;
      z-index: 1;
      order: 2;
      max-height: 48vh;
      margin: 0 -0.75rem;
      border-radius: var(--radius) var(--radius) 0 0;
      border-color: var(--edge);
      overflow-y: auto;
      box-shadow: 0 -8px 32px oklch(0.2 0.03 265 / 0.18);
      --close: inline-flex;
    }
    .links,
    .layers,
    .matrices,
    .arithmetic {
      order: 1;
    }
    .panel:not(.open) {
      display: none;
    }
    header {
      gap: 0 0.25rem;
    }
    header .name {
      flex: 1 1 auto;
    }
    header .button {
      padding: 0 0.5rem;
      font-size: 0.8125rem;
    }
    .reading {
      min-height: 14rem;
    }
    h1 {
      font-size: 1rem;
    }
    header .name p {
      display: none;
    }
    header :is(nav, page-tools) {
      order: 1;
      width: 100%;
      margin-inline-start: -0.5rem;
    }
  }

  @container page (min-width: 720px) {
    .page {
      padding: 0 1.25rem 2.5rem;
    }
    /* Rows: the formula, a tool's sheet (mostly none), and the stacks. */
    main {
      grid-template-columns: 19rem minmax(0, 1fr);
      grid-template-rows: repeat(5, auto) 1fr;
      gap: 1rem;
    }
    .formula {
      grid-area: 1 / 1 / auto / -1;
    }
    .tool-sheet {
      grid-row: 2;
    }
    .left {
      grid-row: 3 / span 4;
      margin-top: -1rem; /* the gap of the row of sheets */
    }
    .middle {
      grid-row: 3;
      margin-top: -1rem;
    }
    .tool-sheet ~ .left,
    .tool-sheet ~ .middle {
      margin-top: 0;
    }
    .right {
      grid-area: 4 / 2;
    }
    .more {
      grid-area: 5 / 2;
    }
    .below {
      grid-area: 6 / 2;
    }
    .stack {
      display: grid;
      gap: 1rem;
      min-width: 0;
    }
  }

  @container page (min-width: 1180px) {
    main {
      grid-template-columns: 21rem minmax(0, 1fr) 18rem;
      grid-template-rows: auto auto auto 1fr auto;
    }
    .left {
      grid-row: 3 / span 2;
    }
    .right {
      grid-area: 3 / 3 / span 2;
      margin-top: -1rem;
    }
    .tool-sheet ~ .right {
      margin-top: 0;
    }
    .more {
      grid-row: 4;
    }
    .below {
      grid-area: 5 / 1 / auto / -1;
    }
    .links {
      min-height: 8rem;
    }
    .heads {
      min-height: 25.5rem;
    }
  }
`;
