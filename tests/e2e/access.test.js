// For everyone: axe-core finds nothing in any view, everything can be reached
// and touched, nothing is cut off at 360 px, and nothing jumps on loading.
import assert from "node:assert/strict";
import test from "node:test";
import { axeFindings } from "./harness/axe.js";
import { open } from "./harness/open.js";
import {
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

/** Each panel, changed symbols, two sentences, an error, a notice. */
const views = [
  "",
  "v=1&panel=mask&mask=window&padding=1",
  "v=1&panel=params&scaled=0&projection=random&edits=wQ.0.48.2",
  "v=1&panel=source&cross=1&valueIsKey=1",
  "v=1&panel=heads&nHeads=12&outputProjection=1",
  "v=1&panel=softmax&positions=1&colorMap=viridis&selected=",
  "v=1&nHeads=5",
  "v=1&scaled=0&compare=v%3D1",
  "v=1&sheet=code&mask=causal&positions=1",
  "v=1&sheet=export",
  "v=1&lesson=all",
  "v=1&lesson=scale",
  "v=1&view=teachers",
];

const screens = /** @type {const} */ ([
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
]);

for (const viewport of screens)
  for (const colorScheme of /** @type {const} */ (["light", "dark"]))
    test(`views at ${viewport.width} px, ${colorScheme}`, async (t) => {
      for (const view of views)
        await t.test(view || "as it opens", async (sub) => {
          const page = await open(sub, "chromium", view && `/#${view}`, {
            viewport,
            colorScheme,
          });
          if (view.includes("teachers"))
            await waitForText(page, "20", "teachers-door", "teachers-view");
          else await waitForPicture(page);
          assert.deepEqual(await axeFindings(page.playwright), []);
          assert.deepEqual(await page.evaluate(smallTargets), []);
          assert.equal(
            await page.evaluate(() => document.documentElement.scrollWidth),
            viewport.width,
          );
        });
    });

test("the exercises, with an answer that is wrong, at both ends of the widths", async (t) => {
  for (const viewport of [screens[0], screens[2]])
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const hash = "/#v=1&view=practice&exercise=rows";
      const options = { viewport, colorScheme };
      const page = await open(t, "chromium", hash, options);
      const tab = page.playwright;
      const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
      await editor.focus();
      assert.equal(await editor.getAttribute("aria-multiline"), "true");
      await tab.keyboard.press("ControlOrMeta+a");
      await tab.keyboard.press("Backspace");
      await tab.keyboard.type("def rows_sum_to_one(weights):\nreturn True");
      await tab.keyboard.press("Home");
      await tab.keyboard.press("Escape"); // then Tab leaves the editor
      await tab.keyboard.press("Tab");
      await tab.keyboard.press("Tab");
      await tab.keyboard.press("Enter");
      const said = tab.locator("result-view [role=status]");
      await said.getByText("always true").waitFor();
      assert.deepEqual(await axeFindings(page.playwright), []);
      assert.deepEqual(await page.evaluate(smallTargets), []);
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth),
        viewport.width,
      );
    }
});

/** Controls that are smaller than a finger: 44 px (WCAG 2.5.5). */
function smallTargets() {
  const selector =
    "button, select, textarea, input, a[href], [role=option], [role=grid]";
  /** @type {string[]} */
  const small = [];
  const look = (/** @type {Document | ShadowRoot} */ root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (!element.matches(selector)) continue;
      const isMark = element.matches("[type=radio], [type=checkbox]");
      const target = isMark ? element.closest("label") : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      if (width > 0 && (width < 43.9 || height < 43.9))
        small.push(`${element.outerHTML.slice(0, 80)}: ${width} × ${height}`);
    }
  };
  look(document);
  return small;
}

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`the main path by keyboard alone in ${browser}`, async (t) => {
    const page = await open(t, browser);
    const { keyboard } = page.playwright;
    await waitForPicture(page, 10);
    const state = async () => (await readPicture(page)).state;

    await tabTo(page, "division by");
    await pictureAfter(page, () => keyboard.press("Enter"));
    assert.equal((await state()).scaled, false);
    await tabTo(page, "the mask");
    await keyboard.press("Space");
    await page.waitFor(() => location.hash.includes("panel=mask"));

    await tabTo(page, "Sentence");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("Cats like milk");
    await waitForPicture(page, 3);

    await tabTo(page, "“Cats” has its own vector");
    await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    await page.waitFor(() => location.hash.includes("selected=1.1"));

    await tabTo(page, "None");
    await pictureAfter(page, () => keyboard.press("ArrowRight"));
    assert.equal((await state()).mask, "causal");

    await tabTo(page, "Head 3 of 4");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await page.waitFor(() => location.hash.includes("selected=1.0"));
  });

/**
 * Presses Tab until the focus is on what has this name.
 * @param {Page} page
 * @param {string} name
 */
async function tabTo(page, name) {
  for (let presses = 0; presses < 80; presses++) {
    await page.playwright.keyboard.press("Tab");
    if ((await page.evaluate(focusName)).includes(name)) return;
  }
  assert.fail(`the Tab key does not reach ${name}`);
}

/** What a screen reader would call the focused element, roughly. */
function focusName() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement;
  if (!element) return "";
  const labels = /** @type {HTMLInputElement} */ (element).labels ?? [];
  const texts = Array.from(labels, (label) => label.textContent);
  return [element.getAttribute("aria-label"), ...texts, element.textContent]
    .join(" ")
    .replace(/\s+/g, " ");
}

for (const viewport of screens)
  test(`hardly anything moves on loading at ${viewport.width} px`, async (t) => {
    const page = await open(t, "chromium", "/", { viewport });
    await page.playwright.addInitScript(() => {
      const shifts = /** @type {number[]} */ ([]);
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push(/** @type {any} */ (entry).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.playwright.reload();
    // First word vectors, then the writer, then what it says.
    await waitForText(page, "%", "prediction-view", "table");
    const shifts = await page.evaluate(
      () => /** @type {any} */ (window).shifts,
    );
    const sum = shifts.reduce(
      (/** @type {number} */ a, /** @type {number} */ b) => a + b,
      0,
    );
    assert.ok(sum < 0.02, `layout shift ${sum}; 0.1 would still count as good`);
  });

test("at 400 % nothing is lost: what is 1280 px wide reflows to 320", async (t) => {
  const viewport = { width: 320, height: 256 };
  const page = await open(t, "chromium", "/#v=1", { viewport });
  await waitForPicture(page, 10);
  const { wide, cut } = await page.evaluate(() => {
    /** @type {string[]} */
    const outside = [];
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    for (const part of shell?.querySelectorAll("main *, header *") ?? []) {
      const { right, width } = part.getBoundingClientRect();
      if (width > 0 && right > 320.5) outside.push(part.tagName);
    }
    return { wide: document.documentElement.scrollWidth, cut: outside };
  });
  assert.deepEqual(cut, []);
  assert.equal(wide, 320);
});
