import { execFileSync } from "node:child_process";
import { hash } from "./hash.mjs";
import { words } from "./tales.mjs";
import { isUnfit } from "./unfit.mjs";

const SHARES = 40; // one each is held out for test and for validation
const MOST_WORDS = 12; // of a pair for the translator
const ENGLISH_WORDS = 3000; // the most frequent ones
const FRENCH_WORDS = 4500;
const MOST_VERSIONS = 2; // French ones of an English sentence in training

/** @typedef {{english: string, versions: string[]}} Pair */

/** @param {string} text */
const plain = (text) =>
  text
    .normalize("NFC")
    .replace(/[’‘´`]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[\s\u00a0\u202f\u2009]+/gu, " ")
    .trim();

/**
 * @param {string} archive fra-eng.zip of manythings.org
 * @returns {Pair[]} each English sentence once
 */
export function readPairs(archive) {
  const text = execFileSync("unzip", ["-p", archive, "fra.txt"], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  /** @type {Map<string, Set<string>>} */
  const pairs = new Map();
  for (const line of text.trim().split("\n")) {
    const [english, french] = line.split("\t").map(plain);
    if (isUnfit(english)) continue;
    const versions = pairs.get(english) ?? new Set();
    pairs.set(english, versions.add(french));
  }
  return [...pairs].map(([english, versions]) => ({
    english,
    versions: [...versions],
  }));
}

/**
 * Where a sentence belongs; "I am sad!" and "I'm sad." fall together.
 * @param {string} english
 * @returns {"train" | "valid" | "test"}
 */
export function shareOf(english) {
  const spelled = english
    .toLowerCase()
    .replaceAll("n't", " not")
    .replace(/'(m|re|s|ll|ve|d)\b/gu, " $1")
    .replace(/\b(am|m)\b/gu, "m")
    .replace(/\b(are|re)\b/gu, "re")
    .replace(/\b(is|s)\b/gu, "s");
  const share = hash(words(spelled).join(" ")) % SHARES;
  return share === 0 ? "test" : share === 1 ? "valid" : "train";
}

/**
 * @param {string[]} texts
 * @returns {Map<string, number>} how often each word occurs
 */
function counts(texts) {
  const result = new Map();
  for (const text of texts) {
    for (const word of words(text.toLowerCase())) {
      result.set(word, (result.get(word) ?? 0) + 1);
    }
  }
  return result;
}

/** @param {Map<string, number>} all @param {number} n */
function mostFrequent(all, n) {
  const order = [...all].sort(
    ([a, x], [b, y]) => y - x || (a < b ? -1 : a > b ? 1 : 0),
  );
  return new Map(order.slice(0, n));
}

/** @param {Map<string, number>} vocabulary @param {string} text */
function fits(vocabulary, text) {
  const list = words(text.toLowerCase());
  return (
    list.length > 0 &&
    list.length <= MOST_WORDS &&
    list.every((word) => vocabulary.has(word) || /^\p{N}+$/u.test(word))
  );
}

/** How common the words of a text are. */
function commonness(
  /** @type {Map<string, number>} */ vocabulary,
  /** @type {string} */ text,
) {
  const list = words(text.toLowerCase());
  const logs = list.map((word) => Math.log(vocabulary.get(word) ?? 1));
  return logs.reduce((sum, x) => sum + x, 0) / list.length;
}

/**
 * Short pairs in frequent words; the French versions in the most common words
 * come first, since those in rarer ones (passé simple) are hard to learn.
 * @param {Pair[]} pairs
 * @returns {Record<"train" | "valid" | "test", string[]>} lines of TSV: the
 *   held-out sentences with all their versions, as references
 */
export function translatorLines(pairs) {
  const english = mostFrequent(
    counts(pairs.map((pair) => pair.english)),
    ENGLISH_WORDS,
  );
  const french = mostFrequent(
    counts(pairs.flatMap((pair) => pair.versions)),
    FRENCH_WORDS,
  );
  const rank = new Map(
    pairs.flatMap((pair) =>
      pair.versions.map((text) => [text, commonness(french, text)]),
    ),
  );
  /** @type {Record<"train" | "valid" | "test", string[]>} */
  const result = { train: [], valid: [], test: [] };
  for (const pair of pairs) {
    const versions = pair.versions
      .filter((text) => fits(french, text))
      .sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
    if (!fits(english, pair.english) || versions.length === 0) continue;
    const share = shareOf(pair.english);
    if (share !== "train") {
      const others = pair.versions.filter((text) => !versions.includes(text));
      result[share].push([pair.english, ...versions, ...others].join("\t"));
      continue;
    }
    for (const text of versions.slice(0, MOST_VERSIONS)) {
      result.train.push(`${pair.english}\t${text}`);
    }
  }
  return result;
}
