// npm test [-- SUITE...]: builds and tests everything, or the suites named (a name, or what stands
// before its colon: "core" means core:native, core:scalar, ...). The last line is
// "N passed, N failed"; the exit code is 0 only if nothing failed.
import { checkNode } from "../web/setup/machine.js";
import { SetupError, runMain, say } from "../web/setup/steps.js";
import { suites } from "./tools/suites.js";

/** @typedef {import("./tools/result.js").Result} Result */

/** @param {string[]} wanted */
function choose(wanted) {
  for (const word of wanted)
    if (!suites.some((suite) => matches(suite.name, word)))
      throw new SetupError(
        `no such suite: ${word}\nsuites: ${suites.map((s) => s.name).join(" ")}`,
      );
  return wanted.length === 0
    ? suites
    : suites.filter(({ name }) => wanted.some((word) => matches(name, word)));
}

/** @param {string} name @param {string} word */
function matches(name, word) {
  return name === word || name.startsWith(`${word}:`);
}

/**
 * @param {import("./tools/suites.js").Suite} suite
 * @returns {Promise<Result>} a suite that cannot run is one failure
 */
async function runSuite(suite) {
  try {
    const result = await suite.run();
    if (result.passed + result.failed > 0) return result;
    return { ...result, failed: 1, output: "no test was run" };
  } catch (error) {
    const output =
      error instanceof SetupError || !(error instanceof Error)
        ? String(error)
        : String(error.stack);
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

/** @param {Result} result */
function count({ passed, failed, skipped }) {
  const tail = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${passed} passed, ${failed} failed${tail}`;
}

/** @param {string} text */
function indent(text) {
  return text.trimEnd().replace(/^/gm, "    ");
}

await runMain(async () => {
  checkNode();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const summary = [];
  for (const suite of choose(process.argv.slice(2))) {
    say(`\n${suite.name}: ${suite.about}`);
    const began = Date.now();
    const result = await runSuite(suite);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (result.failed > 0) say(indent(result.output));
    const line = `${suite.name}: ${count(result)} (${seconds} s)`;
    say(`  ${line}`);
    summary.push(`${result.failed > 0 ? "✘" : "✔"} ${line}`);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  say(`\n${summary.join("\n")}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  say(`${total.passed} passed, ${total.failed} failed`);
});
