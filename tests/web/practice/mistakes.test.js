// Every named mistake, written in Python as a person would, is told by its own
// name and no other, in one run of the interpreter an exercise. That it stays so
// on 300 seeds follows from grader.test.js, whose changes these programs are;
// SEEDS=300 checks it directly, which takes long.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { createEngine } from "../../../web/engine/index.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { grade, prepare } from "../../../web/practice/grader/grade.js";
import { createPython } from "../../../web/practice/python/client.js";

const SEEDS = Number(process.env.SEEDS ?? 2);
const MOST_TIME = 1_800_000; // ms, for all calls of an exercise

const engine = await createEngine();
const python = createPython();
after(() => python.dispose());

const code = readFileSync(new URL("mistakes.py", import.meta.url), "utf8");

/** @param {Record<string, string>} change */
const textOf = (change) =>
  Object.entries(change)
    .map((pair) => pair.join("="))
    .join(";");

for (const { name, task } of exercises)
  test(`${name}: ${task.mistakes.length} mistakes on ${SEEDS} seeds`, async () => {
    const plans = Array.from({ length: SEEDS }, (_, seed) =>
      prepare(task, engine, seed),
    );
    const ways = [{ name: "", change: {} }, ...task.mistakes];
    const calls = plans.flatMap(({ probes }) =>
      ways.flatMap(({ change }) =>
        probes.map(({ args }) => {
          const given = [...args];
          if (task.function === "attention" && given.length < 4)
            given.push(null);
          return { name: task.function, args: [...given, textOf(change)] };
        }),
      ),
    );
    const run = await python.run(code, { calls, timeLimit: MOST_TIME });
    assert.equal(run.error, null);
    let at = 0;
    plans.forEach((plan, seed) => {
      for (const way of ways) {
        const results = run.results.slice(at, (at += plan.probes.length));
        const { kind, mistakes } = grade(task, plan, results);
        const told = kind === "right" ? [""] : mistakes.map((one) => one.name);
        assert.deepEqual(told, [way.name], `seed ${seed}: ${kind}`);
      }
    });
  });
