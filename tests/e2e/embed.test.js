// The playground on somebody else's page, as an element.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { linkOf } from "../../web/app/packed-link.js";
import { defaults, withPatch } from "../../web/app/state.js";
import { jsonOf } from "../../web/export/state-file.js";
import { PARTS } from "../../web/embed/controls.js";
import { closePlaywright } from "./harness/playwright.js";
import { hostPage, shown } from "./host-page.js";
import { axeFindings } from "./harness/axe.js";
import { dropFile } from "./on-page.js";

after(closePlaywright);

/** @typedef {import("../../web/app/attention-playground.js").AttentionPlayground} Playground */

const two = `<!doctype html><html lang="en"><title>Host</title>
  <link rel="stylesheet" href="host.css">
  <script type="module" src="attention-playground.js"></script>
  <script type="module" src="host.js"></script>
  <attention-playground id="first" model="vectors" sentence="one two three"
    switches="mask=causal&scaled=0" head="9" theme="dark" view="nowhere"></attention-playground>
  <attention-playground id="second" model="vectors" sentence="cats and dogs"
    controls="formula:locked map nothing"></attention-playground>`;

const css = `
  #second { --accent: rgb(1, 2, 3); }
  #second::part(map) { outline: 5px solid rgb(4, 5, 6); }`;

const listening = `
  window.told = [];
  for (const id of ["first", "second"])
    for (const type of ["ready", "change", "error"])
      document.getElementById(id).addEventListener(type, ({ detail }) =>
        told.push({ id, type, message: detail.message, mask: detail.state?.mask }));`;

test("two elements on a page are told by attributes and tell by events", async (t) => {
  const { page } = await hostPage(t, two, { script: listening, css });
  assert.deepEqual(await (await shown(page, "first")).jsonValue(), [
    "one",
    "two",
    "three",
  ]);
  await shown(page, "second");
  const states = await page.evaluate(() =>
    ["first", "second"].map((id) => {
      const { mask, scaled, text, theme } = /** @type {Playground} */ (
        document.getElementById(id)
      ).state;
      return { mask, scaled, text, theme };
    }),
  );
  assert.deepEqual(states, [
    { mask: "causal", scaled: false, text: "one two three", theme: "dark" },
    { mask: "none", scaled: true, text: "cats and dogs", theme: "auto" },
  ]);
  await page.evaluate(() => {
    const first = /** @type {Playground} */ (document.getElementById("first"));
    first.state = { mask: "window" };
    first.setAttribute("sentence", "four five");
    assertThrows(() => (first.state = /** @type {any} */ ({ head: -1 })));
    function assertThrows(/** @type {() => void} */ act) {
      try {
        act();
      } catch {
        return;
      }
      throw new Error("nothing was thrown");
    }
  });
  await page.waitForFunction(
    () =>
      /** @type {any} */ (document.getElementById("first")).shadowRoot
        ?.querySelector("weights-view")
        ?.picture?.tokens.at(-1).text === "five",
  );
  const told = await page.evaluate(() => /** @type {any} */ (window).told);
  const of = (/** @type {string} */ id, /** @type {string} */ type) =>
    told.filter((/** @type {any} */ one) => one.id === id && one.type === type);
  assert.equal(of("first", "ready").length, 1);
  assert.equal(of("second", "ready").length, 1);
  assert.equal(of("first", "change").at(-1).mask, "window");
  assert.deepEqual(of("second", "change"), []);
  const messages = told.flatMap(
    (/** @type {any} */ { message }) => message ?? [],
  );
  assert.deepEqual(messages.sort(), [
    "invalid attribute: controls (nothing)",
    "invalid attribute: view",
  ]);
  assert.equal(new URL(page.url()).hash, "", "the address is the host's");
});

test("an element shows and locks what its controls name, in the host's colours", async (t) => {
  const { page } = await hostPage(t, two, { script: listening, css });
  await shown(page, "second");
  const seen = await page.evaluate(() => {
    const root = document.getElementById("second")?.shadowRoot;
    const parts = [...(root?.querySelectorAll("[part]") ?? [])];
    const map = root?.querySelector("[part=map]");
    return {
      visible: parts
        .filter((part) => part.checkVisibility())
        .map((part) => part.part.value),
      locked: parts
        .filter((part) => part.matches("[aria-disabled=true]"))
        .map((part) => part.part.value),
      outline: map && getComputedStyle(map).outlineColor,
      accent: map && getComputedStyle(map).getPropertyValue("--accent"),
      width: [map, root?.querySelector("main")].map(
        (element) => element?.clientWidth,
      ),
    };
  });
  assert.deepEqual(seen.visible, ["formula", "map"]);
  assert.deepEqual(seen.locked, ["formula"]);
  assert.equal(seen.outline, "rgb(4, 5, 6)");
  assert.equal(seen.accent, "rgb(1, 2, 3)");
  await page.evaluate(() =>
    document.getElementById("second")?.removeAttribute("controls"),
  );
  await page.waitForFunction(() =>
    document
      .getElementById("second")
      ?.shadowRoot?.querySelector("[part=sentence]")
      ?.checkVisibility(),
  );
});

