// The page in a course: a sandboxed frame has no origin, so it may start no worker of its own
// server; where the page's policy allows no worker made of text either, it computes on its own
// thread.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { contentSecurityPolicy, serve } from "../../web/setup/serve.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { closeWebKit, openWebKit } from "./harness/webkit.js";

after(closePlaywright);
after(closeWebKit);

const course = {
  "favicon.ico": "",
  "course.html": `<!doctype html><title>course</title>
    <iframe sandbox="allow-scripts" src="index.html"></iframe>`,
};
/** @type {Record<string, Record<string, string>>} headers in place of those of `npm start` */
const policies = {
  "without a policy": { "content-security-policy": "" },
  "with the strict policy": {},
};

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  for (const [policy, headers] of Object.entries(policies))
    test(`a sandboxed frame ${policy} computes in ${browser}`, async (t) => {
      const server = await serve({ overlay: course, headers });
      t.after(() => server.close());
      const driver = await openPlaywright(
        browser,
        new URL(server.url).origin,
        {},
      );
      t.after(() => driver.close());
      await driver.goto(`${server.url}course.html`);
      const page = driver.playwright;
      const frame = page?.frames().at(-1);
      await frame?.waitForFunction(() => {
        const shell = document.querySelector("attention-playground");
        const view = shell?.shadowRoot?.querySelector("weights-view");
        const { picture } = /** @type {any} */ (view) ?? {};
        return picture && !picture.isStored;
      });
      // What comes after the picture: the page would like to stay on the device.
      await frame?.waitForFunction(() =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.includes("/register-")),
      );
      await frame?.evaluate(() => new Promise(requestAnimationFrame));
      // The strict policy has the browser itself report the worker that it forbids.
      if ("content-security-policy" in headers)
        assert.deepEqual(driver.problems, []);
    });

/** The frame's messages are all that its page sees of it. */
const hearing = `window.heard = [];
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = "index.html?embed=1&origin=" + encodeURIComponent(location.origin);
  addEventListener("message", ({ data }) => heard.push(data.type));
  document.body.append(frame);`;

// To WebKit an origin that is null is not even 'self'.
test("a sandboxed frame computes in WebKit, with a policy that names the site", async (t) => {
  const headers = { "content-security-policy": "" };
  const overlay = {
    "favicon.ico": "",
    "course.js": hearing,
    "course.html": `<!doctype html><title>course</title><body><script src="course.js"></script>`,
  };
  const server = await serve({ overlay, headers });
  t.after(() => server.close());
  const { origin } = new URL(server.url);
  const driver = await openWebKit("webkit", origin, {});
  t.after(() => driver.close());
  const named = contentSecurityPolicy.replaceAll("'self'", `'self' ${origin}`);
  for (const policy of ["", named]) {
    headers["content-security-policy"] = policy;
    await driver.goto(`${server.url}course.html`);
    const heard = await driver.evaluate(`new Promise((resolve) => {
      const look = () => heard.includes("ready") ? resolve(heard) : setTimeout(look, 50);
      look();
    })`);
    assert.deepEqual(
      heard.filter((/** @type {string} */ type) => type === "error"),
      [],
      policy,
    );
  }
});
