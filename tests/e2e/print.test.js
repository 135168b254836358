// On paper: the formula and what it makes, without what can only be pressed.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import { waitForPicture } from "./on-page.js";

const HIDDEN = [
  ...["page-tools", "tool-sheet", "control-panel", "source-picker"],
  ...["header .button", "footer .language"],
];
const SHOWN = ["formula-bar", "sentence-box", "weights-view", "token-arcs"];

test("paper has what there is to read, and nothing to press", async (t) => {
  const link = "v=1&sheet=export&panel=mask&theme=dark";
  const page = await open(t, "chromium", `/#${link}`);
  const tab = page.playwright;
  await waitForPicture(page, 10);
  const parts = (/** @type {string[]} */ names) =>
    names.map((name) => tab.locator(name).first());
  for (const part of [...parts(HIDDEN.slice(0, 3)), ...parts(SHOWN)])
    assert.ok(await part.isVisible(), String(part));

  await tab.emulateMedia({ media: "print" });
  for (const part of parts(HIDDEN))
    assert.ok(!(await part.isVisible()), String(part));
  for (const part of parts(SHOWN))
    assert.ok(await part.isVisible(), String(part));
  // Dark paper costs ink.
  const colors = await page.evaluate(() => {
    const shell = document.querySelector("attention-playground");
    const card = shell?.shadowRoot?.querySelector(".card");
    return [shell, card].map((element) =>
      element ? getComputedStyle(element).colorScheme : "",
    );
  });
  assert.deepEqual(colors, ["light", "light"]);
  const width = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  assert.ok(width.scrollWidth <= width.clientWidth, JSON.stringify(width));
  const pdf = await tab.pdf({ format: "A4" });
  assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
});
