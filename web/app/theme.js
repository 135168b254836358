/**
 * The look of the page: colours, sizes, and what all components share.
 *
 * Colour says what a thing is: queries violet, keys green, values ochre,
 * weights blue, and vermilion for what was changed. Each text colour has a
 * contrast of at least 4.5 on --paper and on --page, in both themes.
 */
import { css } from "lit";

/** Custom properties, for the outermost element; shadow roots inherit them. */
export const palette = css`
  :host {
    color-scheme: light dark;
    --page: light-dark(oklch(0.975 0.005 245), oklch(0.17 0.014 268));
    --paper: light-dark(oklch(1 0 0), oklch(0.215 0.016 268));
    --sunk: light-dark(oklch(0.955 0.008 245), oklch(0.265 0.018 268));
    --ink: light-dark(oklch(0.24 0.03 270), oklch(0.94 0.008 250));
    --muted: light-dark(oklch(0.47 0.025 265), oklch(0.74 0.02 255));
    --line: light-dark(oklch(0.9 0.01 250), oklch(0.33 0.018 268));
    --edge: light-dark(oklch(0.62 0.02 260), oklch(0.58 0.02 262));
    --accent: light-dark(oklch(0.47 0.17 264), oklch(0.76 0.11 245));
    --accent-soft: light-dark(oklch(0.945 0.03 250), oklch(0.31 0.06 262));
    --on-accent: light-dark(oklch(1 0 0), oklch(0.17 0.02 268));
    --bad: light-dark(oklch(0.52 0.19 28), oklch(0.75 0.14 32));
    --bad-soft: light-dark(oklch(0.955 0.025 35), oklch(0.3 0.06 30));
    --query: light-dark(oklch(0.48 0.19 322), oklch(0.79 0.13 322));
    --key: light-dark(oklch(0.46 0.095 172), oklch(0.79 0.11 172));
    --value: light-dark(oklch(0.5 0.105 70), oklch(0.81 0.115 78));
    --radius: 14px;
    --radius-small: 9px;
    --touch: 44px;
    --shadow: 0 1px 2px light-dark(oklch(0.3 0.05 265 / 0.06), transparent);
    --math:
      "Latin Modern Math", "STIX Two Math", "Libertinus Math", "Cambria Math",
      "DejaVu Math TeX Gyre", "Noto Sans Math", math, serif;
  }
  :host([data-theme="light"]) {
    color-scheme: light;
  }
  :host([data-theme="dark"]) {
    color-scheme: dark;
  }
`;

/** What every component of the page starts from. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h2,
  h3,
  p,
  ul,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h2 {
    font-size: 0.9375rem;
    font-weight: 620;
    letter-spacing: -0.005em;
  }
  ul {
    list-style: none;
  }
  button,
  textarea,
  select,
  input {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .about {
    color: var(--muted);
    font-size: 0.875rem;
    line-height: 1.5;
    text-wrap: pretty;
  }
  .error {
    color: var(--bad);
    font-size: 0.875rem;
  }
  .error::before {
    content: "⚠ ";
    content: "⚠ " / "";
  }
  .silent {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      transition: none !important;
      animation: none !important;
    }
  }
`;

/** Files that are chosen by a button, and what came of it. */
export const fileStyles = css`
  input[type="file"] {
    display: none;
  }
  .said {
    min-height: 1.5em;
    margin-top: 0.5rem;
    font-size: 0.875rem;
  }
`;

/** Buttons, switches, choices and steppers: see components/controls.js. */
export const controlStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-height: var(--touch);
    min-width: var(--touch);
    padding: 0 0.875rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--paper);
    font-size: 0.875rem;
    cursor: pointer;
    transition:
      border-color 0.12s,
      background 0.12s;
  }
  .button:hover:not(:disabled, [aria-disabled="true"]) {
    border-color: var(--edge);
    background: var(--sunk);
  }
  .button:disabled,
  .button[aria-disabled="true"] {
    opacity: 0.45;
    cursor: default;
  }
  .button.plain {
    border-color: transparent;
    background: none;
    color: var(--accent);
  }
  .button.plain:hover {
    background: var(--accent-soft);
  }
  .button.main:not(:disabled) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  .field {
    display: grid;
    gap: 0.375rem;
  }
  .field legend,
  .field .name {
    padding: 0;
    font-size: 0.875rem;
    font-weight: 550;
  }
  .field legend:not(.silent) {
    margin-bottom: 0.375rem;
  }

  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    padding: 3px;
    border-radius: calc(var(--radius-small) + 3px);
    background: var(--sunk);
  }
  .choice label {
    position: relative;
    flex: 1 1 auto;
    display: grid;
    place-items: center;
    min-height: var(--touch);
    min-width: var(--touch);
    padding: 0 0.5rem;
    border-radius: var(--radius-small);
    font-size: 0.875rem;
    text-align: center;
    cursor: pointer;
    color: var(--muted);
    transition: background 0.12s;
  }
  .choice label:hover {
    color: var(--ink);
  }
  .choice label:has(:checked) {
    background: var(--paper);
    color: var(--ink);
    font-weight: 600;
    box-shadow:
      0 0 0 1px var(--edge),
      var(--shadow);
  }
  .choice label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .switch {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 0.75rem;
    min-height: var(--touch);
    cursor: pointer;
  }
  .switch .about {
    grid-column: 1;
  }
  .switch input {
    grid-column: 2;
    grid-row: 1;
    appearance: none;
    width: 42px;
    height: 24px;
    margin: 10px 0;
    border-radius: 12px;
    border: 1px solid var(--edge);
    background: var(--sunk);
    cursor: pointer;
    position: relative;
    transition: background 0.15s;
  }
  .switch input::after {
    content: "";
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 18px;
    border-radius: 50%;
    background: var(--edge);
    transition: translate 0.15s;
  }
  .switch input:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  .switch input:checked::after {
    background: var(--on-accent);
    translate: 18px 0;
  }

  .stepper {
    display: grid;
    grid-template-columns: 1fr auto auto auto;
    align-items: center;
    gap: 2px;
    min-height: var(--touch);
  }
  .stepper .name {
    padding-right: 0.75rem;
  }
  .stepper input {
    width: 4rem;
    min-height: var(--touch);
    padding: 0 0.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--paper);
    text-align: center;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }
  .stepper input::-webkit-inner-spin-button {
    appearance: none;
  }
  .stepper .error {
    display: none;
    grid-column: 1 / -1;
  }
  .stepper input:invalid {
    border-color: var(--bad);
  }
  .stepper input:invalid ~ .error {
    display: block;
  }
  .stepper .button {
    padding: 0;
    font-size: 1.125rem;
  }

  /* Nobody presses paper. */
  @media print {
    .button,
    .choice {
      display: none;
    }
  }
`;
