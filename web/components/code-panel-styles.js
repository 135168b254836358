import { css } from "lit";

export const codePanelStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-bottom: 0.5rem;
  }
  .code {
    max-height: 24rem;
    margin-top: 0.5rem;
    padding: 0.5rem 0;
    border-radius: var(--radius-small);
    background: var(--sunk);
    overflow: auto;
    direction: ltr;
    text-align: start;
  }
  .line {
    width: max-content;
    min-width: 100%;
    padding: 0.0625rem 0.875rem;
    border-inline-start: 3px solid transparent;
    font:
      0.8125rem/1.5 ui-monospace,
      "DejaVu Sans Mono",
      monospace;
  }
  code {
    font: inherit;
    white-space: pre;
  }
  .line.lit {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  .line.at {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;