test("where a part is locked, a dropped file changes nothing, and that is said", async (t) => {
  const { page } = await hostPage(t, two, { script: listening, css });
  await shown(page, "second");
  const settings = jsonOf(withPatch(defaults(), { text: "changed" }));
  const dropOn = (/** @type {string} */ id) =>
    dropFile(page.locator(`#${id}`), "settings.json", settings);
  await dropOn("second");
  await page.waitForFunction(() =>
    /** @type {any} */ (window).told.some(
      (/** @type {any} */ { message }) => message === "invalid file: locked",
    ),
  );
  await dropOn("first");
  const texts = () =>
    page.evaluate(() =>
      ["first", "second"].map((id) => {
        const element = /** @type {Playground} */ (document.getElementById(id));
        return element.state.text;
      }),
    );
  await page.waitForFunction(() => {
    const first = /** @type {Playground} */ (document.getElementById("first"));
    return first.state.text === "changed";
  });
  assert.deepEqual(await texts(), ["changed", "cats and dogs"]);
  const notice = page.locator("#second .notices");
  assert.match(await notice.innerText(), /locked/);
});

const allLocked = `<!doctype html><html lang="en"><title>Host</title>
  <script type="module" src="attention-playground.js"></script>
  <attention-playground id="one" model="vectors" sentence="one two three"
    switches="panel=mask"
    controls="${PARTS.map((part) => `${part}:locked`).join(" ")}"></attention-playground>`;

