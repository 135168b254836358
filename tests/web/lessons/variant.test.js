// Variants of exercises and lessons come from outside: what is right is used,
// what is wrong is named, and nothing else comes of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { defaults } from "../../../web/app/state.js";
import { VariantOf, openingVariant } from "../../../web/app/variant.js";
import { keptName, readVariant } from "../../../web/practice/variant.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { variantOf } from "../../../web/practice/view/variant-of.js";

const head = { app: "attention-playground", version: 1 };
const exercise = { ...head, kind: "exercise", of: "softmax" };
const lesson = { ...head, kind: "lesson", of: "scale" };

/** The examples of web/lessons/README.md. */
const examples = Array.from(
  readFileSync(
    new URL("../../../web/lessons/README.md", import.meta.url),
    "utf8",
  ).matchAll(/```json\n(.*?)```/gs),
  ([, text]) => text,
);

/** @param {unknown} value */
const problemOf = (value) => readVariant(JSON.stringify(value)).problem;

test("the worked examples are variants, one of each kind", () => {
  assert.equal(examples.length, 2);
  const kinds = examples.map((text) => {
    const { variant, problem } = readVariant(text);
    assert.equal(problem, "");
    assert.ok(openingVariant(text));
    return variant?.kind;
  });
  assert.deepEqual(kinds, ["exercise", "lesson"]);
  const [softmax] = exercises;
  const varied = variantOf(examples[0], softmax, exercises);
  assert.equal(varied?.problem, "");
  assert.match(varied?.exercise.said?.text ?? "", /began in class/);
  const names = varied?.exercise.task?.probes(1).map(({ name }) => name);
  assert.deepEqual(names, ["4 queries, 6 keys"]);
  assert.deepEqual(varied?.hidden, ["list", "solution"]);
});

test("what is wrong is said: what, the value, the limit", () => {
  /** @type {[unknown, RegExp][]} */
  const wrong = [
    [[], /^must be an object$/],
    [{ ...exercise, app: "x" }, /^invalid app: "x"/],
    [{ ...exercise, version: 2 }, /^invalid version: 2 \(must be 1\)/],
    [{ ...exercise, kind: "quiz" }, /^invalid kind: "quiz"/],
    [{ ...head, kind: "exercise" }, /^missing field: of/],
    [{ ...exercise, of: "../x" }, /^invalid of: /],
    [{ ...exercise, title: 5 }, /^invalid title: 5 \(must be text\)/],
    [{ ...exercise, title: "a".repeat(201) }, /201 characters \(at most 200\)/],
    [{ ...exercise, starter: { ruby: "" } }, /^unknown field: starter.ruby/],
    [{ ...exercise, starter: "x" }, /^invalid starter: "x"/],
    [{ ...exercise, hints: "x" }, /^invalid hints: "x" \(must be a list\)/],
    [{ ...exercise, hints: [null] }, /^invalid hints\[0\]: null/],
    [
      { ...exercise, hints: new Array(41).fill("") },
      /41 entries \(at most 40\)/,
    ],
    [{ ...exercise, hidden: ["all"] }, /^invalid hidden\[0\]: "all" \(known: /],
    [{ ...exercise, html: "<b>" }, /^unknown field: html/],
    [{ ...lesson, locked: ["window"] }, /^invalid locked\[0\]: "window"/],
    [{ ...lesson, checks: ["exam"] }, /^invalid checks\[0\]: "exam"/],
    [{ ...lesson, set: { nHeads: 5 } }, /^invalid set.nHeads: 5/],
    [{ ...lesson, set: { lang: "de" } }, /^unknown field: set.lang/],
    [{ ...lesson, set: { variant: "x" } }, /^unknown field: set.variant/],
  ];
  for (const [value, expected] of wrong)
    assert.match(problemOf(value), expected, JSON.stringify(value));
  assert.match(readVariant("{").problem, /^no JSON: /);
  assert.equal(problemOf(exercise), "");
  assert.equal(problemOf(lesson), "");
});

test("no name reaches a prototype", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const inside = `{"app": "attention-playground", "version": 1, "kind": "lesson", "of": "scale"`;
    for (const text of [
      `${inside}, "${name}": {"polluted": 1}}`,
      `${inside}, "set": {"${name}": {"polluted": 1}}}`,
    ])
      assert.match(readVariant(text).problem, /^unknown field/);
  }
  assert.ok(!("polluted" in {}));
});

test("a variant of what is not there is told, and the exercise stays", () => {
  const [softmax, attention] = exercises;
  const read = (/** @type {object} */ change, of = softmax) =>
    variantOf(JSON.stringify({ ...exercise, ...change }), of, exercises);
  assert.match(read({ of: "nothing" })?.problem ?? "", /unknown exercise/);
  assert.equal(read({}, attention), null);
  assert.match(
    read({ checks: ["x"] })?.problem ?? "",
    /unknown test input: "x"/,
  );
  assert.match(read({ checks: [] })?.problem ?? "", /at least 1/);
  assert.equal(read({ checks: [] })?.exercise, softmax);
  assert.equal(variantOf("", softmax, exercises), null);
  assert.equal(variantOf(JSON.stringify(lesson), softmax, exercises), null);
});

test("each variant has a name of its own to be kept under", () => {
  const names = examples.map((text) => keptName("softmax", text));
  assert.equal(new Set(names).size, 2);
  for (const name of names) assert.match(name, /^softmax-[0-9a-f]{1,8}$/);
});

test("locked symbols cannot be changed, and what is hidden is known", async () => {
  const state = { ...defaults(), variant: "" };
  /** @type {() => void} */
  let tell = () => {};
  const host = /** @type {any} */ ({
    addController: () => {},
    requestUpdate: () => tell(),
  });
  const page = new VariantOf(host, () => state.variant);
  page.hostUpdate();
  assert.deepEqual(page.allowed({ scaled: false }), { scaled: false });
  state.variant = JSON.stringify({
    ...{ ...lesson, locked: ["scale", "mask"], hidden: ["heads"] },
  });
  const told = new Promise((resolve) => (tell = () => resolve(undefined)));
  page.hostUpdate();
  await told;
  assert.deepEqual(page.allowed({ scaled: false, text: "a", padding: 1 }), {
    text: "a",
  });
  assert.deepEqual(page.hidden, ["heads"]);
  state.variant = "";
  page.hostUpdate();
  assert.deepEqual(page.locked, []);
});

test("a file that is no variant is left to others", () => {
  for (const text of ["", "1", "null", "{}", '{"kind": "progress"}', "[]"])
    assert.equal(openingVariant(text), null);
  const long = { ...exercise, text: "x".repeat(70_000) };
  assert.equal(openingVariant(JSON.stringify(long)), null);
});
