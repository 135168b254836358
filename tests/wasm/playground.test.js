import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { loadModule } from "../../web/engine/load.js";
import { Call } from "../../web/engine/memory.js";
import { createPlayground } from "../../web/engine/playground.js";
import { build } from "./tools/build.js";
import { plainScene as scene } from "./tools/scene.js";

/** @typedef {import("../../web/engine/scene.js").Scene} Scene */

/** @type {any[]} */
const progress = [];
const playground = await createPlayground({
  build,
  onProgress: (part) => progress.push(part),
});
after(() => playground.dispose());

/** @param {Partial<Scene>} [change] */
async function show(change) {
  const picture = await playground.show({ ...scene, ...change });
  assert.ok(picture);
  return picture;
}

/** @param {any} change @param {string} code @param {string} message */
const assertRefused = (change, code, message) =>
  assert.rejects(playground.show({ ...scene, ...change }), {
    ...{ name: "EngineError", code, message },
  });

describe("createPlayground", () => {
  test("knows the build and its lanes; all words come with the first that needs them", async () => {
    assert.equal(playground.build, build);
    assert.equal(playground.lanes, build === "scalar" ? 1 : 4);
    const { tokens } = await show({ text: "Words of another sentence" });
    for (const { kind } of tokens) assert.equal(kind, "known");
    assert.equal(progress[0].what, "words");
  });

  test("refuses an unknown build", async () => {
    const wanted = /** @type {any} */ ("turbo");
    await assert.rejects(createPlayground({ build: wanted }), {
      code: "invalid-argument",
    });
  });
});

