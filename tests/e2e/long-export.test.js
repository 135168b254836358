// The numbers of a text whose matrices are not kept, saved: computed as the file is written.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { python } from "../web/python.js";
import { open } from "./harness/open.js";
import {
  chooseMatrix,
  keepSaved,
  paste,
  readPicture,
  saved,
  textOf,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

const LINK =
  "v=1&mask=causal&hideSelf=0&dampFrequent=0&text=a+b&build=simd&sheet=export&nHeads=1&head=0";
const SHEET = ["tool-sheet", "export-sheet"];

/**
 * @param {import("node:test").TestContext} t
 * @param {number} n tokens
 * @param {import("./harness/open.js").Browser} [browser]
 * @param {string} [link]
 */
async function openLong(t, n, browser = "chromium", link = LINK) {
  const page = await open(t, browser, `/#${link}`);
  await waitForPicture(page, 2);
  await paste(page, textOf(n));
  await waitForPicture(page, n);
  return page;
}

/**
 * Weights as the core gives them to the large heatmap.
 * @param {Page} page
 * @param {import("../../web/engine/scene.js").TileRange} range
 */
const readTile = (page, range) =>
  page.evaluate(async (of) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const { weights } = await view.tileOf(of);
    return /** @type {number[]} */ (Array.from(weights.data));
  }, range);

/** @param {Page} page @param {string} name */
const button = (page, name) =>
  page.playwright
    .locator("export-sheet")
    .getByRole("button", { name, exact: true });

/** What NumPy finds in a file of weights. */
const WEIGHTS = `import sys, json, numpy as np
f = np.load(sys.argv[1])
w = f["weights"]
off = np.abs(w.sum(axis=1, dtype=float) - 1).max()
print(json.dumps({"names": f.files, "shape": w.shape, "dtype": str(w.dtype), "off": off,
  "later": float(np.triu(w, 1).max()), "part": w[3000:3008, 2990:2998].ravel().tolist()}))`;

test("all weights of 4,096 tokens are saved for NumPy", async (t) => {
  const n = 4096;
  const page = await openLong(t, n);
  await waitForText(page, "NPZ 67 MB", ...SHEET);
  const { name, path } = await saved(page, "NPZ");
  assert.equal(name, "weights.npz");
  await waitForText(page, "weights.npz saved", ...SHEET);
  const read = python(WEIGHTS, path);
  assert.deepEqual(read.names, ["weights"]);
  assert.deepEqual([read.shape, read.dtype], [[n, n], "float32"]);
  assert.ok(read.off <= n * 2 ** -24, `${read.off}`);
  assert.equal(read.later, 0);
  const tile = await readTile(page, { row: 3000, col: 2990, rows: 8, cols: 8 });
  const largest = Math.max(...tile);
  for (const [i, weight] of tile.entries()) {
    const off = Math.abs(read.part[i] - weight);
    // Scores of 96 products each, which other tiles may add up in another order.
    assert.ok(off <= 4 * 96 * 2 ** -24 * largest, `${i}: ${off}`);
  }
});

/** Whether a table has the names and numbers of a matrix for NumPy, and its size. */
const SAME = `import sys, json, csv, numpy as np
m = np.load(sys.argv[2])["scores"]
rows = list(csv.reader(open(sys.argv[1], encoding="utf8", newline="")))
t = np.array([r[1:] for r in rows[1:]], dtype=float)
print(json.dumps({"same": bool((t == m).all()), "shape": t.shape, "masked": int(np.isneginf(t).sum()),
  "top": rows[0], "left": [r[0] for r in rows[1:]]}))`;

test("a table and a file for NumPy have the same numbers, and the words", async (t) => {
  const n = 1100;
  const page = await openLong(t, n);
  await chooseMatrix(page, "scores");
  const csv = await saved(page, "CSV");
  assert.equal(csv.name, "scores.csv");
  const npz = await saved(page, "NPZ");
  const read = python(SAME, csv.path, npz.path);
  assert.deepEqual([read.same, read.shape], [true, [n, n]]);
  assert.equal(read.masked, (n * (n - 1)) / 2);
  const words = textOf(n).split(" ");
  assert.deepEqual(read.left, words);
  assert.deepEqual(read.top, ["", ...words]);
  const told = await page.playwright
    .locator("export-sheet .groups")
    .innerText();
  const size = Number(/CSV about ([\d.]+) MB/.exec(told)?.[1]);
  const is = readFileSync(csv.path).length / 1e6;
  assert.ok(Math.abs(size / is - 1) < 0.1, `told ${size} MB, is ${is} MB`);

  await chooseMatrix(page, "query");
  const { query } = (await readPicture(page)).picture;
  const lines = readFileSync((await saved(page, "CSV")).path, "utf8")
    .trimEnd()
    .split("\r\n")
    .slice(1);
  const numbers = lines.flatMap((line) => line.split(",").slice(1).map(Number));
  assert.deepEqual(numbers, Array.from(query.data));
});

