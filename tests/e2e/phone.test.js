// A phone: a small screen, fingers, a processor a quarter as fast, and slow 3G.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { Page, open } from "./harness/open.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { now, roundsOf, serveFar } from "./harness/far-server.js";
import { pictureAfter, waitForPicture, waitForText } from "./on-page.js";

const phone = { viewport: { width: 390, height: 844 }, touch: true };
/** As WebPageTest and browsers define it: 400 kbit/s, 400 ms there and back. */
const slow3g = { roundTrip: 0.4, bytesPerSecond: 50_000 }; // s
/** Name, connection and encryption. */
const tripsToConnect = 3;
const slowdown = 4;

/** What a phone may get before its first heatmap, and how often it may wait for it. */
const most = { bytes: 230_000, rounds: 4, seconds: 10 };

/** Asked for when all that the picture needs has come; and the page's icon. */
const afterPicture =
  /^(assets\/((words|writer)\.bin|register)|service-worker|icon)/;

after(closePlaywright);

test("the first heatmap on slow 3G, with a quarter of the processor", async (t) => {
  const server = await serveFar();
  const { origin } = new URL(server.url);
  const page = new Page(await openPlaywright("chromium", origin, phone));
  t.after(async () => {
    await page.close(); // first: it misses no file
    await server.close();
  });
  const tab = page.playwright;
  const devtools = await tab.context().newCDPSession(tab);
  // Time on the processor: what else runs on this machine does not count.
  const timeDomain = /** @type {const} */ ("threadTicks");
  await devtools.send("Performance.enable", { timeDomain });
  /** When the page wanted a file: over HTTP 1 it waits for a connection, over 2 it does not. */
  const wanted = new Map();
  tab.on("request", (request) =>
    wanted.set(request.url().slice(server.url.length), now()),
  );
  await page.goto(server.url);
  const drawn = await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view?.picture ? performance.timeOrigin + performance.now() : 0;
  });
  const all = server.visits
    .filter(({ asked }) => asked < drawn)
    .map((visit) => ({
      ...visit,
      asked: wanted.get(visit.path) ?? visit.asked,
    }))
    .sort((a, b) => a.asked - b.asked);
  const visits = all.filter(({ path }) => !afterPicture.test(path));
  const needed = Math.max(...visits.map(({ answered }) => answered));
  for (const { path, asked } of all)
    if (afterPicture.test(path) && path !== "icon.svg")
      assert.ok(asked >= needed, `${path} does not wait for the picture`);
  const { metrics } = await devtools.send("Performance.getMetrics");
  const busy =
    metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;

  const bytes = visits.reduce((sum, visit) => sum + visit.bytes, 0);
  const rounds = roundsOf(visits);
  const seconds =
    (tripsToConnect + rounds) * slow3g.roundTrip +
    bytes / slow3g.bytesPerSecond +
    slowdown * busy;
  t.diagnostic(
    `${bytes} bytes in ${rounds} rounds, ${busy.toFixed(2)} s of this processor: first heatmap after ${seconds.toFixed(1)} s`,
  );
  assert.ok(bytes > 100_000 && busy > 0, "nothing was measured");
  assert.ok(
    bytes <= most.bytes,
    visits.map(({ path, bytes: n }) => `${path} ${n}`).join("\n"),
  );
  assert.ok(rounds <= most.rounds, `${rounds} rounds`);
  assert.ok(seconds <= most.seconds, `${seconds} s`);
});

test("the first sentence does not wait for all words, others do", async (t) => {
  const page = await open(t, "chromium");
  const tab = page.playwright;
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await tab.route("**/words.bin-*", async (route) => {
    await held;
    await route.continue();
  });
  await tab.reload();
  await waitForPicture(page, 10);
  await tab.locator("#text").fill("Other words");
  await waitForText(page, "the word vectors", "weights-view");
  release();
  await waitForPicture(page, 2);
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view.progress === null;
  });
});

test("fingers on a small screen", async (t) => {
  const page = await open(t, "chromium", "/#v=1", phone);
  await waitForPicture(page, 10);
  const tab = page.playwright;
  /** Whether nothing stands out at the side. */
  const fits = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth;
    });
  assert.ok(await fits());
  const scale = tab.locator("formula-bar button.scale");
  const unscaled = await pictureAfter(page, () => scale.tap());
  assert.equal(unscaled.state.scaled, false);
  await tab.locator("formula-bar button", { hasText: "softmax" }).first().tap();
  await waitForText(page, "Temperature", "control-panel");
  assert.ok(await fits());
  const map = tab.locator("weights-view canvas").first();
  await map.scrollIntoViewIfNeeded();
  await map.tap();
  await tab.locator("#text").tap();
  const typed = await pictureAfter(page, () =>
    tab.keyboard.insertText("Thumbs: "),
  );
  assert.match(typed.state.text, /Thumbs: /);
  assert.ok(await fits());
});
