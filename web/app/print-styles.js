import { css } from "lit";

/** On paper: the formula and what it makes, without what can only be pressed. */
export const printStyles = css`
  @media print {
    :host {
      color-scheme: light !important; /* dark paper costs ink */
      background: none;
    }
    header > .button,
    header .engine,
    page-tools,
    .notices,
    .tool-sheet,
    source-picker,
    control-panel,
    footer {
      display: none !important;
    }
    .page {
      max-width: none;
      padding: 0;
    }
    main,
    .stack {
      display: block !important;
      margin-top: 0 !important;
    }
    .card {
      margin-bottom: 1rem;
      border-color: #bbb;
      box-shadow: none;
      break-inside: avoid;
    }
    .reading,
    .links,
    .heads {
      min-height: 0 !important;
    }
  }
`;
