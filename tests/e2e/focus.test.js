// What has the focus may go, by undo or by its own press: the focus stays near.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";
import { waitForPicture } from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */
/** @typedef {Partial<import("../../web/app/state.js").State>} Patch */

/**
 * Gives the focus to one thing after the other that may have it, and each time
 * takes back what was changed and makes it again.
 * @param {Page} page
 * @returns {Promise<{ tried: string[], lost: string[] }>}
 */
const undoUnder = (page) =>
  page.evaluate(async () => {
    const host = /** @type {any} */ (
      document.querySelector("attention-playground")
    );
    const controls =
      "button, input, select, textarea, summary, a[href], [tabindex]";
    /** @returns {HTMLElement[]} */
    const places = (/** @type {ShadowRoot} */ root) =>
      Array.from(root.querySelectorAll("*")).flatMap(
        (/** @type {any} */ one) => [
          ...(one.matches(controls) && one.tabIndex >= 0 ? [one] : []),
          ...(one.shadowRoot ? places(one.shadowRoot) : []),
        ],
      );
    const focused = () => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at;
    };
    const name = (/** @type {Element | null} */ one) => {
      const root = /** @type {ShadowRoot | null} */ (one?.getRootNode());
      const words = one?.getAttribute("aria-label") ?? one?.textContent;
      return `${root?.host?.localName}: ${one?.localName} ${words?.trim()}`;
    };
    const settled = async () => {
      const { state } = host.page;
      const isThere = () => {
        const scene = host.page.picture?.scene;
        return scene?.text === state.text && scene.cross === state.cross;
      };
      for (let frames = 0; frames < 3 || !isThere(); frames++)
        await new Promise(requestAnimationFrame);
    };
    await settled();
    const tried = [];
    const lost = [];
    const { length } = places(host.shadowRoot);
    for (let i = 0; i < length; i++) {
      const one = places(host.shadowRoot)[i];
      one?.focus();
      if (!one || focused() !== one) continue; // it is not shown
      tried.push(name(one));
      host.page.undo();
      await settled();
      const now = focused();
      if (!now || now === document.body || now.matches(":disabled"))
        lost.push(tried.at(-1) ?? "");
      host.page.redo();
      await settled();
      while (places(host.shadowRoot).length < length)
        await new Promise(requestAnimationFrame);
    }
    return { tried, lost };
  });

const SHORT = "v=1&text=a+b&nHeads=2&build=simd";

/**
 * What is changed, and what there is on the page because of it.
 * @type {Record<string, [Patch, string]>}
 */
const CHANGES = {
  "a longer text": [
    { text: "the cat saw the dog and the bird" },
    "token-arcs button:nth-of-type(7)",
  ],
  "a second sentence": [
    { cross: true, otherText: "the cats" },
    "#otherText ~ token-chips",
  ],
  "the mask and its panel": [
    {
      ...{ panel: "mask", mask: "window", padding: 1, scaled: false },
      ...{ painted: [{ row: 0, col: 1 }], pinned: [0] },
    },
    "control-panel mask-polarity",
  ],
  "softmax and its panel": [
    { panel: "softmax", temperature: 0.05 },
    "control-panel",
  ],
  "params and their panel": [
    {
      ...{ panel: "params", projection: "random" },
      edits: [{ param: "wQ", row: 0, col: 0, value: 1 }],
    },
    "param-matrix",
  ],
  "heads and what is exported": [
    { nHeads: 6, sheet: "export" },
    "export-sheet select",
  ],
  code: [{ sheet: "code" }, "code-panel button"],
  "a comparison": [
    { compare: "v=1&text=a+b&scaled=0" },
    "compare-view heat-map",
  ],
  lessons: [{ lesson: "all" }, "lesson-list button"],
  exercises: [{ view: "practice" }, "practice-view .cm-content"],
};

for (const [what, [patch, there]] of Object.entries(CHANGES))
  test(`undo of ${what} leaves the focus somewhere`, async (t) => {
    const page = await open(t, "chromium", `/#${SHORT}`);
    await waitForPicture(page, 2);
    await page.evaluate((change) => {
      const host = document.querySelector("attention-playground");
      /** @type {any} */ (host).page.set(change);
    }, patch);
    await page.playwright.locator(there).first().waitFor();
    const { tried, lost } = await undoUnder(page);
    assert.ok(tried.length > 20, `${tried.length}`);
    assert.deepEqual(lost, []);
  });

