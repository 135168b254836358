import { readVariant, variedExercise } from "../variant.js";

/**
 * An exercise, or the notebook, which is not graded.
 *
 * @typedef {import("../exercises/index.js").Exercise} Exercise
 * @typedef {Omit<Exercise, "task"> & { task: Exercise["task"] | null }} Shown
 *
 * @typedef {object} Varied
 * @property {Shown} exercise
 * @property {string} problem with which the exercise stays as it was
 * @property {readonly string[]} hidden controls
 */

/**
 * What a teacher made of an exercise.
 *
 * @param {string} text of the variant
 * @param {Shown} original that is on show
 * @param {readonly Shown[]} all
 * @returns {Varied | null} null: there is none of this exercise
 */
export function variantOf(text, original, all) {
  if (!text) return null;
  const same = (/** @type {string} */ problem) => ({
    exercise: original,
    ...{ problem, hidden: [] },
  });
  const { variant, problem } = readVariant(text);
  if (!variant) return same(problem);
  if (variant.kind !== "exercise") return null;
  if (!all.some(({ name }) => name === variant.of))
    return same(`unknown exercise: ${variant.of}`);
  if (variant.of !== original.name) return null;
  const { task } = original;
  if (!task) return same(`${original.name} is not graded`);
  const varied = variedExercise({ ...original, task }, variant);
  if (varied.problem) return same(varied.problem);
  return { ...varied, hidden: variant.hidden ?? [] };
}
