import { css } from "lit";

/** What the parts of a lesson look like. */
export const lessonStyles = css`
  article,
  .stage,
  .stage-content {
    display: grid;
    gap: 0.625rem;
  }
  .stage {
    margin-top: 0.5rem;
    padding-top: 0.875rem;
    border-top: 1px solid var(--line);
  }
  h3,
  h4 {
    margin: 0;
  }
  h3 {
    font-size: 1.1875rem;
    font-weight: 660;
    letter-spacing: -0.01em;
    line-height: 1.3;
    text-wrap: balance;
  }
  h4 {
    color: var(--accent);
    font-size: 0.75rem;
    font-weight: 650;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  p,
  legend,
  li,
  label,
  dd {
    font-size: 0.9375rem;
    line-height: 1.55;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  fieldset {
    display: grid;
    gap: 0.25rem;
  }
  legend {
    padding: 0;
    margin-bottom: 0.375rem;
  }
  .option {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.625rem;
    min-height: var(--touch);
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  .option:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  fieldset:disabled .option {
    cursor: default;
  }
  fieldset:disabled .option:not(:has(:checked)) {
    opacity: 0.6;
  }
  .option input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .button {
    justify-self: start;
    text-align: start;
    padding-block: 0.375rem;
  }
  .steps {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .steps li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0 0.625rem;
    align-items: start;
  }
  .steps .button {
    grid-column: 2;
    margin-inline-start: -0.875rem;
  }
  .mark {
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    border: 1.5px solid var(--edge);
    border-radius: 50%;
    font-size: 0.75rem;
  }
  .done .mark {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .verdict {
    padding: 0.5rem 0.875rem;
    border-left: 3px solid var(--value);
    border-radius: var(--radius-small);
    background: var(--sunk);
  }
  .verdict.right {
    border-left-color: var(--key);
  }
  .verdict.wrong {
    border-left-color: var(--bad);
  }
  textarea,
  select,
  input.number {
    width: 100%;
    min-height: var(--touch);
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    background: var(--paper);
    line-height: 1.5;
  }
  textarea {
    resize: vertical;
  }
  .answer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem;
  }
  .model {
    padding: 0.625rem 0.875rem;
    border-radius: var(--radius-small);
    background: var(--accent-soft);
  }
  .ways {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
  }
`;
