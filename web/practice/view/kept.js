/** What is kept on the device: code, and which exercises are solved. */
import { isRecord } from "../untrusted.js";
import { Stored } from "../stored.js";

const LANGUAGE_KEY = "attention-playground.practice.language";

/** How many other versions of one exercise are kept, in each language. */
const MOST_OTHERS = 10;

/** @typedef {"python" | "javascript"} Language */
/**
 * @typedef {object} Entry
 * @property {string} [python]
 * @property {string} [javascript]
 * @property {boolean} [isSolved]
 * @property {Partial<Record<Language, number>>} [changed] when, in ms since 1970
 * @property {Partial<Record<Language, string[]>>} [others] code that a file
 *   brought, or that the file's has replaced; the latest first
 *
 * @typedef {Record<string, Entry>} Kept
 */

/** @type {readonly Language[]} */
const languages = ["python", "javascript"];

export const kept = new Stored("attention-playground.practice", (value) =>
  isRecord(value) ? /** @type {Kept} */ (value) : {},
);

/**
 * @param {Entry | undefined} entry
 * @param {Language} language
 * @param {string | undefined} code undefined: the starter
 * @returns {Entry}
 */
export function withCode(entry, language, code) {
  const changed = { ...entry?.changed, [language]: Date.now() };
  return { ...entry, [language]: code, changed };
}

/**
 * The next version in place of the one on show, which becomes the last.
 *
 * @param {Entry | undefined} entry
 * @param {Language} language
 * @returns {Entry}
 */
export function withOther(entry, language) {
  const [next, ...rest] = entry?.others?.[language] ?? [];
  if (next === undefined) return entry ?? {};
  const mine = entry?.[language];
  const others = mine === undefined ? rest : [...rest, mine];
  return {
    ...withCode(entry, language, next),
    others: { ...entry?.others, [language]: others },
  };
}

/**
 * One exercise, here and in a file: the newer code, or the one here when that is
 * not known; the other stays as another version.
 *
 * @param {Entry} mine
 * @param {Entry} brought
 * @returns {Entry}
 */
export function merged(mine, brought) {
  /** @type {Entry} */
  const entry = { ...mine };
  if (mine.isSolved || brought.isSolved) entry.isSolved = true;
  for (const language of languages) {
    const time = mine.changed?.[language] ?? Infinity;
    const isNewer = (brought.changed?.[language] ?? 0) > time;
    const [first, second] = isNewer ? [brought, mine] : [mine, brought];
    const [code, ...others] = versions(language, first, second);
    if (code === undefined) continue;
    const at = (first[language] === code ? first : second).changed?.[language];
    entry[language] = code;
    if (at !== undefined) entry.changed = { ...entry.changed, [language]: at };
    if (others.length > 0)
      entry.others = {
        ...entry.others,
        [language]: others.slice(0, MOST_OTHERS),
      };
  }
  return entry;
}

/**
 * All code of both, each once.
 *
 * @param {Language} language
 * @param {Entry} first
 * @param {Entry} second
 */
function versions(language, first, second) {
  const codes = [
    ...[first[language], second[language]],
    ...[first, second].flatMap((one) => one.others?.[language] ?? []),
  ];
  return Array.from(new Set(codes.filter((code) => code !== undefined)));
}

/** @returns {Language} the one that was chosen last */
export function loadLanguage() {
  try {
    const isOther = localStorage.getItem(LANGUAGE_KEY) === "javascript";
    return isOther ? "javascript" : "python";
  } catch {
    return "python"; // nothing may be kept here
  }
}

/** @param {Language} language */
export function saveLanguage(language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Nothing may be kept here: it is chosen while the page is open.
  }
}
