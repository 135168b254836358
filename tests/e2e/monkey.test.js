// A visitor without a plan. Nothing it does may end in an uncaught error, in memory that grows, or
// in a state that its link does not bring back. 1,000 actions here; `npm run monkey` does 10,000.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { serve } from "../../web/setup/serve.js";
import { isOfPreview } from "./harness/known-problems.js";
import { Page } from "./harness/open.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { actAtRandom } from "./monkey/actions.js";
import { luckOf } from "./monkey/luck.js";
import { measure, readShown, watchedWorker } from "./monkey/watch.js";

const actions = Number(process.env.MONKEY_ACTIONS ?? 1000);
const seed = Number(process.env.MONKEY_SEED ?? 8);
/** After so many the state is looked at, and memory, at the same place of the page each time. */
const stretch = 125;

/** ms that a page and its link have to come to the same. */
const patience = 60_000;

/**
 * Growth after the first third of the way that is taken for none, in bytes and nodes. The engine's
 * memory never shrinks and grows in steps of a fifth: to 73 MB in 10,000 actions.
 */
const slack = { heap: 6e6, wasm: 40 * 2 ** 20, nodes: 6000 };

after(closePlaywright);

/** @param {Page} page @returns {Promise<ReturnType<typeof readShown>>} */
const shownOn = (page) =>
  page.evaluate(() => /** @type {any} */ (window).readShown());

/**
 * A page that opens with the link of the one on show comes to the same state and numbers. (So may the
 * one on show: what an action set off, and a model that arrives, change it a moment later.)
 * @param {Page} page
 * @param {Page} other
 */
async function checkLink(page, other) {
  const link = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame); // the last action may have changed the address
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const tools = /** @type {any} */ (shell?.querySelector("page-tools"));
    return tools.link();
  });
  if (link === null) return; // too long: the page says so
  await other.goto("about:blank");
  await other.goto(link);
  const end = Date.now() + patience;
  for (;;) {
    const [here, there] = await Promise.all([page, other].map(shownOn));
    if (here.picture !== "" && isDeepStrictEqual(here, there)) return;
    if (Date.now() > end) {
      assert.notEqual(here.picture, "", link);
      assert.deepEqual(there, here, link);
    }
    await other.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const long = "word+".repeat(300);
/** What takes the most memory. */
const largest = [
  "v=2&source=translator",
  "v=2&source=writer",
  `v=2&source=vectors&nHeads=12&projection=random&text=${long}`,
  `v=2&source=vectors&nHeads=12&projection=random&cross=1&text=${long}&otherText=${long}`,
];

/**
 * Whenever chance would come by it: what it takes is no growth.
 * @param {Page} page
 */
async function meetLargest(page) {
  for (const link of largest) {
    const before = await shownOn(page);
    await page.evaluate((to) => (location.hash = to), link);
    await page.waitFor((old) => {
      const { state, picture } = /** @type {any} */ (window).readShown();
      return JSON.stringify(state) !== old && /^-?\d+$/.test(picture);
    }, JSON.stringify(before.state));
  }
}

/**
 * The preview of the embed dialog is a page of its own, with all that it takes.
 * @param {Page} page
 */
async function closeDialogs(page) {
  const close = () => {
    /** @type {(root: ParentNode) => HTMLDialogElement[]} */
    const openIn = (root) =>
      [...root.querySelectorAll("*")].flatMap((element) => [
        ...(element instanceof HTMLDialogElement && element.open
          ? [element]
          : []),
        ...(element.shadowRoot ? openIn(element.shadowRoot) : []),
      ]);
    const open = openIn(document);
    for (const dialog of open) dialog.close();
    return open.length === 0;
  };
  await page.waitFor(close);
}

/**
 * To where all measurements are made.
 * @param {Page} page
 * @param {number} time a link that is the present one goes nowhere
 */
async function rest(page, time) {
  const text = `rest ${time}`;
  await closeDialogs(page);
  await page.playwright.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate((words) => {
    location.hash = `v=1&text=${encodeURIComponent(words)}`;
  }, text);
  await page.waitFor((wanted) => {
    const { state, picture } = /** @type {any} */ (window).readShown();
    return state?.text === wanted && /^-?\d+$/.test(picture);
  }, text);
}

/** ms; a page that answers no more fails the test, rather than to hold it. */
const timeout = 300_000 + actions * 500;

test(`${actions} random actions, seed ${seed}`, { timeout }, async (t) => {
  const server = await serve({ overlay: watchedWorker() });
  t.after(() => server.close());
  const { origin } = new URL(server.url);
  const drivers = [
    await openPlaywright("chromium", origin, {}),
    await openPlaywright("chromium", origin, {}),
  ];
  const [page, other] = drivers.map((driver) => new Page(driver));
  t.after(() => Promise.all(drivers.map((driver) => driver.close())));
  const tab = page.playwright;
  for (const { playwright } of [page, other])
    await playwright.addInitScript(
      `window.print = () => {}; window.readShown = ${readShown};`,
    );
  tab.on("download", (download) => void download.cancel().catch(() => {}));
  tab.on("popup", (popup) => void popup.close());
  const devtools = await tab.context().newCDPSession(tab);
  const luck = luckOf(seed);
  await page.goto(server.url);
  await meetLargest(page);
  await rest(page, 0);

  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const measured = [];
  /** @type {string[]} */
  const done = [];
  for (let at = 1; at <= actions; at++) {
    done.push(await actAtRandom({ tab, devtools, luck }));
    const recent = () => `after action ${at}: ${done.slice(-8).join(", ")}`;
    const problems = drivers[0].problems.filter((one) => !isOfPreview(one));
    assert.deepEqual(problems, [], recent());
    if (at % stretch !== 0) continue;
    await checkLink(page, other).catch((error) => {
      throw new Error(recent(), { cause: error });
    });
    await rest(page, at);
    measured.push(await measure(tab, devtools));
  }
  assert.deepEqual(drivers[1].problems, []);

  const warm = measured.slice(0, Math.ceil(measured.length / 3));
  for (const kind of /** @type {const} */ (["heap", "wasm", "nodes"])) {
    const most = Math.max(...warm.map((one) => one[kind]));
    const last = Math.max(...measured.map((one) => one[kind]));
    t.diagnostic(`${kind}: ${measured.map((one) => one[kind]).join(" ")}`);
    assert.ok(
      last <= most + slack[kind],
      `${kind} grew from ${most} to ${last}`,
    );
  }
});
