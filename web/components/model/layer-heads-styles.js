import { css } from "lit";

export const layerHeadsStyles = css`
  :host {
    display: grid;
    gap: 0.75rem;
    contain: layout; /* what moves here is laid out and painted apart */
    font-variant-numeric: tabular-nums;
  }
  .coming {
    min-height: 40rem; /* so that little moves when it comes */
  }
  .layers {
    display: grid;
    gap: 0.25rem;
  }
  .line {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: 0.25rem;
    margin-bottom: 0.25rem;
  }
  .line button {
    display: grid;
    align-content: start;
    gap: 0.125rem;
    min-width: var(--touch);
    min-height: var(--touch);
    max-width: 6.5rem;
    padding: 0.1875rem;
    border: 2px solid transparent;
    border-radius: 6px;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  .line button:hover {
    border-color: var(--line);
  }
  .line button[aria-checked="true"] {
    border-color: var(--accent);
  }
  .line button[aria-checked="true"] .name {
    font-weight: 650;
  }
  canvas {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    outline: 1px solid var(--line);
    outline-offset: -1px;
    image-rendering: pixelated;
  }
  .off canvas {
    opacity: 0.25;
  }
  .off .name {
    color: var(--bad);
  }
  .line .name {
    font-size: 0.6875rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .chosen {
    display: grid;
    gap: 0.375rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
    font-size: 0.9375rem;
  }
`;
