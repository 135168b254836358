// The page in a course: a sandboxed frame has no origin, so it may start no worker of its own
// server; where the page's policy allows no worker made of text either, it computes on its own
// thread.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { serve } from "../../web/setup/serve.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";

after(closePlaywright);

const course = {
  "favicon.ico": "",
  "course.html": `<!doctype html><title>course</title>
    <iframe sandbox="allow-scripts" src="index.html"></iframe>`,
};
/** @type {Record<string, Record<string, string>>} headers in place of those of `npm start` */
const policies = {
  "without a policy": { "content-security-policy": "" },
  "with the strict policy": {},
};

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  for (const [policy, headers] of Object.entries(policies))
    test(`a sandboxed frame ${policy} computes in ${browser}`, async (t) => {
      const server = await serve({ overlay: course, headers });
      t.after(() => server.close());
      const driver = await openPlaywright(
        browser,
        new URL(server.url).origin,
        {},
      );
      t.after(() => driver.close());
      await driver.goto(`${server.url}course.html`);
      const page = driver.playwright;
      const frame = page?.frames().at(-1);
      await frame?.waitForFunction(() => {
        const shell = document.querySelector("attention-playground");
        const view = shell?.shadowRoot?.querySelector("weights-view");
        const { picture } = /** @type {any} */ (view) ?? {};
        return picture && !picture.isStored;
      });
      // The strict policy has the browser itself report the worker that it forbids.
      if ("content-security-policy" in headers)
        assert.deepEqual(driver.problems, []);
    });