/** Weights, head and output again from what a file of all matrices holds, in double precision. */
const AGAIN = `import sys, json, numpy as np
f = np.load(sys.argv[1])
q, k, v = (f[n].astype(float) for n in ("query", "key", "value"))
n, d_k = q.shape
raw = q @ k.T
scores = np.where(np.tri(n), raw / np.sqrt(d_k), -np.inf)
weights = np.exp(scores - scores.max(axis=1, keepdims=True))
weights /= weights.sum(axis=1, keepdims=True)
print(json.dumps({"names": sorted(f.files), "query": q.ravel().tolist(), "d_k": d_k, "shape": f["headOutput"].shape,
  "weights": (np.abs(f["weights"] / weights - 1)[np.tri(n) > 0]).max(), "raw": np.abs(raw - f["rawScores"]).max(),
  "masked": bool((np.isneginf(f["scores"]) == np.isneginf(scores)).all()), "top": np.abs(raw).max(),
  "off": np.abs(weights @ v - f["headOutput"]).max(), "largest": np.abs(v).max()}))`;

test("all matrices of a long text are saved: each follows from those before it", async (t) => {
  const n = 1100;
  const page = await openLong(t, n);
  const { query } = (await readPicture(page)).picture;
  const { name, path } = await saved(page, "All matrices (NPZ)");
  assert.equal(name, "attention.npz");
  const all = python(AGAIN, path);
  for (const matrix of ["weights", "scores", "rawScores", "output", "wO"])
    assert.ok(all.names.includes(matrix), matrix);
  assert.deepEqual(all.shape, [n, all.d_k]);
  assert.deepEqual(all.query, Array.from(query.data));
  assert.ok(all.masked);
  // Scores of d_k products, then sums over n of the weights, and over n values.
  const epsilon = 2 ** -24;
  const off = 8 * all.d_k * epsilon * Math.max(all.top, 1);
  assert.ok(all.raw <= off, `${all.raw}, not ${off}`);
  assert.ok(all.weights <= off + 2 * n * epsilon, `${all.weights}`);
  const tolerance = (8 * all.d_k + 2 * n) * epsilon * all.largest;
  assert.ok(all.off <= tolerance, `${all.off}, not ${tolerance}`);
});

test("by keyboard it is stopped, and begun again", async (t) => {
  const page = await openLong(t, 4096);
  await keepSaved(page);
  const { keyboard } = page.playwright;
  await button(page, "CSV").focus();
  await keyboard.press("Enter");
  await button(page, "Stop").focus();
  await keyboard.press("Enter");
  await waitForText(page, "weights.csv was stopped", ...SHEET);
  assert.equal(await button(page, "Stop").count(), 0);
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const sheet = shell?.querySelector("tool-sheet")?.shadowRoot;
    const part = sheet?.querySelector("export-sheet")?.shadowRoot;
    return part?.activeElement?.textContent?.trim() === "CSV";
  });
  await keyboard.press("Tab");
  await keyboard.press("Enter"); // NPZ
  await waitForText(page, "weights.npz saved", ...SHEET);
  const clicked = await page.evaluate(
    () => /** @type {any} */ (window).clicked,
  );
  assert.deepEqual(clicked, ["weights.npz"]);
});

test("what is changed meanwhile is not mixed with what was", async (t) => {
  const page = await openLong(t, 4096);
  await keepSaved(page);
  await button(page, "CSV").click();
  await paste(page, textOf(1100));
  await waitForText(page, "Nothing was saved", ...SHEET);
  await waitForPicture(page, 1100);
  await button(page, "NPZ").click();
  await waitForText(page, "weights.npz saved", ...SHEET);
  const clicked = await page.evaluate(
    () => /** @type {any} */ (window).clicked,
  );
  assert.deepEqual(clicked, ["weights.npz"]);
});

test("a picture is saved whole after the next one was stopped", async (t) => {
  // All heads, and two ways through each.
  const link = LINK.replace("nHeads=1", "nHeads=12&softmaxAxis=columns");
  const page = await openLong(t, 1100, "chromium", link);
  await paste(page, textOf(4096));
  const view = page.playwright.locator("weights-view");
  await view.getByRole("button", { name: "Stop" }).click();
  await waitForText(page, "Stopped", "weights-view");
  const { picture } = await readPicture(page);
  const { path } = await saved(page, "NPZ");
  const read = python(WEIGHTS, path);
  assert.deepEqual(read.shape, [picture.nQ, picture.nKv]);
  assert.equal(read.later, 0);
});

test("in Firefox the rows of a saved long text sum to 1", async (t) => {
  const n = 1100;
  const page = await openLong(t, n, "firefox");
  await keepSaved(page);
  await button(page, "NPZ").click();
  await waitForText(page, "weights.npz saved", ...SHEET);
  const sums = await page.evaluate(async (count) => {
    const [file] = /** @type {any} */ (window).given;
    const all = await file.arrayBuffer();
    // Its numbers end where the directory of the zip file begins.
    const view = new DataView(all);
    const end = view.getUint32(all.byteLength - 22 + 16, true);
    const from = end - 4 * count * count;
    const numbers = new Float32Array(all.slice(from, end));
    return Array.from({ length: count }, (_, row) =>
      numbers
        .subarray(row * count, (row + 1) * count)
        .reduce((sum, v) => sum + v, 0),
    );
  }, n);
  for (const sum of sums) assert.ok(Math.abs(sum - 1) <= n * 2 ** -24);
});
