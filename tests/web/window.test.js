import assert from "node:assert/strict";
import { test } from "node:test";
import {
  LEAST_SIDE,
  cutOut,
  holds,
  holding,
  isWhole,
  panned,
  wholeOf,
  widened,
  zoomed,
} from "../../web/components/draw/window.js";
import { randomFrom } from "./random.js";

/** @typedef {import("../../web/components/draw/window.js").Window} Window */

/**
 * @param {Window} window
 * @param {{ rows: number, cols: number }} size
 */
function checkInside({ row, col, rows, cols }, size) {
  for (const value of [row, col, rows, cols])
    assert.ok(Number.isInteger(value));
  assert.ok(row >= 0 && row + rows <= size.rows);
  assert.ok(col >= 0 && col + cols <= size.cols);
  assert.ok(rows >= Math.min(LEAST_SIDE, size.rows));
  assert.ok(cols >= Math.min(LEAST_SIDE, size.cols));
}

for (const size of [
  { rows: 1, cols: 1 },
  { rows: 3, cols: 200 },
  { rows: 64, cols: 64 },
  { rows: 4096, cols: 2000 },
])
  test(`windows stay inside of ${size.rows} × ${size.cols}`, () => {
    const random = randomFrom(size.cols);
    let window = wholeOf(size);
    for (let turn = 0; turn < 300; turn++) {
      const at = {
        row: Math.floor(random() * size.rows),
        col: Math.floor(random() * size.cols),
      };
      const by = { rows: at.row - size.rows / 2, cols: at.col - size.cols / 2 };
      if (turn % 3 === 0) window = panned(window, size, by);
      else if (turn % 3 === 1) {
        window = holding(window, size, at);
        assert.ok(at.row >= window.row && at.row < window.row + window.rows);
        assert.ok(at.col >= window.col && at.col < window.col + window.cols);
      } else {
        const factor = 2 ** (2 * random() - 1);
        window = zoomed(window, size, { factor, at });
      }
      checkInside(window, size);
    }
    const out = { factor: 1e-6, at: { row: 0, col: 0 } };
    assert.ok(isWhole(zoomed(window, size, out), size));
  });

test("the cell under the pointer keeps its place while zooming", () => {
  const size = { rows: 1000, cols: 1000 };
  const at = { row: 300, col: 700 };
  let window = wholeOf(size);
  for (let step = 0; step < 6; step++) {
    window = zoomed(window, size, { factor: 1.5, at });
    // Windows begin at whole cells: half a cell of each step may be lost.
    const share = (at.row - window.row) / window.rows;
    assert.ok(Math.abs(share - 0.3) <= (step + 1) / window.rows, `${share}`);
  }
});

test("what is cut out are the cells of the window", () => {
  const data = Float32Array.from({ length: 35 }, (_, i) => i);
  const window = { row: 1, col: 2, rows: 2, cols: 3 };
  assert.deepEqual([...cutOut(data, 7, window)], [9, 10, 11, 16, 17, 18]);
  const bits = Uint8Array.of(0, 1, 1, 0);
  const first = { row: 0, col: 1, rows: 2, cols: 1 };
  assert.deepEqual([...cutOut(bits, 2, first)], [1, 0]);
});

test("what is fetched around a window holds it, and is no more than allowed", () => {
  const size = { rows: 400, cols: 300 };
  for (const row of [0, 1, 197, 394])
    for (const col of [0, 150, 293])
      for (const most of [42, 100, 5000, 1e6]) {
        const window = { row, col, rows: 6, cols: 7 };
        const wide = widened(window, size, most);
        assert.ok(holds(wide, window), JSON.stringify({ window, wide }));
        assert.ok(wide.rows * wide.cols <= most);
        assert.ok(!holds(window, { ...window, row: row + 1 }));
        checkInside(wide, size);
      }
});
