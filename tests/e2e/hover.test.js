// What follows the pointer over the large heatmap: at once where it is seen, and nowhere something
// that is past.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import { readPicture, waitForPicture } from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

/** So high that the reading and the chips are in view, the links and the matrices are not. */
const VIEWPORT = { width: 1440, height: 900 };

/**
 * Points at a cell of the heatmap. The mouse itself stands elsewhere: where the
 * page is scrolled it points at nothing else.
 * @param {Page} page
 * @param {{ row: number, col: number }} cell
 */
async function point(page, cell) {
  const isFound = await page.evaluate((wanted) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = shell?.querySelector("weights-view")?.shadowRoot;
    const map = /** @type {any} */ (view?.querySelector("heat-map"));
    const box = map.getBoundingClientRect();
    const grid = map.shadowRoot.querySelector(".grid");
    for (let y = 0; y < box.height; y += 8)
      for (let x = 0; x < box.width; x += 8) {
        const place = { clientX: box.left + x, clientY: box.top + y };
        grid.dispatchEvent(new PointerEvent("pointermove", place));
        const { row, col } = map._hover ?? {};
        if (row === wanted.row && col === wanted.col) return true;
      }
    return false;
  }, cell);
  assert.ok(isFound);
}

/** In the page: the row of which each part tells when two frames have passed. */
async function readRows() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const rootOf = (/** @type {string} */ name) =>
    shell?.querySelector(name)?.shadowRoot;
  const chips = rootOf("token-arcs")?.querySelectorAll("button.chip") ?? [];
  const marks =
    rootOf("matrix-pipeline")?.querySelectorAll(".weights rect.query") ?? [];
  return {
    links: Array.from(chips, (chip, row) =>
      chip.classList.contains("from") ? row : -1,
    ).filter((row) => row >= 0),
    spoken: rootOf("token-arcs")
      ?.querySelector("svg")
      ?.getAttribute("aria-label")
      ?.match(/\p{L}+/u)?.[0],
    marks: Array.from(marks, (mark) => Number(mark.getAttribute("y"))),
    reading: rootOf("row-facts")?.querySelector("p")?.textContent?.trim(),
  };
}

/**
 * Opens the page, points at a cell, and waits until all tell of its row.
 * @param {import("node:test").TestContext} t
 * @param {import("./harness/open.js").Options["viewport"]} viewport
 * @param {string} [link]
 */
async function openAt(t, viewport, link = "v=1") {
  const page = await open(t, "chromium", `/#${link}`, { viewport });
  await waitForPicture(page, 10);
  await point(page, { row: 2, col: 5 });
  await page.waitFor(allTell, 2);
  return page;
}

/**
 * In the page: whether all that follows a pointer tells of a row.
 * @param {number} row
 */
function allTell(row) {
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const rootOf = (/** @type {string} */ name) =>
    shell?.querySelector(name)?.shadowRoot;
  const chip = rootOf("token-arcs")?.querySelectorAll("button.chip")[row];
  const mark = rootOf("matrix-pipeline")?.querySelector(".weights rect.query");
  const facts = /** @type {any} */ (shell?.querySelector("row-facts"));
  const word = facts?.picture.tokens[row].text;
  const read = facts?.shadowRoot.querySelector("p")?.textContent;
  return (
    chip?.classList.contains("from") &&
    mark?.getAttribute("y") === String(row) &&
    read?.includes(word)
  );
}

/** In the page: the browser never finds time for what can wait. */
function neverIdle() {
  globalThis.requestIdleCallback = () => 0;
}

test("what is out of view follows when it comes into view", async (t) => {
  const page = await openAt(t, VIEWPORT);
  await page.evaluate(neverIdle);
  const before = await page.evaluate(readRows);
  await point(page, { row: 7, col: 1 });
  const later = await page.evaluate(readRows);
  assert.deepEqual(later.marks, before.marks, "it cost time, unseen");
  assert.deepEqual(later.links, before.links, "it cost time, unseen");
  assert.notEqual(later.reading, before.reading);

  await page.playwright.locator("token-arcs").scrollIntoViewIfNeeded();
  await page.playwright.locator("matrix-pipeline").scrollIntoViewIfNeeded();
  await page.waitFor(allTell, 7);
  const { marks, links } = await page.evaluate(readRows);
  assert.deepEqual({ marks, links }, { marks: [7], links: [7] });
});

test("what is out of view follows when the pointer rests", async (t) => {
  const page = await openAt(t, VIEWPORT);
  await point(page, { row: 7, col: 1 });
  await page.waitFor(allTell, 7);
  const { picture } = await readPicture(page);
  const { spoken } = await page.evaluate(readRows);
  assert.equal(spoken, picture.tokens[7].text);
});

