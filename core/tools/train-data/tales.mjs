import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isUnfit } from "./unfit.mjs";

const ENOUGH_WORDS = 60; // a passage ends with the sentence that reaches them
const FEWEST_WORDS = 40;
const MOST_WORDS = 120;
const SHINGLE = 8; // words in a row
const MOST_SEEN = 0.3; // share of a paragraph's shingles met before
const BLOCK = 12; // passages that stay together
const EVERY = 25; // one block in so many is held out

/** What speaks of the book instead of telling the tale. */
const ABOUT_THE_BOOK =
  /gutenberg|e-?text|transcriber|https?:|produced by|proofread|illustrat|copyright|edition|preface|translat|editor|folk-?lore|\bnotes?\b.*\bsource|\bparallels?\b|\bpp?\. ?\d|\bvol\b|\bibid|century/iu;

/** @param {string} text */
export const words = (text) => text.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];

/**
 * One kind of quotation mark and of apostrophe, so that a word has one
 * spelling.
 * @param {string} text
 */
function plain(text) {
  return text
    .replace(/\[[^\]]*\]|_/gu, "")
    .replace(/(?<=\p{L})’(?=\p{L})/gu, "'")
    .replace(/[“”‘]|’(?!\p{L})|(?<![\p{L}.])'(?=\p{Lu})/gu, '"')
    .replace(/’/gu, "'")
    .replace(/(?<=[.,;:!?])'(?!\p{L})/gu, '"')
    .replace(/\s*(?:--+|—)\s*/gu, " - ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** @param {string} paragraph */
function isStory(paragraph) {
  return (
    words(paragraph).length >= 4 &&
    /[.!?:;,"]$/u.test(paragraph) &&
    /\p{Ll}{2}/u.test(paragraph) &&
    !/\d/u.test(paragraph) &&
    !ABOUT_THE_BOOK.test(paragraph)
  );
}

/**
 * Tells whether a paragraph has been met in another book (or twice in one),
 * and remembers it.
 */
function repeats() {
  const seen = new Set();
  return (/** @type {string} */ paragraph) => {
    const list = words(paragraph.toLowerCase());
    const size = Math.min(SHINGLE, list.length);
    const shingles = list
      .slice(0, list.length - size + 1)
      .map((_, i) => list.slice(i, i + size).join(" "));
    const known = shingles.filter((s) => seen.has(s)).length;
    for (const s of shingles) seen.add(s);
    return known > MOST_SEEN * shingles.length;
  };
}

/**
 * Parts the paragraphs of a book where a tale begins, at a title.
 * @param {string[]} paragraphs
 * @returns {string[][]} the paragraphs of each tale
 */
function tales(paragraphs) {
  /** @type {string[][]} */
  const result = [[]];
  for (const paragraph of paragraphs) {
    const isTitle = !/[\p{P}]$/u.test(paragraph) || !/\p{Ll}/u.test(paragraph);
    if (isTitle) result.push([]);
    else result[result.length - 1].push(paragraph);
  }
  return result;
}

/** @param {string} text */
const sentences = (text) => text.split(/(?<=[.!?]"?) (?=["\p{Lu}])/u);

/**
 * @param {string[]} paragraphs that follow each other
 * @returns {string[]} passages of whole sentences
 */
function passages(paragraphs) {
  /** @type {string[]} */
  const result = [];
  let passage = "";
  for (const sentence of paragraphs.flatMap(sentences)) {
    passage = passage ? `${passage} ${sentence}` : sentence;
    if (words(passage).length < ENOUGH_WORDS) continue;
    result.push(passage);
    passage = "";
  }
  result.push(passage);
  return result.filter((p) => {
    const n = words(p).length;
    return n >= FEWEST_WORDS && n <= MOST_WORDS;
  });
}

/**
 * @param {string} folder of *.txt.gz
 * @returns {{train: string[], valid: string[]}} passages; neighbours are held
 *   out together
 */
export function readTales(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt.gz"));
  const isRepeat = repeats();
  /** @type {{train: string[], valid: string[]}} */
  const result = { train: [], valid: [] };
  for (const name of files.sort()) {
    const text = gunzipSync(readFileSync(join(folder, name))).toString();
    const paragraphs = text
      .replaceAll("\r", "")
      .split(/\n\s*\n/u)
      .map(plain);
    const told = tales(paragraphs).flatMap((tale) =>
      passages(tale.filter((p) => isStory(p) && !isRepeat(p))),
    );
    told.forEach((passage, i) => {
      if (isUnfit(passage)) return;
      const isValid = Math.floor(i / BLOCK) % EVERY === EVERY - 1;
      (isValid ? result.valid : result.train).push(passage);
    });
  }
  return result;
}
