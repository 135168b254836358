// What the page says where something is missing or unknown, and where it says it.
import assert from "node:assert/strict";
import test from "node:test";
import { decode } from "../../web/app/link.js";
import { randomFrom } from "../web/random.js";
import { open } from "./harness/open.js";
import {
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

for (const browser of /** @type {const} */ (["chromium", "firefox"])) {
  test(`a page without a picture in ${browser}`, async (t) => {
    for (const [link, message] of [
      ["v=1&text=", "no words: type a sentence"],
      ["v=1&cross=1&otherText=", "no words: type a second sentence"],
    ])
      await t.test(link, async (sub) => {
        const page = await open(sub, browser, `/#${link}`);
        await waitForText(page, message, "weights-view");
        await page.playwright
          .getByRole("button", { name: "Show the first example" })
          .click();
        await waitForPicture(page, 10);
        const { state } = decode("v=1");
        const read = await readPicture(page);
        assert.deepEqual(read.state, { ...state, layer: null });
      });
  });

  test(`errors of the second sentence in ${browser}`, async (t) => {
    const page = await open(t, browser, "/#v=1&cross=1&otherText=one");
    await waitForPicture(page, 10);
    const box = page.playwright.locator("sentence-box");
    for (const [text, message] of [
      ["", "no words: type a second sentence"],
      ["a ".repeat(4097), "too many words in the second sentence"],
    ]) {
      await box.locator("#otherText").fill(text);
      await waitForText(page, message, "sentence-box", "#otherText-error");
      const invalid = (/** @type {string} */ id) =>
        box.locator(id).getAttribute("aria-invalid");
      assert.equal(await invalid("#otherText"), "true");
      assert.equal(await invalid("#text"), "false");
      assert.ok(await box.locator("#text-error").isHidden());
    }
  });

  test(`how a word got its vector in ${browser}`, async (t) => {
    const page = await open(t, browser, "/#v=1&text=the+kittenish+😀+blorfle");
    await waitForPicture(page, 4);
    const chips = page.playwright.locator("token-chips");
    const told = chips.locator(".told");
    await chips.getByRole("option").nth(1).click();
    await waitForText(
      page,
      "“kittenish” is composed of kitten",
      "sentence-box",
      "token-chips",
      ".told",
    );
    await page.playwright.keyboard.press("End");
    assert.equal(
      await told.textContent(),
      "“blorfle” is unknown: a fixed random direction drawn from its bytes",
    );
  });

  test(`a text that is too long for a link in ${browser}`, async (t) => {
    const page = await open(t, browser, "/#v=1&cross=1");
    await waitForPicture(page);
    // Letters without any order: compression gains nothing.
    const next = randomFrom(1);
    for (const field of ["#text", "#otherText"]) {
      const letters = Array.from(
        { length: 40_000 },
        () => 0x4e00 + 2e4 * next(),
      );
      await page.playwright
        .locator(field)
        .fill(letters.map((code) => String.fromCharCode(code)).join(""));
    }
    await page.playwright.getByRole("button", { name: "Copy link" }).click();
    await page.playwright
      .getByRole("button", { name: "Too long for a link" })
      .waitFor();
  });

  test(`a sheet leaves the picture in view in ${browser}`, async (t) => {
    const viewport = { width: 390, height: 844 };
    const page = await open(t, browser, "/#v=1", { viewport });
    await waitForPicture(page, 10);
    await page.playwright.locator("formula-bar button.mask").click();
    await page.waitFor(() => {
      const shell = document.querySelector("attention-playground")?.shadowRoot;
      const top = shell
        ?.querySelector("weights-view")
        ?.shadowRoot?.querySelector(".picture")
        ?.getBoundingClientRect().top;
      return top !== undefined && Math.abs(top) < 2;
    });
  });
}

test("where the engine does not come, the picture of the page says so, and starts it again", async (t) => {
  const page = await open(t, "chromium");
  const tab = page.playwright;
  await waitForPicture(page, 10);
  await tab.route("**/assets/engine-*.wasm", (route) => route.abort());
  await page.goto("/#v=2");
  await tab.reload();
  await waitForText(page, "cannot load", "weights-view");
  await page.takeProblems();
  await tab.locator("#text").fill("one two three");
  await tab.unroute("**/assets/engine-*.wasm");
  await tab
    .locator("weights-view")
    .getByRole("button", { name: "Start again" })
    .click();
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view?.picture?.scene.text === "one two three" && !view.problem;
  });
});

test("a tool that does not come is told once, and comes when it is opened again", async (t) => {
  const page = await open(t, "chromium");
  const tab = page.playwright;
  await waitForPicture(page, 10);
  let count = 0;
  await tab.route("**/code-panel-*", (route) => {
    count++;
    return route.abort();
  });
  const code = tab.getByRole("button", { name: "Code", exact: true });
  await code.click();
  await tab.locator("tool-sheet [role=alert]").waitFor();
  await pictureAfter(page, () => tab.locator("#text").fill("one two"));
  assert.ok(await tab.locator("tool-sheet [role=alert]").isVisible());
  assert.equal(count, 1);
  await page.takeProblems();
  await tab.unroute("**/code-panel-*");
  await code.click();
  await code.click();
  await waitForText(page, "W_Q = ", "tool-sheet", "code-panel");
});
