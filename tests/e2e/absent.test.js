// What is loaded when it is first wanted, and does not come: the page says so, and goes on.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import { dropFile, waitForPicture } from "./on-page.js";

/** @typedef {import("playwright-core").Page} Tab */

/** @param {string} hash */
const follow = (hash) => (/** @type {Tab} */ tab) =>
  tab.evaluate((wanted) => {
    location.hash = wanted;
  }, `v=1&${hash}`);

const variant = JSON.stringify({
  ...{ app: "attention-playground", version: 1, kind: "lesson" },
  ...{ of: "scale", locked: ["scale"] },
});

/** What is wanted, which files do not come, and what is said then. @type {[string, string, (tab: Tab) => Promise<unknown>, RegExp][]} */
const parts = [
  ["code", "code-panel", follow("sheet=code"), /This part did not load/],
  ["export", "export-sheet", follow("sheet=export"), /This part did not load/],
  [
    "embedding",
    "embed-dialog",
    (tab) => tab.getByRole("button", { name: "Embed", exact: true }).click(),
    /This part did not load/,
  ],
  ["lesson", "lesson-view", follow("lesson=scale"), /The lessons did not/],
  ["exercise", "practice-view", follow("view=practice"), /The exercises did/],
  [
    "experiment",
    "experiments-view",
    follow("view=experiment/scale"),
    /The experiments did not load/,
  ],
  [
    "lesson plan",
    "teachers-view",
    follow("view=teachers"),
    /The lesson plans did not load/,
  ],
  [
    "variant of a lesson",
    "variant",
    follow(`lesson=scale&variant=${encodeURIComponent(variant)}`),
    /The lessons did not load/,
  ],
  [
    "file of progress",
    "take-over",
    (tab) => dropFile(tab.locator("attention-playground"), "kept.json", "{}"),
    /What reads this file did not load/,
  ],
];

for (const [name, file, want, said] of parts)
  test(`a missing ${name} is told, and the page goes on`, async (t) => {
    const page = await open(t, "chromium");
    await waitForPicture(page, 10);
    const tab = page.playwright;
    await tab.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await want(tab);
    await tab.getByText(said).first().waitFor();
    const problems = await page.takeProblems();
    for (const problem of problems) assert.match(problem, /ERR_FAILED/);
    await follow("text=still+here")(tab);
    await waitForPicture(page, 2);
  });
