import assert from "node:assert/strict";
import { test } from "node:test";
import { openCell, readRow } from "../../web/components/arithmetic.js";
import { rowSentence } from "../../web/components/row-sentence.js";
import { randomFrom } from "./random.js";

/** @typedef {import("../../web/components/types.js").Picture} Picture */

const EPSILON = 2 ** -23;

/**
 * @param {ArrayLike<number>} data
 * @param {number[]} shape
 */
const tensor = (data, ...shape) => ({ data: Float32Array.from(data), shape });

/**
 * One head of attention by the textbook, rounded to floats at each step as
 * the engine does.
 *
 * @param {{ words: string[], dK: number, seed: number,
 *   masked?: (i: number, j: number) => boolean, bias?: number[],
 *   scaled?: boolean }} options
 */
function attend({
  words,
  dK,
  seed,
  masked = () => false,
  bias,
  scaled = true,
}) {
  const random = randomFrom(seed);
  const n = words.length;
  const draw = () =>
    Float32Array.from({ length: n * dK }, () => 4 * random() - 2);
  const [query, key, value] = [draw(), draw(), draw()];
  const raw = new Float32Array(n * n);
  const scores = new Float32Array(n * n);
  const weights = new Float32Array(n * n);
  /** @type {Record<"sums" | "entropy" | "largest", number[]>} */
  const facts = { sums: [], entropy: [], largest: [] };
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let d = 0; d < dK; d++) {
        sum = Math.fround(
          sum + Math.fround(query[i * dK + d] * key[j * dK + d]),
        );
      }
      raw[i * n + j] = sum;
      const divisor = scaled ? Math.sqrt(dK) : 1;
      const score = Math.fround(sum / divisor) + (bias?.[j] ?? 0);
      scores[i * n + j] = masked(i, j) ? -Infinity : score;
    }
    const row = scores.subarray(i * n, (i + 1) * n);
    const max = Math.max(...row);
    const exps = Array.from(row, (s) =>
      max > -Infinity ? Math.exp(s - max) : 0,
    );
    const total = exps.reduce((a, b) => a + b, 0) || 1;
    const shares = exps.map((e) => e / total);
    weights.set(shares, i * n);
    facts.sums.push(shares.reduce((a, b) => a + b, 0));
    facts.entropy.push(
      -shares.reduce((h, w) => h + (w > 0 ? w * Math.log2(w) : 0), 0),
    );
    facts.largest.push(Math.max(...shares));
  }
  const mixed = Float32Array.from({ length: n * dK }, (_, at) => {
    const d = at % dK;
    const row = weights.subarray(((at - d) / dK) * n, ((at - d) / dK + 1) * n);
    return row.reduce(
      (sum, w, j) => Math.fround(sum + w * value[j * dK + d]),
      0,
    );
  });
  const tokens = words.map((text) => ({
    text,
    start: 0,
    end: 0,
    kind: /** @type {const} */ ("known"),
    pieces: [],
  }));
  const empty = tensor([], 0, 0);
  return /** @type {Picture} */ ({
    scene: /** @type {Picture["scene"]} */ ({
      ...{ scaled, softmaxAxis: "rows", subtractMax: true, temperature: 1 },
    }),
    tokens,
    otherTokens: tokens,
    nQ: n,
    nKv: n,
    dModel: dK,
    dK,
    nHeads: 1,
    head: 0,
    x: empty,
    y: empty,
    query: tensor(query, n, dK),
    key: tensor(key, n, dK),
    value: tensor(value, n, dK),
    rawScores: tensor(raw, n, n),
    scores: tensor(scores, n, n),
    weights: tensor(weights, n, n),
    headOutput: tensor(mixed, n, dK),
    output: tensor(mixed, n, dK),
    overview: tensor(weights, 1, n, n),
    rowSums: tensor(facts.sums, 1, n),
    columnSums: empty,
    ...{ nLayers: 1, layer: 0, rotated: false, tiled: false },
    ...{ targetText: null, prediction: null },
    ...{ bQ: empty, bK: empty, bV: empty, bO: empty },
    entropy: tensor(facts.entropy, 1, n),
    largest: tensor(facts.largest, 1, n),
    wQ: empty,
    wK: empty,
    wV: empty,
    wO: empty,
  });
}

const WORDS = "the animal crossed the street because it was late".split(" ");

for (const dK of [1, 2, 24, 96]) {
  test(`every step leads to the picture's next number, d_k = ${dK}`, () => {
    const picture = attend({ words: WORDS, dK, seed: dK });
    for (let row = 0; row < picture.nQ; row++) {
      for (let col = 0; col < picture.nKv; col++) {
        const cell = openCell(picture, { row, col });
        assert.equal(cell.terms.length, dK);
        const sum = cell.terms.reduce((s, term) => s + term.product, 0);
        const size = cell.terms.reduce((s, t) => s + Math.abs(t.product), 0);
        // d_k float products and sums, each off by half an epsilon of `size`.
        near(sum, cell.rawScore, dK * EPSILON * size);
        near(cell.scaled, cell.score, 2 * EPSILON * Math.abs(cell.score));
        assert.equal(cell.bias, 0);
        // The weight is one float rounding of exp ÷ sum in double.
        near(cell.exp / cell.sum, cell.weight, EPSILON * cell.weight);
        for (const [d, v] of cell.value.entries()) {
          near(cell.weighted[d], cell.weight * v, EPSILON * Math.abs(v));
        }
      }
    }
  });
}

