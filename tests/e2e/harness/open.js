// One small interface to three browsers:
//
//   const page = await open(t, "chromium", "/#text=hello");
//   assert.equal(await page.evaluate(() => document.title), "…");
//   await page.waitFor((text) => document.body.innerText.includes(text), "hello");
//
// The page is closed with its test, which fails if the page reported an error, wrote one to the
// console, or asked for anything from another origin.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";
import { serve } from "../../../web/setup/serve.js";
import { root } from "../../../web/setup/steps.js";
import { closePlaywright, openPlaywright } from "./playwright.js";
import { closeWebKit, openWebKit } from "./webkit.js";

/** @typedef {"chromium" | "firefox" | "webkit"} Browser */
/** @type {Browser[]} */
export const browsers = ["chromium", "firefox", "webkit"];

const patience = 60_000; // ms that waitFor waits before it gives up

/**
 * What each browser offers; `Page` is the same with more comfort.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(source: string) => Promise<any>} evaluate value of an expression, or of its promise
 * @property {() => Promise<Buffer>} screenshot PNG
 * @property {() => Promise<unknown>} close
 * @property {() => Promise<unknown>} collect brings `problems` up to date
 * @property {string[]} problems errors that the page reported so far
 * @property {import("playwright-core").Page | null} playwright null in WebKit
 */

/**
 * @typedef {object} Options
 * @property {string} [base] path below which the page is served
 * @property {{ width: number, height: number }} [viewport]
 * @property {"light" | "dark"} [colorScheme] Chromium only
 * @property {boolean} [touch] a phone; Chromium only
 * @property {"simd" | "wasm"} [lacks] what the browser is started without: SIMD in Chromium,
 *   WebAssembly in Firefox
 * @property {boolean} [forPictures] drawn alike on all machines; Chromium only
 * @property {boolean} [isOffline] whether the page may keep itself on the device
 */

/** @type {Map<string, ReturnType<typeof serve>>} */
const servers = new Map();

after(async () => {
  await closePlaywright();
  await closeWebKit();
  for (const server of servers.values()) await (await server).close();
});

/**
 * @param {import("node:test").TestContext} t
 * @param {Browser} browser
 * @param {string} [path] below the base, with hash; word vectors if it is left out, which need no
 *   checkpoint
 * @param {Options} [options]
 */
export async function open(t, browser, path = "/#v=1", options = {}) {
  assert.ok(
    existsSync(join(root, "dist/index.html")),
    "no page in dist: npm run build",
  );
  const base = options.base ?? "/";
  const { url } = await site(browser, base);
  const start = browser === "webkit" ? openWebKit : openPlaywright;
  const page = new Page(await start(browser, new URL(url).origin, options));
  t.after(() => page.close());
  page.base = url;
  await page.goto(path);
  return page;
}

/**
 * The server of a base path; WebKit's has one script more (see watch-errors.js).
 * @param {Browser} browser
 * @param {string} base
 */
function site(browser, base) {
  const watched = browser === "webkit";
  const key = `${watched}${base}`;
  const known = servers.get(key);
  if (known) return known;
  const server = serve({ base, overlay: watched ? watchErrors() : {} });
  servers.set(key, server);
  return server;
}

function watchErrors() {
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const script = "watch-errors.js";
  return {
    "index.html": html.replace(
      "<head>",
      `<head><script src="${script}"></script>`,
    ),
    [script]: readFileSync(new URL(script, import.meta.url), "utf8"),
  };
}

export class Page {
  base = "";
  /** @type {Driver} */
  #driver;

  /** @param {Driver} driver */
  constructor(driver) {
    this.#driver = driver;
  }

  /** Playwright's page, for what this interface lacks; fails in WebKit. */
  get playwright() {
    assert.ok(this.#driver.playwright, "WebKit is not driven by Playwright");
    return this.#driver.playwright;
  }

  /** @param {string} path below the base */
  goto(path) {
    return this.#driver.goto(this.base + path.replace(/^\//, ""));
  }

  /**
   * Calls a function in the page. It sees nothing of the test but its arguments, which are sent as
   * JSON, as is its value.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} call
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  evaluate(call, ...args) {
    return this.#driver.evaluate(source(call, args));
  }

  /**
   * Waits until a function in the page gives something truthy.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} call
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  async waitFor(call, ...args) {
    const value = await this.#driver
      .evaluate(`new Promise((resolve, reject) => {
      const end = Date.now() + ${patience};
      const look = async () => {
        const value = await ${source(call, args)};
        if (value) resolve(value);
        else if (Date.now() < end) setTimeout(look, 20);
        else resolve(null);
      };
      look().catch(reject);
    })`);
    if (value) return value;
    await this.#driver.collect();
    const seen = this.#driver.problems.map((line) => `\n  ${line}`).join("");
    throw new Error(`waited ${patience} ms in vain for ${call}${seen}`);
  }

  screenshot() {
    return this.#driver.screenshot();
  }

  /** The errors so far, for a test that provokes them: they no longer fail it. */
  async takeProblems() {
    await this.#driver.collect();
    return this.#driver.problems.splice(0);
  }

  async close() {
    await this.#driver.close();
    assert.deepEqual(this.#driver.problems, [], "errors in the page");
  }
}

/** @param {Function} call @param {unknown[]} args */
function source(call, args) {
  return `(${call})(...${JSON.stringify(args)})`;
}
