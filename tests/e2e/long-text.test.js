// A text whose matrix of n × n does not fit: its picture from afar, single
// cells on demand, and that the making of it can be stopped.
import assert from "node:assert/strict";
import test from "node:test";
import { colorTable, rgbOf } from "../../web/components/colors.js";
import { open } from "./harness/open.js";
import {
  colorsOf,
  paste,
  readMap,
  readSvg,
  saved,
  textOf,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

/**
 * The chosen cell opened: the weight of the tile, of the arithmetic and of
 * softmax over the scores that the queries and keys on the page give.
 * @param {Page} page
 */
function readCell(page) {
  return page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const cell = /** @type {any} */ (shell?.querySelector("cell-arithmetic"));
    const map = view.shadowRoot.querySelector("heat-map");
    const { row, col } = view.state.selected;
    const { query, key, nKv, dK } = view.picture;
    const scores = Array.from({ length: row + 1 }, (_, j) => {
      let sum = 0;
      for (let i = 0; i < dK; i++)
        sum += query.data[row * dK + i] * key.data[j * dK + i];
      return sum / Math.sqrt(dK);
    });
    const exps = scores.map((score) => Math.exp(score - scores[col]));
    return {
      nKv,
      row,
      col,
      tile: map.valueAt({ row, col }),
      opened: cell?._cell?.weight,
      exp: cell?._cell?.exp / cell?._cell?.sum,
      expected: 1 / exps.reduce((a, b) => a + b, 0),
      isLaterMasked: map.isMasked({ row, col: row + 1 }),
    };
  });
}

test("a long text is seen whole, and each cell of it can be opened", async (t) => {
  const link = "v=1&mask=causal&hideSelf=0&dampFrequent=0&text=a+b&build=simd";
  const page = await open(t, "chromium", `/#${link}`);
  await waitForPicture(page, 2);
  const n = 1500;
  await paste(page, textOf(n));
  await waitForPicture(page, n);
  await waitForText(page, "Streaming", "weights-view");
  const grid = page.playwright.locator("weights-view").getByRole("grid");
  await grid.focus();
  await page.playwright.keyboard.press("Control+End");
  for (let i = 0; i < 8; i++) await page.playwright.keyboard.press("+");
  await page.playwright.keyboard.press("ArrowUp");
  await page.playwright.keyboard.press("ArrowLeft");
  await page.playwright.keyboard.press("ArrowLeft");
  await page.playwright.keyboard.press("Enter");
  const { window } = await readMap(page);
  assert.deepEqual(window, { row: n - 6, col: n - 6, rows: 6, cols: 6 });
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const map = view.shadowRoot.querySelector("heat-map");
    const opened = shell?.querySelector("cell-arithmetic");
    return opened && map.valueAt(view.state.selected) !== null;
  });
  const cell = await readCell(page);
  assert.deepEqual([cell.row, cell.col], [n - 2, n - 3]);
  assert.ok(cell.isLaterMasked);
  // Scores of 24 products, weights that are sums over n of them.
  const tolerance = (24 * 8 + n) * 2 ** -23 * cell.expected;
  for (const is of [cell.tile, cell.opened, cell.exp])
    assert.ok(Math.abs(is - cell.expected) <= tolerance, `${is}`);
  await waitForText(page, `no. ${n - 1}`, "row-facts");
});

test("a picture that takes long can be stopped, and made after all", async (t) => {
  const link = "v=1&nHeads=12&softmaxAxis=columns&text=a+b&build=simd";
  const page = await open(t, "chromium", `/#${link}`);
  await waitForPicture(page, 2);
  await paste(page, textOf(3000));
  const view = page.playwright.locator("weights-view");
  await view.getByRole("button", { name: "Stop" }).click();
  await waitForText(page, "Stopped", "weights-view");
  // On show is the picture of the text before: nothing that could be compared with.
  await waitForText(page, "is of the text before", "weights-view");
  const compare = page.playwright.getByRole("button", { name: "Compare" });
  assert.ok(await compare.isDisabled());
  const compute = view.getByRole("button", { name: "Compute it" });
  await paste(page, textOf(1100));
  await waitForPicture(page, 1100);
  assert.equal(await compute.count(), 0, "another text is another picture");
  assert.ok(await compare.isEnabled());
});

test("a long text is compared as far as its matrix is kept", async (t) => {
  const link = "v=1&mask=causal&text=a+b&build=simd&nHeads=1&head=0";
  const page = await open(t, "chromium", `/#${link}`);
  const tab = page.playwright;
  await waitForPicture(page, 2);

  // The whole matrix is there.
  await paste(page, textOf(600));
  await waitForPicture(page, 600);
  await tab.getByRole("button", { name: "Compare", exact: true }).click();
  await tab.locator("formula-bar button.scale").click();
  await waitForText(page, "went elsewhere", "compare-door", "compare-view");
  await tab.getByRole("button", { name: "End", exact: true }).click();

  // It is not.
  await paste(page, textOf(1500));
  await waitForPicture(page, 1500);
  await tab.getByRole("button", { name: "Compare", exact: true }).click();
  await waitForText(
    page,
    "their weights are not kept",
    "compare-door",
    "compare-view",
  );
});

test("a picture of a long text has its weights from afar", async (t) => {
  const link =
    "v=1&mask=causal&hideSelf=0&text=a+b&build=simd&sheet=export&theme=light&nHeads=1&head=0";
  const page = await open(t, "chromium", `/#${link}`);
  await waitForPicture(page, 2);
  await paste(page, textOf(1100));
  await waitForPicture(page, 1100);
  // The first word sees but itself, half of the cells are masked.
  const darkest = rgbOf(colorTable("ink", "light"), 255);
  const { width, colors } = colorsOf((await saved(page, "PNG")).path);
  assert.ok(width > 2000);
  assert.ok(colors.has(darkest.join(" ")));
  const svg = await readSvg(page, (await saved(page, "SVG")).path);
  assert.equal(svg.images, 1);
  for (const text of ["500", "masked"])
    assert.ok(svg.texts.includes(text), text);
});
