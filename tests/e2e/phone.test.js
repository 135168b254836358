// A phone: a small screen, fingers, a processor a quarter as fast, and slow 3G.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { Page, open } from "./harness/open.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { now, roundsOf, serveFar } from "./harness/far-server.js";
import {
  checkNumbers,
  holdBack,
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

const phone = { viewport: { width: 390, height: 844 }, touch: true };
/** As WebPageTest and browsers define it: 400 kbit/s, 400 ms there and back. */
const slow3g = { roundTrip: 0.4, bytesPerSecond: 50_000 }; // s
/** Name, connection and encryption. */
const tripsToConnect = 3;
const slowdown = 4;

/** What a phone may get until its first heatmap, and until its own engine has made that. */
const most = { picture: 5, engine: 9 }; // s

/** The engine, which the first heatmap does not wait for. */
const engine = /^assets\/(playground-worker|engine|first-words)/;
/** Asked for when the engine has made its picture; and the page's icon. */
const afterEngine =
  /^(assets\/((words|writer)\.bin|register)|service-worker|icon)/;

/** The picture on show, once its heatmap is painted. In the page. */
function paintedPicture() {
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const view = /** @type {any} */ (shell?.querySelector("weights-view"));
  const map = view?.shadowRoot?.querySelector("heat-map")?.shadowRoot;
  const canvas = /** @type {HTMLCanvasElement | null | undefined} */ (
    map?.querySelector("canvas")
  );
  if (!view?.picture || !canvas?.width) return null;
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height);
  return pixels?.data.some((value) => value > 0) ? view.picture : null;
}

after(closePlaywright);

/**
 * @param {readonly import("./harness/far-server.js").Visit[]} visits in the order of asking
 * @param {number} busy what this processor worked, s
 */
function timeOf(visits, busy) {
  const bytes = visits.reduce((sum, visit) => sum + visit.bytes, 0);
  const rounds = roundsOf(visits);
  const seconds =
    (tripsToConnect + rounds) * slow3g.roundTrip +
    bytes / slow3g.bytesPerSecond +
    slowdown * busy;
  const text = `${bytes} bytes in ${rounds} rounds, ${busy.toFixed(2)} s of this processor: ${seconds.toFixed(1)} s`;
  assert.ok(bytes > 50_000 && busy > 0, "nothing was measured");
  return { seconds, text };
}

test("the first heatmap on slow 3G, with a quarter of the processor", async (t) => {
  const server = await serveFar(engine);
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
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  };
  /** When the page wanted a file: over HTTP 1 it waits for a connection, over 2 it does not. */
  const wanted = new Map();
  tab.on("request", (request) =>
    wanted.set(request.url().slice(server.url.length), now()),
  );
  const answered = () =>
    server.visits
      .filter((visit) => visit.answered < Infinity)
      .filter(({ path }) => !afterEngine.test(path))
      .map((visit) => ({
        ...visit,
        asked: wanted.get(visit.path) ?? visit.asked,
      }))
      .sort((a, b) => a.asked - b.asked);

  await page.goto(server.url);
  await page.waitFor(paintedPicture);
  const picture = timeOf(answered(), await busy());
  const stored = await readPicture(page);
  for (const { path } of server.visits)
    assert.ok(!afterEngine.test(path) || path === "icon.svg", path);
  await tab.locator("#text").fill("Tom gave the ball"); // before the engine is there
  await waitForText(page, "Loading", "weights-view");
  await tab.locator("#text").fill(stored.state.text);

  server.release();
  await waitForPicture(page, stored.picture.nQ);
  const made = timeOf(answered(), await busy());
  const own = await readPicture(page);
  assert.deepEqual(own.picture.query, stored.picture.query);
  for (const read of [stored, own]) checkNumbers(read);

  t.diagnostic(`first heatmap: ${picture.text}`);
  t.diagnostic(`made by its own engine: ${made.text}`);
  assert.ok(picture.seconds <= most.picture, picture.text);
  assert.ok(made.seconds <= most.engine, made.text);
});

test("the first sentence does not wait for all words, others do", async (t) => {
  const page = await open(t, "chromium");
  const tab = page.playwright;
  const release = await holdBack(page, "**/words.bin-*");
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
