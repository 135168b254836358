/**
 * How far a person has come: kept on the device, and as a file.
 *
 * @typedef {object} Done of one lesson
 * @property {string} [guess] the prediction
 * @property {{ option: string, values: import("./lesson.js").Values }} [outcome]
 * @property {boolean} [isAnswered] the question
 * @property {string} [explained] in the person's own words
 * @property {boolean} [isFinished]
 *
 * @typedef {Record<string, Done>} Progress by the names of the lessons
 * @typedef {import("../practice/view/kept.js").Kept} Kept of the exercises
 */
import { Stored } from "../practice/stored.js";
import { isRecord, readRecord, readText } from "../practice/untrusted.js";

const APP = "attention-playground";
const KIND = "progress";
const VERSION = 1;

/** Largest file that is read, in bytes. */
export const MOST_BYTES = 1_000_000;
const MOST_TEXT = 20_000;
const MOST_NAMES = 200;

export const progress = new Stored("attention-playground.lessons", lessonsFrom);

/**
 * @param {{ lessons: Progress, practice: Kept }} all
 * @param {number} [indent] 0: all in one line
 * @returns {string} what stands in the file
 */
export function fileOf({ lessons, practice }, indent = 2) {
  const file = { app: APP, kind: KIND, version: VERSION, lessons, practice };
  return `${JSON.stringify(file, null, indent)}\n`;
}

/**
 * @param {string} text of a file
 * @returns {{ lessons: Progress, practice: Kept } | null} null: it is none of
 *   these files
 */
export function readFile(text) {
  try {
    const file = JSON.parse(text);
    if (!isRecord(file) || file.app !== APP || file.kind !== KIND) return null;
    if (file.version !== VERSION) return null;
    return {
      lessons: lessonsFrom(file.lessons),
      practice: practiceFrom(file.practice),
    };
  } catch {
    return null; // not JSON, or not of the right form
  }
}

/**
 * One lesson, here and in a file: nothing that was done is lost.
 *
 * @param {Done} mine
 * @param {Done} brought
 * @returns {Done}
 */
export function merged(mine, brought) {
  const explained = joined(mine.explained, brought.explained);
  return { ...brought, ...mine, ...(explained ? { explained } : {}) };
}

/**
 * Both texts, each once.
 *
 * @param {string} [mine]
 * @param {string} [brought]
 */
function joined(mine = "", brought = "") {
  if (mine.includes(brought)) return mine;
  if (brought.includes(mine)) return brought;
  const both = `${mine}\n\n${brought}`;
  return both.length <= MOST_TEXT ? both : mine;
}

/** @param {unknown} value @returns {Progress} */
function lessonsFrom(value) {
  return readRecord(value, MOST_NAMES, (one) => {
    const { guess, outcome, isAnswered, explained, isFinished } = one;
    const { option, values } = isRecord(outcome) ? outcome : {};
    return withoutUndefined({
      guess: readText(guess, 40),
      outcome:
        typeof option === "string" && isRecord(values)
          ? { option: option.slice(0, 40), values: valuesFrom(values) }
          : undefined,
      isAnswered: isAnswered === true ? true : undefined,
      explained: readText(explained, MOST_TEXT),
      isFinished: isFinished === true ? true : undefined,
    });
  });
}

/** @param {Record<string, unknown>} values */
function valuesFrom(values) {
  const entries = Object.entries(values)
    .slice(0, 20)
    .filter(([, value]) => ["string", "number"].includes(typeof value))
    .map(([name, value]) => [
      name,
      typeof value === "string" ? value.slice(0, 200) : Number(value),
    ]);
  return Object.fromEntries(entries);
}

/** @param {unknown} value @returns {Kept} */
function practiceFrom(value) {
  return readRecord(value, MOST_NAMES, (one) =>
    withoutUndefined({
      python: readText(one.python, MOST_TEXT),
      javascript: readText(one.javascript, MOST_TEXT),
      isSolved: one.isSolved === true ? true : undefined,
      changed: byLanguage(one.changed, (at) =>
        typeof at === "number" ? at : undefined,
      ),
      others: byLanguage(one.others, textsFrom),
    }),
  );
}

/** @param {unknown} value */
function textsFrom(value) {
  if (!Array.isArray(value)) return undefined;
  return value
    .map((text) => readText(text, MOST_TEXT))
    .filter((text) => text !== undefined);
}

/**
 * @template T
 * @param {unknown} value
 * @param {(value: unknown) => T | undefined} read
 */
function byLanguage(value, read) {
  if (!isRecord(value)) return undefined;
  const { python, javascript } = value;
  return withoutUndefined({
    python: read(python),
    javascript: read(javascript),
  });
}

/**
 * @template {object} T
 * @param {T} object
 * @returns {T}
 */
function withoutUndefined(object) {
  return /** @type {T} */ (
    Object.fromEntries(
      Object.entries(object).filter(([, value]) => value !== undefined),
    )
  );
}
