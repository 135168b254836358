import assert from "node:assert/strict";
import test from "node:test";
import { sizesOf } from "../../web/components/pipeline/sizes.js";
import { stepsOf, valueAt } from "../../web/components/pipeline/steps.js";
import { randomFrom } from "./random.js";

/** @typedef {import("../../web/components/types.js").Picture} Picture */

/**
 * @param {{ nQ: number, nKv: number, cross?: boolean, scaled?: boolean }} of
 * @returns {Picture}
 */
function picture({ nQ, nKv, cross = false, scaled = true }) {
  const next = randomFrom(7);
  const tensor = (/** @type {number[]} */ ...shape) => ({
    data: Float32Array.from(
      { length: shape[0] * shape[1] },
      () => next() - 0.5,
    ),
    shape,
  });
  const [dModel, dK] = [12, 6];
  const tokens = Array.from({ length: nQ }, (_, i) => ({ text: `t${i}` }));
  const keys = Array.from({ length: nKv }, (_, i) => ({ text: `k${i}` }));
  const parts = {
    ...{ nQ, nKv, dModel, dK, tokens, otherTokens: cross ? keys : tokens },
    ...{ x: tensor(nQ, dModel), y: tensor(nKv, dModel) },
    ...{ query: tensor(nQ, dK), key: tensor(nKv, dK), value: tensor(nKv, dK) },
    ...{ rawScores: tensor(nQ, nKv), scores: tensor(nQ, nKv) },
    ...{ weights: tensor(nQ, nKv), headOutput: tensor(nQ, dK) },
    scene: { scaled },
  };
  return /** @type {Picture} */ (/** @type {unknown} */ (parts));
}

test("the steps stand in the order of the formula, Y only where it is used", () => {
  const names = (/** @type {Picture} */ from) =>
    stepsOf(from).map(({ name }) => name);
  const own = names(picture({ nQ: 3, nKv: 3 }));
  assert.equal(
    own.join(" "),
    "x query key value rawScores scaled scores weights headOutput",
  );
  const across = names(picture({ nQ: 3, nKv: 2, cross: true }));
  assert.deepEqual(across, ["x", "y", ...own.slice(1)]);
});

test("the scaled scores are the scores divided by the root, if it is on", () => {
  for (const scaled of [true, false]) {
    const from = picture({ nQ: 3, nKv: 3, scaled });
    const step = stepsOf(from).find(({ name }) => name === "scaled");
    assert.ok(step);
    for (let i = 0; i < 9; i++) {
      const raw = from.rawScores.data[i];
      const value = valueAt(step, Math.floor(i / 3), i % 3);
      assert.equal(value, scaled ? raw / Math.sqrt(6) : raw);
      assert.ok(Math.abs(value) <= (step.scale.range ?? 0));
    }
  }
});

test("a word stands on the same line in each matrix that has it", () => {
  for (const [nQ, nKv] of [
    [1, 1],
    [10, 10],
    [3, 17],
    [40, 2],
    [2000, 2000],
  ]) {
    const from = picture({ nQ, nKv, cross: true });
    const pitches = stepsOf(from).map(
      (step) => sizesOf(step, from).height / step.matrix.shape[0],
    );
    // One product and one division, each off by at most half an epsilon.
    for (const pitch of pitches)
      assert.ok(Math.abs(pitch / pitches[0] - 1) <= 2 * Number.EPSILON);
    for (const step of stepsOf(from)) {
      const { width, height } = sizesOf(step, from);
      assert.ok(width > 0 && width <= 112 && height > 0 && height <= 112);
    }
  }
});
