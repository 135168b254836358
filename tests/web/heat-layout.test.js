import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, cellBox, layOut } from "../../web/components/draw/layout.js";
import { LABEL_GAP } from "../../web/components/draw/labels.js";
import { randomFrom } from "./random.js";

/**
 * @typedef {import("../../web/components/draw/layout.js").Layout} Layout
 * @typedef {{ x: number, y: number }} Point
 */

const LINE_HEIGHT = 15;
/** What coordinates may be off by after snapping to device pixels. */
const SNAP = 1;
/** However long a token, its column label reaches no further than this. */
const MOST_REACH = 140;

/** @param {string} text */
const measure = (text) =>
  Array.from(text).reduce((sum, c) => sum + ("il.,".includes(c) ? 3 : 7.5), 0);

/**
 * @param {() => number} random
 * @param {number} count
 */
function wordsFrom(random, count) {
  return Array.from({ length: count }, () =>
    "mile".repeat(6).slice(0, 1 + Math.floor(random() ** 3 * 24)),
  );
}

/**
 * @param {number} nRows
 * @param {number} nCols
 * @param {{ width: number, pixelRatio: number, seed: number }} options
 */
function layOutWords(nRows, nCols, { width, pixelRatio, seed }) {
  const random = randomFrom(seed);
  const rows = wordsFrom(random, nRows);
  const cols = wordsFrom(random, nCols);
  return layOut({
    width,
    maxHeight: width,
    maxCell: 52,
    pixelRatio,
    nRows,
    nCols,
    numbered: false,
    rowText: (i) => rows[i],
    colText: (i) => cols[i],
    measure,
    lineHeight: LINE_HEIGHT,
    facts: [
      { name: "sum", width: 24 },
      { name: "entropy", width: 38 },
    ],
  });
}

/**
 * The corners of every label, as it is drawn.
 *
 * @param {Layout} layout
 * @param {"rows" | "cols"} axis
 * @returns {Point[][]}
 */
function boxes(layout, axis) {
  const { plot, cellWidth, cellHeight } = layout;
  const { mode, labels } = layout[axis];
  const half = LINE_HEIGHT / 2;
  return labels.map(({ index, text }) => {
    const width = measure(text);
    if (axis === "rows") {
      const y = plot.y + (index + 0.5) * cellHeight;
      return corners({ x: plot.x - LABEL_GAP - width, y }, 0, width);
    }
    const x = plot.x + (index + 0.5) * cellWidth;
    const y = plot.y - LABEL_GAP;
    if (mode === "slant") return corners({ x, y }, -Math.PI / 4, width);
    if (mode === "upright") return corners({ x, y }, -Math.PI / 2, width);
    return corners({ x: x - width / 2, y: y - half }, 0, width);
  });
}

/**
 * @param {Point} from middle of the text's beginning
 * @param {number} angle
 * @param {number} width
 */
function corners({ x, y }, angle, width) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = LINE_HEIGHT / 2;
  return [
    [0, -half],
    [width, -half],
    [width, half],
    [0, half],
  ].map(([along, across]) => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
  }));
}

/**
 * Whether two convex shapes overlap by more than `slack`: no edge's normal
 * parts them (separating axis theorem).
 *
 * @param {Point[]} one
 * @param {Point[]} other
 * @param {number} slack
 */
function overlap(one, other, slack) {
  for (const shape of [one, other]) {
    for (let i = 0; i < shape.length; i++) {
      const next = shape[(i + 1) % shape.length];
      const edge = { x: next.x - shape[i].x, y: next.y - shape[i].y };
      const length = Math.hypot(edge.x, edge.y);
      if (length === 0) continue;
      const along = (/** @type {Point} */ p) =>
        (p.x * -edge.y + p.y * edge.x) / length;
      const [a, b] = [one.map(along), other.map(along)];
      const gap = Math.max(
        Math.min(...a) - Math.max(...b),
        Math.min(...b) - Math.max(...a),
      );
      if (gap > -slack) return false;
    }
  }
  return true;
}