test("a new picture is shown out of view, whatever is pointed at", async (t) => {
  const page = await openAt(t, VIEWPORT);
  await page.evaluate(neverIdle);
  await point(page, { row: 7, col: 1 });
  await page.evaluate(() => {
    location.hash = "#v=1&text=one+two+three+four+five+six+seven+eight";
  });
  await waitForPicture(page, 8);
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const arcs = shell?.querySelector("token-arcs")?.shadowRoot;
    return arcs?.querySelectorAll("button.chip").length === 8;
  });
});

test("each chip has the tint of its weight in the row that is pointed at", async (t) => {
  const page = await openAt(t, VIEWPORT);
  const { picture } = await readPicture(page);
  for (const row of [4, 7, 2]) {
    await point(page, { row, col: 5 });
    await page.waitFor(allTell, row);
    const tints = await page.evaluate(() => {
      const shell = document.querySelector("attention-playground")?.shadowRoot;
      const box = shell?.querySelector("sentence-box")?.shadowRoot;
      const root = box?.querySelector("token-chips")?.shadowRoot;
      return Array.from(root?.querySelectorAll(".chip") ?? [], (chip) =>
        Number(getComputedStyle(chip).getPropertyValue("--share")),
      );
    });
    const weights = picture.weights.data.slice(10 * row, 10 * row + 10);
    assert.equal(tints.length, 10);
    for (const [i, tint] of tints.entries())
      assert.ok(
        Math.abs(tint - weights[i]) <= 0.01 + 1e-6,
        `${row}, ${i}: ${tint}, not ${weights[i]}`,
      );
  }
});

test("what stands below the sentence of a row stays where it is", async (t) => {
  // The second row has one word to look at, which takes fewer lines in any font.
  const page = await openAt(t, VIEWPORT, "v=1&mask=causal");
  const visit = async () => {
    const seen = [];
    for (let row = 1; row < 10; row++) {
      await point(page, { row, col: 5 });
      await page.waitFor(allTell, row);
      seen.push(await page.evaluate(readSentence));
    }
    return seen;
  };
  const first = await visit();
  const lines = first.map((row) => row.lines);
  assert.ok(new Set(lines).size > 1, `all have ${lines[0]} lines`);
  const places = first.map(({ below }) => below);
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
  const again = await visit();
  assert.deepEqual(
    again.map(({ below }) => below),
    Array(9).fill(places.at(-1)),
  );

  await page.playwright.setViewportSize({ width: 700, height: 900 });
  await point(page, { row: 2, col: 5 });
  await page.waitFor(allTell, 2);
  const wide = await page.evaluate(readSentence);
  assert.equal(wide.lines, 1);
  assert.ok(wide.below < places[0], "the room is that of a narrow page");
});

/** In the page: the lines of the sentence, and how far below the rest begins. */
async function readSentence() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const root = shell?.querySelector("row-facts")?.shadowRoot;
  const sentence = /** @type {HTMLElement} */ (root?.querySelector("p"));
  const below = /** @type {HTMLElement} */ (root?.querySelector("table"));
  const range = document.createRange();
  range.selectNodeContents(sentence);
  const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
  return {
    lines: new Set(tops).size,
    below: below.offsetTop - sentence.offsetTop,
  };
}

/** In the page: the rows that are told of, and the cell that the keyboard is on. */
async function readTold() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const part = (/** @type {string} */ name) =>
    /** @type {any} */ (shell?.querySelector(name));
  const map = part("weights-view")?.shadowRoot.querySelector("heat-map");
  return {
    pointed: map?.pointed ?? null,
    focus: map?._focus ?? null,
    row: part("row-facts")?.row ?? -1,
  };
}

/**
 * Goes to a grid by keyboard.
 * @param {Page} page
 * @param {string} grid
 */
async function goTo(page, grid) {
  const { playwright } = page;
  await playwright.keyboard.press("Tab"); // so that a key was pressed last
  await playwright.locator(grid).focus();
}

const LARGE = "weights-view .grid";

test("who comes back to the page finds nothing pointed at that was before", async (t) => {
  const page = await openAt(t, VIEWPORT);
  const { row } = await page.evaluate(readTold);
  assert.equal(row, 2);
  await page.evaluate(() => {
    location.hash = "#v=1&view=practice";
  });
  await page.playwright.locator("code-editor .cm-content").waitFor();
  await page.evaluate(() => history.back());
  await page.playwright.locator(LARGE).waitFor();
  const { pointed } = await page.evaluate(readTold);
  assert.equal(pointed, null);
});

