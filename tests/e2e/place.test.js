// By keyboard alone from one view to another and back: the place is not lost.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import { waitForPicture } from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

/** @param {Page} page what has the focus, what stands around it, from the inside, and its tag */
const focused = (page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const names = [];
    for (let node = /** @type {Node | null} */ (at); node;) {
      if (node instanceof Element)
        names.push(
          node.getAttribute("aria-label") ??
            (node === at ? node.textContent?.trim() : node.localName) ??
            "",
        );
      node = node instanceof ShadowRoot ? node.host : node.parentNode;
    }
    return [...names, at?.localName ?? ""];
  });

/**
 * @param {Page} page
 * @param {string} name
 * @param {boolean} [isButton] or else the view that is called like it
 */
async function waitForFocus(page, name, isButton = false) {
  let names = await focused(page);
  const isThere = () =>
    names[0] === name && isButton === (names.at(-1) === "button");
  for (let tries = 0; tries < 200 && !isThere(); tries++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    names = await focused(page);
  }
  assert.ok(isThere(), `the focus is on ${names}`);
}

/**
 * Presses Tab until something of this name has the focus, then Enter.
 * @param {Page} page
 * @param {string} name
 */
async function press(page, name) {
  const { keyboard } = page.playwright;
  for (let tries = 0; (await focused(page))[0] !== name; tries++) {
    assert.ok(tries < 200, `no way to ${name}`);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
}

/** The views, by the buttons that open them, which are called like them. */
const VIEWS = ["Practice", "Experiments", "For teachers"];
const CLOSES = "Back to the playground";

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  for (const view of VIEWS)
    test(`${view}, there and back by keyboard in ${browser}`, async (t) => {
      const page = await open(t, browser, "/#v=1&text=a+b");
      await waitForPicture(page, 2);
      await press(page, view);
      await waitForFocus(page, view);
      await page.waitFor(() => {
        const shell = document.querySelector("attention-playground");
        const door = shell?.shadowRoot?.querySelector("main > :last-child");
        return door?.shadowRoot?.querySelector("[role=status]") === null;
      });
      await page.playwright.keyboard.press("Tab");
      assert.ok(
        (await focused(page)).includes(view),
        "the next is in the view",
      );

      // The browser's Back, once the address has followed.
      await page.waitFor(() => location.hash.includes("view="));
      await page.playwright.goBack();
      await waitForFocus(page, view, true);

      await page.playwright.keyboard.press("Enter");
      await waitForFocus(page, view);
      // The page's own control stands before the view, or first in it.
      const { keyboard } = page.playwright;
      const key = view === "For teachers" ? "Tab" : "Shift+Tab";
      for (let i = 0; (await focused(page))[0] !== CLOSES; i++) {
        assert.ok(i < 30, `no way to ${CLOSES}`);
        await keyboard.press(key);
      }
      await keyboard.press("Enter");
      await waitForFocus(page, view, true);
    });

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`lessons and tools by keyboard in ${browser}`, async (t) => {
    const page = await open(t, browser, "/#v=1&text=a+b");
    await waitForPicture(page, 2);
    await press(page, "Lessons");
    await waitForFocus(page, "");
    assert.equal((await focused(page)).at(-1), "lesson-door");
    await page.waitFor(() => {
      const shell = document.querySelector("attention-playground");
      const door = shell?.shadowRoot?.querySelector("lesson-door");
      return Boolean(door?.shadowRoot?.querySelector("lesson-view"));
    });
    await press(page, "Close");
    await waitForFocus(page, "Lessons", true);

    await press(page, "Export");
    await press(page, "Close");
    await waitForFocus(page, "Export", true);
  });
