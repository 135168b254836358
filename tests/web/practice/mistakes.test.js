// Every named mistake, written in Python and in JavaScript as a person would, is
// told by its own name and no other, in one run of the interpreter an exercise.
// That it stays so on 300 seeds follows from grader.test.js, whose changes these
// programs are; SEEDS=300 checks it directly, which takes long.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { createEngine } from "../../../web/engine/index.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { grade, prepare } from "../../../web/practice/grader/grade.js";
import { createJavaScript } from "../../../web/practice/javascript/client.js";
import { createPython } from "../../../web/practice/python/client.js";

/** @typedef {import("../../../web/practice/grader/grade.js").Task} Task */

const SEEDS = Number(process.env.SEEDS ?? 1);
const MOST_TIME = 1_800_000; // ms, for all calls of an exercise

const engine = await createEngine();
const languages = {
  python: { runner: createPython(), file: "mistakes.py" },
  javascript: {
    runner: createJavaScript(),
    file: "mistakes-in-javascript.js",
  },
};
after(() => {
  for (const { runner } of Object.values(languages)) runner.dispose();
});

/** What only NumPy's broadcasting and shapes make possible. */
const ofNumpy = /keepdims|keys not transposed/;

/** @param {Record<string, string>} change */
const textOf = (change) =>
  Object.entries(change)
    .map((pair) => pair.join("="))
    .join(";");

/**
 * The calls of an exercise's function, with every change.
 *
 * @param {Task} task
 * @param {ReturnType<typeof prepare>[]} plans
 * @param {{ change: Record<string, string> }[]} ways
 */
function callsOf(task, plans, ways) {
  return plans.flatMap(({ probes }) =>
    ways.flatMap(({ change }) =>
      probes.map(({ args }) => ({
        name: task.function,
        args: [...args, textOf(change)],
      })),
    ),
  );
}

for (const [language, { runner, file }] of Object.entries(languages)) {
  const code = readFileSync(new URL(file, import.meta.url), "utf8");
  for (const { name, task } of exercises) {
    const known = task.mistakes.filter(
      (mistake) => language === "python" || !ofNumpy.test(mistake.name),
    );
    test(`${name}, ${language}: ${known.length} mistakes on ${SEEDS} seeds`, async () => {
      const plans = Array.from({ length: SEEDS }, (_, seed) =>
        prepare(task, engine, seed),
      );
      const ways = [{ name: "", change: {} }, ...known];
      const calls = callsOf(task, plans, ways);
      const run = await runner.run(code, { calls, timeLimit: MOST_TIME });
      assert.equal(run.error, null);
      let at = 0;
      plans.forEach((plan, seed) => {
        for (const way of ways) {
          const results = run.results.slice(at, (at += plan.probes.length));
          const { kind, mistakes } = grade(task, plan, results);
          const told =
            kind === "right" ? [""] : mistakes.map((one) => one.name);
          assert.deepEqual(told, [way.name], `seed ${seed}: ${kind}`);
        }
      });
    });
  }
}
