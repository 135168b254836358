// A heatmap of many cells can be looked at more closely, by keys, wheel,
// buttons and dragging, down to single cells with their numbers.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import {
  readMap,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

const WORDS = 60;
const LINK = `v=1&text=${Array.from({ length: WORDS }, (_, i) => `w${i}`).join("+")}`;

/** @param {import("node:test").TestContext} t */
async function openLong(t) {
  const page = await open(t, "chromium", `/#${LINK}`);
  await waitForPicture(page, WORDS);
  return page;
}

test("keys bring closer, and the focus takes the part along", async (t) => {
  const page = await openLong(t);
  const { keyboard } = page.playwright;
  await page.playwright.locator("weights-view").getByRole("grid").focus();
  await keyboard.press("Control+Home");
  await keyboard.press("+");
  await keyboard.press("+");
  const { window } = await readMap(page);
  assert.deepEqual(window, { row: 0, col: 0, rows: 15, cols: 15 });
  await keyboard.press("End");
  const end = await readMap(page);
  assert.equal(end.focus.col, WORDS - 1);
  assert.equal(end.window.col, WORDS - 15);
  await keyboard.press("0");
  assert.equal((await readMap(page)).window.rows, WORDS);
});

test("the wheel zooms around the pointer, dragging moves, and a cell can be chosen", async (t) => {
  const page = await openLong(t);
  const tab = page.playwright;
  const grid = tab.locator("weights-view").getByRole("grid");
  const box = await grid.boundingBox();
  assert.ok(box);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tab.mouse.move(at.x, at.y);
  const before = await readMap(page);
  await tab.keyboard.down("Control");
  await tab.mouse.wheel(0, -400);
  await tab.keyboard.up("Control");
  const after = await readMap(page);
  assert.equal(after.window.rows, WORDS / 4);
  const { row, col } = before.hover;
  const { window } = after;
  assert.ok(row >= window.row && row < window.row + window.rows);
  assert.ok(col >= window.col && col < window.col + window.cols);

  await tab.mouse.down();
  await tab.mouse.move(at.x - 120, at.y - 120, { steps: 4 });
  await tab.mouse.up();
  const moved = await readMap(page);
  assert.ok(moved.window.row > window.row && moved.window.col > window.col);
  const { state } = await readPicture(page);
  assert.deepEqual(state.selected, { row: 5, col: 8 }, "dragging chooses none");

  await tab.mouse.click(at.x, at.y);
  const { hover } = await readMap(page);
  const chosen = await readPicture(page);
  assert.deepEqual(chosen.state.selected, hover);
});

test("buttons bring closer, say what is shown, and bring back", async (t) => {
  const page = await openLong(t);
  const view = page.playwright.locator("weights-view");
  await view.getByRole("button", { name: "Closer" }).click();
  await waitForText(page, "rows ", "weights-view", "heat-map", ".zooms");
  assert.equal((await readMap(page)).window.rows, WORDS / 2);
  await view.getByRole("button", { name: "All of it" }).click();
  assert.equal((await readMap(page)).window.rows, WORDS);
  assert.ok(await view.getByRole("button", { name: "Farther" }).isDisabled());
});

test("a text of 700 words comes pooled from the worker", async (t) => {
  const text = Array.from({ length: 700 }, (_, i) => `w${i}`).join("+");
  const page = await open(t, "chromium", `/#v=1&mask=causal&text=${text}`);
  await waitForPicture(page, 700);
  const { same, sides, largest, masked } = await page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const { digest, weights } = view.picture;
    const max = (/** @type {Float32Array} */ data) =>
      data.reduce((a, b) => Math.max(a, b));
    return {
      same: digest.masked === view.masked,
      sides: [digest.large, digest.small].map(
        ({ matrices }) => matrices.scores.shape[0],
      ),
      largest: [max(digest.large.matrices.weights.data), max(weights.data)],
      masked: [digest.masked[1], digest.masked[700], digest.masked[699]],
    };
  });
  assert.ok(same);
  assert.deepEqual(sides, [700, 256]);
  assert.equal(largest[0], largest[1]);
  assert.deepEqual(masked, [1, 0, 1]);
});

test("two fingers bring closer, around the place between them", async (t) => {
  const page = await openLong(t);
  const tab = page.playwright;
  const box = await tab.locator("weights-view").getByRole("grid").boundingBox();
  assert.ok(box);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await tab.context().newCDPSession(tab);
  const touch = (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {number[]} */ ...apart
  ) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart.flatMap((d) =>
        [-d, d].map((x, id) => ({ x: middle.x + x, y: middle.y, id })),
      ),
    });
  await touch("touchStart", 30);
  for (const apart of [45, 60, 90, 120]) await touch("touchMove", apart);
  await touch("touchEnd");
  const { window } = await readMap(page);
  assert.ok(window.rows <= WORDS / 3, `${window.rows} of ${WORDS} rows`);
  const center = window.row + window.rows / 2;
  assert.ok(Math.abs(center - WORDS / 2) < WORDS / 4, `around ${center}`);
  const { state } = await readPicture(page);
  assert.deepEqual(state.selected, { row: 5, col: 8 }, "pinching chooses none");
});
