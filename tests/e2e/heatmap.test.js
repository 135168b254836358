// The page's large heatmap: what it draws, says and lets a person do, against the numbers it has.
import assert from "node:assert/strict";
import test from "node:test";
import { colorTable, rgbOf } from "../../web/components/colors.js";
import { indexOf } from "../../web/components/draw/scale.js";
import { formatWeight } from "../../web/components/format.js";
import { browsers, open } from "./harness/open.js";
import { waitForPicture } from "./on-page.js";

/**
 * Opens the page and waits for its heatmap, `heatMap` in the page.
 *
 * @param {import("node:test").TestContext} t
 * @param {import("./harness/open.js").Browser} browser
 */
async function openMap(t, browser) {
  const page = await open(t, browser, "/#v=1&theme=light");
  await waitForPicture(page);
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = shell?.querySelector("weights-view")?.shadowRoot;
    const heatMap = view?.querySelector("heat-map");
    Object.assign(globalThis, { heatMap });
    const canvas = heatMap?.shadowRoot?.querySelector("canvas");
    return canvas && canvas.width > 300;
  });
  return page;
}

/** In the page: the weight and the pixel of cells all over the heatmap. */
async function sampleCells() {
  const { heatMap: map } = /** @type {any} */ (globalThis);
  const grid = map.shadowRoot.querySelector("[role=grid]");
  const canvas = map.shadowRoot.querySelector("canvas");
  const box = canvas.getBoundingClientRect();
  let cell = /** @type {any} */ (null);
  map.addEventListener("cell-hover", (/** @type {CustomEvent} */ event) => {
    cell = event.detail;
  });
  /** @param {number} x @param {number} y */
  const pointAt = (x, y) => {
    const [clientX, clientY] = [box.left + x, box.top + y];
    grid.dispatchEvent(new PointerEvent("pointermove", { clientX, clientY }));
    return cell && `${cell.row} ${cell.col}`;
  };
  const samples = [];
  for (let i = 1; i < 40; i++) {
    let x = Math.round((box.width * ((7 * i) % 40)) / 40);
    let y = Math.round((box.height * i) / 40);
    const here = pointAt(x, y);
    if (!here) continue;
    // To the cell's upper left corner, where no number is written.
    while (pointAt(x - 1, y) === here) x--;
    while (pointAt(x, y - 1) === here) y--;
    pointAt(x, y);
    const scale = canvas.width / box.width;
    const at = [Math.round((x + 3) * scale), Math.round((y + 3) * scale)];
    const { data } = canvas.getContext("2d").getImageData(at[0], at[1], 1, 1);
    const weight = map.matrix.data[cell.row * map.nCols + cell.col];
    const masked = map.isMasked(cell);
    samples.push({ weight, masked, pixel: Array.from(data.subarray(0, 3)) });
  }
  return samples;
}

/**
 * In the page: what is said after each key, and the cell it is said of.
 *
 * @param {string[]} keys
 */
async function pressKeys(keys) {
  const { heatMap: map } = /** @type {any} */ (globalThis);
  const grid = map.shadowRoot.querySelector("[role=grid]");
  let cell = /** @type {any} */ (null);
  map.addEventListener("cell-hover", (/** @type {CustomEvent} */ event) => {
    cell = event.detail;
  });
  const said = [];
  grid.focus();
  for (const key of keys) {
    grid.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
    await map.updateComplete;
    const id = grid.getAttribute("aria-activedescendant");
    const text = map.shadowRoot.getElementById(id).textContent.trim();
    const weight = map.matrix.data[cell.row * map.nCols + cell.col];
    const row = map.rowTokens[cell.row].text;
    const col = map.colTokens[cell.col].text;
    const masked = map.isMasked(cell);
    said.push({ id, text, cell, weight, masked, row, col });
  }
  return said;
}

