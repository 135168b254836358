// Each control of the page changes the state, the link, and the numbers on
// show, which are those of textbook attention.
import assert from "node:assert/strict";
import test from "node:test";
import { decode } from "../../web/app/link.js";
import { open } from "./harness/open.js";
import {
  checkNumbers,
  pictureAfter,
  readPicture,
  waitForLink,
  waitForPicture,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */
/** @typedef {import("./on-page.js").Read} Read */
/** @typedef {import("playwright-core").Page} Tab */

/** Browsers that Playwright drives; smoke.test.js has WebKit too. */
const driven = /** @type {const} */ (["chromium", "firefox"]);

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} [from] link to start from
 * @property {(tab: Tab) => Promise<unknown>} act
 * @property {string} link what the address holds afterwards
 * @property {(after: Read, before: Read) => void} check
 */

/** @param {Tab} tab @param {string} name */
const panel = (tab, name) =>
  tab.locator("formula-bar button", { hasText: name }).first().click();

/** @param {Tab} tab @param {string} label */
const choose = (tab, label) =>
  tab
    .locator("control-panel")
    .getByRole("radio", { name: label, exact: true })
    .check({ force: true });

/** @param {Tab} tab @param {string} label */
const flip = (tab, label) =>
  tab.locator("control-panel").getByRole("switch", { name: label }).click();

/**
 * Weights at a cell.
 * @param {Read} read
 * @param {number} row
 * @param {number} col
 */
const at = ({ picture }, row, col) =>
  picture.weights.data[row * picture.nKv + col];

/** @type {Case[]} */
const cases = [
  {
    name: "the scale is switched off by its symbol",
    act: (tab) => panel(tab, "division by"),
    link: "v=1&scaled=0",
    check: (after, before) => {
      assert.deepEqual(after.picture.rawScores, before.picture.rawScores);
      assert.ok(at(after, 1, 2) !== at(before, 1, 2));
    },
  },
  {
    name: "V becomes K",
    act: (tab) => panel(tab, "the values"),
    link: "v=1&valueIsKey=1",
    check: ({ picture }) =>
      assert.deepEqual(picture.value.data, picture.key.data),
  },
  {
    name: "positions are added to the words",
    act: (tab) => panel(tab, "the positions"),
    link: "v=1&positions=1",
    check: ({ picture }, before) => {
      // Vaswani et al. 2017, section 3.5: sin and cos of position / 10000^(2i / d_model).
      for (const [col, wave] of [Math.sin, Math.cos].entries()) {
        const added =
          picture.x.data[96 * 3 + col] - before.picture.x.data[96 * 3 + col];
        assert.ok(Math.abs(added - wave(3)) < 8 * 2 ** -23 * 4, `${added}`);
      }
    },
  },
  {
    name: "the output projection is switched on",
    from: "v=1&projection=random",
    act: (tab) => panel(tab, "the output projection"),
    link: "v=1&outputProjection=1&projection=random",
    check: (after, before) => {
      assert.notDeepEqual(after.picture.output, before.picture.output);
      assert.deepEqual(after.picture.weights, before.picture.weights);
    },
  },
  {
    name: "the causal mask hides later words",
    act: (tab) => choose(tab, "Causal"),
    link: "v=1&mask=causal&hideSelf=0",
    check: (after) => {
      const { nQ, nKv } = after.picture;
      for (let row = 0; row < nQ; row++)
        for (let col = 0; col < nKv; col++)
          assert.equal(at(after, row, col) > 0, col <= row);
    },
  },
  {
    name: "a window of two words",
    from: "v=1&mask=window&hideSelf=0",
    act: (tab) =>
      tab.getByRole("button", { name: "Window, in words: less" }).click(),
    link: "v=1&mask=window&window=2&hideSelf=0",
    check: (after) => {
      assert.equal(at(after, 5, 3), 0);
      assert.ok(at(after, 5, 4) > 0 && at(after, 5, 5) > 0);
      assert.equal(at(after, 5, 6), 0);
    },
  },
  {
    name: "words are shown to themselves",
    act: (tab) => flip(tab, "Hide each word from itself"),
    link: "v=1&hideSelf=0",
    check: (after, before) => {
      assert.equal(at(before, 5, 5), 0);
      assert.ok(at(after, 5, 5) > 0.5);
    },
  },
  {
    name: "frequent words are no longer damped",
    act: (tab) => flip(tab, "Damp frequent words"),
    link: "v=1&dampFrequent=0",
    check: (after, before) => assert.ok(at(after, 5, 7) > at(before, 5, 7)),
  },
  {
    name: "two words of padding",
    act: (tab) =>
      tab.getByLabel("Padding: hide the last words", { exact: true }).fill("2"),
    link: "v=1&padding=2",
    check: (after) => {
      for (let row = 0; row < 10; row++)
        for (const col of [8, 9]) assert.equal(at(after, row, col), 0);
    },
  },
  {
    name: "a cell is hidden with the keyboard",
    act: async (tab) => {
      await flip(tab, "Paint on the picture");
      await tab.locator("weights-view").getByRole("grid").focus();
      await tab.keyboard.press("Home");
      await tab.keyboard.press("ArrowRight");
      await tab.keyboard.press("Space");
    },
    link: "v=1&painted=5.1",
    check: (after, before) => {
      assert.ok(at(before, 5, 1) > 0);
      assert.equal(at(after, 5, 1), 0);
    },
  },
  {
    name: "twelve heads",
    from: "v=1&panel=heads",
    act: (tab) => choose(tab, "12"),
    link: "v=1&nHeads=12&panel=heads",
    check: ({ picture }) => {
      assert.equal(picture.nHeads, 12);
      assert.equal(picture.dK, 8);
      assert.equal(picture.overview.shape[0], 12);
    },
  },
  {
    name: "another head is chosen",
    act: (tab) => tab.getByRole("radio", { name: /^Head 1/ }).click(),
    link: "v=1&head=0",
    check: ({ picture }) => assert.equal(picture.head, 0),
  },
  {
    name: "keys and values come from a second sentence",
    from: "v=1&otherText=Le+chat&panel=source",
    act: (tab) => choose(tab, "Two: cross"),
    link: "v=1&otherText=Le+chat&cross=1&panel=source",
    check: ({ picture }) => {
      assert.deepEqual([picture.nQ, picture.nKv], [10, 2]);
      assert.deepEqual(
        picture.otherTokens.map(({ text }) => text),
        ["Le", "chat"],
      );
    },
  },
  {
    name: "the projections become random",
    from: "v=1&panel=params",
    act: (tab) => choose(tab, "Untrained"),
    link: "v=1&projection=random&panel=params",
    check: ({ picture }, before) => {
      const ones = before.picture.wQ.data.filter((value) => value !== 0);
      assert.deepEqual(ones, Array(24).fill(1)); // the identity's slice
      assert.ok(new Set(picture.wQ.data).size > 90 * 24);
    },
  },
  {
    name: "other random projections are drawn",
    from: "v=1&projection=random&panel=params",
    act: (tab) => tab.getByRole("button", { name: "Draw again" }).click(),
    link: "v=1&projection=random&seed=2&panel=params",
    check: (after, before) =>
      assert.notDeepEqual(after.picture.wQ, before.picture.wQ),
  },
  {
    name: "a number of W is typed over",
    from: "v=1&panel=params",
    act: async (tab) => {
      const editor = tab.locator("param-matrix");
      await editor.getByRole("textbox").fill("-2.5");
      await editor.getByRole("textbox").press("Enter");
    },
    link: "v=1&edits=wQ.0.48.-2.5&panel=params", // head 3 begins at column 48
    check: ({ picture }, before) => {
      assert.equal(before.picture.wQ.data[0], 0);
      assert.equal(picture.wQ.data[0], -2.5);
    },
  },
  {
    name: "a number of W_O is typed over, which switches it on",
    from: "v=1&panel=params&param=wO",
    act: async (tab) => {
      const editor = tab.locator("param-matrix");
      await editor.getByRole("textbox").fill("5");
      await editor.getByRole("textbox").press("Enter");
    },
    // Head 3 begins at row 48.
    link: "v=1&outputProjection=1&edits=wO.48.0.5&panel=params&param=wO",
    check: ({ picture }, before) => {
      assert.equal(picture.wO.data[0], 5);
      assert.notDeepEqual(picture.output, before.picture.output);
    },
  },
  {
    name: "W_V can be typed over only while it is used",
    from: "v=1&valueIsKey=1&panel=params&param=wV",
    act: async (tab) => {
      assert.equal(await tab.locator("param-matrix").count(), 0);
      await tab.getByRole("button", { name: "Use V", exact: true }).click();
      await tab.locator("param-matrix").waitFor();
    },
    link: "v=1&panel=params&param=wV",
    check: ({ picture }) => assert.deepEqual(picture.wV.data, picture.wQ.data),
  },
  {
    name: "a number typed over is taken back",
    from: "v=1&panel=params&edits=wQ.0.48.3",
    act: (tab) =>
      tab
        .locator("param-matrix")
        .getByRole("button", { name: "Undo", exact: true })
        .click(),
    link: "v=1&panel=params",
    check: ({ picture }, before) => {
      assert.equal(before.picture.wQ.data[0], 3);
      assert.equal(picture.wQ.data[0], 0);
    },
  },
];

