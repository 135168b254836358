/**
 * The one place that writes text on a canvas. A context keeps its settings, so
 * all that text depends on is set for each text: none is written as the one
 * before it was.
 */
import { directionOf } from "./text.js";

/**
 * @typedef {object} Writing
 * @property {string} font
 * @property {string} color
 * @property {CanvasTextAlign} [align] "left" by default
 * @property {CanvasTextBaseline} [baseline] "middle" by default
 */

/**
 * @param {import("./heat.js").Context} context
 * @param {string} text
 * @param {{ x: number, y: number }} at
 * @param {Writing} how
 */
export function writeText(context, text, at, how) {
  context.font = how.font;
  context.fillStyle = how.color;
  context.textAlign = how.align ?? "left";
  context.textBaseline = how.baseline ?? "middle";
  context.direction = directionOf(text);
  context.fillText(text, at.x, at.y);
}
