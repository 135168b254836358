// Each language of the list is shown whole, by the browser's wish, the link or
// the list; terms explain themselves.
import assert from "node:assert/strict";
import test from "node:test";
import {
  LANGUAGE_NAMES,
  setLanguage,
  t as text,
} from "../../web/i18n/index.js";
import { loadTexts, wordsOf } from "../../web/practice/texts/index.js";
import { open } from "./harness/open.js";
import {
  waitForLink,
  waitForPicture,
  waitForText,
  watchDrawing,
} from "./on-page.js";

await loadTexts();

for (const name of LANGUAGE_NAMES)
  test(`the page in ${name}`, async (t) => {
    await setLanguage(name);
    t.after(() => setLanguage("en"));
    const page = await open(t, "chromium", `/#v=1&lang=${name}`, {
      viewport: { width: 360, height: 740 },
    });
    await waitForPicture(page, 10);
    await waitForText(page, text("formula.as-paper"), "formula-bar");
    await waitForText(page, text("row.entropy"), "row-facts");
    await waitForText(page, text("matrices.title"), "section.matrices");
    const shown = await page.evaluate(() => ({
      lang: document
        .querySelector("attention-playground")
        ?.getAttribute("lang"),
      width: document.documentElement.scrollWidth,
    }));
    assert.deepEqual(shown, { lang: name, width: 360 });
  });

/** Runs in the page. @returns {string[]} what stands there, and what is drawn */
function allTexts() {
  const texts = [.../** @type {any} */ (window).drawn];
  /** @param {Document | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*:not(style)")) {
      for (const { nodeType, nodeValue } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) texts.push(nodeValue);
      for (const { name, value } of element.attributes)
        if (/^(aria-|title$)/.test(name)) texts.push(value);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  return texts;
}

for (const name of /** @type {const} */ (["es", "fr", "de"]))
  test(`numbers have a comma before decimals in ${name}`, async (t) => {
    const page = await open(t, "chromium");
    await page.playwright.addInitScript(watchDrawing);
    await page.goto(`?comma#v=1&lang=${name}&temperature=0.35&selected=5.8`);
    await waitForPicture(page, 10);
    await waitForText(page, "0,", "row-facts");
    const texts = await page.evaluate(allTexts);
    assert.ok(
      texts.some((one) => /^,\d\d$/.test(one)),
      "in a cell",
    );
    assert.ok(texts.some((one) => /\d,\d/.test(one)));
    const withPoint = texts.filter((one) => /(^|[^\w.])\d*\.\d/.test(one));
    assert.deepEqual(withPoint, []);
  });

for (const name of LANGUAGE_NAMES)
  test(`an exercise in ${name}`, async (t) => {
    await setLanguage(name);
    t.after(() => setLanguage("en"));
    const link = `/#v=1&lang=${name}&view=practice&exercise=multi-head`;
    const page = await open(t, "chromium", link, {
      viewport: { width: 360, height: 740 },
    });
    const tab = /** @type {import("playwright-core").Page} */ (page.playwright);
    const { title, text: task, hints } = wordsOf({ name: "multi-head" });
    await tab.getByRole("heading", { name: title }).waitFor();
    await tab.getByText(task).waitFor();
    for (const n of [1, 2, 3])
      await tab
        .getByRole("button", { name: text("practice.hint", { n, all: 3 }) })
        .click();
    await tab.getByText(hints[2]).waitFor();
    const editor = tab.getByRole("textbox", {
      name: text("practice.code.python"),
    });
    const comment = text("exercise.comment.your code");
    await editor.getByText(`# ${comment}`).waitFor();
    await tab
      .getByRole("button", { name: text("practice.check"), exact: true })
      .click();
    await tab
      .locator("result-view")
      .getByText(text("practice.failing"))
      .waitFor();
    const width = await tab.evaluate(
      () => document.documentElement.scrollWidth,
    );
    assert.equal(width, 360);
  });

test("what the engine refuses is told in the language in use", async (t) => {
  const page = await open(t, "chromium", "/#v=1&lang=fr");
  await waitForPicture(page, 10);
  await page.playwright.locator("sentence-box #text").fill("");
  const message = "aucun mot : saisissez une phrase";
  await waitForText(page, message, "sentence-box", "#text-error");
});

test("the language is chosen in a list, and stands in the link", async (t) => {
  const page = await open(t, "chromium");
  await waitForPicture(page, 10);
  await page.playwright.getByLabel("Language").selectOption("fr");
  await waitForText(page, "Chaque symbole", "formula-bar");
  await waitForLink(page, "v=1&lang=fr");
});

test("a language that does not arrive is told", async (t) => {
  const page = await open(t, "chromium");
  await waitForPicture(page, 10);
  const tab = page.playwright;
  await tab.route(/\/de-[^/]*\.js/, (route) => route.abort());
  await tab.getByLabel("Language").selectOption("de");
  await waitForText(page, "Deutsch", ".notices");
  await waitForText(page, "Every symbol", "formula-bar");
  await page.takeProblems(); // the browser reports the lost file itself
});

test("a term explains itself, and closes again", async (t) => {
  const page = await open(t, "chromium", "/#v=1&panel=softmax");
  await waitForPicture(page, 10);
  const list = page.playwright.locator("control-panel term-list");
  const term = list.getByRole("button", { name: "entropy" });
  await term.click();
  const note = list.locator(".note");
  await note.waitFor({ state: "visible" });
  assert.match((await note.textContent()) ?? "", /log₂ n/);
  assert.equal(await term.getAttribute("aria-expanded"), "true");
  await page.playwright.keyboard.press("Escape");
  await note.waitFor({ state: "hidden" });
});
