// The views that are compared with the pictures in tests/e2e/pictures, and what waits until all of
// a view is drawn.
import { openPlaywright } from "./playwright.js";
import { compare, shrink } from "./small-picture.js";

/** @typedef {import("pngjs").PNG} PNG */
/** @typedef {import("playwright-core").Page} Tab */
/**
 * @typedef {object} View
 * @property {string} name
 * @property {string} link
 * @property {(tab: Tab) => Promise<unknown>} ready until all that it shows has come
 */

/** What stands further down is not compared, in CSS pixels. */
const MOST_HEIGHT = 2400;
/**
 * So many squares of a window may differ. The same Chromium draws all alike (0 differ), releases
 * 138 and 156 with 6 apart; links that are gone are 15.
 */
export const ALLOWED = 8;
/** A page that has come changes no more after so many looks. */
const MOST_LOOKS = 20;

export const WIDTHS = [390, 820, 1440];
export const THEMES = /** @type {const} */ (["light", "dark"]);

/** @type {View[]} */
export const VIEWS = [
  { name: "vectors", link: "v=2&source=vectors", ready: pictureOf },
  { name: "writer", link: "v=2", ready: pictureOf },
  {
    name: "lesson",
    link: "v=2&source=vectors&lesson=scale",
    ready: async (tab) => {
      await pictureOf(tab);
      await tab.locator("lesson-view h3").first().waitFor();
    },
  },
  {
    name: "experiment",
    link: "v=2&source=vectors&view=experiment%2Fscale&trial=seeds-2~most-64",
    ready: async (tab) => {
      await tab.getByRole("button", { name: "Run", exact: true }).click();
      await tab.getByText("Done", { exact: true }).waitFor();
      await tab.locator("line-chart canvas").first().waitFor();
    },
  },
  {
    name: "practice",
    link: "v=2&source=vectors&view=practice&exercise=causal",
    ready: (tab) => tab.locator("code-editor .cm-content").waitFor(),
  },
];

/** @param {Tab} tab */
function pictureOf(tab) {
  return tab.waitForFunction(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const part = (/** @type {string} */ name) =>
      /** @type {any} */ (shell?.querySelector(name));
    const { picture, state } = part("weights-view") ?? {};
    if (!picture || picture.scene.source !== state.source) return false;
    const said = part("prediction-view");
    return !said || said.speech?.scene === picture.scene;
  });
}

/**
 * Opens a view in a page of its own, as tall as what it holds.
 *
 * @param {string} url of the page
 * @param {View} view
 * @param {number} width
 */
export async function openView(url, view, width) {
  const viewport = { width, height: 900 };
  const { origin } = new URL(url);
  const options = { viewport, forPictures: true };
  const driver = await openPlaywright("chromium", origin, options);
  const tab = /** @type {Tab} */ (driver.playwright);
  await tab.emulateMedia({ reducedMotion: "reduce" });
  await tab.addInitScript(countWaiting);
  await driver.goto(`${url}#${view.link}&build=simd`);
  await view.ready(tab);
  await rest(tab); // rows of text that come late make it taller
  const height = await tab.evaluate(
    () => document.documentElement.scrollHeight,
  );
  await tab.setViewportSize({ width, height: Math.min(height, MOST_HEIGHT) });
  return { ...driver, tab };
}

/** Counts what the page has put off until it is idle: heatmaps out of view. */
function countWaiting() {
  const request = requestIdleCallback;
  const page = /** @type {any} */ (window);
  page.waiting = 0;
  window.requestIdleCallback = (call, options) => {
    page.waiting++;
    return request((deadline) => {
      page.waiting--;
      call(deadline);
    }, options);
  };
}

/**
 * Until nothing has been put off for some frames; what is out of view is put off
 * after a pause of 120 ms.
 *
 * @param {Tab} tab
 */
function rest(tab) {
  return tab.evaluate(async (most) => {
    const page = /** @type {any} */ (window);
    for (let frames = 0; frames < most; frames++) {
      await new Promise(requestAnimationFrame);
      if (page.waiting > 0) frames = 0;
    }
  }, 12);
}

/**
 * @param {Tab} tab
 * @param {"light" | "dark"} colorScheme
 * @param {(seen: PNG) => boolean} [suffices] else what is seen twice in a row counts
 */
export async function look(tab, colorScheme, suffices = () => false) {
  await tab.emulateMedia({ colorScheme });
  /** @type {PNG | null} */
  let last = null;
  for (let i = 0; i < MOST_LOOKS; i++) {
    await rest(tab);
    const shot = await tab.screenshot({ animations: "disabled" });
    const seen = shrink(shot);
    if (suffices(seen) || (last && compare(last, seen).count === 0))
      return { shot, seen };
    last = seen;
  }
  throw new Error("the page does not come to rest");
}
