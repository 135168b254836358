/** Small signs beside words; 20 units square, drawn in the colour of the text. */
import { svg, html } from "lit";

/** @param {string} path */
const icon = (path) =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    ${svg`<path d=${path} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"></path>`}
  </svg>`;

export const UNDO = icon("M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8");
export const REDO = icon("M13 4l3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12");
export const COMPARE = icon("M3 4h6v12H3zM11 4h6v12h-6zM13 8h2M13 11h2");

export const CODE = icon("M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5");
export const EXPORT = icon("M10 3v9M6.5 8.5 10 12l3.5-3.5M3.5 13v3.5h13V13");
export const EMBED = icon(
  "M3 4.5h14v11H3zM8.5 8 6 10l2.5 2M11.5 8l2.5 2-2.5 2",
);
export const LINK = icon(
  "M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.7-2.7a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.7 2.7a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2",
);
