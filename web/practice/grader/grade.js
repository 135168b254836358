/**
 * Grades an answer: right, a mistake that has a name, two at once, or the first
 * property that fails.
 */
import { answerFrom } from "./answers.js";
import { fromTensor, tensorOf } from "./arrays.js";
import { reasonOf } from "../../engine/errors.js";
import { isSameAnswer } from "./compare.js";
import {
  findInNumbers,
  findInWeights,
  findLeftOut,
  findMissing,
  findMoved,
  findNoNumbers,
} from "./properties.js";

/**
 * @typedef {import("../numpy/ndarray.js").NDArray} NDArray
 * @typedef {import("./arrays.js").Tensor} Tensor
 * @typedef {import("./compare.js").Answer} Answer
 * @typedef {import("./properties.js").Finding} Finding
 * @typedef {import("../../engine/index.d.ts").Engine} Engine
 *
 * @typedef {Tensor | number | boolean | null} Arg
 *
 * @typedef {object} Probe one call of the person's function
 * @property {string} name
 * @property {Arg[]} args
 * @property {boolean} [isExtra] a wrong answer is a note, no failure
 * @property {string} [moves] the probe that differs in the last token only
 *
 * @typedef {object} Mistake
 * @property {string} name by which ../texts/ has it: what the person did, and
 *   what follows
 * @property {Record<string, string>} change of the right way
 * @property {string} [of] the mistake whose words it has, but for its filling
 *
 * @typedef {object} Task what a grader needs to know of an exercise
 * @property {string} function its name
 * @property {string[]} returns names of the parts; "weights" is checked as such
 * @property {(seed: number) => Probe[]} probes
 * @property {(engine: Engine, args: Arg[]) => Tensor[]} right by the core
 * @property {(args: Arg[]) => Tensor | null} [hides] 0 where the weights may not
 *   see, null: they may see all
 * @property {(args: (NDArray | number | boolean | null)[], change: Record<string, string>) => NDArray[]} solve
 *   in steps that can be changed
 * @property {Mistake[]} mistakes
 * @property {number[]} [mayChange] places of the arguments that a function may
 *   change
 * @property {{ name: string, change: Record<string, string> }[]} [notes] other
 *   ways that are right, known by an extra probe
 *
 * @typedef {object} Verdict
 * @property {"right" | "mistake" | "two mistakes" | "property" | "error"} kind
 * @property {Mistake[]} mistakes
 * @property {Finding | null} finding
 * @property {string[]} notes their names
 * @property {number[]} changed places of the arguments that the function changed
 * @property {{ type: string, message: string, line: number | null } | null} error
 * @property {{ name: string, probe: string, got: Tensor, right: Tensor } | null} shown
 *   the first part that is wrong
 */

/**
 * @param {Task} task
 * @param {Engine} engine
 * @param {number} seed
 */
export function prepare(task, engine, seed) {
  const probes = task.probes(seed);
  const rights = probes.map(({ args }) => ({
    parts: task.right(engine, args),
    error: false,
  }));
  return { probes, rights };
}

/**
 * What a way to do it gives for a probe.
 *
 * @param {Task} task
 * @param {Probe} probe
 * @param {Record<string, string>} change
 * @returns {Answer}
 */
export function answerOf(task, { args }, change) {
  try {
    const arrays = args.map((arg) =>
      typeof arg === "object" && arg !== null ? fromTensor(arg) : arg,
    );
    return { parts: task.solve(arrays, change).map(tensorOf), error: false };
  } catch (error) {
    // Shapes that do not fit: NumPy refuses.
    return { parts: [], error: true, message: reasonOf(error) };
  }
}

/**
 * @param {Task} task
 * @param {ReturnType<typeof prepare>} plan
 * @param {readonly { value: unknown, error: Verdict["error"], changed?: number[] }[]} results
 *   one for each probe
 * @returns {Verdict}
 */