/**
 * Presses Enter on what is called so.
 * @param {Page} page
 * @param {string} part of the page
 * @param {string} name
 * @param {number} [times]
 * @returns {Promise<string>} the part that has the focus then, and what in it
 */
async function press(page, part, name, times = 1) {
  const { playwright } = page;
  await playwright
    .locator(part)
    .getByRole("button", { name, exact: true })
    .first()
    .focus();
  for (let i = 0; i < times; i++) await playwright.keyboard.press("Enter");
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++)
      await new Promise(requestAnimationFrame);
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const root = /** @type {ShadowRoot | null} */ (at?.getRootNode());
    const words = at?.getAttribute("aria-label") ?? at?.textContent;
    return `${root?.host?.localName}: ${words?.trim()}`;
  });
}

test("a press that takes its own button away leaves the focus beside it", async (t) => {
  const page = await open(
    t,
    "chromium",
    `/#${SHORT}&panel=mask&mask=window&painted=0.1&scaled=0&temperature=5`,
  );
  await waitForPicture(page, 2);
  assert.equal(
    await press(page, "control-panel", "Show all"),
    "mask-polarity: In the libraries: what does “true” mean?",
  );
  assert.equal(
    await press(page, "formula-bar", "Restore no √dₖ"),
    "formula-bar: Restore mask",
  );
  assert.match(
    await press(page, "formula-bar", "Restore all"),
    /^formula-bar: ./,
  );
});

test("a press that leads to an end keeps its button", async (t) => {
  const page = await open(
    t,
    "chromium",
    `/#v=1&panel=softmax&temperature=10&build=simd&text=${"a+b+".repeat(20)}`,
  );
  await waitForPicture(page, 40);
  const more = "Temperature: more";
  assert.equal(
    await press(page, "control-panel", more, 3),
    `control-panel: ${more}`,
  );
  await page.waitFor(() => location.hash.includes("temperature=20"));
  assert.equal(await press(page, "page-tools", "Undo", 5), "page-tools: Undo");
  assert.equal(
    await press(page, "weights-view", "Closer (+)"),
    "heat-map: Closer (+)",
  );
  assert.equal(
    await press(page, "weights-view", "Farther (−)", 3),
    "heat-map: Farther (−)",
  );
});

test("who has left a thing by hand gets nothing when it goes", async (t) => {
  const page = await open(t, "chromium", `/#${SHORT}&scaled=0`);
  await waitForPicture(page, 2);
  await page.playwright
    .locator("formula-bar")
    .getByRole("button", { name: "Restore no √dₖ" })
    .focus();
  await page.evaluate(async () => {
    const host = /** @type {any} */ (
      document.querySelector("attention-playground")
    );
    const bar = host.shadowRoot.querySelector("formula-bar").shadowRoot;
    bar.activeElement.blur();
    await new Promise(requestAnimationFrame);
    host.page.set({ scaled: true });
    for (let frames = 0; frames < 3; frames++)
      await new Promise(requestAnimationFrame);
  });
  const tag = await page.evaluate(() => document.activeElement?.localName);
  assert.equal(tag, "body");
});

for (const [source, name] of [
  ["vectors", "Head 12"],
  ["writer", "Layer 1, head 4"],
])
  test(`undo of another head of ${source} gives the focus to the one before`, async (t) => {
    const link = `v=2&source=${source}&text=Tom+gave+the+ball&nHeads=12&head=11&layer=0`;
    const page = await open(t, "chromium", `/#${link}&panel=heads`);
    const tab = page.playwright;
    const chosen = tab.getByRole("radio", { checked: true, name });
    await chosen.focus();
    await tab.keyboard.press("ArrowLeft");
    await chosen.waitFor({ state: "detached" });
    await tab.keyboard.press("Control+z");
    await chosen.waitFor();
    await page.waitFor(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.role === "radio" && at.ariaChecked === "true";
    });
  });
