// The element in the hands of somebody who does it wrong, or otherwise than others.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closePlaywright } from "./harness/playwright.js";
import { hostPage, shown } from "./host-page.js";

after(closePlaywright);

/** @typedef {import("../../web/app/attention-playground.js").AttentionPlayground} Playground */

/** A page with one element. @param {string} [attributes] */
const withElement = (attributes = "") => `<!doctype html><html lang="en">
  <title>Host</title>
  <script type="module" src="host.js"></script>
  <script type="module" src="attention-playground.js"></script>
  <attention-playground id="one" model="vectors" sentence="one two three"
    ${attributes}></attention-playground>`;

test("what is no state, and no link, is refused in words", async (t) => {
  const { page } = await hostPage(t, withElement());
  await shown(page, "one");
  const {
    errors,
    before,
    after: now,
  } = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.getElementById("one"));
    const oddities = [
      ...[null, true, 0, NaN, "x", 1n, Symbol("odd"), () => {}, [0], [[]]],
      ...[{ maks: 1 }, new Date(NaN), [undefined], Array(1), { row: "1" }],
      ...[[{ row: 0 }], [null], Object.create(null, { x: { value: 1 } })],
    ];
    const cycle = /** @type {any} */ ({});
    cycle.self = cycle;
    oddities.push(cycle, [cycle]);
    /** @type {any[]} */
    const thrown = [];
    const attempt = async (/** @type {() => unknown} */ act) => {
      try {
        await act();
      } catch (error) {
        thrown.push(error);
      }
    };
    const text = () => JSON.stringify(element.state);
    const asBefore = text();
    for (const odd of oddities) {
      if (typeof odd !== "string") await attempt(() => element.open(odd));
      const isEmpty = typeof odd === "object" && !Object.keys(odd ?? [0])[0];
      if (!isEmpty) await attempt(() => (element.state = odd));
      for (const name of Object.keys(element.state))
        await attempt(() => {
          const kept = element.state[name];
          element.state = { [name]: odd };
          element.state = { [name]: kept };
        });
    }
    element.state = undefined;
    return {
      errors: thrown.map(({ name, code, message }) => [name, code, message]),
      ...{ before: asBefore, after: text() },
    };
  });
  assert.ok(errors.length > 900, `${errors.length}`);
  for (const [name, code, message] of errors) {
    assert.deepEqual([name, code], ["EngineError", "invalid-argument"]);
    assert.match(message, /^invalid \w+: .+ \(.+\)$/);
  }
  assert.equal(now, before);
});

test("the state is data to read: what writes into it is told so", async (t) => {
  const script = `
    addEventListener("error", (event) => event.preventDefault());
    window.attempts = (element) => {
      const errors = [];
      for (const act of [
        () => (element.state.text = "x"),
        () => element.state.pinned.push(5),
        () => (element.state.painted[0].row = 5),
        () => delete element.state.mask,
        () => (element.state.more = 1),
      ])
        try { act(); } catch (error) { errors.push(error.name); }
      return errors;
    };`;
  const { page } = await hostPage(t, withElement(), { script });
  await shown(page, "one");
  const seen = await page.evaluate(() => {
    const element = /** @type {Playground} */ (document.getElementById("one"));
    const mine = { pinned: [1], painted: [{ row: 0, col: 1 }] };
    element.state = mine;
    const before = JSON.stringify(element.state);
    const errors = /** @type {any} */ (window).attempts(element);
    mine.pinned.push(2); // stays the host's own
    mine.painted[0].row = 2;
    return { errors, before, after: JSON.stringify(element.state), mine };
  });
  assert.deepEqual(seen.errors, Array(5).fill("TypeError"));
  assert.equal(seen.after, seen.before);
  assert.deepEqual(seen.mine.pinned, [1, 2]);
});

test("a state that is assigned before the element is defined is taken", async (t) => {
  const script = `document.getElementById("one").state = { mask: "causal", head: 1 };`;
  const { page } = await hostPage(t, withElement('head="3"'), { script });
  await shown(page, "one");
  const state = await page.evaluate(() => {
    const element = /** @type {Playground} */ (document.getElementById("one"));
    const { mask, head } = element.state;
    const { canUndo } = element.page;
    element.state = { window: 2 }; // again a property
    return { mask, head, canUndo, width: element.state.window };
  });
  const expected = { mask: "causal", head: 1, canUndo: false, width: 2 };
  assert.deepEqual(state, expected);
});

test("attributes and links that cannot be read are told by errors", async (t) => {
  const { page } = await hostPage(t, withElement('site="/index.html?a#b"'));
  await shown(page, "one");
  const { link, told } = await page.evaluate(async () => {
    const element = /** @type {Playground} */ (document.getElementById("one"));
    const copied = await element.getLink();
    /** @type {unknown[]} */
    const errors = [];
    element.addEventListener("error", (event) =>
      errors.push(/** @type {any} */ (event).detail),
    );
    for (const [name, value] of [
      ...[
        ["site", "http://["],
        ["site", "javascript:alert(1)"],
        ["link", "%%%"],
      ],
      ...[
        ["layer", "1e3"],
        ["controls", "map:"],
        ["theme", ""],
      ],
    ])
      element.setAttribute(name, value);
    if ((await element.getLink()) !== null)
      throw new Error("a link to nowhere");
    for (const text of ["v=2&nHeads=5", "v=99", "z=!", "v=2&text=fine"]) {
      await element.open(text);
      await element.updateComplete;
    }
    return { link: copied, told: errors };
  });
  const { origin } = new URL(page.url());
  assert.equal(
    link,
    `${origin}/index.html?a#v=2&source=vectors&text=one+two+three`,
  );
  assert.deepEqual(
    told.map((/** @type {any} */ { code }) => code),
    Array(9).fill("invalid-argument"),
  );
  assert.deepEqual(
    told.map((/** @type {any} */ { message }) => message),
    [
      "invalid attribute: site",
      "invalid attribute: site",
      "invalid attribute: link",
      "invalid attribute: layer",
      "invalid attribute: controls (map:)",
      "invalid attribute: theme",
      "invalid link: damaged,nHeads",
      "invalid link: newer",
      "invalid link: unreadable",
    ],
  );
});

test("an element is moved, copied, taken out while it loads, and told much at once", async (t) => {
  const { page } = await hostPage(t, withElement());
  await shown(page, "one");
  const seen = await page.evaluate(async () => {
    const element = /** @type {Playground} */ (document.getElementById("one"));
    const place = document.body.appendChild(document.createElement("div"));
    /** @param {Playground} of @param {string} text */
    const shows = (of, text) =>
      new Promise((resolve) => {
        const look = () => {
          const { picture, playground } = of.page;
          const words = picture?.tokens.map((token) => token.text).join(" ");
          if (playground && words === text) resolve(text);
          else requestAnimationFrame(look);
        };
        look();
      });
    const copy = /** @type {Playground} */ (element.cloneNode(true));
    place.append(copy);
    copy.remove(); // while it loads
    element.state = { mask: "causal" };
    place.append(element);
    for (let i = 0; i < 1000; i++) {
      element.setAttribute("sentence", `word ${i}`);
      element.setAttribute("language", ["en", "de", "fr"][i % 3]);
      element.setAttribute("controls", ["map", "formula", "map links"][i % 3]);
    }
    await shows(element, "word 999");
    const isAway = copy.page.playground === null;
    place.append(copy);
    await shows(copy, "one two three");
    return { isAway, mask: element.state.mask, lang: element.lang };
  });
  assert.deepEqual(seen, { isAway: true, mask: "causal", lang: "en" });
  assert.equal(page.workers().length, 2);
});
