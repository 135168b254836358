// The matrices from X to the output: their shapes and numbers are the
// picture's, and a row of Q and a row of K make the cell that is lit.
import assert from "node:assert/strict";
import test from "node:test";
import { formatNumber } from "../../web/components/format.js";
import { open } from "./harness/open.js";
import {
  readPicture,
  waitForLink,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("playwright-core").Page} Tab */

/**
 * Points at the middle of a cell of a matrix.
 * @param {Tab} tab
 * @param {string} step
 * @param {{ row: number, col: number }} cell
 * @param {[number, number]} shape
 * @param {"hover" | "click"} [how]
 */
async function point(tab, step, { row, col }, [rows, cols], how = "hover") {
  const sheet = tab.locator(`matrix-pipeline [data-step=${step}] .sheet`);
  const box = await sheet.boundingBox();
  assert.ok(box);
  const position = {
    x: ((col + 0.5) * box.width) / cols,
    y: ((row + 0.5) * box.height) / rows,
  };
  await sheet[how]({ position });
}

test("a row of matrices that is too wide can be scrolled to both ends", async (t) => {
  const page = await open(t, "chromium", "/#v=1&cross=1&nHeads=1");
  await waitForPicture(page, 10);
  const tab = /** @type {Tab} */ (page.playwright);
  await tab.setViewportSize({ width: 1200, height: 900 });
  const first = tab.locator("matrix-pipeline li").first();
  const gap = await first.evaluate((item) => {
    const strip = /** @type {HTMLElement} */ (item.closest(".scroll"));
    strip.scrollLeft = 0;
    return (
      item.getBoundingClientRect().left - strip.getBoundingClientRect().left
    );
  });
  assert.ok(gap >= 0, `the first matrix is cut off by ${-gap} px`);
});

test("each matrix has the shape that the picture has", async (t) => {
  const page = await open(t, "chromium", "/#v=1&cross=1&otherText=Le+chat");
  await waitForPicture(page, 10);
  const { picture } = await readPicture(page);
  const shapes = await page.playwright
    .locator("matrix-pipeline [role=grid]")
    .evaluateAll((grids) =>
      grids.map((grid) => [
        /** @type {HTMLElement} */ (grid).dataset.step,
        Number(grid.getAttribute("aria-rowcount")),
        Number(grid.getAttribute("aria-colcount")),
      ]),
    );
  const of = (
    /** @type {"x" | "y" | "query" | "key" | "value" | "rawScores" | "scores" | "weights" | "headOutput"} */ name,
  ) => picture[name].shape;
  assert.deepEqual(shapes, [
    ["x", ...of("x")],
    ["y", ...of("y")],
    ["query", ...of("query")],
    ["key", ...of("key")],
    ["value", ...of("value")],
    ["rawScores", ...of("rawScores")],
    ["scaled", ...of("rawScores")],
    ["scores", ...of("scores")],
    ["weights", ...of("weights")],
    ["headOutput", ...of("headOutput")],
  ]);
});

test("a row of Q and a row of K make the cell, and pressing it opens it", async (t) => {
  const page = await open(t, "chromium");
  await waitForPicture(page, 10);
  const tab = page.playwright;
  const { picture } = await readPicture(page);
  const { dK, query } = picture;

  await point(tab, "query", { row: 1, col: 3 }, [10, dK]);
  const value = formatNumber(query.data[dK + 3], 4);
  await waitForText(page, value, "matrix-pipeline");
  await point(tab, "key", { row: 4, col: 0 }, [10, dK]);
  const lit = await page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const pipeline = shell?.querySelector("matrix-pipeline")?.shadowRoot;
    const view = shell?.querySelector("weights-view")?.shadowRoot;
    const map = /** @type {any} */ (view?.querySelector("heat-map"));
    const cells = pipeline?.querySelectorAll("rect.cell") ?? [];
    return {
      large: map.pointed,
      small: Array.from(cells, (cell) => [
        cell.getAttribute("y"),
        cell.getAttribute("x"),
      ]),
    };
  });
  assert.deepEqual(lit.large, { row: 1, col: 4 });
  assert.deepEqual(lit.small, Array(4).fill(["1", "4"]));

  await point(tab, "key", { row: 4, col: 0 }, [10, dK], "click");
  await waitForLink(page, "v=1&selected=1.4");
  await waitForText(page, "boat", "cell-arithmetic");
});

test("the matrices by keyboard", async (t) => {
  const page = await open(t, "chromium");
  await waitForPicture(page, 10);
  const { keyboard } = page.playwright;
  const pipeline = page.playwright.locator("matrix-pipeline");
  const grid = pipeline.getByRole("grid", { name: /^scaled scores/ });
  await grid.focus();
  await keyboard.press("ArrowLeft");
  await keyboard.press("ArrowLeft");
  const { picture } = await readPicture(page);
  const raw = picture.rawScores.data[5 * 10 + 6];
  const value = formatNumber(raw / Math.sqrt(picture.dK), 4);
  await waitForText(page, value, "matrix-pipeline", `#scaled-1`);
  await keyboard.press("Enter");
  await waitForLink(page, "v=1&selected=5.6");
});
