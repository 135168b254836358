// The lesson plans are found from the foot of the page, and their links lead to it and back.
import assert from "node:assert/strict";
import test from "node:test";
import { PLANS } from "../../web/teachers/plans.js";
import { open } from "./harness/open.js";
import { readPicture, waitForPicture, waitForText } from "./on-page.js";

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`plans are found, and lead to the page and back, in ${browser}`, async (t) => {
    const page = await open(t, browser);
    await waitForPicture(page);
    const tab = page.playwright;
    await tab.getByRole("button", { name: "For teachers" }).click();
    await waitForText(page, "20 minutes", "teachers-door", "teachers-view");
    await page.waitFor(() => location.hash.includes("view=teachers"));
    const [, step] = PLANS[0].steps;
    const plan = tab.getByRole("article", { name: /^20 minutes/ });
    await plan.getByRole("link", { name: "Open on the page" }).nth(1).click();
    await waitForPicture(page, 13);
    assert.equal((await readPicture(page)).state.text, step.show.text);
    await page.evaluate(() => history.back());
    await waitForText(page, "20 minutes", "teachers-door", "teachers-view");
    await tab.getByRole("button", { name: "Back to the playground" }).click();
    await waitForPicture(page, 10);
  });
