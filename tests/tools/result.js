// What a suite answers, and how the output of the test runners becomes one.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run } from "../../web/setup/steps.js";

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output shown where something failed
 */

/**
 * A check that is one test: passed if the command succeeds.
 * @param {string[]} command
 * @returns {Promise<Result>}
 */
export async function runCheck(command) {
  const { code, output } = await run(command);
  return fromProblems(code === 0 ? [] : [output]);
}

/**
 * @param {string[]} problems
 * @returns {Result} one test, passed if there is no problem
 */
export function fromProblems(problems) {
  const failed = problems.length > 0 ? 1 : 0;
  return {
    passed: 1 - failed,
    failed,
    skipped: 0,
    output: problems.join("\n"),
  };
}

/**
 * Node's own test runner.
 * @param {string[]} files
 * @param {object} [options]
 * @param {string} [options.node] program
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<Result>}
 */
export async function runNodeTests(files, { node = "node", env } = {}) {
  if (files.length === 0) return fromProblems(["no test files"]);
  const limit = 10 * 60 * 1000; // ms: a hanging test fails instead of blocking the rest
  const { code, output } = await run(
    [
      ...[node, "--test", "--test-reporter=spec", "--test-concurrency=1"],
      ...[`--test-timeout=${limit}`, ...files],
    ],
    // Where this variable is set, node takes itself for one of another runner's files.
    { env: { ...env, NODE_TEST_CONTEXT: undefined } },
  );
  return fromNodeTests(code, output);
}

/**
 * @param {number} code
 * @param {string} output of node --test --test-reporter=spec
 * @returns {Result}
 */
export function fromNodeTests(code, output) {
  const read = (/** @type {string} */ word) =>
    Number(output.match(new RegExp(`^ℹ ${word} (\\d+)$`, "m"))?.[1] ?? 0);
  const failed = read("fail") + read("cancelled");
  return {
    passed: read("pass"),
    failed: code !== 0 ? Math.max(1, failed) : failed,
    skipped: read("skipped") + read("todo"),
    output: output.slice(Math.max(0, output.indexOf("✖ failing tests:"))),
  };
}

/**
 * A program of GoogleTest.
 * @param {string[]} command
 * @param {string} report file for GoogleTest's JSON, from the project's root
 * @returns {Promise<Result>}
 */
export async function runGoogleTest(command, report) {
  const path = join(root, report);
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const { code, output } = await run([
    ...[...command, "--gtest_brief=1", `--gtest_output=json:${path}`],
  ]);
  const json = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
  return fromGoogleTest(code, output, json);
}

/**
 * @typedef {{ result: string, status: string, failures?: unknown[] }} GoogleTestCase
 * @param {number} code
 * @param {string} output
 * @param {{ testsuites: { testsuite: GoogleTestCase[] }[] } | null} report null: it crashed
 * @returns {Result}
 */
export function fromGoogleTest(code, output, report) {
  const tests = report?.testsuites.flatMap((suite) => suite.testsuite) ?? [];
  const ran = tests.filter((test) => test.result === "COMPLETED");
  const failed = ran.filter((test) => (test.failures?.length ?? 0) > 0).length;
  return {
    passed: ran.length - failed,
    failed: code !== 0 ? Math.max(1, failed) : failed,
    skipped: tests.length - ran.length,
    output,
  };
}
