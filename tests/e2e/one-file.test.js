// dist/attention-playground.html: the page from a disk, without a server.
import assert from "node:assert/strict";
import { join } from "node:path";
import test, { after } from "node:test";
import { pathToFileURL } from "node:url";
import { root } from "../../web/setup/steps.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";

after(closePlaywright);

const path = join(root, "dist/attention-playground.html");

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`the one file computes from a disk in ${browser}`, async (t) => {
    const driver = await openPlaywright(browser, "", {});
    t.after(() => driver.close());
    const link = "#v=1&text=one+two+three&source=writer";
    await driver.goto(`${pathToFileURL(path)}${link}`);
    const page = /** @type {import("playwright-core").Page} */ (
      driver.playwright
    );
    const said = await page.waitForFunction(() => {
      const shell = document.querySelector("attention-playground")?.shadowRoot;
      const view = /** @type {any} */ (shell?.querySelector("prediction-view"));
      return view?.speech && view.picture.scene.source;
    });
    assert.equal(await said.jsonValue(), "writer");
    await page.evaluate(() => (location.hash = "v=1&view=practice"));
    await page.waitForFunction(() =>
      document
        .querySelector("attention-playground")
        ?.shadowRoot?.querySelector("practice-door")
        ?.shadowRoot?.querySelector("practice-view")
        ?.shadowRoot?.querySelector("button"),
    );
    for (const language of ["Python", "JavaScript"]) {
      await page.getByRole("button", { name: "Check", exact: true }).click();
      // "weights" is in no variable yet: the code ran, and was stopped by its own fault.
      await page
        .getByText(/NameError|ReferenceError/)
        .first()
        .waitFor();
      if (language === "Python")
        await page.getByRole("button", { name: "JavaScript instead" }).click();
    }
    assert.deepEqual(driver.problems, []);
  });