describe("a picture", () => {
  test("has every array in its shape, all in one buffer", async () => {
    const picture = await show();
    const { nQ, nKv, dModel, dK, nHeads, head, nLayers } = picture;
    assert.deepEqual(
      { nQ, nKv, dModel, dK, nHeads, head, nLayers },
      { nQ: 7, nKv: 7, dModel: 96, dK: 24, nHeads: 4, head: 1, nLayers: 1 },
    );
    const shapes = {
      ...{ x: [7, 96], y: [7, 96], output: [7, 96] },
      ...{ query: [7, 24], key: [7, 24], value: [7, 24], headOutput: [7, 24] },
      ...{ rawScores: [7, 7], scores: [7, 7], weights: [7, 7] },
      ...{ overview: [4, 7, 7], rowSums: [4, 7] },
      ...{ columnSums: [4, 7], entropy: [4, 7], largest: [4, 7] },
      ...{ wQ: [96, 24], wK: [96, 24], wV: [96, 24], wO: [24, 96] },
      ...{ bQ: [0, 0], bO: [0, 0] },
    };
    let bytes = 0;
    for (const [name, shape] of Object.entries(shapes)) {
      const array = picture[/** @type {keyof typeof shapes} */ (name)];
      assert.deepEqual(array.shape, shape, name);
      assert.equal(array.data.buffer, picture.x.data.buffer);
      bytes += array.data.byteLength;
    }
    assert.equal(picture.x.data.buffer.byteLength, bytes);
  });

  test("knows its tokens and where their vectors come from", async () => {
    const { tokens, otherTokens } = await show();
    assert.equal(otherTokens, tokens);
    assert.deepEqual(
      tokens.map(({ text, kind }) => `${text} ${kind}`),
      [
        ...["The known", "cat known", "sat known", ", known"],
        ...["👍🏽 drawn", "unmeltingly composed", ". known"],
      ],
    );
    assert.deepEqual(tokens[1], {
      ...{ text: "cat", start: 4, end: 7, kind: "known", pieces: ["cat"] },
    });
    for (const { kind, pieces } of tokens)
      assert.equal(pieces.length > 0, kind !== "drawn");
  });

  test("shows the head's own part of strided arrays", async () => {
    const { x, query, weights, rowSums } = await show();
    // With the identity, the query of head 1 is its slice of the word vectors.
    for (let token = 0; token < 7; ++token)
      assert.deepEqual(
        query.data.slice(token * 24, token * 24 + 24),
        x.data.slice(token * 96 + 24, token * 96 + 48),
      );
    const row = weights.data.slice(0, 7).reduce((sum, w) => sum + w, 0);
    assert.ok(Math.abs(row - rowSums.data[7]) <= 8 * 2 ** -23);
  });

  test("of two texts has two kinds of tokens", async () => {
    const picture = await show({ cross: true, otherText: "Le chat" });
    assert.deepEqual(picture.weights.shape, [7, 2]);
    const texts = picture.otherTokens.map(({ text }) => text);
    assert.deepEqual(texts, ["Le", "chat"]);
  });

  test("obeys every switch of the scene", async () => {
    const plain = await show();
    /** @type {[Partial<Scene>, "weights" | "output"][]} */
    const switches = [
      [{ scaled: false }, "weights"],
      [{ softmaxAxis: "columns" }, "weights"],
      [{ softmaxAxis: "all" }, "weights"],
      [{ temperature: 0.5 }, "weights"],
      [{ keyIsQuery: true, projection: "random" }, "weights"],
      [{ mask: "causal" }, "weights"],
      [{ mask: "window" }, "weights"],
      [{ hideSelf: true }, "weights"],
      [
        { painted: Uint8Array.from({ length: 49 }, (_, i) => i % 2) },
        "weights",
      ],
      [{ padding: Uint8Array.of(0, 0, 0, 0, 0, 0, 1) }, "weights"],
      [{ dampFrequent: true }, "weights"],
      [{ positions: true }, "weights"],
      [{ nHeads: 2 }, "weights"],
      [{ head: 2 }, "weights"],
      [{ projection: "random" }, "weights"],
      [{ edits: [{ param: "wQ", row: 30, col: 30, value: 9 }] }, "weights"],
      [{ edits: [{ param: "wV", row: 30, col: 30, value: 9 }] }, "output"],
    ];
    for (const [change, name] of switches)
      assert.notDeepEqual(
        (await show(change))[name],
        plain[name],
        JSON.stringify(change),
      );
    assert.deepEqual(await show(), plain);
  });

  test("without the maximum subtracted overflows to NaN and nothing else", async () => {
    const { weights, rowSums, largest } = await show({
      ...{ text: "the river the", nHeads: 1, head: 0, hideSelf: true },
      ...{ scaled: false, subtractMax: false },
    });
    // The two "the" are as much alike as 96 > 88.7; the river is like neither.
    const overflows = [true, false, true];
    assert.deepEqual([...rowSums.data].map(Number.isNaN), overflows);
    assert.deepEqual([...largest.data].map(Number.isNaN), overflows);
    assert.deepEqual([...weights.data], [0, 0, NaN, 0.5, 0, 0.5, NaN, 0, 0]);
  });

  test("sums to 1 along the axis of softmax", async () => {
    const sums = await show({ softmaxAxis: "columns" });
    const all = await show({ softmaxAxis: "all" });
    const near = (/** @type {number} */ sum) =>
      Math.abs(sum - 1) <= 8 * 2 ** -23;
    assert.ok([...sums.columnSums.data].every(near));
    assert.ok(![...sums.rowSums.data].every(near));
    for (let head = 0; head < 4; ++head) {
      const rows = all.rowSums.data.subarray(head * 7, head * 7 + 7);
      assert.ok(near(rows.reduce((sum, x) => sum + x, 0)));
    }
  });

  test("of random params depends on the seed alone", async () => {
    const random = { projection: /** @type {const} */ ("random") };
    const first = await show({ ...random, seed: 7 });
    assert.deepEqual(await show({ ...random, seed: 7 }), first);
    const other = await show({ ...random, seed: 8 });
    assert.notDeepEqual(other.wQ, first.wQ);
    const both = { ...random, outputProjection: true, valueIsKey: true };
    const { wK, wV } = await show(both);
    assert.deepEqual(wV, wK);
  });

  test("of 2,000 tokens arrives", async () => {
    const { nQ, weights, overview } = await show({
      text: "word ".repeat(2000),
    });
    assert.equal(nQ, 2000);
    assert.deepEqual(weights.shape, [2000, 2000]);
    assert.deepEqual(overview.shape, [4, 128, 128]);
  });
});

