import { named, TEST_PEOPLE, TRAIN_PEOPLE } from "./people.mjs";

/** @typedef {import("./people.mjs").Gender} Gender */

const PRONOUNS = {
  m: new Set(["he", "his", "him", "himself"]),
  f: new Set(["she", "her", "hers", "herself"]),
};
const FEWEST_WORDS = 4;
const MOST_WORDS = 30;

/** @param {Gender} gender @returns {Set<string>} the names and nouns */
const nouns = (gender) =>
  new Set(
    [TRAIN_PEOPLE, TEST_PEOPLE]
      .flatMap((people) => named(people[gender]))
      .map((person) => person.toLowerCase().split(" ").at(-1) ?? ""),
  );
const NOUNS = { m: nouns("m"), f: nouns("f") };

/** @param {string} sentence @returns {boolean} */
function tellsGender(sentence) {
  const list = sentence.toLowerCase().match(/[a-z]+/gu) ?? [];
  const has = (/** @type {Set<string>} */ set) => list.some((w) => set.has(w));
  const only = (/** @type {Gender} */ gender, /** @type {Gender} */ other) =>
    has(NOUNS[gender]) &&
    has(PRONOUNS[gender]) &&
    !has(NOUNS[other]) &&
    !has(PRONOUNS[other]);
  return (
    list.length >= FEWEST_WORDS &&
    list.length <= MOST_WORDS &&
    (only("m", "f") || only("f", "m"))
  );
}

/**
 * The sentences among these texts that speak of people of one gender with its
 * pronouns: where a model learns that the queen is a she.
 * @param {string[]} texts
 * @returns {string[]} each once
 */
export function genderedSentences(texts) {
  const sentences = texts.flatMap((text) =>
    text.split(/(?<=[.!?]"?) (?=["A-Z])/u),
  );
  return [...new Set(sentences.filter(tellsGender))];
}