test("what is locked can be read with a screen reader, and not be changed", async (t) => {
  const { page } = await hostPage(t, allLocked);
  await shown(page, "one");
  const text = page.getByRole("textbox").first();
  const session = await page.context().newCDPSession(page);
  const { nodes } = /** @type {any} */ (
    await session.send("Accessibility.getFullAXTree")
  );
  const readable = nodes.filter((/** @type {any} */ node) => !node.ignored);
  const field = readable.find(
    (/** @type {any} */ node) => node.role.value === "textbox",
  );
  assert.equal(field?.value?.value, "one two three");
  for (const name of ["Undo", "softmax"]) {
    const node = readable.find((/** @type {any} */ one) =>
      one.name?.value?.includes(name),
    );
    assert.ok(node, name);
  }
  assert.deepEqual(await axeFindings(page), []);
  const { tried, scrolling, ...seen } = await page.evaluate(async () => {
    const element = /** @type {Playground} */ (document.getElementById("one"));
    const before = JSON.stringify(element.state);
    /** @type {HTMLElement[]} */
    const all = [];
    const collect = (/** @type {ParentNode} */ root) => {
      for (const one of root.querySelectorAll("*")) {
        all.push(/** @type {HTMLElement} */ (one));
        if (one.shadowRoot) collect(one.shadowRoot);
      }
    };
    const parts = element.renderRoot.querySelectorAll("[part]:not([hidden])");
    for (const part of parts) {
      all.push(/** @type {HTMLElement} */ (part));
      if (part.shadowRoot) collect(part.shadowRoot);
      collect(part);
    }
    const options = { bubbles: true, composed: true, cancelable: true };
    const fields = all.filter(
      (one) =>
        one instanceof HTMLInputElement ||
        one instanceof HTMLSelectElement ||
        one instanceof HTMLTextAreaElement,
    );
    for (const one of all) {
      if (one instanceof HTMLElement) one.click();
      for (const key of ["Enter", " ", "ArrowRight", "ArrowDown", "z"])
        one.dispatchEvent(new KeyboardEvent("keydown", { key, ...options }));
      for (const type of ["pointerdown", "pointermove", "pointerup"])
        one.dispatchEvent(new PointerEvent(type, options));
    }
    for (const one of fields) {
      one.dispatchEvent(new InputEvent("input", options));
      one.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const passed = all.filter((one) =>
      one.dispatchEvent(new WheelEvent("wheel", { deltaY: 10, ...options })),
    );
    await element.updateComplete;
    return {
      tried: all.length,
      scrolling: passed.length,
      ...{ before, after: JSON.stringify(element.state) },
    };
  });
  assert.ok(tried > 100, `${tried}`);
  assert.equal(seen.after, seen.before);
  assert.equal(scrolling, tried, "the page scrolls over what is locked");
  await text.focus();
  await page.keyboard.insertText("changed");
  await page.keyboard.type(" x");
  await page.keyboard.press("Control+z");
  assert.equal(await text.inputValue(), "one two three");

  // And open again.
  await page.evaluate(() =>
    document.getElementById("one")?.setAttribute("controls", "sentence map"),
  );
  await text.fill("four five");
  await page.waitForFunction(() => {
    const element = /** @type {Playground} */ (document.getElementById("one"));
    return element.state.text === "four five";
  });
});

const spoken = `<!doctype html><html lang="en"><title>Host</title>
  <script type="module" src="attention-playground.js"></script>
  <attention-playground id="first" model="vectors" language="fr" theme="dark"></attention-playground>
  <attention-playground id="second" model="vectors" language="de" theme="light"></attention-playground>`;

/** What an element says, in some of its parts. @param {import("playwright-core").Page} page @param {string} id */
const saidBy = (page, id) =>
  page.evaluate((name) => {
    const element = /** @type {Playground} */ (document.getElementById(name));
    const root = element.shadowRoot;
    const inside = root?.querySelector("sentence-box")?.shadowRoot;
    return {
      lang: element.lang,
      scheme: getComputedStyle(element).colorScheme,
      card: root?.querySelector("[part=links] h2")?.textContent,
      label: inside?.querySelector("label")?.textContent?.trim().split("\n")[0],
    };
  }, id);

test("each element speaks its own language, in its own theme", async (t) => {
  const { page } = await hostPage(t, spoken);
  for (const id of ["first", "second"]) await shown(page, id);
  const french = {
    ...{ lang: "fr", scheme: "dark", card: "Liens", label: "Phrase" },
  };
  const german = {
    ...{ lang: "de", scheme: "light", card: "Verbindungen", label: "Satz" },
  };
  assert.deepEqual(await saidBy(page, "first"), french);
  assert.deepEqual(await saidBy(page, "second"), german);

  // What is rendered anew, or loaded later, speaks it too.
  for (const id of ["first", "second"])
    await page.locator(`#${id}`).locator("page-tools button").nth(3).click();
  for (const [id, text] of [
    ["first", "Copier le script exécutable"],
    ["second", "Lauffähiges Skript kopieren"],
  ])
    await page
      .locator(`#${id}`)
      .locator("code-panel button", { hasText: text })
      .waitFor();
  await page.evaluate(() => {
    for (const id of ["first", "second"])
      /** @type {Playground} */ (document.getElementById(id)).state = {
        text: "one two",
        sheet: "",
      };
    document.getElementById("first")?.setAttribute("language", "es");
  });
  await page.waitForFunction(
    () => document.getElementById("first")?.lang === "es",
  );
  await page.waitForFunction(() =>
    document
      .getElementById("first")
      ?.shadowRoot?.querySelector("sentence-box")
      ?.shadowRoot?.querySelector("label")
      ?.textContent?.includes("Frase"),
  );
  assert.deepEqual(await saidBy(page, "second"), german);
});

const long = "one two three four five six seven ".repeat(30);

test("an element shows what a packed link holds, as the page copies it", async (t) => {
  const packed = await linkOf(
    withPatch(defaults(), { source: "vectors", text: long, mask: "causal" }),
  );
  assert.match(packed ?? "", /^z=/);
  const { page } = await hostPage(
    t,
    `<!doctype html><html lang="en"><title>Host</title>
    <script type="module" src="attention-playground.js"></script>
    <script type="module" src="host.js"></script>
    <attention-playground id="first" link="${packed}" switches="mask=window"></attention-playground>
    <attention-playground id="second" link="v=1&text=one+two"></attention-playground>`,
    { script: listening },
  );
  const count = (/** @type {string} */ id) =>
    shown(page, id).then(async (tokens) => (await tokens.jsonValue()).length);
  await page.waitForFunction(
    (text) =>
      /** @type {Playground} */ (document.getElementById("first")).state
        ?.text === text,
    long,
  );
  const first = await page.evaluate(() => {
    const element = /** @type {Playground} */ (
      document.getElementById("first")
    );
    return { mask: element.state.mask, canUndo: element.page.canUndo };
  });
  assert.deepEqual(first, { mask: "window", canUndo: false });
  assert.equal(await count("second"), 2, "a link of version 1: word vectors");
  const told = await page.evaluate(() => /** @type {any} */ (window).told);
  assert.deepEqual(
    told.filter((/** @type {any} */ one) => one.type === "error"),
    [],
  );
});

test("what a page hands down to its own text does not reach the element", async (t) => {
  const handed = {
    ...{ cursor: "wait", direction: "rtl", fontStyle: "italic" },
    ...{ fontVariant: "small-caps", hyphens: "auto", letterSpacing: "3px" },
    ...{ textAlign: "center", textIndent: "40px", textTransform: "uppercase" },
    ...{ textShadow: "red 1px 1px", whiteSpace: "nowrap", wordSpacing: "9px" },
    ...{ wordBreak: "break-all", writingMode: "vertical-rl" },
  };
  const { page } = await hostPage(t, spoken);
  await shown(page, "first");
  const read = (/** @type {Record<string, string>} */ styles) =>
    page.evaluate((asked) => {
      const element = document.getElementById("first");
      const inside = element?.shadowRoot?.querySelector("[part=header] p");
      if (!element || !inside) throw new Error("nothing is shown");
      Object.assign(document.body.style, asked);
      const look = getComputedStyle(inside);
      const around = getComputedStyle(document.body);
      return Object.keys(asked).map((name) => ({
        name,
        inside: look[/** @type {any} */ (name)],
        around: around[/** @type {any} */ (name)],
      }));
    }, styles);
  const none = Object.fromEntries(
    Object.keys(handed).map((name) => [name, ""]),
  );
  const alone = await read(none);
  const handedDown = await read(handed);
  for (const [at, { name, inside, around }] of handedDown.entries()) {
    assert.notEqual(around, alone[at].around, name);
    assert.equal(inside, alone[at].inside, name);
  }
});
