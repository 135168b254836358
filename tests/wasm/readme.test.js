// The readme's example runs as it stands there, and prints what it says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

test("the readme's example", () => {
  const readme = readFileSync(new URL("README.md", root), "utf8");
  const code = readme.match(/^```js\n(.*?)^```/ms)?.[1];
  assert.ok(code, "no example in README.md");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module"],
    { input: code, cwd: fileURLToPath(root), encoding: "utf8" },
  );
  assert.equal(stderr, "");
  const [build, result] = stdout.split("\n");
  assert.match(build, /^(relaxed|simd) 4$/);
  const [, shape, first, second] =
    result.match(/^\[ (.*) \] Float32Array\(2\) \[ (\S+), (\S+) \]$/) ?? [];
  assert.equal(shape, "1, 2, 3");
  // Scores 1/√2 and 0; an output sums three products, each below 30 and off by a few ε.
  const more = Math.exp(Math.SQRT1_2);
  const tolerance = 8 * 2 ** -23 * 30;
  const expected = [20, (10 + 20 * more + 30 * more) / (1 + 2 * more)];
  assert.ok(Math.abs(Number(first) - expected[0]) <= tolerance, first);
  assert.ok(Math.abs(Number(second) - expected[1]) <= tolerance, second);
});
