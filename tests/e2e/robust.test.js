// Whatever is typed or stands in the link: a right picture or a clear message,
// never a blank page or an error in the console (which fails any of these).
import assert from "node:assert/strict";
import test from "node:test";
import { decode } from "../../web/app/link.js";
import { browsers, open } from "./harness/open.js";
import {
  checkNumbers,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

/**
 * Types a text as a person's paste would: the input event follows.
 * @param {Page} page
 * @param {string} text
 */
function type(page, text) {
  return page.evaluate((value) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const box = shell?.querySelector("sentence-box")?.shadowRoot;
    const area = /** @type {HTMLTextAreaElement} */ (
      box?.getElementById("text")
    );
    area.value = value;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

/**
 * All text on the page, through the shadow roots.
 * @param {Page} page
 */
function textOf(page) {
  return page.evaluate(() => {
    const parts = [];
    const roots = [/** @type {Node} */ (document.body)];
    for (const root of roots) {
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot)
          roots.push(node.shadowRoot);
        else if (
          node.nodeType === Node.TEXT_NODE &&
          node.parentElement?.localName !== "style"
        )
          parts.push(node.textContent);
      }
    }
    return parts.join(" ").replace(/\s+/g, " ");
  });
}

/** @param {Page} page */
const tokensOf = async (page) =>
  (await readPicture(page)).picture.tokens.map(({ text }) => text);

for (const browser of browsers) {
  test(`hard texts in ${browser}`, async (t) => {
    const page = await open(t, browser);
    await waitForPicture(page, 10);

    await t.test("one token attends to nothing, and says so", async () => {
      await type(page, "Hello");
      await waitForPicture(page, 1);
      const read = await readPicture(page);
      assert.deepEqual(read.picture.weights.data, [0]);
      checkNumbers(read);
    });

    await t.test("emoji, one token each", async () => {
      await type(page, "👩‍👩‍👧 🇫🇷 👍🏽 ok");
      await waitForPicture(page, 4);
      assert.deepEqual(await tokensOf(page), ["👩‍👩‍👧", "🇫🇷", "👍🏽", "ok"]);
      checkNumbers(await readPicture(page));
    });

    await t.test("right-to-left text", async () => {
      await type(page, "שלום לך עולם");
      await waitForPicture(page, 3);
      assert.deepEqual(await tokensOf(page), ["שלום", "לך", "עולם"]);
    });

    await t.test("HTML is text", async () => {
      await type(page, '<img src=x onerror="window.hacked=1"><b>bold</b>');
      await waitForText(page, "onerror", "sentence-box", "token-chips");
      const found = await page.evaluate(() => {
        const count = (/** @type {Document | ShadowRoot} */ root) => {
          let n = root.querySelectorAll("img, b.bold").length;
          for (const element of root.querySelectorAll("*"))
            if (element.shadowRoot) n += count(element.shadowRoot);
          return n;
        };
        return { elements: count(document), hacked: "hacked" in window };
      });
      assert.deepEqual(found, { elements: 0, hacked: false });
    });

    await t.test("a lone half of a surrogate pair", async () => {
      await type(page, "half \ud83d pair");
      await waitForPicture(page, 3);
      assert.equal((await readPicture(page)).state.text, "half \ufffd pair");
    });

    await t.test("no text: a message, and the last picture stays", async () => {
      await type(page, "three little words");
      await waitForPicture(page, 3);
      await type(page, " \n ");
      await waitForText(page, "no words", "sentence-box", "#text-error");
      assert.deepEqual(await tokensOf(page), ["three", "little", "words"]);
      await type(page, "words again");
      await waitForPicture(page, 2);
      assert.ok(!(await textOf(page)).includes("no words"));
    });

    await t.test("2,000 tokens", async () => {
      await type(
        page,
        "the cat sat on a mat and ".repeat(286).split(" ", 2000).join(" "),
      );
      await waitForPicture(page, 2000);
      const { sums, shape } = await readSizes(page);
      assert.deepEqual(shape, [2000, 2000]);
      // 2,000 rounded weights: their sum is off by at most n·ε.
      for (const sum of sums) assert.ok(Math.abs(sum - 1) <= 2000 * 2 ** -23);
    });

    await t.test(
      "more than can be shown: a message, the picture stays",
      async () => {
        await type(page, "a ".repeat(4097));
        await waitForText(page, "4096", "sentence-box", "#text-error");
        assert.deepEqual((await readSizes(page)).shape, [2000, 2000]);
        await type(page, "x".repeat(40_001));
        assert.match(
          await textOf(page),
          /too long: 40001 characters \(limit 40000\)/,
        );
      },
    );
  });

  test(`damaged links in ${browser}`, async (t) => {
    for (const [link, message] of [
      ["%%%", "This link is damaged."],
      ["v=1&nHeads=5&text=two+words", "it was left out: nHeads"],
      ["v=1&__proto__=1&<b>=2", "it was left out: __proto__"],
      ["v=99&text=x", "newer version"],
    ])
      await t.test(link, async (sub) => {
        const page = await open(sub, browser, `/#${link}`);
        await waitForPicture(page);
        await waitForText(page, message, ".notices");
        const { state } = await readPicture(page);
        const rest = decode(link.startsWith("v=1") ? "v=1" : "").state;
        const text = link.includes("two+words") ? "two words" : rest.text;
        assert.deepEqual(state, { ...rest, text });
      });
  });

  test(`a link that is followed on the open page in ${browser}`, async (t) => {
    const page = await open(t, browser);
    await waitForPicture(page, 10);
    await page.evaluate(() => {
      location.hash = "v=1&text=only+three+tokens&mask=causal";
    });
    await waitForPicture(page, 3);
    assert.equal((await readPicture(page)).state.mask, "causal");
  });
}

/**
 * Of a picture that is too large to be sent as a whole, when all heads are done.
 * @param {Page} page
 */
async function readSizes(page) {
  await page.waitFor(() => {
    const element = document.querySelector("attention-playground");
    return /** @type {any} */ (element).page.progress === null;
  });
  return page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const { rowSums, weights } = view.picture;
    return {
      sums: /** @type {number[]} */ (Array.from(rowSums.data)),
      shape: weights.shape,
    };
  });
}
