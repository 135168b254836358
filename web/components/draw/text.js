/**
 * Token text as it is shown: one line, bounded, and without the invisible
 * characters that would turn its neighbours around.
 */

/** Direction marks, embeddings, overrides and isolates of Unicode bidi. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const FIRST_STRONG_IS_RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Longer texts are cut before they are measured. */
const MOST_UNITS = 80;
/** Texts up to so many units have room everywhere. */
const SHORT_UNITS = 6;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** @param {string} text */
export function plainText(text) {
  return text.replace(BIDI_CONTROLS, "");
}

/**
 * The text between Unicode isolates (FSI … PDI), so that a right-to-left token
 * keeps to itself inside a sentence.
 *
 * @param {string} text
 */
export function isolated(text) {
  return `\u2068${plainText(text)}\u2069`;
}

/** @param {string} text */
export function directionOf(text) {
  return FIRST_STRONG_IS_RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
}

/**
 * The class of an element that cuts what has no room: only a long text needs
 * one, and all that is painted anew around it costs time.
 *
 * @param {string} text
 */
export function cutClass(text) {
  return text.length > SHORT_UNITS ? "cut" : "";
}

/**
 * The longest beginning of the text, whole graphemes and an ellipsis, that is
 * at most `width` wide; empty where not even one fits.
 *
 * @param {string} text
 * @param {number} width
 * @param {(text: string) => number} measure
 */
export function fitText(text, width, measure) {
  const short = text.length > MOST_UNITS ? text.slice(0, MOST_UNITS) : text;
  if (short === text && measure(text) <= width) return text;
  const parts = Array.from(graphemes.segment(short), (part) => part.segment);
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const tried = `${parts.slice(0, middle).join("")}…`;
    if (measure(tried) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? "" : `${parts.slice(0, low).join("")}…`;
}
