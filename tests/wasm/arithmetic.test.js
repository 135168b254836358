// A cell of the core's picture opens into arithmetic that leads to its weight.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { openCell, readRow } from "../../web/components/arithmetic.js";
import { createPlayground } from "../../web/engine/playground.js";
import { build } from "./tools/build.js";

/** Float32 epsilon, 2⁻²³. */
const epsilon = 2 ** -23;

const playground = await createPlayground({ build });
after(() => playground.dispose());

/** @type {import("../../web/engine/scene.js").Scene} */
const plain = {
  text: "The animal didn't cross the street because it was too tired.",
  otherText: "Le chat dort sur le canapé.",
  cross: false,
  nHeads: 4,
  head: 2,
  scaled: true,
  valueIsKey: false,
  outputProjection: false,
  mask: "none",
  window: 3,
  hideSelf: false,
  painted: null,
  padding: null,
  dampFrequent: false,
  positions: true,
  projection: "random",
  seed: 7,
  edits: [],
};

/** @type {[string, Partial<typeof plain>][]} */
const scenes = [
  ["random params", {}],
  ["similarity heads", { projection: "identity", positions: false }],
  ["no ÷ √d_k", { scaled: false, nHeads: 1, head: 0 }],
  ["causal, without itself", { mask: "causal", hideSelf: true }],
  ["window", { mask: "window" }],
  ["frequent words damped", { dampFrequent: true }],
  ["two sentences", { cross: true, nHeads: 12 }],
];

describe("arithmetic of a cell", () => {
  for (const [name, change] of scenes) {
    test(name, async () => {
      const scene = { ...plain, ...change };
      const picture = await playground.show(scene);
      assert.ok(picture);
      for (let row = 0; row < picture.nQ; row++) {
        for (let col = 0; col < picture.nKv; col++) {
          const cell = { row, col, scaled: scene.scaled };
          checkCell(picture, cell, scene.dampFrequent);
        }
        checkRow(picture, row);
      }
    });
  }
});

/**
 * @param {import("../../web/engine/scene.js").Picture} picture
 * @param {{ row: number, col: number, scaled: boolean }} at
 * @param {boolean} biased
 */
function checkCell(picture, at, biased) {
  const cell = openCell(picture, at);
  const { terms, rawScore } = cell;
  const sum = terms.reduce((total, { product }) => total + product, 0);
  const size = terms.reduce((total, t) => total + Math.abs(t.product), 0);
  // Summed in floats, in any order: each of d_k steps rounds by ε/2 of `size`.
  near(sum, rawScore, terms.length * epsilon * size);
  if (cell.masked) {
    assert.equal(cell.weight, 0);
    return;
  }
  // Without a bias nothing may be left between ÷ √d_k and softmax.
  if (!biased) assert.equal(cell.bias, 0);
  else assert.ok(cell.bias <= 0, `bias ${cell.bias}`);
  // A float exp errs by 4 ε and by what score − max was rounded by; then come
  // n roundings of the row's sum and one of the division.
  const rounding = 4 + Math.abs(cell.score) + Math.abs(cell.max) + picture.nKv;
  near(cell.exp / cell.rowSum, cell.weight, rounding * epsilon * cell.weight);
}

/**
 * @param {import("../../web/engine/scene.js").Picture} picture
 * @param {number} row
 */
function checkRow(picture, row) {
  const { shares, entropy, mostEntropy } = readRow(picture, row, 1);
  const at = picture.head * picture.nQ + row;
  assert.equal(shares[0]?.weight ?? 0, picture.largest.data[at]);
  assert.ok(entropy <= mostEntropy + picture.nKv * epsilon, `row ${row}`);
}

/**
 * @param {number} actual
 * @param {number} expected
 * @param {number} tolerance
 */
function near(actual, expected, tolerance) {
  const off = Math.abs(actual - expected);
  assert.ok(off <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);
}
