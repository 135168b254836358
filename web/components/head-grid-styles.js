import { css } from "lit";

export const headGridStyles = css`
  :host {
    display: block;
    contain: layout; /* what moves here is laid out and painted apart */
    color: var(--ink, #1d2129);
    font-variant-numeric: tabular-nums;
  }
  [role="radiogroup"] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
    gap: 0.5rem;
    align-items: start;
  }
  button {
    display: block;
    max-inline-size: 9.5rem;
    padding: 0.375rem;
    border: 2px solid transparent;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--line, #d9dce1);
  }
  button[aria-checked="true"] {
    border-color: var(--accent, #2f5bd3);
  }
  button:focus-visible {
    outline: 2px solid var(--accent, #2f5bd3);
    outline-offset: 2px;
  }
  canvas {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    aspect-ratio: 1;
    border: 1px solid var(--line, #d9dce1);
    border-radius: 2px;
    /* Masked cells are clear and let this through. */
    background: repeating-linear-gradient(
      -45deg,
      transparent 0 3px,
      color-mix(in srgb, var(--muted, #666d79) 45%, transparent) 3px 4px
    );
    image-rendering: pixelated;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 0.4em;
    margin-block-start: 0.375rem;
    font-size: 0.85rem;
  }
  /* The chosen head is marked by a filled ring and bold text, not by colour
     alone. */
  .name::before {
    flex: none;
    box-sizing: border-box;
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    content: "";
  }
  [aria-checked="true"] .name {
    font-weight: 650;
  }
  [aria-checked="true"] .name::before {
    border-width: 0.26em;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.5em;
    color: var(--muted, #666d79);
    font-size: 0.75rem;
    white-space: nowrap;
  }
`;
