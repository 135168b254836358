/**
 * What a learner has typed, of the lesson or the exercise that a course is about:
 * it goes with the record to whatever machine they work on next.
 */
import { fileOf, progress } from "../lessons/progress.js";
import { takeOver } from "../lessons/take-over.js";
import { keepFor } from "../practice/stored.js";
import { kept } from "../practice/view/kept.js";

/** @typedef {ReturnType<typeof import("./result.js").targetOf>} Target null: all of them */

/**
 * @template T
 * @param {Record<string, T>} record
 * @param {Target} target
 * @param {"lesson" | "exercise"} kind of the record's entries
 */
function partOf(record, target, kind) {
  if (!target) return record;
  const { name } = target;
  const isHere = target.kind === kind && Object.hasOwn(record, name);
  return isHere ? { [name]: record[name] } : {};
}

/**
 * @param {Target} target
 * @returns {string} a file of progress, in one line; "" when nothing was typed
 */
export function wordsOf(target) {
  const lessons = partOf(progress.load(), target, "lesson");
  const practice = partOf(kept.load(), target, "exercise");
  if (Object.keys({ ...lessons, ...practice }).length === 0) return "";
  return fileOf({ lessons, practice }, 0).trimEnd();
}

/**
 * The learner finds what they have typed, here and on other machines, and
 * nothing of those who used this one before.
 *
 * @param {string} learner "" where the system gives them no name: then all that
 *   was left here may be another's, and is dropped
 * @param {string} words what `wordsOf` gave on another machine, or this one
 */
export function giveBack(learner, words) {
  keepFor(learner);
  if (learner === "") for (const record of [progress, kept]) record.save({});
  if (words) takeOver(words);
}

/** @param {() => void} changed the learner has typed, in a frame of the same origin */
export function followWords(changed) {
  for (const record of [progress, kept])
    record.addEventListener("change", changed);
}
