// axe-core: what keeps people out, as far as a program finds it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * What axe-core finds on a page. It runs in the page's own world, through Playwright, which the
 * page's policy does not bind.
 * @param {import("playwright-core").Page} tab
 * @param {object} [options] of `axe.run`
 * @returns {Promise<{ id: string, at: string[] }[]>} each rule with the places that break it
 */
export async function axeFindings(tab, options = {}) {
  await tab.evaluate(axe);
  return tab.evaluate(async (wanted) => {
    const { violations } = await /** @type {any} */ (window).axe.run(
      document,
      wanted,
    );
    return violations.map((/** @type {any} */ { id, nodes }) => ({
      id,
      at: nodes.map((/** @type {any} */ node) => node.target.flat().join(" ")),
    }));
  }, options);
}