for (const browser of driven) {
  test(`controls in ${browser}`, async (t) => {
    for (const { name, from, act, link, check } of cases)
      await t.test(name, async (sub) => {
        const page = await open(sub, browser, from ? `/#${from}` : undefined);
        await waitForPicture(page);
        const before = await readPicture(page);
        const after = await pictureAfter(page, () => act(page.playwright));
        await waitForLink(page, link);
        checkNumbers(after);
        check(after, before);
      });
  });

  test(`one press restores the formula in ${browser}`, async (t) => {
    const link =
      "v=1&scaled=0&valueIsKey=1&outputProjection=1&mask=causal&positions=1&projection=random&nHeads=2&cross=1";
    const page = await open(t, browser, `/#${link}`);
    await waitForPicture(page);
    const bar = page.playwright.locator("formula-bar");
    await bar.getByRole("button", { name: "Restore no √dₖ" }).click();
    assert.equal((await readState(page)).scaled, true);
    assert.equal((await readState(page)).valueIsKey, true);
    await bar.getByRole("button", { name: "Restore all" }).click();
    assert.deepEqual(await readState(page), {
      ...decode("v=1").state,
      head: 1,
    });
  });
}

test("an engine that does not arrive is told, and can be started again", async (t) => {
  const page = await open(t, "chromium");
  const tab = page.playwright;
  await tab.route("**/*.wasm", (route) => route.abort());
  await tab.reload();
  const again = tab.getByRole("button", { name: "Start again" });
  await again.waitFor();
  await tab.unroute("**/*.wasm");
  await again.click();
  await waitForPicture(page, 10);
  assert.equal(await tab.locator(".notice").count(), 0);
  await page.takeProblems(); // a browser may report the lost file itself
});

/** @param {Page} page */
async function readState(page) {
  return (await readPicture(page)).state;
}
