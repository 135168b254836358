// The readmes' examples run as they stand there, and print what they say.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const [first, second, ...others] = ["README.md", "web/engine/README.md"]
  .map((file) => readFileSync(new URL(file, root), "utf8"))
  .flatMap((text) => [...text.matchAll(/^```js\n(.*?)^```/gms)])
  .map(([, code]) => code);

/** @param {string} code @returns {string[]} the lines that it prints */
function run(code) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module"],
    { input: code, cwd: fileURLToPath(root), encoding: "utf8" },
  );
  assert.equal(stderr, "");
  return stdout.trimEnd().split("\n");
}

test("the first example", () => {
  const [build, result] = run(first);
  assert.match(build, /^(relaxed|simd) 4$/);
  const [, shape, ...output] =
    result.match(/^\[ (.*) \] Float32Array\(2\) \[ (\S+), (\S+) \]$/) ?? [];
  assert.equal(shape, "1, 2, 3");
  // Scores 1/√2 and 0; an output sums three products, each below 30 and off by a few ε.
  const more = Math.exp(Math.SQRT1_2);
  const tolerance = 8 * 2 ** -23 * 30;
  const expected = [20, (10 + 20 * more + 30 * more) / (1 + 2 * more)];
  assert.equal(output.length, 2);
  output.forEach((text, i) =>
    assert.ok(Math.abs(Number(text) - expected[i]) <= tolerance, text),
  );
});

test("the second example: every call", () => {
  const expected = [...second.matchAll(/console\.log\(.*\); \/\/ (.*)/g)];
  assert.ok(expected.length >= 8, "no lines that say what they print");
  assert.deepEqual(
    run(second),
    expected.map(([, comment]) => comment),
  );
  for (const call of [
    ...["attention", "attentionMemory", "attentionGradients"],
    ...["linearAttention", "rope", "softmax", "layerNorm"],
  ])
    assert.ok(second.includes(`engine.${call}(`), call);
});

test("there are no other examples", () => assert.deepEqual(others, []));