/** Sizes that a person meets, and the edges between the ways of labelling. */
const SIZES = [1, 2, 3, 8, 13, 24, 30, 31, 47, 64, 119, 120, 121, 300, 2000];

for (const width of [160, 358, 620, 1040]) {
  test(`no two labels overlap and none leaves the canvas, ${width} px`, () => {
    for (const [seed, n] of SIZES.entries()) {
      for (const m of [n, SIZES[(seed * 7 + 3) % SIZES.length]]) {
        for (const pixelRatio of [1, 2.625]) {
          const layout = layOutWords(n, m, { width, pixelRatio, seed });
          checkLabels(layout, `${n} × ${m} @${pixelRatio}`);
        }
      }
    }
  });
}

/**
 * @param {Layout} layout
 * @param {string} about
 */
function checkLabels(layout, about) {
  const reach = layout.cols.extent;
  assert.ok(reach <= MOST_REACH, `${about}: columns reach ${reach}`);
  for (const axis of /** @type {const} */ (["rows", "cols"])) {
    const shapes = boxes(layout, axis);
    for (let i = 1; i < shapes.length; i++) {
      const clash = overlap(shapes[i - 1], shapes[i], 0.01);
      const text = layout[axis].labels[i].text;
      assert.ok(!clash, `${about}: ${axis} label ${i} "${text}" overlaps`);
    }
    for (const point of shapes.flat()) {
      assert.ok(point.x >= -SNAP, `${about}: ${axis} left ${point.x}`);
      assert.ok(point.y >= -SNAP, `${about}: ${axis} top ${point.y}`);
      const right = layout.width + SNAP;
      assert.ok(point.x <= right, `${about}: ${axis} right ${point.x}`);
    }
  }
}

test("short texts label every token, long ones at least some", () => {
  const options = { width: 620, pixelRatio: 1, seed: 5 };
  const few = layOutWords(12, 12, options);
  assert.equal(few.rows.labels.length, 12);
  assert.equal(few.cols.labels.length, 12);
  const many = layOutWords(2000, 2000, options);
  assert.equal(many.rows.mode, "ticks");
  assert.ok(many.rows.labels.length > 3);
  for (const { index, text } of many.cols.labels) {
    assert.equal(text, String(index + 1));
  }
});

test("the plot and the facts of the rows stay inside the width", () => {
  for (const width of [160, 358, 1040]) {
    for (const n of SIZES) {
      const layout = layOutWords(n, n, { width, pixelRatio: 2, seed: n });
      const fact = layout.facts[layout.facts.length - 1];
      assert.ok(fact.x + fact.width <= width + SNAP, `${n} in ${width}`);
      assert.ok(layout.plot.y + layout.plot.height <= layout.height);
    }
  }
});

test("pointer and drawing agree on where a cell is", () => {
  const random = randomFrom(11);
  for (const n of SIZES) {
    const layout = layOutWords(n, 2 * n, {
      width: 620,
      pixelRatio: 1,
      seed: n,
    });
    for (let i = 0; i < 20; i++) {
      const row = Math.floor(random() * n);
      const col = Math.floor(random() * 2 * n);
      const box = cellBox(layout, row, col);
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      assert.deepEqual(cellAt(layout, x, y), { row, col });
    }
    const { x, y } = layout.plot;
    assert.equal(cellAt(layout, x - 1, y + 1), null);
    assert.equal(cellAt(layout, x + layout.plot.width + 1, y + 1), null);
  }
});

test("cells from three device pixels on are whole device pixels", () => {
  for (const n of [8, 13, 30, 64, 119]) {
    const layout = layOutWords(n, n, { width: 620, pixelRatio: 2, seed: n });
    const pixels = layout.cellWidth * 2;
    const off = Math.abs(pixels - Math.round(pixels));
    assert.ok(off < 1e-9, `${n}: ${pixels} device pixels`);
    assert.equal(layout.cellWidth, layout.cellHeight);
  }
});
