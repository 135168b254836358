// The words of the first sentence come alone and first: their picture is the one of all words.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { sceneOf } from "../../web/app/scene.js";
import { defaults, withPatch } from "../../web/app/state.js";
import { loadModule } from "../../web/engine/load.js";
import { Call, valueOf } from "../../web/engine/memory.js";
import { pictureOf } from "../../web/engine/scene.js";
import { countTokens } from "../../web/engine/tokens.js";
import { build } from "./tools/build.js";

const module = await loadModule(build);
const playground = new module.Playground();
after(() => playground.delete());

/** @param {string} name of an asset */
function give(name) {
  const url = new URL(`../../web/assets/${name}`, import.meta.url);
  const file = gunzipSync(readFileSync(url));
  const call = new Call(module);
  const bytes = { address: call.write(file), size: file.length };
  valueOf(playground.loadWordVectors(bytes));
  call.delete();
}

/** @param {Partial<import("../../web/app/state.js").State>} patch */
function show(patch) {
  const state = withPatch(defaults(), { source: "vectors", ...patch });
  return pictureOf(module, playground, sceneOf(state, countTokens)).picture;
}

test("the file is the one that is cut out of the whole table", () => {
  const script = "../../core/tools/word-vectors/first.mjs";
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [path, "--check"]);
  assert.equal(status, 0, String(stderr));
});

test("not a bit of the first picture differs from that of all words", () => {
  /** @type {Partial<import("../../web/app/state.js").State>[]} */
  const patches = [
    {},
    { text: "The boat drifted to the bank of the river." },
    { nHeads: 1 },
    { positions: true, mask: "causal" },
  ];
  give("first-words.bin.gz");
  const first = patches.map(show);
  for (const { tokens } of first)
    for (const { text, pieces } of tokens)
      assert.deepEqual(pieces, [text.toLowerCase()]);
  give("words.bin.gz");
  assert.deepEqual(first, patches.map(show));
});
