/**
 * What a lesson is: data in course/, texts in i18n/. Nothing in it is a number
 * that was typed: what is right is read from the pictures of the page.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {Record<string, string | number>} Values of a text
 *
 * @typedef {object} Step something to do on the page
 * @property {string} name of its text, and of what it keeps
 * @property {Partial<State>} patch does it for the person
 * @property {(picture: Picture, taken: Taken) => any} see what is kept of a
 *   picture in which it is done; null as long as it is not
 *
 * @typedef {Record<string, any>} Taken what the steps kept, by their names
 *
 * @typedef {object} Outcome
 * @property {string} option what happened, in the words of the prediction
 * @property {Values} values for the text of what was seen
 *
 * @typedef {object} NumberQuestion answered by a number
 * @property {"number"} kind
 * @property {(taken: Taken, picture: Picture) => number | null} right null: the
 *   page does not show it now
 * @property {number} within how far off an answer may be, relatively
 *
 * @typedef {object} ActQuestion answered by what is done on the page
 * @property {"act"} kind
 * @property {(seen: Seen) => { isRight: boolean, values: Values } | null} find
 *   null: there is nothing to speak of yet
 * @property {Partial<State>} [patch] what it begins with
 *
 * @typedef {object} RelationQuestion answered by a cell and the name of a relation
 * @property {"relation"} kind
 * @property {Partial<State>} patch what it begins with
 *
 * @typedef {{ state: State, picture: Picture, taken: Taken }} Seen
 *
 * @typedef {object} Lesson
 * @property {string} name in links, in texts and in what is kept
 * @property {Partial<State>} start how the page is set up, from its defaults
 * @property {string[]} options of the prediction
 * @property {Step[]} steps
 * @property {(taken: Taken) => Outcome} outcome once all steps are done
 * @property {NumberQuestion | ActQuestion | RelationQuestion} question
 * @property {string[]} exercises to go on with
 * @property {string[]} experiments to go on with
 */
import { decode } from "../app/link.js";
import { FIELD_NAMES, ONLY_SHOWN } from "../app/state.js";

/**
 * What sets the page up for a lesson: everything else as links of version 1 mean
 * it, with word vectors.
 *
 * @param {Partial<State>} start
 * @returns {Partial<State>}
 */
export function settingUp(start) {
  const { state: initial } = decode("v=1");
  const fields = FIELD_NAMES.filter((name) => !ONLY_SHOWN.has(name));
  const { panel, selected, pinned } = initial;
  return {
    ...Object.fromEntries(fields.map((name) => [name, initial[name]])),
    ...{ panel, selected, pinned, view: "" },
    ...start,
  };
}

/**
 * What the steps keep once they have seen this picture.
 *
 * @param {Lesson} lesson
 * @param {Taken} taken
 * @param {Picture} picture
 * @returns {Taken} the same object when nothing is new
 */
export function watch(lesson, taken, picture) {
  let next = taken;
  for (const { name, see } of lesson.steps) {
    if (name in next) continue;
    const kept = see(picture, next) ?? null;
    if (kept !== null) next = { ...next, [name]: kept };
  }
  return next;
}

/**
 * Whether all steps are done.
 *
 * @param {Lesson} lesson
 * @param {Taken} taken
 */
export const isSeen = ({ steps }, taken) =>
  steps.every(({ name }) => name in taken);

/**
 * @param {NumberQuestion} question
 * @param {string} typed
 * @param {number} right
 */
export function isRightNumber({ within }, typed, right) {
  const text = typed.trim().replace(",", ".").replace(/[\s_]/g, "");
  const number = Number(text);
  return (
    text !== "" &&
    Number.isFinite(number) &&
    Math.abs(number - right) <= within * Math.abs(right)
  );
}
