import assert from "node:assert/strict";
import { test } from "node:test";
import { buffersOf, digestOf, maskedOf } from "../../web/engine/digest.js";
import { randomFrom } from "./random.js";

/**
 * @param {number} nQ
 * @param {number} nKv
 */
function picture(nQ, nKv) {
  const random = randomFrom(nQ);
  const tensor = () => ({
    data: Float32Array.from({ length: nQ * nKv }, () => random()),
    shape: [nQ, nKv],
  });
  const scores = tensor();
  // Causal: later keys are masked.
  for (let row = 0; row < nQ; row++)
    scores.data.fill(-Infinity, row * nKv + row + 1, (row + 1) * nKv);
  return { nQ, nKv, rawScores: tensor(), scores, weights: tensor() };
}

test("a small picture needs no digest", () => {
  assert.equal(digestOf(picture(40, 40)), null);
  assert.deepEqual(buffersOf(null), []);
});

test("a digest is small, keeps what is largest, and knows what is masked", () => {
  const from = picture(1500, 600);
  const digest = digestOf(from);
  assert.ok(digest);
  const { large, small, masked } = digest;
  assert.deepEqual(masked, maskedOf(from.scores));
  assert.deepEqual(large.matrices.weights.shape, [1024, 600]);
  assert.deepEqual(small.matrices.weights.shape, [256, 256]);
  const max = (/** @type {Float32Array} */ data) =>
    data.reduce((a, b) => Math.max(a, b), -Infinity);
  for (const name of /** @type {const} */ (["rawScores", "weights"])) {
    const most = max(from[name].data);
    assert.equal(max(large.matrices[name].data), most);
    assert.equal(max(small.matrices[name].data), most);
  }
  // The last keys of the first query are masked, those of the last are not.
  assert.equal(small.masked[255], 1);
  assert.equal(small.masked[256 * 256 - 1], 0);
  assert.ok(small.matrices.scores.data.every((score) => score > -Infinity));
});

test("each array of a digest is transferred", () => {
  const buffers = buffersOf(digestOf(picture(600, 600)));
  assert.equal(new Set(buffers).size, 1 + 2 * 4);
  assert.ok(buffers.every((buffer) => buffer.byteLength > 0));
});
