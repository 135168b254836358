/** Our numpy gives what NumPy gives. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { groups, printed, refused } from "./cases.js";
import { isSame, withNumpy, withOurs } from "./compare.js";
import { randomCases, randomDraws } from "./random-cases.js";
import { attention, changes, refusedChanges } from "./programs.js";

/** @typedef {import("./compare.js").Case} Case */

/** @param {readonly Case[]} cases */
async function compare(cases) {
  const [theirs, ours] = [await withNumpy(cases), await withOurs(cases)];
  cases.forEach(([setup, expression], i) => {
    assert.ok(theirs[i].length > 0, `no answer for ${expression}`);
    if (isSame(theirs[i], ours[i])) return;
    assert.deepEqual(ours[i], theirs[i], `${expression}\nafter ${setup}`);
    assert.fail(`${expression} differs`);
  });
  return theirs;
}

/**
 * @param {[string, string[]][]} list
 * @returns {Case[]}
 */
const casesOf = (list) =>
  list.flatMap(([setup, expressions]) =>
    expressions.map((expression) => /** @type {Case} */ ([setup, expression])),
  );

describe("like NumPy", () => {
  for (const [setup, expressions] of groups)
    test(`${expressions.length} expressions: ${expressions[0]}, …`, async () => {
      await compare(casesOf([[setup, expressions]]));
    });

  test("printing", async () => {
    await compare(casesOf(printed));
  });

  test("random indices, views and shapes", async () => {
    await compare(randomCases(20_260, 250));
  });

  test("draws from one generator, one after the other", async () => {
    for (const seed of [1, 2, 3]) await compare(randomDraws(seed, 40));
  });

  test("changes in place", async () => {
    await compare(changes);
  });

  test("attention, written in many ways", async () => {
    await compare(attention);
  });

  test("errors: type and message", async () => {
    const cases = [...casesOf(refused), ...refusedChanges];
    for (const answer of await compare(cases))
      assert.equal(answer[0][0], "error");
  });
});

test("a difference is seen", () => {
  const value = (/** @type {string} */ x) => [["value", "float64", "(1,)", x]];
  assert.ok(isSame(value("1.0"), value("1.0000000000000002")));
  assert.ok(!isSame(value("1.0"), value("1.00000000000001")));
  assert.ok(!isSame(value("nan"), value("1.0")));
  assert.ok(!isSame(value("1.0"), [["value", "int64", "(1,)", "1.0"]]));
  assert.ok(!isSame(value("1.0"), [...value("1.0"), ["text", "[1.]"]]));
});
