import assert from "node:assert/strict";
import { test } from "node:test";
import { decode } from "../../web/app/link.js";
import { teachers as de } from "../../web/i18n/de-teachers.js";
import { teachers as en } from "../../web/i18n/en-teachers.js";
import { teachers as es } from "../../web/i18n/es-teachers.js";
import { teachers as fr } from "../../web/i18n/fr-teachers.js";
import { teachers as zh } from "../../web/i18n/zh-teachers.js";
import { exercises } from "../../web/practice/exercises/index.js";
import { PLANS, linkOfStep, stateOfStep } from "../../web/teachers/plans.js";

const steps = PLANS.flatMap(({ steps: of }) => of);

test("each plan fills its time", () => {
  assert.deepEqual(
    PLANS.map(({ minutes }) => minutes),
    [20, 45, 90],
  );
  for (const plan of PLANS) {
    const sum = plan.steps.reduce((all, { minutes }) => all + minutes, 0);
    assert.equal(sum, plan.minutes, plan.id);
  }
});

test("each link opens what its step shows, and nothing else", () => {
  for (const step of steps) {
    const { state, trouble } = decode(linkOfStep(step, "fr"));
    assert.equal(trouble, null, step.id);
    assert.deepEqual(state, stateOfStep(step, "fr"));
    for (const [name, value] of Object.entries(step.show))
      assert.deepEqual(state[/** @type {"text"} */ (name)], value, name);
    if (!step.show.source) assert.equal(state.source, "vectors");
    if (!step.show.text) assert.match(state.text, /river/);
  }
});

test("exercises that a link opens are there", () => {
  for (const { show } of steps)
    if (show.exercise)
      assert.ok(exercises.some(({ name }) => name === show.exercise));
});

/** All keys of the plans. */
function keys() {
  const numbered = (/** @type {string} */ kind, /** @type {number} */ n) =>
    Array.from({ length: n }, (_, at) => `${kind}.${at + 1}`);
  return PLANS.flatMap(({ id, aims, steps: of, exercises: n }) =>
    [
      ...["title", "for", ...numbered("aim", aims)],
      ...of.flatMap((step) =>
        ["title", "do", "ask", "answer"].map((part) => `${step.id}.${part}`),
      ),
      ...numbered("exercise", n).flatMap((key) => [key, `${key}.answer`]),
    ].map((key) => `plan.${id}.${key}`),
  );
}

for (const [name, texts] of Object.entries({ en, zh, es, fr, de }))
  test(`the plans are whole in ${name}`, () => {
    const plan = Object.keys(texts).filter((key) => key.startsWith("plan."));
    assert.deepEqual(plan.sort(), keys().sort());
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(en).sort());
    for (const [key, text] of Object.entries(texts)) {
      const of = (/** @type {unknown} */ one) =>
        [...String(one).matchAll(/\{\w+\}/g)].join();
      assert.equal(of(text), of(en[key]), key);
    }
  });
