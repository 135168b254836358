/**
 * The page's colours as a canvas can use them.
 *
 * Custom properties reach scripts unresolved (a var() or light-dark() stays
 * what it is), so `paletteStyles` puts each into a property of colour type on
 * one hidden element, and `resolveStyle` reads the computed values there.
 *
 * @typedef {import("./draw/heat.js").Style} Style
 */
import { css } from "lit";
import { luminance } from "./colors.js";
import { contextOf } from "./draw/heat.js";

/** For an element `<i class="palette" hidden>` in the component's template. */
export const paletteStyles = css`
  .palette {
    color: var(--ink, #1d2129);
    background-color: var(--paper, #fff);
    border-color: var(--line, #d9dce1);
    outline-color: var(--accent, #2f5bd3);
    column-rule-color: var(--muted, #666d79);
    text-decoration-color: var(--bad, #c22f2f);
  }
`;

/** @type {Map<string, import("./colors.js").Scheme>} */
const schemes = new Map();

/**
 * What was read, until the theme changes: the page is in containers that its
 * styles ask for their width, so that a browser lays all of it out first.
 *
 * @type {WeakMap<Element, Omit<Style, "size">>}
 */
let known = new WeakMap();

/** The theme has changed, or may have. */
export function forgetStyles() {
  known = new WeakMap();
}

/**
 * @param {Element} palette
 * @param {number} size font size of the labels
 * @returns {Style}
 */
export function resolveStyle(palette, size) {
  const style = known.get(palette) ?? readStyle(palette);
  known.set(palette, style);
  return { ...style, size };
}

/** @param {Element} palette */
function readStyle(palette) {
  const computed = getComputedStyle(palette);
  return {
    ink: computed.color,
    paper: computed.backgroundColor,
    line: computed.borderTopColor,
    accent: computed.outlineColor,
    muted: computed.columnRuleColor,
    bad: computed.textDecorationColor,
    family: computed.fontFamily,
    scheme: schemeOf(computed.backgroundColor),
  };
}

/**
 * @param {string} paper any CSS colour
 * @returns {import("./colors.js").Scheme}
 */
function schemeOf(paper) {
  let scheme = schemes.get(paper);
  if (!scheme) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const context = contextOf(canvas);
    context.fillStyle = paper;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    scheme = luminance([red, green, blue]) > 0.18 ? "light" : "dark";
    schemes.set(paper, scheme);
  }
  return scheme;
}