export function grade(task, { probes, rights }, results) {
  const answers = results.map((result, i) => answerFrom(result, rights[i]));
  const required = probes
    .map((probe, i) => i)
    .filter((i) => !probes[i].isExtra);
  const hasAnswers = required.some((i) => !answers[i].error);
  const matches = (/** @type {Record<string, string>} */ change) =>
    required.every((i) => {
      const answer = answerOf(task, probes[i], change);
      // With nothing but errors, these have to be the same.
      const isAlike = hasAnswers || answers[i].message === answer.message;
      return isAlike && isSameAnswer(answers[i], answer);
    });
  /** @type {Verdict} */
  const verdict = {
    ...{ kind: "right", mistakes: [], finding: null, notes: [], error: null },
    ...{ shown: null, changed: changedIn(task, results) },
  };
  const wrong = required.find((i) => !isSameAnswer(answers[i], rights[i]));
  if (wrong === undefined) {
    const [{ parts, form }] = answers;
    const missing = task.returns.filter((_, i) => parts[i] === undefined);
    const finding = findLeftOut(missing);
    if (finding) return { ...verdict, kind: "property", finding };
    const notes = [
      ...notesOf(task, probes, answers),
      ...(missing.length > 0 ? ["no weights"] : []),
      ...(form ? [form] : []),
    ];
    return { ...verdict, notes };
  }
  const shown = firstWrong(task, answers[wrong], rights[wrong], probes[wrong]);
  const error = results.find((result) => result.error)?.error ?? null;
  const known = { ...verdict, shown, error };
  const one = task.mistakes.find(({ change }) => matches(change));
  if (one) return { ...known, kind: "mistake", mistakes: [one] };
  const two = hasNumbers(answers)
    ? pairs(task.mistakes).find(([a, b]) =>
        matches({ ...a.change, ...b.change }),
      )
    : null;
  if (two) return { ...known, kind: "two mistakes", mistakes: two };
  if (answers[wrong].error) {
    const finding = findMissing(task.function, error);
    return { ...known, kind: "error", finding };
  }
  const finding =
    movedIn(probes, answers) ??
    findingOf(task, probes[wrong], answers[wrong], rights[wrong]) ??
    findNoNumbers(results[wrong].value);
  return { ...known, kind: "property", finding };
}

/**
 * @param {Task} task
 * @param {readonly { changed?: number[] }[]} results
 */
function changedIn({ mayChange = [] }, results) {
  const places = new Set(results.flatMap(({ changed = [] }) => changed));
  return [...places].filter((at) => !mayChange.includes(at)).sort();
}

/**
 * Whether there is more in the answers than nan, which many ways end in.
 *
 * @param {readonly Answer[]} answers
 */
const hasNumbers = (answers) =>
  answers.some(({ parts }) =>
    parts.some((part) => part && Array.from(part.data).some(Number.isFinite)),
  );

/**
 * Two mistakes in different steps.
 *
 * @param {readonly Mistake[]} mistakes
 * @returns {[Mistake, Mistake][]}
 */
function pairs(mistakes) {
  return mistakes.flatMap((a, i) =>
    mistakes
      .slice(i + 1)
      .filter((b) => !Object.keys(b.change).some((step) => step in a.change))
      .map((b) => /** @type {[Mistake, Mistake]} */ ([a, b])),
  );
}

/**
 * @param {Task} task
 * @param {readonly Probe[]} probes
 * @param {readonly Answer[]} answers
 */
function notesOf(task, probes, answers) {
  const extra = probes.map((_, i) => i).filter((i) => probes[i].isExtra);
  if (extra.length === 0) return [];
  return (task.notes ?? [])
    .filter(({ change }) =>
      extra.every((i) =>
        isSameAnswer(answers[i], answerOf(task, probes[i], change)),
      ),
    )
    .map(({ name }) => name);
}

/**
 * @param {Task} task
 * @param {Answer} answer
 * @param {Answer} right
 * @returns {number} the part to speak of: weights first; -1: none
 */
function wrongPart(task, answer, right) {
  const isWrong = (/** @type {number} */ i) =>
    answer.parts[i] !== undefined &&
    !isSameAnswer(
      { parts: [answer.parts[i]], error: false },
      { parts: [right.parts[i]], error: false },
    );
  const weights = task.returns.indexOf("weights");
  if (weights >= 0 && isWrong(weights)) return weights;
  return task.returns.findIndex((_, i) => isWrong(i));
}

/**
 * @param {Task} task
 * @param {Answer} answer
 * @param {Answer} right
 * @param {Probe} probe
 */
function firstWrong(task, answer, right, probe) {
  const part = wrongPart(task, answer, right);
  const got = answer.parts[part];
  const expected = right.parts[part];
  if (!got || !expected) return null;
  return { name: task.returns[part], probe: probe.name, got, right: expected };
}

/**
 * @param {Task} task
 * @param {Probe} probe
 * @param {Answer} answer
 * @param {Answer} right
 * @returns {Finding | null} null: that part did not come back
 */
function findingOf(task, probe, answer, right) {
  const part = wrongPart(task, answer, right);
  const got = answer.parts[part];
  const expected = right.parts[part];
  if (!got || !expected) return null;
  if (task.returns[part] !== "weights")
    return findInNumbers(got, expected, probe.name);
  return findInWeights(got, expected, task.hides?.(probe.args) ?? null);
}

/**
 * @param {readonly Probe[]} probes
 * @param {readonly Answer[]} answers
 */
function movedIn(probes, answers) {
  for (const [i, { moves }] of probes.entries()) {
    const other = probes.findIndex(({ name }) => name === moves);
    const [a, b] = [answers[i].parts[0], answers[other]?.parts[0]];
    const finding = a && b ? findMoved(b, a) : null;
    if (finding) return finding;
  }
  return null;
}
