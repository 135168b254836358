// Softmax taken apart: the wrong axis breaks the row sums where everyone sees
// it, temperature flattens, and what overflows says that it is not a number.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import {
  checkNumbers,
  pictureAfter,
  readPicture,
  waitForLink,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

/** @param {Page} page */
const panel = (page) => page.playwright.locator("control-panel");

/**
 * @param {Page} page
 * @param {string} name
 */
const choose = (page, name) =>
  panel(page).getByRole("radio", { name, exact: true }).check({ force: true });

/**
 * Sums of the rows, and of the columns, of the weights on show.
 * @param {import("./on-page.js").Read} read
 */
function sumsOf({ picture: { weights, nQ, nKv } }) {
  const rows = new Array(nQ).fill(0);
  const columns = new Array(nKv).fill(0);
  for (const [at, weight] of weights.data.entries()) {
    rows[Math.floor(at / nKv)] += weight;
    columns[at % nKv] += weight;
  }
  return { rows, columns };
}

/** A sum of n floats near 1 errs by no more than this. */
const near1 = (/** @type {number} */ sum) =>
  Math.abs(sum - 1) <= 100 * 2 ** -23;

test("softmax over the wrong axis breaks the row sums, and is restored", async (t) => {
  const page = await open(t, "chromium", "/#v=1&panel=softmax");
  await waitForPicture(page);
  const columns = await pictureAfter(page, () => choose(page, "Columns"));
  checkNumbers(columns);
  assert.ok(sumsOf(columns).columns.every(near1));
  assert.ok(!sumsOf(columns).rows.some(near1));
  await waitForText(page, "✗", "row-facts");
  await waitForLink(page, "v=1&softmaxAxis=columns&panel=softmax");

  const all = await pictureAfter(page, () => choose(page, "All"));
  checkNumbers(all);
  assert.ok(near1(sumsOf(all).rows.reduce((a, b) => a + b)));

  const restore = page.playwright
    .locator("formula-bar")
    .getByRole("button", { name: "Restore softmax" });
  const back = await pictureAfter(page, () => restore.click());
  checkNumbers(back);
  assert.ok(sumsOf(back).rows.every(near1));
  await waitForText(page, "✓", "row-facts");
});

test("row and column sums stand in the table beside the weights", async (t) => {
  const page = await open(t, "chromium", "/#v=1&softmaxAxis=columns");
  await waitForPicture(page);
  const view = page.playwright.locator("weights-view");
  await view.getByRole("button", { name: "Table" }).click();
  const last = view.locator("tfoot td");
  assert.deepEqual(await last.allTextContents(), Array(10).fill("1.000"));
  assert.equal(await view.locator("td.wrong").count(), 10);
});

test("temperature flattens and sharpens", async (t) => {
  const page = await open(t, "chromium", "/#v=1&panel=softmax");
  await waitForPicture(page);
  const before = await readPicture(page);
  const hotter = panel(page).getByRole("button", { name: "Temperature: more" });
  const hot = await pictureAfter(page, () => hotter.click());
  checkNumbers(hot);
  await waitForLink(page, "v=1&temperature=2&panel=softmax");
  const box = panel(page).getByRole("spinbutton", { name: "Temperature" });
  const cold = await pictureAfter(page, () => box.fill("0.25"));
  checkNumbers(cold);
  const mean = (/** @type {import("./on-page.js").Read} */ { picture }) =>
    picture.entropy.data.reduce((a, b) => a + b) / picture.entropy.data.length;
  assert.ok(mean(cold) < mean(before) && mean(before) < mean(hot));
});

test("without the maximum subtracted, large scores are no numbers", async (t) => {
  const from = "v=1&temperature=0.05&scaled=0&hideSelf=0&panel=softmax";
  const page = await open(t, "chromium", `/#${from}`);
  await waitForPicture(page);
  const flip = () =>
    panel(page).getByRole("switch", { name: "Subtract the maximum" }).click();
  const { picture } = await pictureAfter(page, flip);
  assert.ok(picture.weights.data.some(Number.isNaN));
  await waitForText(page, "no longer numbers", "row-facts");
  await waitForText(page, "NaN", "weights-view", "heat-map", ".readout");
  const back = await pictureAfter(page, flip);
  checkNumbers(back);
});

test("K = Q makes the scores symmetric", async (t) => {
  const from = "v=1&projection=random&hideSelf=0&dampFrequent=0&panel=source";
  const page = await open(t, "chromium", `/#${from}`);
  await waitForPicture(page);
  const flip = () => panel(page).getByRole("switch", { name: "K = Q" }).click();
  const after = await pictureAfter(page, flip);
  checkNumbers(after);
  const { picture } = after;
  assert.deepEqual(picture.key, picture.query);
  const score = (/** @type {number} */ row, /** @type {number} */ col) =>
    picture.scores.data[row * picture.nKv + col];
  for (let row = 0; row < picture.nQ; row++)
    for (let col = 0; col < row; col++)
      assert.equal(score(row, col), score(col, row));
});

test("the log scale is an option that the colour bar tells", async (t) => {
  const page = await open(t, "chromium");
  await waitForPicture(page);
  const view = page.playwright.locator("weights-view");
  await view.getByRole("radio", { name: "log" }).check({ force: true });
  await waitForLink(page, "v=1&weightScale=log");
  await waitForText(page, "10⁻²", "weights-view", "color-bar");
  const scales = await page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const parts = ["head-grid", "matrix-pipeline"];
    return parts.map((part) => {
      const element = /** @type {any} */ (shell?.querySelector(part));
      return element.scale;
    });
  });
  assert.deepEqual(scales, ["log", "log"]);
});
