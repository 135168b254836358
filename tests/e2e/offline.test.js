// The page kept on the device: it opens without a server, and a new version waits its turn.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import test, { after } from "node:test";
import { serve } from "../../web/setup/serve.js";
import { root } from "../../web/setup/steps.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";

after(closePlaywright);

/** @typedef {import("playwright-core").Page} Tab */

const worker = readFileSync(join(root, "dist/service-worker.js"), "utf8");

/** @param {Tab} tab */
const picture = (tab) =>
  tab.waitForFunction(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view?.picture && !view.picture.isStored; // the engine made it
  });

/**
 * Runs in the page.
 * @param {string} part of a file's name
 * @returns whether such a file is on the device
 */
async function isOnDevice(part) {
  const names = await caches.keys();
  const open = await Promise.all(names.map((one) => caches.open(one)));
  const kept = await Promise.all(open.map((cache) => cache.keys()));
  return kept.flat().some(({ url }) => url.includes(part));
}

/**
 * Stays until the page is on the device.
 * @param {import("node:test").TestContext} t
 * @param {string} url
 */
async function firstVisit(t, url) {
  const { origin } = new URL(url);
  const driver = await openPlaywright("chromium", origin, { isOffline: true });
  t.after(() => driver.close());
  const tab = /** @type {Tab} */ (driver.playwright);
  await driver.goto(url);
  await picture(tab);
  await tab.waitForFunction(() => navigator.serviceWorker.controller);
  return { driver, tab };
}

test("after the first visit the page opens without a server, exercises too", async (t) => {
  const server = await serve();
  const { driver, tab } = await firstVisit(t, server.url);
  await server.close();
  await driver.goto(`${server.url}#v=1&text=still+here&source=writer&lang=fr`);
  await tab.getByText("Phrase").first().waitFor();
  await tab.reload();
  await picture(tab);
  await tab.evaluate(() => (location.hash = "v=1&view=practice"));
  await tab.waitForFunction(() =>
    document
      .querySelector("attention-playground")
      ?.shadowRoot?.querySelector("practice-door")
      ?.shadowRoot?.querySelector("practice-view"),
  );
  assert.deepEqual(driver.problems, []);
});

test("where data are to be saved the page opens without a server, but keeps no more", async (t) => {
  const saver = `Object.defineProperty(navigator, "connection", { value: { saveData: true } });`;
  const overlay = { "service-worker.js": saver + worker };
  const server = await serve({ overlay });
  const { driver, tab } = await firstVisit(t, server.url);
  await server.close();
  await driver.goto(`${server.url}?again#v=1&text=still+here`);
  await picture(tab);
  assert.equal(await tab.evaluate(isOnDevice, "practice-view"), false);
  assert.deepEqual(driver.problems, []);
});

test("a new version waits for the person, and old tabs go on", async (t) => {
  const overlay = { "service-worker.js": worker };
  const server = await serve({ overlay });
  t.after(() => server.close());
  const { driver, tab } = await firstVisit(t, server.url);
  const old = await tab.context().newPage();
  await old.goto(server.url);
  await picture(old);
  const names = () => tab.evaluate(() => caches.keys());
  assert.equal((await names()).length, 1);

  overlay["service-worker.js"] = worker.replace(/version":"/, "$&newer-");
  await tab.reload();
  await picture(tab);
  const use = tab.getByRole("button", { name: "Load it" });
  await use.waitFor();
  assert.equal((await names()).length, 2, "both versions are on the device");
  const third = await tab.context().newPage();
  await third.goto(server.url);
  const useToo = third.getByRole("button", { name: "Load it" });
  await useToo.waitFor();
  await Promise.all([tab.waitForEvent("load"), use.click()]);
  await picture(tab);
  await Promise.all([third.waitForEvent("load"), useToo.click()]);
  await old.evaluate(() => (location.hash = "v=1&lang=de"));
  await old
    .getByText("Neu laden")
    .or(old.getByText("Sprache"))
    .first()
    .waitFor();
  assert.deepEqual(driver.problems, []);
});

/**
 * Several playgrounds of one origin: below each folder one of its own version.
 * @param {import("node:test").TestContext} t
 * @param {{ isDown: boolean, refused: RegExp | null }} network
 */
async function folders(t, network) {
  const site = await serve();
  const server = createServer((request, response) => {
    const [, folder, file] = request.url?.match(/^\/(\w)\/(.*)/) ?? [];
    if (network.isDown) return request.socket.destroy();
    if (network.refused?.test(file)) return response.writeHead(503).end();
    void fetch(site.url + file).then(async (answer) => {
      const { status, headers } = answer;
      const body = Buffer.from(await answer.arrayBuffer());
      const text = worker.replace(/version":"/, `$&${folder}-`);
      response.writeHead(status, Object.fromEntries(headers));
      response.end(file === "service-worker.js" ? text : body);
    });
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(null));
  });
  t.after(async () => {
    server.close();
    server.closeAllConnections();
    await site.close();
  });
  const { port } = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  return `http://127.0.0.1:${port}/`;
}

test("playgrounds side by side keep their files apart, and get back what is missing", async (t) => {
  /** @type {Parameters<typeof folders>[1]} */
  const network = { isDown: false, refused: /practice-view/ };
  const base = await folders(t, network);
  const { driver, tab } = await firstVisit(t, `${base}a/`);
  for (const folder of ["b", "c"]) {
    await tab.goto(`${base}${folder}/`);
    await tab.waitForFunction(() => navigator.serviceWorker.controller);
  }
  const scopes = await tab.evaluate(async () =>
    (await caches.keys()).map((name) => name.split(" ")[1]),
  );
  assert.deepEqual(
    scopes.sort(),
    ["a", "b", "c"].map((folder) => `${base}${folder}/`),
  );

  network.refused = null;
  await tab.goto(`${base}a/`);
  await tab.waitForFunction(isOnDevice, "/a/assets/practice-view");
  await tab.evaluate(async () => {
    const names = await caches.keys();
    const own = names.filter((name) => name.includes("/b/"));
    await Promise.all(own.map((name) => caches.delete(name)));
  });
  await tab.goto(`${base}b/`);
  await picture(tab);
  await tab.waitForFunction(isOnDevice, "/b/assets/practice-view");

  network.isDown = true;
  for (const folder of ["a", "b", "c"]) {
    await tab.goto(`${base}${folder}/#v=1&text=${folder}+here`);
    await picture(tab);
  }
  const isOfServer = (/** @type {string} */ problem) => /503/.test(problem);
  assert.deepEqual(
    driver.problems.filter((problem) => !isOfServer(problem)),
    [],
  );
});

test("a new version is new where the browser keeps files by itself; pages below are their own", async (t) => {
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  /** @param {string} version */
  const files = (version) => ({
    "service-worker.js": worker.replace(/version":"/, `$&${version}-`),
    "index.html": html.replace("<title>", `$&${version}: `),
  });
  const overlay = files("first");
  const headers = { "cache-control": "max-age=600" };
  const server = await serve({ overlay, headers });
  t.after(() => server.close());
  const { tab } = await firstVisit(t, server.url);
  const below = await tab.goto(`${server.url}slides/`);
  assert.equal(below?.status(), 404, "the server answers");

  Object.assign(overlay, files("second"));
  await tab.goto(server.url);
  await picture(tab);
  assert.match(await tab.title(), /^first: /);
  await tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const use = tab.getByRole("button", { name: "Load it" });
  await Promise.all([tab.waitForEvent("load"), use.click()]);
  assert.match(await tab.title(), /^second: /);
});
