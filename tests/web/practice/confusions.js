/** Which of the named mistakes, written as a person would, are told by another name. */
import { readFileSync } from "node:fs";
import { grade, prepare } from "../../../web/practice/grader/grade.js";
import { createJavaScript } from "../../../web/practice/javascript/client.js";
import { createPython } from "../../../web/practice/python/client.js";

/**
 * @typedef {import("../../../web/practice/grader/grade.js").Task} Task
 * @typedef {import("../../../web/engine/index.d.ts").Engine} Engine
 * @typedef {{ create: typeof createPython, code: string }} Language
 *
 * @typedef {object} Confusion
 * @property {string} way the mistake that was made, "" for none
 * @property {number} seed
 * @property {string[]} told the names that the grader says
 * @property {string} kind of its verdict
 */

const MOST_TIME = 1_800_000; // ms, for all calls of a run

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, import.meta.url), "utf8");

/** @type {Record<string, Language>} */
export const languages = {
  python: { create: createPython, code: read("mistakes.py") },
  javascript: {
    create: createJavaScript,
    code: read("mistakes-in-javascript.js"),
  },
};

/** What only NumPy's broadcasting and shapes make possible. */
const ofNumpy = /keepdims|keys not transposed/;

/**
 * The mistakes of an exercise that can be made in a language.
 *
 * @param {Task} task
 * @param {string} language
 */
export const mistakesIn = ({ mistakes }, language) =>
  mistakes.filter(({ name }) => language === "python" || !ofNumpy.test(name));

/** @param {Record<string, string>} change */
const textOf = (change) =>
  Object.entries(change)
    .map((pair) => pair.join("="))
    .join(";");

/**
 * Runs the right way and all mistakes of an exercise in one run of the language.
 *
 * @param {object} options
 * @param {string} options.language
 * @param {import("../../../web/practice/runner/runner.js").Runner} options.runner of it
 * @param {Engine} options.engine
 * @param {Task} options.task
 * @param {readonly number[]} options.seeds
 * @returns {Promise<{ graded: number, confusions: Confusion[] }>}
 */
export async function findConfusions(options) {
  const { language, runner, engine, task, seeds } = options;
  const ways = [{ name: "", change: {} }, ...mistakesIn(task, language)];
  const cases = seeds.flatMap((seed) => {
    const plan = prepare(task, engine, seed);
    return ways.map((way) => ({ seed, plan, way }));
  });
  const calls = cases.flatMap(({ plan, way }) =>
    plan.probes.map(({ args }) => ({
      name: task.function,
      args: [...args, textOf(way.change)],
    })),
  );
  const { code } = languages[language];
  const run = await runner.run(code, { calls, timeLimit: MOST_TIME });
  if (run.error) throw new Error(`${run.error.type}: ${run.error.message}`);
  let at = 0;
  const told = cases.map(({ seed, plan, way }) => {
    const results = run.results.slice(at, (at += plan.probes.length));
    const { kind, mistakes } = grade(task, plan, results);
    const names = kind === "right" ? [""] : mistakes.map(({ name }) => name);
    return { way: way.name, seed, told: names, kind };
  });
  return {
    graded: told.length,
    confusions: told.filter((one) => one.told.join() !== one.way),
  };
}
