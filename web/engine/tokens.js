// Cuts text into tokens: words and marks, white space dropped. The same text
// gives the same tokens on every machine, whatever its language.
import { EngineError } from "./errors.js";

/**
 * @typedef {object} Span
 * @property {string} text
 * @property {number} start index of its first UTF-16 unit in the text
 * @property {number} end index after its last
 */

/** White space, and marks that nobody sees. */
const unseen = /^[\p{White_Space}\p{Cc}\p{Cf}]*$/u;

/** The letters of an abbreviation up to its last: "U.S", "e.g", "a.m". */
const abbreviation = /^\p{L}(\.\p{L})+$/u;

/** @type {Intl.Segmenter | undefined} */
let segmenter;

function wordSegmenter() {
  if (typeof Intl.Segmenter !== "function")
    throw new EngineError(
      "unsupported",
      "unsupported browser: it cannot cut text into words (Intl.Segmenter)",
    );
  return (segmenter ??= new Intl.Segmenter("en", { granularity: "word" }));
}

/**
 * Words as Unicode sees them (UAX 29): contractions and emoji are whole, each
 * mark stands alone, scripts without spaces are cut by dictionary. Beyond that
 * the last point of an abbreviation belongs to it: "U.S." is one token.
 * @param {string} text
 * @returns {Span[]}
 */
export function tokensOf(text) {
  /** @type {Span[]} */
  const tokens = [];
  for (const { segment, index } of wordSegmenter().segment(text)) {
    if (unseen.test(segment)) continue;
    const end = index + segment.length;
    const last = tokens.at(-1);
    if (segment === "." && last?.end === index && abbreviation.test(last.text))
      Object.assign(last, { text: text.slice(last.start, end), end });
    else tokens.push({ text: segment, start: index, end });
  }
  return tokens;
}

/** @param {string} text */
export function countTokens(text) {
  return tokensOf(text).length;
}