test("a row that a shorter text has not is not told of again when it comes back", async (t) => {
  const page = await open(t, "chromium", "/#v=1&text=one+two+three", {
    viewport: VIEWPORT,
  });
  await waitForPicture(page, 3);
  const box = page.playwright.locator("sentence-box textarea").first();
  await box.fill("one two three four five six");
  await waitForPicture(page, 6);
  for (const grid of [LARGE, "matrix-pipeline [data-step=query]"]) {
    await goTo(page, grid);
    await page.playwright.keyboard.press("Control+End");
    assert.equal((await page.evaluate(readTold)).row, 5);
    await page.playwright.keyboard.press("Control+z");
    await waitForPicture(page, 3);
    await page.playwright.keyboard.press("Control+Shift+z");
    await waitForPicture(page, 6);
    const told = await page.evaluate(readTold);
    assert.deepEqual(told, { pointed: null, focus: null, row: -1 }, grid);
  }
});

test("where a pointer has been and gone, the keyboard's cell is told of", async (t) => {
  const page = await open(t, "chromium", "/#v=1", { viewport: VIEWPORT });
  await waitForPicture(page, 10);
  const { keyboard, mouse } = page.playwright;
  for (const grid of [LARGE, "matrix-pipeline [data-step=query]"]) {
    await goTo(page, grid);
    await keyboard.press("Control+Home");
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowDown");
    const before = await page.evaluate(readTold);
    assert.equal(before.row, 2, grid);
    const canvas = page.playwright.locator(`${grid} canvas`).first();
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    assert.ok(box);
    await mouse.move(box.x + box.width / 2, box.y + 0.75 * box.height);
    assert.notEqual((await page.evaluate(readTold)).row, 2, grid);
    await mouse.move(2, 2);
    assert.equal((await page.evaluate(readTold)).row, 2, grid);
    await keyboard.press("ArrowDown");
    assert.equal((await page.evaluate(readTold)).row, 3, grid);
  }
});

test("a table in place of the heatmap leaves nothing pointed at", async (t) => {
  for (const browser of /** @type {const} */ (["chromium", "firefox"])) {
    const page = await open(t, browser, "/#v=1", { viewport: VIEWPORT });
    await waitForPicture(page, 10);
    const map = page.playwright.locator("weights-view");
    await map.locator("canvas.cells").hover();
    assert.notEqual((await page.evaluate(readTold)).pointed, null);
    await map.locator(".as-table").press("Enter");
    assert.equal((await page.evaluate(readTold)).pointed, null, browser);
  }
});

test("links that came by keyboard go with their token to its neighbour", async (t) => {
  for (const browser of /** @type {const} */ (["chromium", "firefox"])) {
    const page = await open(t, browser, "/#v=1&text=one+two+three");
    await waitForPicture(page, 3);
    const { playwright } = page;
    const { keyboard } = playwright;
    const box = playwright.locator("sentence-box textarea").first();
    await box.fill("one two three four five six");
    await waitForPicture(page, 6);
    await playwright.locator("token-arcs button.chip").nth(4).focus();
    await keyboard.press("Tab");
    assert.deepEqual((await page.evaluate(readRows)).links, [5], browser);
    await keyboard.press("Control+z");
    await waitForPicture(page, 3);
    assert.deepEqual((await page.evaluate(readRows)).links, [2], browser);
    await keyboard.press("Control+Shift+z");
    await waitForPicture(page, 6);
    assert.deepEqual((await page.evaluate(readRows)).links, [2], browser);
  }
});

test("a symbol that was pointed at is not lit when the page comes back", async (t) => {
  const page = await open(t, "chromium", "/#v=1", { viewport: VIEWPORT });
  await waitForPicture(page, 10);
  const lit = () =>
    page.evaluate(() => {
      const shell = document.querySelector("attention-playground")?.shadowRoot;
      return /** @type {any} */ (shell?.querySelector("formula-bar"))?.lit;
    });
  const { playwright } = page;
  await playwright.locator("formula-bar button").nth(3).hover();
  assert.equal((await lit()).length, 1);
  await page.evaluate(() => {
    location.hash = "#v=1&view=practice";
  });
  await playwright.locator("code-editor .cm-content").waitFor();
  await playwright.mouse.move(2, 2);
  await page.evaluate(() => history.back());
  await playwright.locator(LARGE).waitFor();
  assert.deepEqual(await lit(), []);
});

test("below the chips stands what is pointed at, else what is chosen", async (t) => {
  const link = "/#v=1&selected=1.1";
  const page = await open(t, "chromium", link, { viewport: VIEWPORT });
  await waitForPicture(page, 10);
  const { picture } = await readPicture(page);
  const chips = page.playwright.locator("token-chips");
  const tells = async (/** @type {number} */ row) => {
    const { text } = picture.tokens[row];
    const told = await chips.locator(".told").innerText();
    assert.ok(told.startsWith(`“${text}”`), `${told}, not of ${text}`);
  };
  await tells(1);
  await chips.getByRole("option").nth(4).hover();
  await tells(4);
  await page.playwright.mouse.move(2, 2);
  await tells(1);
  await chips.getByRole("option").nth(2).focus();
  await tells(2);
  await page.playwright.locator(LARGE).focus();
  await tells(1);
});
