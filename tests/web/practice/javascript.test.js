/** A person's JavaScript in an interpreter of its own. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createJavaScript } from "../../../web/practice/javascript/client.js";
import { expressionOf } from "../../../web/practice/javascript/text.js";

const javascript = createJavaScript();
after(() => javascript.dispose());

test("matrices go in as lists of rows and come out, also with NaN and infinities", async () => {
  const a = { data: [1, 0, -1, 2], shape: [2, 2] };
  const keep = { data: [1, 0], shape: [2], dtype: "bool" };
  const code = `
    const f = (a, keep, n) => [a.map((row) => row.map((x) => x / 0)), keep, n];
    const g = () => new Float32Array([0.5, 0.25]);
    console.log("hi", [1, [2]], { x: 1 }, NaN);`;
  const calls = [
    { name: "f", args: [a, keep, null] },
    { name: "g", args: [] },
  ];
  const { stdout, error, results } = await javascript.run(code, { calls });
  assert.equal(error, null);
  assert.equal(stdout, 'hi [1, [2]] {"x":1} NaN\n');
  const rows = [
    [Infinity, NaN],
    [-Infinity, Infinity],
  ];
  const value = [rows, [true, false], null];
  const right = { error: null, changed: [] };
  assert.deepEqual(results[0], { value, ...right });
  assert.deepEqual(results[1], { value: [0.5, 0.25], ...right });
});

test("values as expressions", () => {
  assert.equal(expressionOf({ data: [1, NaN], shape: [1, 2] }), "[[1,NaN]]");
  assert.equal(expressionOf({ data: [], shape: [0, 3] }), "[]");
  assert.equal(expressionOf({ data: [5], shape: [] }), "5");
  assert.equal(expressionOf("a\n"), '"a\\n"');
  assert.equal(expressionOf(null), "null");
});

/** @type {[string, string, RegExp, number | null][]} code, type, message, line */
const failures = [
  ["let x = 1;\nlet y = (", "SyntaxError", /./, 2],
  ["function f() {\n  return null.x;\n}\nf();", "TypeError", /null/, 2],
  ["x;", "ReferenceError", /'x' is not defined/, 1],
  [
    "function f(n) {\n  return f(n + 1);\n}\nf(0);",
    "InternalError",
    /stack/,
    2,
  ],
  ["throw 'mine';", "Error", /^mine$/, null],
  ["'x'.repeat(2e8).split('');", "InternalError", /out of memory/, 1],
  [
    "const kept = [];\nfor (;;) kept.push(new Float64Array(1e6));",
    "InternalError",
    /out of memory/,
    2,
  ],
];
for (const [code, type, message, line] of failures)
  test(`${type}: ${code.replaceAll("\n", "⏎")}`, async () => {
    const { error } = await javascript.run(code);
    assert.equal(error?.type, type);
    assert.match(error?.message ?? "", message);
    assert.equal(error?.line, line);
  });

test("an endless loop is ended", async () => {
  const { error } = await javascript.run("while (true);", { timeLimit: 500 });
  assert.equal(error?.type, "TimeLimit");
});

test("it knows nothing of the page, the network or the machine", async () => {
  const names =
    `fetch process require globalThis.__print postMessage self window
    document XMLHttpRequest WebSocket indexedDB localStorage importScripts
    navigator setTimeout Worker WebAssembly`.split(/\s+/);
  const { stdout } = await javascript.run(
    `console.log([${names.map((name) => `typeof ${name}`)}].join())`,
  );
  assert.equal(stdout, `${names.map(() => "undefined").join()}\n`);
  const { error } = await javascript.run(
    "const leave = console.log.constructor('return this')();\nleave.process.exit();",
  );
  assert.equal(error?.type, "TypeError"); // its own globalThis has no process
});
