// The texts of a heatmap, as a context that keeps its settings gets them.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  MAP_NAMES,
  colorTable,
  inkOn,
  luminance,
  rgbOf,
} from "../../web/components/colors.js";
import { drawFacts, drawLabels } from "../../web/components/draw/axes.js";
import {
  QUIET_BELOW,
  QUIET_OPACITY,
  drawPlot,
} from "../../web/components/draw/heat.js";
import { layOut } from "../../web/components/draw/layout.js";
import { indexOf } from "../../web/components/draw/scale.js";

const HEBREW = ["שלום", "לך", "עולם"];
const LATIN = ["peace", "to you", "world"];
const WEIGHTS = Float32Array.of(
  0.5,
  0.25,
  0.25,
  0.1,
  0.8,
  0.1,
  0.02,
  0.9,
  0.08,
);

const STYLE = {
  ink: "#000",
  paper: "#fff",
  line: "#ccc",
  muted: "#666",
  accent: "#00f",
  bad: "#f00",
  family: "sans-serif",
  size: 12,
  scheme: /** @type {const} */ ("light"),
};

/** A 2D context that draws nothing and notes what it writes, and how. */
function recorder() {
  /** @type {Record<string, string>[]} */
  const written = [];
  /** @type {Record<string, any>[]} */
  const saved = [];
  const settings = ["direction", "textAlign", "textBaseline", "font"];
  /** @type {Record<string, any>} */
  const context = {
    direction: "ltr",
    textAlign: "start",
    textBaseline: "alphabetic",
    font: "10px sans-serif",
    measureText: (/** @type {string} */ text) => ({ width: 7 * text.length }),
    fillText(/** @type {string} */ text) {
      const how = settings.map((name) => [name, context[name]]);
      written.push({ text, ...Object.fromEntries(how) });
    },
    save: () => saved.push({ ...context }),
    restore: () => Object.assign(context, saved.pop()),
  };
  for (const name of "fillRect strokeRect drawImage translate rotate beginPath moveTo lineTo stroke".split(
    " ",
  ))
    context[name] = () => {};
  return {
    written,
    context: /** @type {CanvasRenderingContext2D} */ (
      /** @type {unknown} */ (context)
    ),
  };
}

/**
 * What is written when a heatmap with these labels is drawn twice.
 *
 * @param {string[]} words
 * @param {{ nKeys: number, rowSums: Float32Array }} [rows]
 */
function draw(words, rows = { nKeys: 3, rowSums: Float32Array.of(1, 0.7, 1) }) {
  const { context, written } = recorder();
  const text = (/** @type {number} */ index) => words[index];
  const layout = layOut({
    width: 600,
    maxHeight: 600,
    maxCell: 52,
    pixelRatio: 1,
    nRows: 3,
    nCols: 3,
    numbered: false,
    rowText: text,
    colText: text,
    measure: (label) => 7 * label.length,
    lineHeight: 15,
    facts: [
      { name: "sum", width: 60 },
      { name: "entropy", width: 38 },
      { name: "largest", width: 40 },
    ],
  });
  const content = {
    matrix: { data: WEIGHTS, rows: 3, cols: 3 },
    masked: null,
    table: colorTable("ink", "light"),
    scale: { kind: /** @type {const} */ ("linear") },
  };
  const facts = {
    ...rows,
    columnSums: null,
    entropy: Float32Array.of(1.5, 0.9, 0.6),
    largest: Float32Array.of(0.5, 0.8, 0.9),
    titles: { sum: "Σ", entropy: "bits", largest: "max" },
  };
  const cells = /** @type {HTMLCanvasElement} */ ({});
  for (let turn = 0; turn < 2; turn++) {
    drawPlot(context, layout, content, { cells, style: STYLE, pixelRatio: 1 });
    drawLabels(context, layout, STYLE);
    drawFacts(context, layout, facts, STYLE);
  }
  return written;
}

test("right-to-left labels turn no number around", () => {
  const written = draw(HEBREW);
  const labels = written.filter(({ text }) => HEBREW.includes(text));
  assert.equal(labels.length, 2 * 2 * HEBREW.length);
  for (const { text, direction } of labels)
    assert.equal(direction, "rtl", text);
  const others = written.filter(({ text }) => !HEBREW.includes(text));
  assert.deepEqual(
    others,
    draw(LATIN).filter(({ text }) => !LATIN.includes(text)),
  );
  // Nine cells; one wrong sum, three entropies, three maxima, three titles.
  assert.equal(others.length, 2 * (9 + 10));
  for (const { text, direction } of others)
    assert.equal(direction, "ltr", text);
});

test("a sum is as exact as that of all keys, also where few are on show", () => {
  const rowSums = Float32Array.of(1, 1 + 1000 * 2 ** -23, 1);
  const count = (/** @type {number} */ nKeys) =>
    draw(LATIN, { nKeys, rowSums }).length;
  assert.equal(count(3) - count(4096), 2, "told as wrong in each turn");
});

for (const name of MAP_NAMES) {
  for (const scheme of /** @type {const} */ (["light", "dark"])) {
    test(`quiet numbers are read on ${name}, ${scheme}`, () => {
      const table = colorTable(name, scheme);
      const last = indexOf(QUIET_BELOW, { kind: "linear" });
      for (let index = 0; index <= last; index++) {
        const under = rgbOf(table, index);
        const ink = inkOn(table, index) === "#000" ? 0 : 255;
        const seen = under.map(
          (byte) => QUIET_OPACITY * ink + (1 - QUIET_OPACITY) * byte,
        );
        const lights = [
          luminance(/** @type {[number, number, number]} */ (seen)),
          luminance(under),
        ].sort((a, b) => b - a);
        // WCAG 2.2, 1.4.3.
        const contrast = (lights[0] + 0.05) / (lights[1] + 0.05);
        assert.ok(contrast >= 4.5, `${contrast} at ${index}`);
      }
    });
  }
}
