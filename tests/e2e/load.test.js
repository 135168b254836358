// The page loads in each browser without an error.
import assert from "node:assert/strict";
import test from "node:test";
import { browsers, open } from "./harness/open.js";

for (const browser of browsers)
  test(`loads in ${browser}`, async (t) => {
    const page = await open(t, browser);
    assert.equal(
      await page.evaluate(() => document.title),
      "Attention Playground",
    );
  });
