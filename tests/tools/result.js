// What a suite answers, and how the output of the test runners becomes one.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
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
 * @param {number} [options.concurrency] files at a time
 * @returns {Promise<Result>}
 */
export async function runNodeTests(
  files,
  { node = "node", env, concurrency = 1 } = {},
) {
  if (files.length === 0) return fromProblems(["no test files"]);
  const limit = 10 * 60 * 1000; // ms: a hanging test fails instead of blocking the rest
  const { code, output } = await run(
    [
      ...[node, "--test", "--test-reporter=spec"],
      ...[`--test-concurrency=${concurrency}`, `--test-timeout=${limit}`],
      ...files,
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
 * A program of GoogleTest, which runs as many times at once as there are processors, a part of the
 * tests each.
 * @param {string[]} command
 * @param {string} report file for GoogleTest's JSON, from the project's root, without its end
 * @param {number} [count] of processes that share the tests
 * @returns {Promise<Result>}
 */
export async function runGoogleTest(
  command,
  report,
  count = availableParallelism(),
) {
  const parts = Array.from({ length: count }, (_, index) =>
    runShard(command, { index, count, path: join(root, report) }),
  );
  return (await Promise.all(parts)).reduce(sum);
}

/**
 * @param {string[]} command
 * @param {{ index: number, count: number, path: string }} shard
 */
async function runShard(command, { index, count, path: start }) {
  const path = `${start}-${index}.json`;
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const { code, output } = await run(
    [...command, "--gtest_brief=1", `--gtest_output=json:${path}`],
    {
      env: {
        GTEST_TOTAL_SHARDS: String(count),
        GTEST_SHARD_INDEX: String(index),
      },
    },
  );
  const json = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
  return fromGoogleTest(code, output, json);
}

/**
 * @param {Result} a
 * @param {Result} b
 * @returns {Result}
 */
function sum(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    output: [a, b]
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join("\n"),
  };
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
