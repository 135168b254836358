// What can be done with the page as a whole: undo and redo, copying its link, comparing.
import assert from "node:assert/strict";
import test from "node:test";
import { decode } from "../../web/app/link.js";
import { open } from "./harness/open.js";
import {
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`undo and redo in ${browser}`, async (t) => {
    const page = await open(t, browser, "/#v=1&mask=causal&hideSelf=0");
    const { keyboard } = page.playwright;
    const tools = page.playwright.locator("page-tools");
    const button = (/** @type {string} */ name) =>
      tools.getByRole("button", { name, exact: true });
    const first = (await waitForPicture(page, 10), await readPicture(page));
    assert.ok(await button("Undo").isDisabled());

    const symbol = page.playwright.locator("formula-bar button.scale");
    const unscaled = await pictureAfter(page, () => symbol.click());
    assert.equal(unscaled.state.scaled, false);
    const undone = await pictureAfter(page, () => button("Undo").click());
    assert.deepEqual(undone.state, first.state);
    assert.deepEqual(undone.picture.weights, first.picture.weights);
    const redone = await pictureAfter(page, () => button("Redo").click());
    assert.deepEqual(redone.picture.weights, unscaled.picture.weights);

    // In a text these keys are the text's own.
    const text = page.playwright.locator("#text");
    await pictureAfter(page, () => text.fill("one two three"));
    await text.press("ControlOrMeta+z");
    assert.equal((await readPicture(page)).state.scaled, false);
    await symbol.focus();
    while (await button("Undo").isEnabled())
      await keyboard.press("ControlOrMeta+z");
    assert.deepEqual((await readPicture(page)).state, first.state);
    await pictureAfter(page, () => keyboard.press("ControlOrMeta+Shift+z"));
    assert.equal((await readPicture(page)).state.scaled, false);

    // A link that is opened is a step like any other.
    await page.evaluate(() => {
      location.hash = "#v=1&text=a+link";
    });
    await waitForPicture(page, 2);
    assert.deepEqual(
      (await readPicture(page)).state,
      decode("v=1&text=a+link").state,
    );
    await button("Undo").click();
    await waitForPicture(page, 10);
    assert.equal((await readPicture(page)).state.mask, "causal");
  });

test("the link is copied, and opens what it was copied from", async (t) => {
  const text = "Never is a long time. ".repeat(40);
  const page = await open(t, "chromium", `/#v=1&scaled=0`);
  await page.playwright
    .context()
    .grantPermissions(["clipboard-read", "clipboard-write"]);
  await waitForPicture(page, 10);
  await page.playwright.locator("#text").fill(text);
  await waitForPicture(page, 240);
  const { state } = await readPicture(page);
  await page.playwright.getByRole("button", { name: "Copy link" }).click();
  await page.playwright.getByRole("button", { name: "Link copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const hash = new URL(copied).hash;
  assert.match(hash, /^#z=/);
  assert.ok(hash.length < 300, hash);

  const other = await open(t, "chromium", `/${hash}`);
  await waitForPicture(other, 240);
  assert.deepEqual((await readPicture(other)).state, state);
  const undo = other.playwright.getByRole("button", { name: "Undo" });
  assert.ok(await undo.isDisabled());
});

/** The three maps of the comparison, as plain numbers. @param {Page} page */
function readComparison(page) {
  return page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const root = shell
      ?.querySelector("compare-door")
      ?.shadowRoot?.querySelector("compare-view")?.shadowRoot;
    return Array.from(root?.querySelectorAll("heat-map") ?? [], (map) =>
      Array.from(/** @type {any} */ (map).matrix.data, Number),
    );
  });
}

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`a picture is kept and compared in ${browser}`, async (t) => {
    const page = await open(t, browser);
    const button = (/** @type {string} */ name) =>
      page.playwright.getByRole("button", { name, exact: true });
    await waitForPicture(page, 10);
    const before = (await readPicture(page)).picture.weights.data;
    await button("Compare").click();
    await waitForText(
      page,
      "This picture is kept.",
      "compare-door",
      "compare-view",
    );
    const scale = page.playwright.locator("formula-bar button.scale");
    const after = await pictureAfter(page, () => scale.click());
    await waitForText(
      page,
      "Changed since: division by",
      "compare-door",
      "compare-view",
    );
    const weights = after.picture.weights.data;
    const difference = Array.from(weights, (weight, at) =>
      Math.fround(weight - before[at]),
    );
    const maps = [Array.from(before), Array.from(weights), difference];
    assert.deepEqual(await readComparison(page), maps);

    // It is in the link.
    await page.waitFor(() => location.hash.includes("compare="));
    const hash = await page.evaluate(() => location.hash);
    const other = await open(t, browser, `/${hash}`);
    await waitForText(other, "went elsewhere", "compare-door", "compare-view");
    assert.deepEqual(await readComparison(other), maps);

    await page.playwright.locator("#text").fill("other words");
    await waitForText(
      page,
      "have 10 × 10 and 2 × 2 cells",
      "compare-door",
      "compare-view",
    );
    await button("Back to kept").click();
    await waitForPicture(page, 10);
    assert.deepEqual((await readPicture(page)).picture.weights.data, [
      ...before,
    ]);
    await button("End").click();
    assert.equal((await readPicture(page)).state.compare, "");
  });
