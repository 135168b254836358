// Somebody else's page, with the element on it.
import assert from "node:assert/strict";
import { serve } from "../../web/setup/serve.js";
import { openPlaywright } from "./harness/playwright.js";

/**
 * @param {import("node:test").TestContext} t
 * @param {string} html the page around
 * @param {{ script?: string, css?: string }} [beside] its host.js and host.css
 */
export async function hostPage(t, html, { script = "", css = "" } = {}) {
  const files = { "host.html": html, "host.js": script, "host.css": css };
  const overlay = { "favicon.ico": "", ...files };
  const server = await serve({ overlay });
  const { origin } = new URL(server.url);
  const driver = await openPlaywright("chromium", origin, {});
  t.after(async () => {
    await driver.close(); // before the server: something may be on its way
    await server.close();
    assert.deepEqual(driver.problems, []);
  });
  await driver.goto(`${server.url}host.html`);
  const page = /** @type {import("playwright-core").Page} */ (
    driver.playwright
  );
  return { page, origin };
}

/**
 * Waits for the picture of an element.
 * @param {import("playwright-core").Page} page
 * @param {string} id
 */
export function shown(page, id) {
  return page.waitForFunction((name) => {
    const element = /** @type {any} */ (document.getElementById(name));
    const view = element?.shadowRoot?.querySelector("weights-view");
    return view?.picture?.tokens?.map((/** @type {any} */ token) => token.text);
  }, id);
}