test("what all keys hand over adds up to the head's output", () => {
  const picture = attend({ words: WORDS, dK: 24, seed: 3 });
  for (let row = 0; row < picture.nQ; row++) {
    const cells = WORDS.map((_, col) => openCell(picture, { row, col }));
    for (const [d, output] of cells[0].headOutput.entries()) {
      const parts = cells.map(({ weighted }) => weighted[d]);
      const size = parts.reduce((sum, part) => sum + Math.abs(part), 0);
      const sum = parts.reduce((a, b) => a + b, 0);
      // n floats products and n sums, each off by half an epsilon of `size`.
      near(sum, output, WORDS.length * EPSILON * size);
    }
  }
});

test("without ÷ √d_k the score is q · k itself", () => {
  const picture = attend({ words: WORDS, dK: 4, seed: 9, scaled: false });
  const cell = openCell(picture, { row: 2, col: 5 });
  assert.equal(cell.divisor, 1);
  assert.equal(cell.scaled, cell.rawScore);
  assert.equal(cell.bias, 0);
});

test("a bias is what stands between scaled and final score", () => {
  const bias = WORDS.map((word) => (word === "the" ? -1.5 : 0));
  const picture = attend({ words: WORDS, dK: 24, seed: 4, bias });
  const cell = (/** @type {number} */ col) =>
    openCell(picture, { row: 6, col });
  const size = Math.abs(cell(3).score) + 1.5;
  near(cell(3).bias, -1.5, 4 * EPSILON * size);
  assert.equal(cell(4).bias, 0);
});

test("a masked cell has weight 0 and its row knows the visible keys", () => {
  const causal = (/** @type {number} */ i, /** @type {number} */ j) => j > i;
  const picture = attend({ words: WORDS, dK: 8, seed: 6, masked: causal });
  const cell = openCell(picture, { row: 2, col: 5 });
  assert.equal(cell.masked, true);
  assert.equal(cell.exp, 0);
  assert.equal(cell.weight, 0);
  assert.equal(cell.bias, 0);
  const reading = readRow(picture, 2);
  assert.equal(reading.visible, 3);
  assert.equal(reading.mostEntropy, Math.log2(3));
  assert.equal(reading.shares.length, 3);
});

test("a row with nothing to attend to is zeros, never NaN", () => {
  const masked = (/** @type {number} */ i) => i === 1;
  const picture = attend({ words: WORDS, dK: 8, seed: 7, masked });
  const cell = openCell(picture, { row: 1, col: 0 });
  assert.equal(cell.max, -Infinity);
  assert.deepEqual([cell.exp, cell.sum, cell.weight], [0, 0, 0]);
  assert.ok(cell.weighted.every((v) => v === 0));
  const reading = readRow(picture, 1);
  assert.deepEqual(reading.shares, []);
  assert.equal(reading.mostEntropy, 0);
  assert.match(rowSentence(picture, 1, reading.shares), /nothing to attend to/);
});

test("the shares of a row are its largest weights in order", () => {
  const picture = attend({ words: WORDS, dK: 24, seed: 12 });
  for (let row = 0; row < picture.nQ; row++) {
    const weights = picture.weights.data.subarray(row * 9, row * 9 + 9);
    const ranked = [...weights].sort((a, b) => b - a);
    const { shares } = readRow(picture, row, 4);
    assert.deepEqual(
      shares.map(({ weight }) => weight),
      ranked.slice(0, 4),
    );
    for (const { col, weight, length } of shares) {
      assert.equal(weights[col], weight);
      const { weighted } = openCell(picture, { row, col });
      // The parts are rounded to floats, each off by half an epsilon.
      near(length, Math.hypot(...weighted), EPSILON * length);
    }
  }
});

test("a row that overflowed has no shares and is told as such", () => {
  const picture = attend({ words: WORDS, dK: 2, seed: 1 });
  picture.weights.data[9 + 4] = NaN;
  assert.equal(readRow(picture, 0).valid, true);
  const { valid, shares } = readRow(picture, 1);
  assert.equal(valid, false);
  assert.deepEqual(shares, []);
});

test("the row's sentence names tokens, itself, and which of two", () => {
  const picture = attend({ words: WORDS, dK: 2, seed: 1 });
  const shares = [
    { col: 1, weight: 0.43 },
    { col: 6, weight: 0.21 },
    { col: 3, weight: 0.09 },
    { col: 2, weight: 0.01 },
  ];
  const sentence = rowSentence(picture, 6, shares).replace(
    /[\u2068\u2069]/g,
    "",
  );
  assert.equal(
    sentence,
    "“it” takes 43\u00a0% from “animal”, 21\u00a0% from itself, 9\u00a0% from “the” (no. 4).",
  );
  const cross = { ...picture, otherTokens: [...picture.otherTokens] };
  const other = rowSentence(cross, 6, [{ col: 6, weight: 0.21 }]);
  assert.match(other, /21\u00a0% from “\u2068it\u2069”/);
});

/**
 * @param {number} actual
 * @param {number} expected
 * @param {number} tolerance
 */
function near(actual, expected, tolerance) {
  const off = Math.abs(actual - expected);
  assert.ok(off <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);
}
