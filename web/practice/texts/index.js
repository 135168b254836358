/**
 * What is said of the exercises, in each language: their texts and hints, what
 * was done wrongly, what fails first. Loaded with them.
 *
 * "exercise.NAME.…" belongs to one exercise, "exercise.…" to all that have none
 * of their own.
 */
import { addTexts, hasText, t } from "../../i18n/index.js";
import { together } from "../../i18n/together.js";

/** @type {import("../../i18n/index.js").PartLoaders} */
export const exerciseTexts = {
  en: () =>
    together(
      import("./en-exercises.js"),
      import("./en-mistakes.js"),
      import("../../i18n/en-practice.js"),
    ),
  zh: () =>
    together(
      import("./zh-exercises.js"),
      import("./zh-mistakes.js"),
      import("../../i18n/zh-practice.js"),
    ),
  es: () =>
    together(
      import("./es-exercises.js"),
      import("./es-mistakes.js"),
      import("../../i18n/es-practice.js"),
    ),
  fr: () =>
    together(
      import("./fr-exercises.js"),
      import("./fr-mistakes.js"),
      import("../../i18n/fr-practice.js"),
    ),
  de: () =>
    together(
      import("./de-exercises.js"),
      import("./de-mistakes.js"),
      import("../../i18n/de-practice.js"),
    ),
};

/** The words of all exercises. */
export const loadTexts = () => addTexts(exerciseTexts);

/**
 * @param {string} name of an exercise
 * @param {string} key
 */
const keyOf = (name, key) =>
  hasText(`exercise.${name}.${key}`)
    ? `exercise.${name}.${key}`
    : `exercise.${key}`;

/**
 * @typedef {object} Words
 * @property {string} title
 * @property {string} text what to do
 * @property {string[]} hints from a nudge to almost the answer
 */

/**
 * @param {{ name: string, said?: Partial<Words> }} exercise
 * @returns {Words} a teacher's, where there are any
 */
export function wordsOf({ name, said }) {
  const hints = [1, 2, 3]
    .map((n) => `exercise.${name}.hint.${n}`)
    .filter(hasText);
  return {
    title: said?.title ?? t(`exercise.${name}.title`),
    text: said?.text ?? t(`exercise.${name}.text`),
    hints: said?.hints ?? hints.map((key) => t(key)),
  };
}

/** @typedef {Pick<import("../grader/grade.js").Mistake, "name" | "of">} Mistake */

/** @param {Mistake} mistake @returns {string} */
export function mistakeName({ name, of }) {
  if (!of) return t(`exercise.mistake.${name}`);
  return t("exercise.filled", { name: mistakeName({ name: of }) });
}

/**
 * What the person did, and what follows.
 *
 * @param {string} exercise its name
 * @param {Mistake} mistake
 */
export const mistakeText = (exercise, { name, of }) =>
  t(keyOf(exercise, `mistake.${of ?? name}.text`));

/**
 * @param {string} exercise its name
 * @param {string} note another way that is right
 */
export const noteText = (exercise, note) => t(keyOf(exercise, `note.${note}`));

/** @param {string} name of a test input */
export const probeName = (name) => t(`exercise.probe.${name}`);

/** @param {import("../grader/properties.js").Finding} finding */
export const findingText = ({ key, values }) =>
  t(`exercise.finding.${key}`, {
    ...values,
    ...("probe" in values ? { probe: probeName(String(values.probe)) } : {}),
  });

/**
 * What is said of inputs that are others after the call.
 *
 * @param {import("../exercises/index.js").Exercise} exercise
 * @param {readonly number[]} changed places of the arguments
 */
export function changedText({ starter, task }, changed) {
  const [, list = ""] = starter.python.split(`def ${task.function}(`);
  const names = list.split(")")[0].split(",");
  return t("exercise.note.inputs changed", {
    names: changed.map((at) => names[at].split("=")[0].trim()).join(", "),
  });
}

/**
 * Code with its comments in the language in use; those that have no words of
 * their own, such as code that is switched off, stay.
 *
 * @param {string} code
 */
export const commented = (code) =>
  code.replace(/(#|\/\/) (.+)$/gm, (whole, mark, comment) =>
    hasText(`exercise.comment.${comment}`)
      ? `${mark} ${t(`exercise.comment.${comment}`)}`
      : whole,
  );
