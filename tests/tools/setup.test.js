// What `npm start` stands on: the static server, and not making things twice.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, relative } from "node:path";
import test from "node:test";
import { contentSecurityPolicy, serve } from "../../web/setup/serve.js";
import { makeOnce } from "../../web/setup/stamps.js";
import { SetupError, root, run, step } from "../../web/setup/steps.js";

/** @param {import("node:test").TestContext} t */
function folderFor(t) {
  const folder = mkdtempSync(join(root, "build/test-"));
  t.after(() => rmSync(folder, { recursive: true }));
  return relative(root, folder);
}

test("serves files below a base path under the strict policy", async (t) => {
  const folder = folderFor(t);
  writeFileSync(join(root, folder, "index.html"), "<p>page");
  writeFileSync(join(root, folder, "a b.wasm"), "wasm");
  const overlay = { "extra.js": "1;" };
  const server = await serve({ folder, base: "/course/", overlay });
  t.after(() => server.close());
  const page = await fetch(server.url);
  assert.equal(await page.text(), "<p>page");
  assert.equal(
    page.headers.get("content-security-policy"),
    contentSecurityPolicy,
  );
  const wasm = await fetch(`${server.url}a%20b.wasm`);
  assert.equal(wasm.headers.get("content-type"), "application/wasm");
  assert.equal(await (await fetch(`${server.url}extra.js`)).text(), "1;");
  assert.equal((await fetch(new URL("/", server.url))).status, 404);
  assert.equal((await fetch(`${server.url}%ff`)).status, 404);
  assert.equal((await fetch(server.url, { method: "POST" })).status, 405);
});

test("serves nothing from outside its folder", async (t) => {
  const folder = folderFor(t);
  const server = await serve({ folder });
  t.after(() => server.close());
  for (const path of ["/../../package.json", "/..%2f..%2fpackage.json"])
    assert.match(await rawGet(server.url, path), /^HTTP\/1.1 404/);
});

/** fetch would tidy the path up. @param {string} url @param {string} path */
function rawGet(url, path) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ),
    );
    let text = "";
    socket.on("data", (piece) => (text += piece));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}

test("takes the next port where one is in use", async (t) => {
  const folder = folderFor(t);
  const first = await serve({ folder });
  t.after(() => first.close());
  const port = Number(new URL(first.url).port);
  const second = await serve({ folder, port });
  t.after(() => second.close());
  assert.ok(Number(new URL(second.url).port) > port);
});

test("makes again only what is missing, failed or from other inputs", async (t) => {
  const folder = folderFor(t);
  const input = join(folder, "in");
  const output = join(folder, "out");
  let made = 0;
  let fails = false;
  const make = async () => {
    made++;
    if (fails) throw new SetupError("failed");
    writeFileSync(join(root, output), "made");
  };
  const once = () =>
    makeOnce({
      stamp: join(folder, "stamp"),
      inputs: [input],
      outputs: [output],
      make,
    });
  writeFileSync(join(root, input), "1");
  await once();
  await once();
  assert.equal(made, 1);
  writeFileSync(join(root, input), "2");
  fails = true;
  await assert.rejects(once);
  fails = false;
  await once();
  assert.equal(made, 3);
  rmSync(join(root, output));
  await once();
  assert.equal(made, 4);
});

test("a step that fails says so with its output", async (t) => {
  t.mock.method(console, "log", () => {});
  const command = ["node", "-e", "console.error('why'); process.exit(3)"];
  assert.deepEqual(await run(command), { code: 3, output: "why\n" });
  await assert.rejects(
    step("Trying", command),
    /Trying: failed \(exit code 3\)/,
  );
  assert.equal((await run(["no-such-program"])).code, 127);
});

test(
  "tells of a long step by its last whole line of output",
  { timeout: 60_000 },
  async (t) => {
    const log = t.mock.method(console, "log", () => {});
    t.mock.timers.enable({ apis: ["setInterval"] });
    const folder = folderFor(t);
    const go = join(root, folder, "go");
    const program = `
    const { existsSync } = require("node:fs");
    process.stdout.write("simd [1/9] one\\nsimd [2/9] two\\n\\nsimd [3/");
    const wait = () => existsSync(${JSON.stringify(go)}) || setTimeout(wait, 5);
    wait();`;
    const ended = step("Building", [process.execPath, "-e", program]);
    const told = () => {
      t.mock.timers.tick(15_000);
      return String(log.mock.calls.at(-1)?.arguments[0]);
    };
    while (!told().includes("[")) await new Promise(setImmediate);
    assert.match(told(), /^Building … \d+ s: simd \[2\/9\] two$/);
    writeFileSync(go, "");
    await ended;
  },
);
