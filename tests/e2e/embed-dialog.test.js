// The dialog that makes a snippet: what it makes is put into a page and works there.
import assert from "node:assert/strict";
import test from "node:test";
import { serve } from "../../web/setup/serve.js";
import { axeFindings } from "./harness/axe.js";
import { isOfPreview } from "./harness/known-problems.js";
import { open } from "./harness/open.js";
import { openPlaywright } from "./harness/playwright.js";
import { waitForPicture } from "./on-page.js";

/** @typedef {import("playwright-core").Page} Tab */

const link = "/#v=1&text=one+two+three&mask=causal";

/**
 * Opens the dialog by the keyboard.
 * @param {Tab} tab
 */
async function openDialog(tab) {
  await tab.getByRole("button", { name: "Embed", exact: true }).press("Enter");
  const dialog = tab.getByRole("dialog", { name: "Put this on your page" });
  await dialog.waitFor();
  return dialog;
}

/** @param {import("./harness/open.js").Page} page */
async function takeKnownProblems(page) {
  const problems = await page.takeProblems();
  assert.deepEqual(
    problems.filter((problem) => !isOfPreview(problem)),
    [],
  );
}

/**
 * A page of its own with a snippet in it.
 * @param {import("node:test").TestContext} t
 * @param {string} snippet
 */
async function put(t, snippet) {
  const { origin } = new URL(/https?:[^"?]+/.exec(snippet)?.[0] ?? "");
  const html = `<!doctype html><html lang="en"><title>Course</title>${snippet}`;
  const server = await serve({
    overlay: { "host.html": html, "favicon.ico": "" },
    headers: { "content-security-policy": "" }, // a snippet may have a script
  });
  t.after(() => server.close());
  const driver = await openPlaywright("chromium", origin, {});
  t.after(() => driver.close());
  const tab = /** @type {Tab} */ (driver.playwright);
  await tab.goto(`${server.url}host.html`);
  return tab;
}

/**
 * What the playground in a page or frame shows, once it does.
 * @param {Tab | import("playwright-core").Frame} frame
 */
async function shown(frame) {
  const handle = await frame.waitForFunction(() => {
    const element = /** @type {any} */ (
      document.querySelector("attention-playground")
    );
    const root = element?.shadowRoot;
    if (!root?.querySelector("weights-view")?.picture) return null;
    const { text, mask } = element.state;
    const parts = [...root.querySelectorAll("[part]")];
    const named = (/** @type {string} */ selector) =>
      parts
        .filter((part) => part.checkVisibility() && part.matches(selector))
        .map((part) => part.part.value);
    return {
      ...{ text, mask, lang: element.lang, theme: element.dataset.theme },
      visible: named("*"),
      locked: named("[part][aria-disabled=true]"),
      height: Math.ceil(element.getBoundingClientRect().height),
    };
  });
  return /** @type {any} */ (await handle.jsonValue());
}

for (const kind of /** @type {const} */ (["Frame", "Element"]))
  test(`a snippet (${kind}) shows in another page what was chosen`, async (t) => {
    const page = await open(t, "chromium", link);
    const tab = page.playwright;
    await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await waitForPicture(page, 3);
    const dialog = await openDialog(tab);
    await dialog.getByText("What is shown, what is locked").click();
    for (const part of ["Head of the page", "Foot of the page", "Links"])
      await dialog.getByLabel(part, { exact: true }).selectOption("Hidden");
    await dialog.getByLabel("Formula").selectOption("Locked");
    await dialog.getByLabel("Language").selectOption("Français");
    await dialog.getByLabel("Dark").check();
    await dialog.getByLabel("As high as what it shows").check();
    await dialog.getByLabel(kind, { exact: true }).check();
    await dialog.getByRole("button", { name: "Copy snippet" }).click();
    await dialog.getByRole("button", { name: "Snippet copied" }).waitFor();
    const snippet = await tab.evaluate(() => navigator.clipboard.readText());
    assert.equal(snippet, await dialog.getByLabel("Snippet").inputValue());

    // The preview is that of the page of others.
    const preview = await shown(
      /** @type {import("playwright-core").Frame} */ (tab.frames().at(-1)),
    );
    const other = await put(t, snippet);
    if (kind === "Frame") await other.waitForSelector("iframe[height]");
    const frame = kind === "Frame" ? other.frames().at(-1) : other;
    const seen = await shown(/** @type {Tab} */ (frame));
    for (const { text, mask, lang, theme, visible, locked } of [
      preview,
      seen,
    ]) {
      assert.deepEqual(
        { text, mask, lang, theme, locked },
        {
          ...{ text: "one two three", mask: "causal" },
          ...{ lang: "fr", theme: "dark", locked: ["formula"] },
        },
      );
      assert.ok(visible.includes("map"));
      for (const part of ["header", "footer", "links"])
        assert.ok(!visible.includes(part), part);
    }
    if (kind === "Frame")
      await other.waitForFunction(
        () =>
          Number(document.querySelector("iframe")?.getAttribute("height")) >
          500,
      );
    await takeKnownProblems(page);
  });

test("an exercise is embedded, and locks what is locked; Escape leads back", async (t) => {
  const page = await open(
    t,
    "chromium",
    "/#v=1&view=practice&exercise=softmax",
  );
  const tab = page.playwright;
  const dialog = await openDialog(tab);
  await dialog.getByLabel("Head of the page").selectOption("Hidden");
  const snippet = await dialog.getByLabel("Snippet").inputValue();
  await tab.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const at = await tab.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement)
      element = element.shadowRoot.activeElement;
    return element?.textContent?.trim();
  });
  assert.equal(at, "Embed");
  const other = await put(t, snippet);
  const frame = other.frameLocator("iframe");
  await frame.getByRole("heading", { name: "Softmax" }).waitFor();
  assert.equal(await frame.locator("[part=header]").isVisible(), false);
  await takeKnownProblems(page);
});

for (const width of [1440, 390])
  test(`the dialog at ${width} px, for everybody`, async (t) => {
    const viewport = { width, height: 844 };
    const page = await open(t, "chromium", link, { viewport });
    const tab = page.playwright;
    await waitForPicture(page, 3);
    const dialog = await openDialog(tab);
    await dialog.getByText("What is shown, what is locked").click();
    await dialog.getByRole("group", { name: "Preview" }).waitFor();
    const findings = await axeFindings(tab, { iframes: false });
    assert.deepEqual(findings, []);
    const box = await tab.evaluate(() => {
      const dialogIn = document
        .querySelector("attention-playground")
        ?.shadowRoot?.querySelector("page-tools")
        ?.shadowRoot?.querySelector("embed-dialog")
        ?.shadowRoot?.querySelector("dialog");
      const small = [...(dialogIn?.querySelectorAll("button, select") ?? [])]
        .filter((control) => control.clientHeight < 40)
        .map((control) => control.outerHTML);
      return {
        ...{ over: dialogIn && dialogIn.scrollWidth - dialogIn.clientWidth },
        ...{ width: dialogIn?.getBoundingClientRect().width, small },
      };
    });
    assert.equal(box.over, 0);
    assert.ok(Number(box.width) <= width, `${box.width} px`);
    assert.deepEqual(box.small, []);
    await takeKnownProblems(page);
  });

test("what is itself embedded offers nothing to embed", async (t) => {
  const page = await open(t, "chromium", `/?embed=1${link.slice(1)}`);
  await waitForPicture(page, 3);
  const tools = page.playwright.locator("page-tools");
  await tools.getByRole("button", { name: "Copy link" }).waitFor();
  assert.equal(await tools.getByRole("button", { name: "Embed" }).count(), 0);
});
