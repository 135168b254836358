// What stands beside the rows of a heatmap: of thousands of rows no more is drawn than is seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawColumnSums, drawFacts } from "../../web/components/draw/axes.js";

const style =
  /** @type {import("../../web/components/draw/heat.js").Style} */ ({
    ink: "ink",
    paper: "paper",
    line: "line",
    muted: "muted",
    accent: "accent",
    bad: "bad",
    family: "sans-serif",
    size: 12,
    scheme: "light",
  });
const titles = { sum: "Σ", entropy: "bits", largest: "max" };

/** Draws what is beside n rows in a plot of 600 pixels. @param {number} n @param {Partial<Record<"rowSums" | "largest" | "columnSums", Float32Array>>} facts */
function drawn(n, facts) {
  /** @type {{ color: string, x: number, y: number, width: number, height: number }[]} */
  const bars = [];
  const context = /** @type {any} */ ({
    fillStyle: "",
    fillRect(/** @type {number[]} */ ...[x, y, width, height]) {
      bars.push({ color: this.fillStyle, x, y, width, height });
    },
    fillText() {},
    measureText: () => ({ width: 10 }),
  });
  const layout = /** @type {any} */ ({
    width: 800,
    plot: { x: 100, y: 50, width: 600, height: 600 },
    cellWidth: 600 / n,
    cellHeight: 600 / n,
    nRows: n,
    nCols: n,
    lineHeight: 15,
    facts: [
      { name: "sum", width: 60, x: 700 },
      { name: "largest", width: 40, x: 760 },
    ],
  });
  const all = {
    ...{ rowSums: null, entropy: null, largest: null, columnSums: null },
    ...{ titles, nKeys: n, ...facts },
  };
  drawFacts(context, layout, all, style);
  drawColumnSums(context, layout, all, style);
  return bars;
}

const n = 4096;

test("one wrong row among thousands is marked where it stands", () => {
  const rowSums = new Float32Array(n).fill(1);
  rowSums[3000] = 0.5;
  const bars = drawn(n, { rowSums });
  assert.ok(bars.length <= 600, `${bars.length} bars`);
  const [wrong, ...others] = bars.filter(({ color }) => color === "bad");
  assert.deepEqual(others, []);
  assert.ok(Math.abs(wrong.y - (50 + (600 * 3000) / n)) <= 2, `${wrong.y}`);
});

test("the largest of the rows that share a pixel is shown", () => {
  const largest = new Float32Array(n).fill(0.25);
  largest[1001] = 1;
  const bars = drawn(n, { largest });
  assert.ok(bars.length <= 600, `${bars.length} bars`);
  const longest = bars.filter(({ width }) => width > 20);
  assert.equal(longest.length, 1);
  assert.ok(Math.abs(longest[0].y - (50 + (600 * 1001) / n)) <= 2);
  const covered = bars.reduce((sum, { height }) => sum + height, 0);
  assert.ok(Math.abs(covered - 600) < 1, `${covered} pixels are covered`);
});

test("so are sums of columns", () => {
  const columnSums = new Float32Array(n).fill(1);
  columnSums[77] = 4;
  const bars = drawn(n, { columnSums });
  assert.ok(bars.length <= 600, `${bars.length} bars`);
  assert.equal(bars.filter(({ height }) => height === 15).length, 1);
});

test("where rows have room each has its own", () => {
  const largest = Float32Array.from({ length: 200 }, (_, i) => i / 200);
  assert.equal(drawn(200, { largest }).length, 200);
});
