import assert from "node:assert/strict";
import { test } from "node:test";
import {
  differenceOf,
  differences,
  goingBackTo,
  keeping,
  keptState,
} from "../../web/app/comparison.js";
import { defaults, withPatch } from "../../web/app/state.js";

const tokens = (/** @type {string[]} */ ...texts) =>
  texts.map((text) => ({ text }));

/**
 * @param {string[]} rows
 * @param {string[]} cols
 * @param {number[]} weights
 * @param {number[]} masked
 */
function shown(rows, cols, weights, masked = weights.map(() => 0)) {
  const picture = {
    nQ: rows.length,
    nKv: cols.length,
    tokens: tokens(...rows),
    otherTokens: tokens(...cols),
    weights: {
      data: Float32Array.from(weights),
      shape: [rows.length, cols.length],
    },
  };
  return /** @type {any} */ ({ picture, masked: Uint8Array.from(masked) });
}

test("long texts, whose weights are not kept, have no difference", () => {
  const long = { ...shown(["a"], ["a"], [1]), masked: null };
  assert.deepEqual(differenceOf(long, long), { why: "long" });
});

test("what is kept comes back, without how it was looked at", () => {
  const looked = withPatch(defaults(), {
    text: "50 % of a & b",
    scaled: false,
    head: 1,
    theme: "dark",
    panel: "mask",
    compare: "v=1&text=older",
  });
  const state = withPatch(looked, keeping(looked));
  const kept = keptState(state);
  assert.ok(kept);
  assert.deepEqual(kept, {
    ...defaults(),
    text: "50 % of a & b",
    scaled: false,
    head: 1,
  });
  const later = withPatch(state, {
    text: "x",
    scaled: true,
    colorMap: "ember",
  });
  const back = withPatch(later, goingBackTo(kept));
  assert.deepEqual(back, { ...state, colorMap: "ember" });
});

test("the defaults can be kept too", () => {
  const state = withPatch(defaults(), keeping(defaults()));
  assert.deepEqual(keptState(state), defaults());
  assert.equal(keptState(defaults()), null);
});

test("what differs is named by the symbols of the formula", () => {
  const of = (/** @type {Parameters<typeof withPatch>[1]} */ patch) =>
    differences(defaults(), withPatch(defaults(), patch));
  assert.deepEqual(of({}), []);
  assert.deepEqual(of({ theme: "dark", panel: "mask" }), []);
  assert.deepEqual(of({ text: "x", scaled: false, head: 0 }), [
    ...["symbol.source", "symbol.scale", "compare.head"],
  ]);
  assert.deepEqual(of({ otherText: "not seen" }), []);
  const edit = /** @type {const} */ ({ param: "wK", row: 0, col: 0, value: 1 });
  assert.deepEqual(of({ edits: [edit] }), ["symbol.wK"]);
});

test("a difference is now less then, and masked where both are", () => {
  const then = shown(["a", "b"], ["x", "y"], [0.5, 0.5, 1, 0], [0, 0, 0, 1]);
  const now = shown(["a", "b"], ["x", "y"], [0.25, 0.75, 0, 1], [0, 0, 1, 0]);
  const difference = differenceOf(then, now);
  assert.ok("matrix" in difference);
  assert.deepEqual([...difference.matrix.data], [-0.25, 0.25, -1, 1]);
  assert.deepEqual(difference.matrix.shape, [2, 2]);
  assert.deepEqual([...difference.masked], [0, 0, 0, 0]);
  assert.deepEqual([...difference.moved], [0.25, 1]);
  const same = differenceOf(then, then);
  assert.ok("matrix" in same);
  assert.deepEqual([...same.masked], [0, 0, 0, 1]);
});

test("other sizes and other words have no difference cell by cell", () => {
  const one = shown(["a"], ["x", "y"], [0.5, 0.5]);
  for (const [other, why] of /** @type {const} */ ([
    [shown(["a"], ["x"], [1]), "size"],
    [shown(["a", "b"], ["x"], [1, 1]), "size"],
    [shown(["b"], ["x", "y"], [0.5, 0.5]), "words"],
    [shown(["a"], ["x", "z"], [0.5, 0.5]), "words"],
  ]))
    assert.deepEqual(differenceOf(one, other), { why });
});
