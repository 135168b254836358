// A cell of the core's picture opens into arithmetic that leads to its weight.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { openCell, readRow } from "../../web/components/arithmetic.js";
import { createPlayground } from "../../web/engine/playground.js";
import { build } from "./tools/build.js";
import { plainScene } from "./tools/scene.js";

/** Float32 epsilon, 2⁻²³. */
const epsilon = 2 ** -23;

const playground = await createPlayground({ build });
after(() => playground.dispose());

/** @type {import("../../web/engine/scene.js").Scene} */
const plain = {
  ...plainScene,
  text: "The animal didn't cross the street because it was too tired.",
  otherText: "Le chat dort sur le canapé.",
  head: 2,
  window: 3,
  positions: true,
  projection: "random",
  seed: 7,
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
  ["K = Q", { keyIsQuery: true }],
  ["columns sum to 1", { softmaxAxis: "columns", mask: "causal" }],
  ["all sum to 1", { softmaxAxis: "all", temperature: 0.5 }],
  ["hot, no maximum subtracted", { temperature: 4, subtractMax: false }],
];

describe("arithmetic of a cell", () => {
  for (const [name, change] of scenes) {
    test(name, async () => {
      const scene = { ...plain, ...change };
      const picture = await playground.show(scene);
      assert.ok(picture);
      for (let row = 0; row < picture.nQ; row++) {
        for (let col = 0; col < picture.nKv; col++) {
          checkCell(picture, { row, col }, scene.dampFrequent);
        }
        if (picture.scene.softmaxAxis === "rows") checkRow(picture, row);
        checkHeadOutput(picture, row);
      }
    });
  }

  for (const outputProjection of [false, true]) {
    const state = outputProjection ? "on" : "off";
    test(`output of all heads, W_O ${state}`, async () => {
      const pictures = [];
      for (const head of [0, 1, 2, 3]) {
        const scene = { ...plain, outputProjection, head };
        pictures.push(await playground.show(scene));
      }
      checkOutput(pictures);
    });
  }

  test("V = K, W_O and an edit of W_V change what comes out", async () => {
    /** @type {Partial<typeof plain>[]} */
    const changes = [
      {},
      { valueIsKey: true },
      { outputProjection: true },
      { edits: [{ param: "wV", row: 0, col: 0, value: 9 }] },
    ];
    const norms = new Set();
    for (const change of changes) {
      const picture = await playground.show({ ...plain, head: 0, ...change });
      assert.ok(picture);
      const { output } = openCell(picture, { row: 1, col: 2 });
      // As many digits as the page shows.
      norms.add(Math.hypot(...output).toPrecision(4));
    }
    assert.equal(norms.size, changes.length, [...norms].join(" "));
  });
});

/**
 * @param {import("../../web/engine/scene.js").Picture} picture
 * @param {{ row: number, col: number }} at
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
  // a rounding of the sum for each of its terms, and one of the division.
  const { nQ, nKv, scene } = picture;
  const summed = { rows: nKv, columns: nQ, all: nQ * nKv }[scene.softmaxAxis];
  const scores = Math.abs(cell.score) + Math.abs(cell.max);
  const rounding = 4 + (2 * scores) / scene.temperature + summed;
  near(cell.exp / cell.sum, cell.weight, rounding * epsilon * cell.weight);
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
 * Σ weight × v over the keys is the head's output.
 *
 * @param {import("../../web/engine/scene.js").Picture} picture
 * @param {number} row
 */
function checkHeadOutput(picture, row) {
  const cells = Array.from({ length: picture.nKv }, (_, col) =>
    openCell(picture, { row, col }),
  );
  for (const [d, output] of cells[0].headOutput.entries()) {
    const parts = cells.map(({ weighted }) => weighted[d]);
    const size = parts.reduce((sum, part) => sum + Math.abs(part), 0);
    const sum = parts.reduce((total, part) => total + part, 0);
    // n products and n sums; weights that were divided by the row's sum after.
    near(sum, output, 2 * picture.nKv * epsilon * size);
  }
}

/**
 * The heads' outputs, each through its rows of W_O or put side by side, make
 * the output.
 *
 * @param {(import("../../web/engine/scene.js").Picture | null)[]} pictures one a head
 */
function checkOutput(pictures) {
  const { nQ = 0, dModel = 0 } = pictures[0] ?? {};
  for (let row = 0; row < nQ; row++) {
    const sums = new Float64Array(dModel);
    const sizes = new Float64Array(sums.length);
    /** @type {Float32Array} */
    let output = new Float32Array();
    for (const [head, picture] of pictures.entries()) {
      assert.ok(picture);
      const cell = openCell(picture, { row, col: 0 });
      output = cell.output;
      for (const [d, value] of cell.headOutput.entries()) {
        for (let col = 0; col < sums.length; col++) {
          const factor = picture.scene.outputProjection
            ? picture.wO.data[d * sums.length + col]
            : Number(col === head * picture.dK + d);
          sums[col] += value * factor;
          sizes[col] += Math.abs(value * factor);
        }
      }
    }
    assert.equal(output.length, sums.length);
    for (const [col, value] of output.entries()) {
      // d_model products and sums in float.
      near(value, sums[col], sums.length * epsilon * sizes[col]);
    }
  }
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
