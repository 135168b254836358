/**
 * How far a person has come: kept on the device, and as a file. Where the page
 * may keep nothing (a sandboxed frame), it is kept while the page is open.
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
import { isRecord, readRecord, readText } from "../practice/untrusted.js";

const KEY = "attention-playground.lessons";
const APP = "attention-playground";
const KIND = "progress";
const VERSION = 1;

/** Largest file that is read, in bytes. */
export const MOST_BYTES = 1_000_000;
const MOST_TEXT = 20_000;
const MOST_NAMES = 200;

/** Fires `change` when somebody else than the view itself has saved. */
export const keeping = new EventTarget();

/** @type {Progress} */
let kept = {};
let isLoaded = false;

/** @returns {Progress} */
export function load() {
  if (isLoaded) return kept;
  isLoaded = true;
  try {
    kept = lessonsFrom(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    kept = {}; // nothing may be kept here, or it is damaged
  }
  return kept;
}

/** @param {Progress} progress */
export function save(progress) {
  kept = progress;
  isLoaded = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Nothing may be kept here, or there is no room: it stays while the page is open.
  }
}

/**
 * @param {{ lessons: Progress, practice: Kept }} progress
 * @returns {string} what stands in the file
 */
export function fileOf({ lessons, practice }) {
  const file = { app: APP, kind: KIND, version: VERSION, lessons, practice };
  return `${JSON.stringify(file, null, 2)}\n`;
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
 * What is there and what a file brings: nothing that was done is lost.
 *
 * @template {Record<string, object>} T
 * @param {T} mine
 * @param {T} brought wins where both have something
 * @returns {T}
 */
export function merged(mine, brought) {
  const names = new Set([...Object.keys(mine), ...Object.keys(brought)]);
  return /** @type {T} */ (
    Object.fromEntries(
      Array.from(names, (name) => [name, { ...mine[name], ...brought[name] }]),
    )
  );
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
  return readRecord(value, MOST_NAMES, ({ python, javascript, isSolved }) =>
    withoutUndefined({
      python: readText(python, MOST_TEXT),
      javascript: readText(javascript, MOST_TEXT),
      isSolved: isSolved === true ? true : undefined,
    }),
  );
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
