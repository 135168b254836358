// Chromium and Firefox of the system, driven by playwright-core.
import { fileURLToPath } from "node:url";
import { chromium, firefox } from "playwright-core";

/** @type {Map<string, Promise<import("playwright-core").Browser>>} one a browser, whole or not */
const running = new Map();

/**
 * What makes a browser one that lacks something. V8 has SIMD only where the processor has SSE 4.1;
 * it no longer has a switch for WebAssembly as a whole.
 */
const without = {
  simd: { args: ["--js-flags=--no-enable-sse4-1"], firefoxUserPrefs: {} },
  wasm: { args: [], firefoxUserPrefs: { "javascript.options.wasm": false } },
};

/** Has Chromium draw alike on all machines: with the fonts of Debian's fonts-dejavu-core alone. */
const sameFonts = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
};

/**
 * @param {string} name
 * @param {import("./open.js").Options} options
 */
function launch(name, options) {
  const { lacks } = options;
  const { args, firefoxUserPrefs } = lacks
    ? without[lacks]
    : { args: [], firefoxUserPrefs: {} };
  // Firefox ESR is driven over WebDriver BiDi: the channel says so.
  if (name === "firefox")
    return firefox.launch({
      channel: "moz-firefox",
      executablePath: "/usr/bin/firefox-esr",
      firefoxUserPrefs,
    });
  return chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", ...args],
    ...(options.forPictures && { env: sameFonts }),
  });
}

/**
 * @param {import("./open.js").Browser} name
 * @param {string} origin the only one that the page may load from
 * @param {import("./open.js").Options} options
 * @returns {Promise<import("./open.js").Driver>}
 */
export async function openPlaywright(name, origin, options) {
  const key = `${name} without ${options.lacks}, ${options.forPictures}`;
  if (!running.has(key)) running.set(key, launch(name, options));
  const browser = await running.get(key);
  if (!browser) throw new Error(`no browser: ${name}`);
  const context = await browser.newContext({
    // One of an earlier test would answer in place of the server.
    serviceWorkers: options.isOffline ? "allow" : "block",
    viewport: options.viewport ?? { width: 1440, height: 900 },
    ...(options.colorScheme && { colorScheme: options.colorScheme }),
    ...(options.touch && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) =>
    problems.push(`error: ${error.stack || String(error)}`),
  );
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("crash", () => problems.push("the page crashed"));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin)
      problems.push(`request to another origin: ${url}`);
  });
  return {
    goto: (url) => page.goto(url),
    evaluate: (source) => page.evaluate(source),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
    collect: async () => {},
    problems,
    playwright: page,
  };
}

export async function closePlaywright() {
  for (const browser of running.values()) await (await browser).close();
}
