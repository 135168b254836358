import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fromGoogleTest, runNodeTests } from "./result.js";

/** @param {string} text of a test file; gives the counts of its run */
async function countsOf(text) {
  const folder = mkdtempSync(join(tmpdir(), "result-"));
  const file = join(folder, "some.test.mjs");
  writeFileSync(file, `import test from "node:test";\n${text}`);
  const result = await runNodeTests([file]);
  rmSync(folder, { recursive: true });
  return [result.passed, result.failed, result.skipped];
}

test("node's tests are counted", async () => {
  const text = `
    test("good", () => {});
    test("bad", () => { throw new Error("bad"); });
    test("left out", { skip: true }, () => {});`;
  assert.deepEqual(await countsOf(text), [1, 1, 1]);
});

test("a test file that does not even load has failed", async () => {
  assert.deepEqual(await countsOf("import './none.js';"), [0, 1, 0]);
});

test("no test files: failed", async () => {
  assert.equal((await runNodeTests([])).failed, 1);
});

const good = { result: "COMPLETED", status: "RUN" };
const bad = { ...good, failures: [{}] };
const skipped = { result: "SKIPPED", status: "RUN" };

test("GoogleTest's tests are counted", () => {
  const report = { testsuites: [{ testsuite: [good, bad, skipped, good] }] };
  const { passed, failed, skipped: left } = fromGoogleTest(1, "", report);
  assert.deepEqual([passed, failed, left], [2, 1, 1]);
});

test("a crash has failed, with a report or without", () => {
  assert.equal(fromGoogleTest(134, "", null).failed, 1);
  const report = { testsuites: [{ testsuite: [good] }] };
  assert.equal(fromGoogleTest(1, "", report).failed, 1);
});
