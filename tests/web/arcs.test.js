import assert from "node:assert/strict";
import { test } from "node:test";
import { arcsFrom, sumOfRows } from "../../web/components/draw/arcs.js";

/** Three tokens on one line, two on the next. */
const BOXES = [
  { x: 0, y: 30, width: 40, height: 24 },
  { x: 44, y: 30, width: 60, height: 24 },
  { x: 108, y: 30, width: 30, height: 24 },
  { x: 0, y: 100, width: 50, height: 24 },
  { x: 54, y: 100, width: 50, height: 24 },
];

/** Half of the last digit that a path is written with. */
const ROUNDING = 0.05;

/** @param {string} path */
function numbersOf(path) {
  return path.replace(/[MC]/g, " ").trim().split(/\s+/).map(Number);
}

test("arcs lead to the strongest keys, the strongest last and widest", () => {
  const arcs = arcsFrom(BOXES[1], BOXES, [0.15, 0.25, 0.6, 0.04, 0.01]);
  assert.deepEqual(
    arcs.map(({ col }) => col),
    [3, 0, 1, 2],
  );
  for (let i = 1; i < arcs.length; i++) {
    assert.ok(arcs[i].width > arcs[i - 1].width);
  }
});

test("the strongest link is shown even when all are weak, zeros never", () => {
  const weak = arcsFrom(BOXES[0], BOXES, [0.001, 0.002, 0, 0, 0]);
  assert.deepEqual(
    weak.map(({ col }) => col),
    [1],
  );
  assert.deepEqual(arcsFrom(BOXES[0], BOXES, [0, 0, 0, 0, 0]), []);
});

test("an arc begins and ends at the edges of its boxes", () => {
  for (const [row, from] of BOXES.entries()) {
    for (const [col, to] of BOXES.entries()) {
      const weights = BOXES.map((_, i) => Number(i === col));
      const [{ path, end }] = arcsFrom(from, BOXES, weights);
      const numbers = numbersOf(path);
      assert.ok(numbers.every(Number.isFinite), path);
      const edges = [to.y, to.y + to.height];
      assert.ok(edges.includes(end.y), `${row} → ${col} ends at ${end.y}`);
      assert.ok(end.x > to.x && end.x < to.x + to.width);
      const [x, y] = numbers.slice(-2);
      assert.ok(Math.abs(x - end.x) <= ROUNDING, `${x} is not ${end.x}`);
      assert.ok(Math.abs(y - end.y) <= ROUNDING, `${y} is not ${end.y}`);
      assert.ok(numbers[0] > from.x && numbers[0] < from.x + from.width);
      // A cubic curve with both handles at one height rises ¾ of the way.
      const rise = 0.75 * (from.y - Math.min(...numbers));
      if (from.y === to.y) assert.ok(from.y - rise >= 0, path);
    }
  }
});

test("pinned rows add up", () => {
  const data = new Float32Array([0.5, 0.5, 0.25, 0.75, 1, 0]);
  const weights = { data, shape: [3, 2] };
  assert.deepEqual([...sumOfRows(weights, [0, 1])], [0.75, 1.25]);
  assert.deepEqual([...sumOfRows(weights, [])], [0, 0]);
});
