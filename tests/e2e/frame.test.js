// The playground in a frame of somebody else's page, with which it talks.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { linkOf } from "../../web/app/packed-link.js";
import { defaults, withPatch } from "../../web/app/state.js";
import { serve } from "../../web/setup/serve.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";

after(closePlaywright);

/** @typedef {import("../../web/app/attention-playground.js").AttentionPlayground} Playground */

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

const asking = `
  window.heard = [];
  const send = (frame, message) => frame.contentWindow.postMessage(
    { attentionPlayground: 1, type: "open", ...message }, "*");
  addEventListener("message", ({ data, source }) => {
    const frame = [...document.querySelectorAll("iframe")].find(
      ({ contentWindow }) => contentWindow === source);
    if (data.type === "error") heard.push(frame.id + ": " + data.code + ": " + data.message);
    if (data.type === "ready")
      for (const message of [{ link: 5 }, {}, { link: "%%%" }]) send(frame, message);
  });`;

test("what is wrong with a message, or an origin, is told to who sent it", async (t) => {
  const frames = (/** @type {string} */ origin) =>
    Object.entries({ wrong: "your-course.example", right: origin })
      .map(
        ([id, text]) =>
          `<iframe id="${id}" src="index.html?embed=1&origin=${text}#v=1"></iframe>`,
      )
      .join("");
  const overlay = { "favicon.ico": "", "host.js": asking, "host.html": "" };
  const server = await serve({ overlay });
  t.after(() => server.close());
  const { origin } = new URL(server.url);
  overlay["host.html"] = `<!doctype html><html lang="en"><title>Course</title>
    <script src="host.js"></script>${frames(origin)}`;
  const driver = await openPlaywright("chromium", origin, {});
  t.after(() => driver.close());
  await driver.goto(`${origin}/host.html`);
  await driver.playwright?.waitForFunction(
    () => /** @type {any} */ (window).heard.length === 4,
  );
  const heard = await driver.evaluate("heard.sort()");
  assert.deepEqual(heard, [
    "right: invalid-argument: invalid link: 5 (must be text)",
    "right: invalid-argument: invalid link: undefined (must be text)",
    "right: invalid-argument: invalid link: unreadable",
    'wrong: invalid-argument: invalid origin: "your-course.example" (must be that of a web page)',
  ]);
  assert.deepEqual(driver.problems, []);
});

const counting = `
  window.heard = [];
  addEventListener("message", ({ data }) => heard.push(data));`;

test("of links and states that follow each other the last one stays, and is told last", async (t) => {
  const overlay = { "favicon.ico": "", "host.js": counting, "host.html": "" };
  const server = await serve({ overlay });
  t.after(() => server.close());
  const { origin } = new URL(server.url);
  overlay["host.html"] = `<!doctype html><html lang="en"><title>Course</title>
    <script src="host.js"></script>
    <iframe width="800" height="600" src="index.html?embed=1&origin=${origin}#v=2"></iframe>`;
  const driver = await openPlaywright("chromium", origin, {});
  t.after(() => driver.close());
  await driver.goto(`${origin}/host.html`);
  const page = /** @type {import("playwright-core").Page} */ (
    driver.playwright
  );
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some(
      (/** @type {any} */ { type }) => type === "ready",
    ),
  );
  const long = Array.from({ length: 2000 }, (_, k) => `w${(k * 7919) % 997}`);
  const text = long.join(" ");
  const packed = await linkOf(withPatch(defaults(), { text, window: 9 }));
  assert.match(packed ?? "", /^z=/);
  const inner = page.frames().at(-1);
  const seen = await inner?.evaluate(async (link) => {
    const element = /** @type {Playground} */ (
      document.querySelector("attention-playground")
    );
    const now = () => [element.state.text.slice(0, 20), element.state.window];
    const states = [];
    await Promise.all([element.open(link), element.open("v=2&text=plain")]);
    states.push(now());
    const opened = element.open(link);
    element.state = { text: "assigned" };
    await opened;
    states.push(now());
    element.setAttribute("link", link);
    await element.open("v=2&text=after");
    await element.open(link); // by now the attribute is read too
    await element.open("v=2&text=attribute");
    states.push(now());
    return states;
  }, packed ?? "");
  const initial = defaults().window;
  assert.deepEqual(seen, [
    ["plain", initial],
    ["assigned", 9],
    ["attribute", initial],
  ]);
  await inner?.evaluate(async () => {
    const element = /** @type {Playground} */ (
      document.querySelector("attention-playground")
    );
    const getLink = element.getLink.bind(element);
    let release = () => {};
    const packing = new Promise((resolve) => {
      release = () => resolve(null);
    });
    element.state = { text: "overtaken" };
    const link = getLink();
    element.getLink = () => packing.then(() => link); // as if packed slowly
    await element.updateComplete;
    element.getLink = getLink;
    element.state = { text: "the last" };
    await element.updateComplete;
    await getLink();
    release();
    setTimeout(() => window.parent.postMessage({ type: "done" }, "*"));
  });
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some(
      (/** @type {any} */ { type }) => type === "done",
    ),
  );
  const last = await page.evaluate(() =>
    /** @type {any} */ (window).heard.findLast(
      (/** @type {any} */ { type }) => type === "state",
    ),
  );
  assert.match(last.link, /text=the\+last/);
  assert.deepEqual(driver.problems, []);
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
      const { lang, theme } = element.state;
      return { lang, theme, canUndo: element.page.canUndo };
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

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`a frame of another site copies in ${browser}`, async (t) => {
    const headers = { "content-security-policy": "" };
    const site = await serve({ overlay: {}, headers });
    t.after(() => site.close());
    const address = `${site.url}index.html?embed=1#v=1&text=one+two&sheet=code`;
    const course = await serve({
      overlay: {
        "favicon.ico": "",
        "host.html": `<!doctype html><title>Course</title><textarea></textarea>
          <iframe sandbox="allow-scripts" width="800" height="800" src="${address}"></iframe>`,
      },
      headers,
    });
    t.after(() => course.close());
    const { origin } = new URL(course.url);
    const driver = await openPlaywright(browser, origin, {});
    t.after(() => driver.close());
    await driver.goto(`${course.url}host.html`);
    const page = /** @type {import("playwright-core").Page} */ (
      driver.playwright
    );
    const inner = page.frameLocator("iframe");
    await inner.getByRole("button", { name: "Copy runnable script" }).click();
    await inner.getByText("Copied: a NumPy script").first().waitFor();
    await page.locator("textarea").click();
    await page.keyboard.press("Control+v");
    const pasted = await page.locator("textarea").inputValue();
    assert.ok(pasted.includes("import numpy as np\n"), pasted.slice(0, 200));
    const isOfFrame = (/** @type {string} */ problem) =>
      problem.startsWith("request to another origin");
    assert.deepEqual(
      driver.problems.filter((problem) => !isOfFrame(problem)),
      [],
    );
  });