describe("show refuses", () => {
  /** @type {[string, any, string, string][]} */
  const cases = [
    [
      "an empty text",
      { text: "" },
      "invalid-argument",
      "no words: type a sentence",
    ],
    [
      "a text of white space",
      { text: " \n\t" },
      "invalid-argument",
      "no words: type a sentence",
    ],
    [
      "a text too long",
      { text: "a ".repeat(4097) },
      "limit",
      "too many words: 4097 (limit 4096)",
    ],
    [
      "heads that do not divide",
      { nHeads: 5 },
      "invalid-argument",
      "invalid heads: 5 (d_model 96 must be a multiple)",
    ],
    [
      "a head that is none",
      { head: 4 },
      "invalid-argument",
      "invalid head: 4 (must be below 4)",
    ],
    [
      "an unknown mask",
      { mask: "diagonal" },
      "invalid-argument",
      'invalid mask: "diagonal" (must be none, causal, causal-lower-right, window)',
    ],
    [
      "an unknown axis of softmax",
      { softmaxAxis: "row" },
      "invalid-argument",
      'invalid softmax axis: "row" (must be rows, columns, all)',
    ],
    [
      "a temperature of 0",
      { temperature: 0 },
      "invalid-argument",
      "invalid temperature: 0.000000 (must be from 0.05 to 20)",
    ],
    [
      "an unknown param",
      { edits: [{ param: "wX", row: 0, col: 0, value: 0 }] },
      "invalid-argument",
      'invalid param: "wX" (must be wQ, wK, wV, wO)',
    ],
    [
      "painted bits of another size",
      { painted: new Uint8Array(3) },
      "invalid-argument",
      "invalid painted size: 3 (must be 49)",
    ],
    [
      "text that is none",
      { text: 7 },
      "invalid-argument",
      "invalid text: 7 (must be text)",
    ],
  ];
  for (const [what, change, code, message] of cases)
    test(what, () => assertRefused(change, code, message));

  test("and the next scene is shown as ever", async () => {
    const before = await show();
    await assertRefused(
      { nHeads: 0 },
      "invalid-argument",
      "invalid heads: 0 (d_model 96 must be a multiple)",
    );
    assert.deepEqual(await show(), before);
  });
});

describe("the word table", () => {
  /** @type {Uint8Array} */
  const table = gunzipSync(
    readFileSync(new URL("../../web/assets/words.bin.gz", import.meta.url)),
  );

  test("does not leave memory behind when it is loaded 100 times", async () => {
    const module = await loadModule(build);
    const once = () => {
      const call = new Call(module);
      const core = new module.Playground();
      const bytes = { address: call.write(table), size: table.length };
      assert.equal(core.loadWordVectors(bytes), undefined);
      core.delete();
      call.delete();
    };
    for (let i = 0; i < 3; ++i) once();
    const before = module.HEAPU8.length;
    for (let i = 0; i < 100; ++i) once();
    assert.equal(module.HEAPU8.length, before);
  });

  test("is refused when it is damaged, and the one there stays", async () => {
    const module = await loadModule(build);
    const call = new Call(module);
    const core = new module.Playground();
    const good = { address: call.write(table), size: table.length };
    assert.equal(core.loadWordVectors(good), undefined);
    const damaged = table.slice();
    damaged[1000] ^= 1;
    const bad = { address: call.write(damaged), size: damaged.length };
    const error = /** @type {any} */ (core.loadWordVectors(bad));
    assert.equal(error.code, "damaged");
    assert.match(error.message, /checksum/);
    assert.equal(core.nWords(), 12_000);
    core.delete();
    call.delete();
  });
});