/** In the page: the texts of the table that stands in for the heatmap. */
async function readTable() {
  const { heatMap: map } = /** @type {any} */ (globalThis);
  const width = map.clientWidth;
  map.shadowRoot.querySelector(".as-table").click();
  await map.updateComplete;
  const grows = map.clientWidth > width;
  /** @type {HTMLTableRowElement[]} */
  const lines = Array.from(map.shadowRoot.querySelectorAll("tbody tr"));
  const rows = lines.map((line) =>
    Array.from(line.cells, (cell) => cell.textContent?.trim() ?? ""),
  );
  map.shadowRoot.querySelector(".as-table").click();
  await map.updateComplete;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  return {
    rows,
    grows,
    tokens: map.rowTokens.map(
      (/** @type {{ text: string }} */ { text }) => text,
    ),
    weights: /** @type {number[]} */ (Array.from(map.matrix.data)),
    masked: /** @type {number[]} */ (Array.from(map.masked)),
    drawn: map.shadowRoot.querySelector("canvas").width > 300,
  };
}

for (const browser of browsers) {
  test(`a cell has the colour of its weight in ${browser}`, async (t) => {
    const page = await openMap(t, browser);
    const samples = await page.evaluate(sampleCells);
    assert.ok(samples.length >= 15, `${samples.length} samples`);
    const table = colorTable("ink", "light");
    for (const { weight, pixel } of samples.filter(({ masked }) => !masked)) {
      const expected = rgbOf(table, indexOf(weight, { kind: "linear" }));
      assert.deepEqual(pixel, expected, `weight ${weight}`);
    }
    // Masked cells are hatched: their pixels are of paper and grey lines.
    const hatched = samples.filter(({ masked }) => masked);
    assert.ok(hatched.length > 0, "each word is hidden from itself");
    for (const { pixel } of hatched) {
      const spread = Math.max(...pixel) - Math.min(...pixel);
      assert.ok(spread < 24, `masked pixel ${pixel}`);
    }
  });

  test(`arrow keys announce tokens and weight in ${browser}`, async (t) => {
    const page = await openMap(t, browser);
    const keys = ["ArrowDown", "Home", "ArrowDown", "ArrowRight", "End"];
    const said = await page.evaluate(pressKeys, keys);
    for (const { text, row, col, weight, masked } of said) {
      const value = masked ? "masked" : formatWeight(weight);
      assert.equal(text, `\u2068${row}\u2069 → \u2068${col}\u2069: ${value}`);
    }
    const [, home, down, right] = said;
    assert.equal(home.cell.col, 0);
    assert.deepEqual(down.cell, { row: home.cell.row + 1, col: 0 });
    assert.deepEqual(right.cell, { row: down.cell.row, col: 1 });
    assert.notEqual(right.id, down.id, "the active cell is another element");
  });

  test(`painting says what the mask hides anyway in ${browser}`, async (t) => {
    const page = await openMap(t, browser);
    await page.evaluate(() => {
      /** @type {any} */ (globalThis).heatMap.painting = true;
    });
    const up = new Array(20).fill("ArrowUp");
    const said = await page.evaluate(pressKeys, ["Home", ...up, "ArrowRight"]);
    const [diagonal, beside] = said.slice(-2);
    assert.deepEqual(diagonal.cell, { row: 0, col: 0 });
    assert.match(diagonal.text, /: hidden by the mask already$/);
    assert.deepEqual(beside.cell, { row: 0, col: 1 });
    assert.doesNotMatch(beside.text, /hidden/);
  });

  test(`the table holds the heatmap's numbers in ${browser}`, async (t) => {
    const page = await openMap(t, browser);
    const table = await page.evaluate(readTable);
    const { rows, tokens, drawn } = table;
    const n = tokens.length;
    const texts = table.weights.map((weight, i) =>
      table.masked[i] ? "masked" : formatWeight(weight),
    );
    assert.equal(rows.length, n);
    for (const [i, [token, ...values]] of rows.entries()) {
      assert.equal(token, tokens[i]);
      assert.deepEqual(values.slice(0, n), texts.slice(i * n, (i + 1) * n));
    }
    assert.ok(!table.grows, "a wide table scrolls in its place");
    assert.ok(drawn, "the heatmap is back");
  });
}
