// Where the page cannot begin, for whatever reason, words with a way out stand in its place; where it
// can, nobody sees them.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { PNG } from "pngjs";
import { serve } from "../../web/setup/serve.js";
import { open } from "./harness/open.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { closeWebKit, openWebKit } from "./harness/webkit.js";
import { waitForPicture } from "./on-page.js";

after(closePlaywright);
after(closeWebKit);

const words = /computes attention on your device.*in a tab of its own/s;

/** Of the words in place of the element. Runs in the page. */
function seen() {
  const place = document.querySelector("attention-playground > p");
  if (!(place instanceof HTMLElement)) throw new Error("there are none");
  const [link] = place.getElementsByTagName("a");
  return {
    text: place.innerText,
    isVisible: place.checkVisibility({ visibilityProperty: true }),
    leadsTo: new URL(link.href).pathname,
  };
}

test("without scripts the words are there at once", async (t) => {
  const { playwright } = await open(t, "chromium");
  const context = await playwright
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false });
  t.after(() => context?.close());
  const page = await context?.newPage();
  await page?.goto(playwright.url());
  const text = await page?.locator("attention-playground > p").innerText();
  assert.match(text ?? "", words);
});

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`scripts that do not come in ${browser}: the words, but not at once`, async (t) => {
    const server = await serve({
      headers: { "content-security-policy": "script-src 'none'" },
    });
    t.after(() => server.close());
    const { origin } = new URL(server.url);
    const driver = await openPlaywright(browser, origin, {});
    t.after(() => driver.close());
    await driver.goto(`${server.url}?embed=1`);
    const read = () => driver.evaluate(`(${seen})()`);
    assert.equal((await read()).isVisible, false);
    await driver.evaluate(
      "document.getAnimations().forEach((one) => one.finish())",
    );
    const { text, isVisible, leadsTo } = await read();
    assert.match(text, words);
    assert.deepEqual([isVisible, leadsTo], [true, "/"]);
  });

test("nobody sees them while the scripts come, nor later", async (t) => {
  const page = await open(t, "chromium");
  const { playwright } = page;
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  await playwright.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await playwright.reload({ waitUntil: "commit" });
  await playwright.waitForFunction(
    () => document.querySelector("attention-playground > p") !== null,
  );
  assert.equal((await page.evaluate(seen)).isVisible, false);
  release();
  await waitForPicture(page);
  assert.equal((await page.evaluate(seen)).isVisible, false);
});

// To WebKit a frame without an origin has no 'self': it gets neither scripts nor styles.
test("a sandboxed frame in WebKit, whose policy names no site, is not blank", async (t) => {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  const server = await serve({
    headers: { "content-security-policy": policy },
    overlay: {
      "favicon.ico": "",
      "course.html": `<!doctype html><title>course</title>
        <iframe sandbox="allow-scripts" src="index.html?embed=1"></iframe>`,
    },
  });
  t.after(() => server.close());
  const driver = await openWebKit("webkit", new URL(server.url).origin, {});
  t.after(() => driver.close());
  await driver.goto(`${server.url}course.html`);
  // This WebKit shows a page to its driver only when something in it moves.
  await driver.evaluate(`(() => {
    const clock = document.body.appendChild(document.createElement("p"));
    const tick = () => {
      clock.textContent = performance.now();
      requestAnimationFrame(tick);
    };
    tick();
  })()`);
  const { left, top, width, height } = await driver.evaluate(
    `document.querySelector("iframe").getBoundingClientRect().toJSON()`,
  );
  const screen = PNG.sync.read(await driver.screenshot());
  const border = 4; // px, and something
  const colours = new Set();
  for (let y = top + border; y < top + height - border; y++)
    for (let x = left + border; x < left + width - border; x++)
      colours.add(
        screen.data[4 * (Math.round(y) * screen.width + Math.round(x))],
      );
  assert.ok(colours.size > 2, `${colours.size} shades`);
});
