// Scripts from another's server: dist/integrity.json says what each has to be.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { serve } from "../../web/setup/serve.js";
import { root } from "../../web/setup/steps.js";
import { Page } from "./harness/open.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { waitForPicture } from "./on-page.js";

after(closePlaywright);

/** @type {Record<string, string>} */
const digests = JSON.parse(
  readFileSync(join(root, "dist/integrity.json"), "utf8"),
).integrity;
const entry = "./attention-playground.js";
const element = Object.keys(digests).find((name) =>
  name.startsWith("./assets/attention-playground-"),
);

/** A page with an element. @param {Record<string, string>} integrity what its scripts have to be */
const host = (integrity) => `<!doctype html><html lang="en">
  <title>Host</title>
  <script type="importmap">${JSON.stringify({ integrity })}</script>
  <script type="module" crossorigin="anonymous" src="${entry}" integrity="${digests[entry]}"></script>
  <attention-playground model="vectors" sentence="one two three"></attention-playground>`;

test("scripts are what the build says, or are not run", async (t) => {
  assert.ok(element);
  const server = await serve({
    headers: { "content-security-policy": "" }, // a map stands in the page
    overlay: {
      "favicon.ico": "",
      "whole.html": host(digests),
      "other.html": host({ ...digests, [element]: digests[entry] }),
    },
  });
  t.after(() => server.close());
  const driver = await openPlaywright(
    "chromium",
    new URL(server.url).origin,
    {},
  );
  const page = new Page(driver);
  t.after(() => page.close());
  await driver.goto(`${server.url}whole.html`);
  await waitForPicture(page, 3);

  const refused = page.playwright.waitForEvent("console", {
    predicate: (message) => message.text().includes("integrity"),
  });
  await driver.goto(`${server.url}other.html`);
  await refused;
  const isDefined = await page.evaluate(
    () => customElements.get("attention-playground") !== undefined,
  );
  assert.equal(isDefined, false);
  await page.takeProblems(); // those that were wanted
});
