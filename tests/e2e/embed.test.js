// The playground on somebody else's page: as an element, and in a frame that talks with it.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { serve } from "../../web/setup/serve.js";
import { linkOf } from "../../web/app/packed-link.js";
import { defaults, withPatch } from "../../web/app/state.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";

after(closePlaywright);

/** @typedef {import("../../web/app/attention-playground.js").AttentionPlayground} Playground */

/**
 * @param {import("node:test").TestContext} t
 * @param {string} html the page around
 * @param {string} [script] beside it
 */
async function host(t, html, script = "") {
  const files = { "host.html": html, "host.js": script, "host.css": style };
  const overlay = { "favicon.ico": "", ...files };
  const server = await serve({ overlay });
  t.after(() => server.close());
  const { origin } = new URL(server.url);
  const driver = await openPlaywright("chromium", origin, {});
  t.after(() => driver.close());
  t.after(() => assert.deepEqual(driver.problems, []));
  await driver.goto(`${server.url}host.html`);
  const page = /** @type {import("playwright-core").Page} */ (
    driver.playwright
  );
  return { page, origin };
}

/** @param {import("playwright-core").Page} page @param {string} id */
function shown(page, id) {
  return page.waitForFunction((name) => {
    const element = /** @type {any} */ (document.getElementById(name));
    const view = element?.shadowRoot?.querySelector("weights-view");
    return view?.picture?.tokens?.map((/** @type {any} */ token) => token.text);
  }, id);
}

const two = `<!doctype html><html lang="en"><title>Host</title>
  <link rel="stylesheet" href="host.css">
  <script type="module" src="attention-playground.js"></script>
  <script type="module" src="host.js"></script>
  <attention-playground id="first" model="vectors" sentence="one two three"
    switches="mask=causal&scaled=0" head="9" theme="dark" view="nowhere"></attention-playground>
  <attention-playground id="second" model="vectors" sentence="cats and dogs"
    controls="formula:locked map nothing"></attention-playground>`;

const style = `
  #second { --accent: rgb(1, 2, 3); }
  #second::part(map) { outline: 5px solid rgb(4, 5, 6); }`;

const listening = `
  window.told = [];
  for (const id of ["first", "second"])
    for (const type of ["ready", "change", "error"])
      document.getElementById(id).addEventListener(type, ({ detail }) =>
        told.push({ id, type, message: detail.message, mask: detail.state?.mask }));`;

test("two elements on a page are told by attributes and tell by events", async (t) => {
  const { page } = await host(t, two, listening);
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
  const { page } = await host(t, two, listening);
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
        .filter((part) => part.matches("[inert]"))
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
  const { page } = await host(t, spoken);
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

const frame = (/** @type {string} */ origin) => `<!doctype html><html lang="en">
  <title>Course</title>
  <script src="host.js"></script>
  <iframe sandbox="allow-scripts" width="800" height="100"
    src="index.html?embed=1&controls=map&origin=${encodeURIComponent(origin)}#v=1&text=one+two"></iframe>`;

const hearing = `
  window.heard = [];
  addEventListener("message", ({ data, source }) => {
    const frame = document.querySelector("iframe");
    if (source !== frame.contentWindow || data.attentionPlayground !== 1) return;
    heard.push(data);
    if (data.type === "height") frame.height = data.height;
    if (data.type === "ready")
      frame.contentWindow.postMessage(
        { attentionPlayground: 1, type: "open", link: "v=1&text=three+four+five" }, "*");
  });`;

test("a frame tells its height and state, and opens links, of the origin that it was given", async (t) => {
  const server = await serve({ overlay: {} });
  const { origin } = new URL(server.url);
  await server.close();
  for (const isTrusted of [true, false]) {
    const overlay = {
      "favicon.ico": "",
      "host.js": hearing,
      "host.html": frame(isTrusted ? origin : "https://elsewhere.example"),
    };
    const site = await serve({ overlay, port: Number(new URL(origin).port) });
    t.after(() => site.close());
    const driver = await openPlaywright("chromium", origin, {});
    await driver.goto(`${origin}/host.html`);
    const page = /** @type {import("playwright-core").Page} */ (
      driver.playwright
    );
    const wanted = isTrusted ? "state" : "height";
    await page.waitForFunction(
      (type) =>
        /** @type {any} */ (window).heard.some(
          (/** @type {any} */ one) => one.type === type,
        ),
      wanted,
    );
    const inner = page.frames().at(-1);
    await inner?.waitForFunction(() => {
      const shell = document.querySelector("attention-playground");
      const view = shell?.shadowRoot?.querySelector("weights-view");
      return Boolean(/** @type {any} */ (view)?.picture);
    });
    const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
    const types = new Set(heard.map((/** @type {any} */ one) => one.type));
    if (isTrusted) {
      assert.deepEqual([...types].sort(), [
        "height",
        "hello",
        "ready",
        "state",
      ]);
      const { link } = heard.findLast(
        (/** @type {any} */ one) => one.type === "state",
      );
      assert.match(link, /text=three\+four\+five/);
      const { height } = heard.findLast(
        (/** @type {any} */ one) => one.type === "height",
      );
      assert.ok(height > 200, `${height} px`);
    } else assert.deepEqual([...types].sort(), ["height", "hello"]);
    await driver.close();
    await site.close();
  }
});

const long = "one two three four five six seven ".repeat(30);

test("an element shows what a packed link holds, as the page copies it", async (t) => {
  const packed = await linkOf(
    withPatch(defaults(), { source: "vectors", text: long, mask: "causal" }),
  );
  assert.match(packed ?? "", /^z=/);
  const { page } = await host(
    t,
    `<!doctype html><html lang="en"><title>Host</title>
    <script type="module" src="attention-playground.js"></script>
    <script type="module" src="host.js"></script>
    <attention-playground id="first" link="${packed}" switches="mask=window"></attention-playground>
    <attention-playground id="second" link="v=1&text=one+two"></attention-playground>`,
    listening,
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

test("a frame begins with what its address asks for, and keeps it", async (t) => {
  const server = await serve({ overlay: {} });
  t.after(() => server.close());
  const driver = await openPlaywright(
    "chromium",
    new URL(server.url).origin,
    {},
  );
  t.after(() => driver.close());
  await driver.goto(
    `${server.url}?embed=1&controls=map+header&language=de&theme=dark#v=2&source=vectors&text=one`,
  );
  const page = /** @type {import("playwright-core").Page} */ (
    driver.playwright
  );
  /** @param {string} text that it is to show */
  const seen = async (text) => {
    await page.waitForFunction((wanted) => {
      const shell = document.querySelector("attention-playground")?.shadowRoot;
      const view = /** @type {any} */ (shell?.querySelector("weights-view"));
      return view?.picture?.scene.text === wanted;
    }, text);
    return page.evaluate(() => {
      const element = /** @type {Playground} */ (
        document.querySelector("attention-playground")
      );
      const { lang, state } = element;
      return { lang, theme: state.theme, canUndo: element.page.canUndo };
    });
  };
  const german = { lang: "de", theme: "dark" };
  assert.deepEqual(await seen("one"), { ...german, canUndo: false });
  await page.evaluate(() => (location.hash = "v=2&source=vectors&text=two"));
  assert.deepEqual(await seen("two"), { ...german, canUndo: true });
  await page.evaluate(() =>
    /** @type {Playground} */ (
      document.querySelector("attention-playground")
    ).open("v=2&source=vectors&text=three&lang=fr"),
  );
  assert.deepEqual(await seen("three"), {
    ...{ lang: "fr", theme: "dark", canUndo: true },
  });
  assert.deepEqual(driver.problems, []);
});
