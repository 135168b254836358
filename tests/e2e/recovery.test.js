// The engine's worker is ended at random moments, as a browser does that is short of memory:
// nothing that the person did is lost, and nobody has to notice.
import assert from "node:assert/strict";
import test from "node:test";
import { decode } from "../../web/app/link.js";
import { randomFrom } from "../web/random.js";
import { open } from "./harness/open.js";
import {
  checkNumbers,
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/**
 * Runs in the page before its scripts: ends workers without a word. Each moment is a number of
 * messages, counted from the start of the page, then from the picture that follows the last end.
 * @param {number[]} moments
 */
function endWorkersAt(moments) {
  const count = { left: moments.shift() ?? -1, ends: 0 };
  Object.assign(window, { workerEnds: count });
  const Original = window.Worker;
  window.Worker = class extends Original {
    /** @param {[string | URL, WorkerOptions?]} args */
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (count.left < 0 && data.kind === "picture")
          count.left = moments.shift() ?? -1;
        this.tick();
      });
    }

    /**
     * @param {any} message
     * @override
     */
    postMessage(message) {
      super.postMessage(message);
      this.tick();
    }

    tick() {
      if (count.left-- !== 0) return;
      count.ends++;
      super.terminate();
    }
  };
}

/** Runs in the page before its scripts: no worker survives a request for a picture. */
function endEachWorker() {
  const Original = window.Worker;
  Object.assign(window, { isCalm: false });
  window.Worker = class extends Original {
    /**
     * @param {any} message
     * @override
     */
    postMessage(message) {
      super.postMessage(message);
      const { isCalm } = /** @type {any} */ (window);
      if (message.kind === "show" && !isCalm) super.terminate();
    }
  };
}

const ends = 12;
const random = randomFrom(8);
/** Between 0, the picture itself, and some messages into the next request or start. */
const moments = Array.from({ length: ends }, () => Math.floor(random() * 6));

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`a worker that ends at any moment is not missed in ${browser}`, async (t) => {
    const page = await open(t, browser, "/#v=1&mask=causal&hideSelf=0");
    const tab = page.playwright;
    await tab.addInitScript(endWorkersAt, moments);
    await tab.reload();
    await waitForPicture(page, 10);
    const workerEnds = () =>
      page.evaluate(() => /** @type {any} */ (window).workerEnds.ends);
    const words = "one two three four five six seven eight nine ten".split(" ");
    let steps = 0;
    while ((await workerEnds()) < ends) {
      assert.ok(++steps < 100, "the workers are no longer ended");
      const text = words.slice(0, 2 + (steps % 8)).join(" ");
      await tab.locator("#text").fill(text);
      await waitForPicture(page, 2 + (steps % 8));
      const read = await readPicture(page);
      assert.equal(read.state.text, text);
      assert.equal(read.state.mask, "causal");
      checkNumbers(read);
    }
    assert.equal(await tab.locator(".notice").count(), 0);
    // The steps before are all there.
    const undo = tab.getByRole("button", { name: "Undo", exact: true });
    while (await undo.isEnabled()) await undo.click();
    await waitForPicture(page, 10);
    assert.deepEqual(
      (await readPicture(page)).state,
      decode("v=1&mask=causal&hideSelf=0").state,
    );
  });

test("a model that a worker had is loaded again by the next", async (t) => {
  const page = await open(t, "chromium", "/#v=1&source=writer&text=The+cat");
  const tab = page.playwright;
  await tab.addInitScript(endWorkersAt, []);
  await tab.reload();
  const isWriter = () => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view?.picture?.scene.source === "writer";
  };
  await page.waitFor(isWriter);
  const before = (await readPicture(page)).picture.weights.data;
  await page.evaluate(() => {
    Object.assign(/** @type {any} */ (window).workerEnds, { left: 0 });
  });
  const write = (/** @type {string} */ text) =>
    pictureAfter(page, () => tab.locator("#text").fill(text));
  await write("The cat sat");
  const { picture } = await write("The cat");
  const ended = await page.evaluate(
    () => /** @type {any} */ (window).workerEnds.ends,
  );
  assert.equal(ended, 1);
  assert.ok(await page.evaluate(isWriter));
  assert.deepEqual(picture.weights.data, before);
});

test("an engine that stops twice is told, with a report to copy", async (t) => {
  const page = await open(t, "chromium", "/#v=1&text=two+words");
  const tab = page.playwright;
  await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tab.addInitScript(endEachWorker);
  await tab.reload();
  await waitForText(page, "The engine stopped twice", ".notices");
  await tab.getByRole("button", { name: "Copy a report" }).click();
  await waitForText(page, "error: crashed", "crash-report");
  const shown = await tab.locator("crash-report pre").innerText();
  assert.match(shown, /^engine: \w+, \d+ lanes, on a worker$/m);
  const [, link = ""] = shown.match(/^page: http[^#]*#(.*)$/m) ?? [];
  assert.deepEqual(decode(link).state, decode("v=1&text=two+words").state);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, shown);
  await page.evaluate(() => void Object.assign(window, { isCalm: true }));
  await tab.getByRole("button", { name: "Start again" }).click();
  await waitForPicture(page, 2);
  assert.equal(await tab.locator(".notice, crash-report").count(), 0);
});
