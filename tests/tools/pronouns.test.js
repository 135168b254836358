// The sentences that teach and test pronouns: whom they may speak of.
import assert from "node:assert/strict";
import test from "node:test";
import {
  named,
  PRONOUNS,
  TEST_PEOPLE,
  TRAIN_PEOPLE,
} from "../../core/tools/train-data/people.mjs";
import {
  testLines,
  trainLines,
} from "../../core/tools/train-data/pronouns.mjs";

/** @typedef {import("../../core/tools/train-data/people.mjs").People} People */

const lines = trainLines(5000);

/** @param {People} people */
const anyOf = ({ m, f }) =>
  new RegExp(`\\b(${[...named(m), ...named(f)].join("|")})\\b`, "giu");

/** @param {string} text @param {RegExp} people @returns {number} different ones */
const different = (text, people) =>
  new Set((text.match(people) ?? []).map((name) => name.toLowerCase())).size;

test("training sentences are whole, and each is there once", () => {
  assert.equal(new Set(lines).size, lines.length);
  for (const line of lines)
    assert.match(line, /^[A-Z](?:(?! [,.]|,,| {2})[A-Za-z,.() ])*\.$/u);
});

test("people of the test stand alone in training sentences", () => {
  const tested = anyOf(TEST_PEOPLE);
  const trained = anyOf(TRAIN_PEOPLE);
  const met = lines.filter((line) => different(line, tested) > 0);
  assert.ok(met.length > 0);
  for (const line of met) {
    assert.equal(different(line, tested), 1, line);
    assert.equal(different(line, trained), 0, line);
  }
});

test("neither gender nor place tells who is meant in the test", () => {
  const cases = testLines().map((line) => {
    const [, text, antecedent, distractor, pronoun] = line.split("\t");
    const at = (/** @type {string} */ range) => Number(range.split("-")[0]);
    const word = text.slice(...pronoun.split("-").map(Number));
    assert.ok(at(antecedent) < at(pronoun) && at(distractor) < at(pronoun));
    return {
      near: at(antecedent) > at(distractor),
      male: Object.values(PRONOUNS.m).includes(word),
    };
  });
  assert.equal(cases.filter(({ near }) => near).length, cases.length / 2);
  assert.equal(cases.filter(({ male }) => male).length, cases.length / 2);
});
