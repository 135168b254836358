// What is saved on the page, read back: pictures, tables, matrices, settings.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { colorTable, rgbOf } from "../../web/components/colors.js";
import { python } from "../web/python.js";
import { open } from "./harness/open.js";
import {
  chooseMatrix,
  colorsOf,
  dropFile,
  keepSaved,
  readPicture,
  readSvg,
  saved,
  waitForPicture,
  waitForText,
} from "./on-page.js";

const LINK = "v=1&sheet=export&mask=causal&hideSelf=0&theme=light";

/** Of a weight of 1. */
const DARKEST = rgbOf(colorTable("ink", "light"), 255);

test("a PNG has the cells in their colours", async (t) => {
  const page = await open(t, "chromium", `/#${LINK}`);
  await waitForPicture(page, 10);
  const file = await saved(page, "PNG");
  assert.equal(file.name, "weights.png");
  const { width, height, colors } = colorsOf(file.path);
  assert.ok(width > 800 && height > 800);
  // The first word sees but itself: its cell has the colour of 1.
  const weights = (await readPicture(page)).picture.weights.data;
  assert.equal(weights[0], 1);
  assert.ok((colors.get(DARKEST.join(" ")) ?? 0) > 1000);
});

test("an SVG has labels, cells and the key as shapes", async (t) => {
  const page = await open(t, "chromium", `/#${LINK}`);
  await waitForPicture(page, 10);
  const { path, name } = await saved(page, "SVG");
  assert.equal(name, "weights.svg");
  const found = await readSvg(page, path);
  assert.equal(found.name, "svg");
  assert.equal(found.title, "Weights, head 3 of 4");
  assert.equal(found.fills.length, 55); // the others of the 10 × 10 are masked
  const dark = DARKEST.map((v) => v.toString(16).padStart(2, "0"));
  assert.equal(found.fills[0], `#${dark.join("")}`);
  for (const text of ["boat", "river", "0.25", "masked", "1"])
    assert.ok(found.texts.includes(text), text);
});

test("CSV and NPZ hold the numbers on show", async (t) => {
  const page = await open(t, "chromium", `/#${LINK}`);
  await waitForPicture(page, 10);
  const { picture } = await readPicture(page);
  const csv = await saved(page, "CSV");
  assert.equal(csv.name, "weights.csv");
  const lines = readFileSync(csv.path, "utf8").trimEnd().split("\r\n");
  assert.equal(lines[0], ",The,boat,drifted,to,the,bank,of,the,river,.");
  const numbers = lines
    .slice(1)
    .flatMap((line) => line.split(",").slice(1).map(Number));
  assert.deepEqual(numbers, Array.from(picture.weights.data));

  await chooseMatrix(page, "scores");
  const npz = await saved(page, "NPZ");
  assert.equal(npz.name, "scores.npz");
  const read = `import sys, json, numpy as np
f = np.load(sys.argv[1])
print(json.dumps({n: [list(f[n].shape), np.where(np.isinf(f[n]), -1e9, f[n]).ravel().tolist()] for n in f.files}))`;
  const scores = Array.from(picture.scores.data, (v) =>
    Number.isFinite(v) ? v : -1e9,
  );
  assert.deepEqual(python(read, npz.path), { scores: [[10, 10], scores] });

  const all = python(read, (await saved(page, "All matrices (NPZ)")).path);
  for (const name of /** @type {const} */ (["x", "query", "output", "wO"])) {
    const { shape, data } = picture[name];
    assert.deepEqual(all[name], [shape, Array.from(data)], name);
  }
});

test("in Firefox a saved file has the numbers on show", async (t) => {
  const page = await open(t, "firefox", `/#${LINK}`);
  await waitForPicture(page, 10);
  await keepSaved(page);
  const sheet = page.playwright.locator("export-sheet");
  await sheet.getByRole("button", { name: "CSV", exact: true }).click();
  const file = await page.waitFor(async () => {
    const { given, clicked } = /** @type {any} */ (window);
    return (
      given.length > 0 && { name: clicked[0], text: await given[0].text() }
    );
  });
  assert.ok(file);
  assert.equal(file.name, "weights.csv");
  const numbers = file.text
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .flatMap((/** @type {string} */ line) =>
      line.split(",").slice(1).map(Number),
    );
  const { picture } = await readPicture(page);
  assert.deepEqual(numbers, Array.from(picture.weights.data));
});

test("settings are saved, opened, and dropped", async (t) => {
  const page = await open(t, "chromium", `/#${LINK}&scaled=0&text=a+b+c`);
  await waitForPicture(page, 3);
  const { path, name } = await saved(page, "Settings (JSON)");
  assert.equal(name, "attention-playground.json");
  const { state } = await readPicture(page);

  const other = await open(t, "chromium", "/#v=1&sheet=export");
  await waitForPicture(other, 10);
  await other.playwright
    .locator("export-sheet input[type=file]")
    .setInputFiles(path);
  await waitForPicture(other, 3);
  assert.deepEqual((await readPicture(other)).state, state);
  await other.playwright.getByRole("button", { name: "Undo" }).click();
  await waitForPicture(other, 10);

  await other.playwright
    .locator("export-sheet input[type=file]")
    .setInputFiles(path);
  await waitForPicture(other, 3);
  const body = other.playwright.locator("attention-playground");
  await dropFile(body, "settings.json", "not JSON");
  await waitForText(other, "Nothing was changed.", ".notices");
  assert.deepEqual((await readPicture(other)).state, state);
});
