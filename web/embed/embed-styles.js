import { css } from "lit";

/** The page where only some of its parts are shown, or inside a frame. */
export const embedStyles = css`
  .stack:not(:has(> :not([hidden]))) {
    display: none;
  }
  [part][aria-disabled="true"] {
    opacity: 0.75;
    pointer-events: none;
  }
  :host([embedded]) {
    min-height: 0;
  }
  :host([embedded]) header .name p,
  :host([embedded]) .engine {
    display: none;
  }
  @container page (min-width: 720px) {
    main:not(:has(> .left > :not([hidden]))) {
      grid-template-columns: minmax(0, 1fr);
    }
    main:not(:has(> .left > :not([hidden]))) > * {
      grid-column: 1 / -1;
    }
  }
`;
