/** Runs a person's code on an exercise's probes and grades what comes out. */
import { grade, prepare } from "./grade.js";

/**
 * @param {object} options
 * @param {import("../runner/runner.js").Runner} options.runner of the code's language
 * @param {import("../../engine/index.d.ts").Engine} options.engine
 * @param {import("./grade.js").Task} options.task
 * @param {string} options.code
 * @param {number} options.seed of the probes' numbers
 * @returns {Promise<{ run: import("../runner/runner.js").Run, verdict: import("./grade.js").Verdict | null }>}
 *   no verdict when the code itself failed: the run tells how
 */
export async function check({ runner, engine, task, code, seed }) {
  const plan = prepare(task, engine, seed);
  const calls = plan.probes.map(({ args }) => ({ name: task.function, args }));
  const run = await runner.run(code, { calls });
  const verdict = run.error ? null : grade(task, plan, run.results);
  return { run, verdict };
}
