// The engine's files as a browser gets them: through fetch, which answers what
// the test says.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, describe, test } from "node:test";

const { ATTN_BUILD } = process.env;
const build = /** @type {import("../../web/engine/index.d.ts").Build} */ (
  ATTN_BUILD
);

// Without them the engine takes this for a browser; its modules look at once.
process.getBuiltinModule = /** @type {any} */ (undefined);
const { createEngine } = await import("../../web/engine/index.js");
const { loadPacked } = await import("../../web/engine/files.js");

/** @type {(url: URL) => Promise<Response>} */
let answer;
globalThis.fetch = /** @type {any} */ ((/** @type {URL} */ url) => answer(url));
beforeEach(() => {
  answer = async (url) => new Response(await readFile(url));
});

/** Arrives in two parts, of which the second fails. */
function torn() {
  const parts = [new Uint8Array(5)];
  return new ReadableStream({
    pull(controller) {
      const part = parts.pop();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError("network error"));
    },
  });
}

/** @type {[string, () => Promise<Response>, string][]} */
const failures = [
  [
    "a file that is missing",
    async () => new Response("not found", { status: 404 }),
    "the server answers 404 for FILE",
  ],
  [
    "no connection",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "no answer for FILE (Failed to fetch)",
  ],
  [
    "a connection that breaks",
    async () => new Response(torn(), { headers: { "content-length": "9" } }),
    "FILE broke off after 5 of 9 bytes (network error)",
  ],
  [
    "a connection that breaks, of unknown length",
    async () => new Response(torn()),
    "FILE broke off after 5 bytes (network error)",
  ],
  [
    "a connection that ends too early",
    async () => new Response("12", { headers: { "content-length": "9" } }),
    "FILE broke off after 2 of 9 bytes (the connection was closed)",
  ],
];

describe("the engine tells of", () => {
  for (const [what, reply, reason] of failures)
    test(what, async () => {
      answer = reply;
      const message = `cannot load the engine: ${reason}`;
      await assert.rejects(createEngine({ build }), {
        name: "EngineError",
        code: "load",
        message: message.replace("FILE", "engine.wasm"),
      });
    });

  test("a page in place of the file", async () => {
    answer = async () => new Response("<!doctype html>");
    await assert.rejects(createEngine({ build }), {
      code: "damaged",
      message: "damaged engine: 15 bytes that are no WebAssembly",
    });
  });

  test("none of it when the file arrives at last", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await assert.rejects(createEngine({ build }), { code: "load" });
    answer = async (url) => new Response(await readFile(url));
    assert.equal((await createEngine({ build })).build, build);
  });
});

describe("the word table tells of", () => {
  const url = new URL("../../web/assets/words.bin.gz", import.meta.url);
  for (const [what, reply, reason] of failures)
    test(what, async () => {
      answer = reply;
      const message = `cannot load the word table: ${reason}`;
      await assert.rejects(
        loadPacked("word table", url, () => {}),
        { code: "load", message: message.replace("FILE", "words.bin.gz") },
      );
    });

  test("the part of it that is there", async () => {
    const bytes = await readFile(url);
    answer = async () => new Response(bytes.subarray(0, 5000));
    await assert.rejects(
      loadPacked("word table", url, () => {}),
      { code: "damaged", message: /^damaged word table: / },
    );
  });
});
