// Pages with a content security policy of their own: what the readme says that they need is enough,
// and what comes of less.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { exercises } from "../../web/practice/exercises/index.js";
import { serve } from "../../web/setup/serve.js";
import { root } from "../../web/setup/steps.js";
import { browsers } from "./harness/open.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { closeWebKit, openWebKit } from "./harness/webkit.js";

after(closePlaywright);
after(closeWebKit);

/** Those of the readme, in its order. @param {string} site the address in place of YOUR-SITE */
function policies(site) {
  const text = readFileSync(join(root, "web/embed/README.md"), "utf8");
  const [, ofPage, ofElement, ofFrame, ...more] = text
    .replaceAll("https://YOUR-SITE", site)
    .split(/```text\n/)
    .map((part) => part.split("\n")[0].trim());
  assert.deepEqual(more, []);
  return { ofPage, ofElement, ofFrame };
}

const [{ name: exercise }] = exercises;

/** @param {string} policy */
const withoutWorkers = (policy) => policy.replace(/; worker-src [^;]*/, "");

/**
 * What an element does in a page: where it computes, and what comes of an exercise. Runs in the page.
 * @param {string} name of the exercise
 */
async function use(name) {
  const element = /** @type {any} */ (
    document.querySelector("attention-playground")
  );
  /** @template T @param {() => T} look @returns {Promise<T>} */
  const come = (look) =>
    new Promise((resolve) => {
      const again = () => {
        const found = look();
        if (found) resolve(found);
        else setTimeout(again, 50);
      };
      again();
    });
  /** @param {ParentNode} inside @returns {Element[]} shadow roots, too */
  const all = (inside) =>
    [...inside.querySelectorAll("*")].flatMap((one) => [
      one,
      ...(one.shadowRoot ? all(one.shadowRoot) : []),
    ]);
  await come(() => element?.page?.picture && !element.page.picture.isStored);
  const { thread } = element.page.playground;
  const answer = new Promise((resolve) =>
    element.addEventListener("answer", () => resolve("answered")),
  );
  element.state = { view: "practice", exercise: name };
  const check = await come(() =>
    all(element.shadowRoot).find(
      (one) =>
        one.localName === "button" && one.textContent?.trim() === "Check",
    ),
  );
  /** @type {HTMLElement} */ (check).click();
  const trouble = come(
    () =>
      all(element.shadowRoot)
        .map(({ textContent }) => textContent ?? "")
        .find((text) => text.includes("Python needs a worker")) && "no worker",
  );
  return { thread, outcome: await Promise.race([answer, trouble]) };
}

for (const browser of browsers)
  test(`an element from another server in ${browser}`, async (t) => {
    const other = await serve({ headers: { "content-security-policy": "" } });
    t.after(() => other.close());
    const { origin: site } = new URL(other.url);
    const headers = { "content-security-policy": "" };
    const overlay = {
      "favicon.ico": "",
      "host.html": `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" crossorigin src="${site}/attention-playground.js"></script>
        <attention-playground model="vectors" sentence="one two three"></attention-playground>`,
    };
    const server = await serve({ overlay, headers });
    t.after(() => server.close());
    const start = browser === "webkit" ? openWebKit : openPlaywright;
    const { ofElement } = policies(site);
    const trusted = "require-trusted-types-for 'script'; trusted-types";
    for (const [policy, thread, outcome] of [
      [ofElement, "worker", "answered"],
      [
        `default-src 'none'; img-src 'self'; ${ofElement}; ${trusted} lit-html attention-playground`,
        ...["worker", "answered"],
      ],
      [withoutWorkers(ofElement), "page", "no worker"],
    ])
      await t.test(policy, async (sub) => {
        headers["content-security-policy"] = policy;
        const driver = await start(browser, new URL(server.url).origin, {});
        sub.after(() => driver.close());
        await driver.goto(`${server.url}host.html`);
        const seen = await driver.evaluate(`(${use})("${exercise}")`);
        assert.deepEqual(seen, { thread, outcome });
        const others = driver.problems.filter(
          (one) => !one.startsWith(`request to another origin: ${site}`),
        );
        if (thread === "worker") assert.deepEqual(others, []);
      });
  });

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`a sandboxed frame in ${browser}`, async (t) => {
    const headers = { "content-security-policy": "" };
    const overlay = {
      "favicon.ico": "",
      "course.html": `<!doctype html><html lang="en"><title>Course</title>
        <iframe sandbox="allow-scripts" src="index.html?embed=1#v=1"></iframe>`,
    };
    const server = await serve({ overlay, headers });
    t.after(() => server.close());
    const { origin } = new URL(server.url);
    const driver = await openPlaywright(browser, origin, {});
    t.after(() => driver.close());
    const { ofPage, ofFrame } = policies(origin);
    for (const [policy, thread, outcome] of [
      [ofFrame, "worker", "answered"],
      [ofPage, "page", "no worker"],
    ]) {
      headers["content-security-policy"] = policy;
      await driver.goto(`${server.url}course.html`);
      const frame = driver.playwright?.frames().at(-1);
      const seen = await frame?.evaluate(use, exercise);
      assert.deepEqual(seen, { thread, outcome }, policy);
      if (thread === "worker") assert.deepEqual(driver.problems, []);
    }
  });
