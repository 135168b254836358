import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NAN_INDEX,
  colorTable,
  divergingTable,
} from "../../web/components/colors.js";
import { cellsBetween } from "../../web/components/draw/path.js";
import {
  fillPixels,
  poolLargest,
  poolMasked,
} from "../../web/components/draw/pixels.js";
import { rowState } from "../../web/components/draw/rows.js";
import { indexOf, roundRange } from "../../web/components/draw/scale.js";
import { randomFrom } from "./random.js";

const LINEAR = /** @type {const} */ ({ kind: "linear" });

/**
 * @param {number} rows
 * @param {number} cols
 * @param {number} seed
 */
function matrixFrom(rows, cols, seed) {
  const random = randomFrom(seed);
  const data = Float32Array.from({ length: rows * cols }, () => random() ** 4);
  return { data, rows, cols };
}

test("the linear scale runs from the first colour to the last", () => {
  const table = colorTable("ink", "light");
  const data = new Float32Array([0, 1, -0.5, 2, 0.5]);
  const pixels = new Uint32Array(5);
  fillPixels(pixels, { data, rows: 1, cols: 5 }, table, LINEAR);
  assert.deepEqual(
    [...pixels],
    [table[0], table[255], table[0], table[255], table[128]],
  );
});

test("drawing a matrix and asking for one value give the same colour", () => {
  const table = colorTable("viridis", "dark");
  const matrix = matrixFrom(17, 23, 3);
  const pixels = new Uint32Array(17 * 23);
  for (const kind of /** @type {const} */ (["linear", "log"])) {
    fillPixels(pixels, matrix, table, { kind });
    for (const [i, value] of matrix.data.entries()) {
      assert.equal(pixels[i], table[indexOf(value, { kind })]);
    }
  }
});

test("the log scale gives each decade the same share of the colours", () => {
  const at = (/** @type {number} */ v) => indexOf(v, { kind: "log" });
  assert.deepEqual([0, -1, 1e-9, 1e-4].map(at), [0, 0, 0, 0]);
  assert.deepEqual([1e-3, 1e-2, 1e-1, 1].map(at), [64, 128, 191, 255]);
});

test("what is not a number has a colour of its own, pooled or not", () => {
  for (const table of [colorTable("ink", "light"), divergingTable("dark")]) {
    const own = table[NAN_INDEX];
    assert.ok(!table.subarray(0, NAN_INDEX).includes(own));
    const data = new Float32Array([1, NaN, 0.5, 0]);
    for (const kind of /** @type {const} */ (["linear", "log", "diverging"])) {
      const pixels = new Uint32Array(4);
      fillPixels(pixels, { data, rows: 2, cols: 2 }, table, { kind });
      assert.deepEqual(
        [...pixels].map((pixel) => pixel === own),
        [...[false, true], ...[false, false]],
      );
    }
    data[3] = -Infinity; // masked: hides nothing
    const pooled = poolLargest({ data, rows: 2, cols: 2 }, 1, 1);
    assert.ok(Number.isNaN(pooled.data[0]));
  }
});

test("the diverging scale is symmetrical around zero", () => {
  const scale = /** @type {const} */ ({ kind: "diverging", range: 2 });
  assert.equal(indexOf(0, scale), 127);
  for (const value of [0.1, 0.5, 1.3, 2, 7]) {
    assert.equal(indexOf(value, scale) + indexOf(-value, scale), 254);
  }
  const table = divergingTable("light");
  const pixels = new Uint32Array(2);
  const data = new Float32Array([-9, 9]);
  fillPixels(pixels, { data, rows: 1, cols: 2 }, table, scale);
  assert.deepEqual([...pixels], [table[0], table[254]]);
});

test("a range is one digit, holds all values and ignores infinities", () => {
  assert.equal(roundRange([0.13, -0.04]), 0.2);
  assert.equal(roundRange([1]), 1);
  assert.equal(roundRange([-3.2, -Infinity]), 5);
  assert.equal(roundRange([700]), 1000);
  assert.equal(roundRange([]), 1);
  assert.equal(roundRange([0, 0]), 1);
});

for (const [rows, cols, toRows, toCols] of [
  [1, 1, 1, 1],
  [7, 5, 3, 2],
  [300, 1, 128, 1],
  [129, 260, 128, 128],
  [9, 9, 9, 9],
]) {
  test(`pooling ${rows} × ${cols} to ${toRows} × ${toCols}`, () => {
    const matrix = matrixFrom(rows, cols, rows + cols);
    const pooled = poolLargest(matrix, toRows, toCols);
    assert.equal(pooled.data.length, toRows * toCols);
    // Each target cell is the largest of the cells whose middle it covers.
    for (let r = 0; r < toRows; r++) {
      for (let c = 0; c < toCols; c++) {
        let most = 0;
        for (let row = 0; row < rows; row++) {
          for (let col = 0; col < cols; col++) {
            const inRow =
              row * toRows >= r * rows && row * toRows < (r + 1) * rows;
            const inCol =
              col * toCols >= c * cols && col * toCols < (c + 1) * cols;
            if (inRow && inCol)
              most = Math.max(most, matrix.data[row * cols + col]);
          }
        }
        assert.equal(pooled.data[r * toCols + c], most);
      }
    }
  });
}

test("a single strong link survives pooling to one pixel", () => {
  const data = new Float32Array(2000 * 20);
  data[31234] = -0.75;
  data[5] = 0.5;
  const pooled = poolLargest({ data, rows: 2000, cols: 20 }, 1, 1);
  assert.deepEqual([...pooled.data], [-0.75]);
});

test("a pooled cell is masked only where all of its cells are", () => {
  const masked = new Uint8Array(16).fill(1);
  masked[5] = 0;
  const from = { rows: 4, cols: 4 };
  assert.deepEqual(
    [...poolMasked(masked, from, { rows: 2, cols: 2 })],
    [0, 1, 1, 1],
  );
});

test("a row sums to 1 up to the rounding of its length, or it is marked", () => {
  const epsilon = 2 ** -23;
  for (const n of [1, 7, 300, 4096]) {
    assert.equal(rowState(1, n), "one");
    assert.equal(rowState(1 - n * epsilon, n), "one");
    assert.equal(rowState(1 + (n + 17) * epsilon, n), "wrong");
    assert.equal(rowState(0, n), "empty");
  }
  assert.equal(rowState(NaN, 3), "wrong");
});

test("a stroke leaves no gap and ends where it should", () => {
  const random = randomFrom(2);
  for (let i = 0; i < 50; i++) {
    const [r0, c0, r1, c1] = Array.from({ length: 4 }, () =>
      Math.floor(random() * 40),
    );
    const to = { row: r1, col: c1 };
    let last = { row: r0, col: c0 };
    for (const cell of cellsBetween(last, to)) {
      const reach = Math.max(
        Math.abs(cell.row - last.row),
        Math.abs(cell.col - last.col),
      );
      assert.equal(reach, 1);
      last = cell;
    }
    assert.deepEqual(last, to);
  }
});
