// Trained models in the playground: small ones of random params, see
// tests/core/playground/models.h.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { createPlayground } from "../../web/engine/playground.js";
import { build } from "./tools/build.js";
import { plainScene } from "./tools/scene.js";

/** @typedef {import("../../web/engine/scene.js").Scene} Scene */

/** @param {string} name */
const fileOf = (name) =>
  new URL(`../golden/models/${name}.bin`, import.meta.url).href;

const playground = await createPlayground({ build });
after(() => playground.dispose());
const infos = {
  writer: await playground.loadModel("writer", () => {}, fileOf("writer")),
  translator: await playground.loadModel(
    "translator",
    () => {},
    fileOf("translator"),
  ),
};

/** @type {Scene} */
const writer = {
  ...plainScene,
  source: "writer",
  text: "The cats sat on a mát 🐈",
  nHeads: 1,
  layer: 1,
  head: 2,
  mask: "own",
};
/** @type {Scene} */
const short = { ...writer, text: "The cats sat" };
/** @type {Scene} */
const translator = {
  ...writer,
  source: "translator",
  text: "The dog runs.",
  place: "cross",
  head: 1,
};

/** @param {Scene} scene */
async function show(scene) {
  const picture = await playground.show(scene);
  assert.ok(picture?.prediction);
  return { ...picture, prediction: picture.prediction };
}

/** @param {Scene} scene */
async function speak(scene) {
  const speech = await playground.speak(scene);
  assert.ok(speech);
  return speech;
}

test("a model tells of itself", () => {
  assert.deepEqual(infos.writer, {
    ...{ sources: "none", licence: "none", nVocab: 270, nContext: 16 },
    ...{ nLayers: 3, nHeads: 4, dModel: 16, nParams: 10_488 },
  });
  assert.equal(infos.translator?.nContext, 12);
});

describe("a picture of a model", () => {
  test("has every array in its shape, all in one buffer", async () => {
    const picture = await show(short);
    const { nQ, nKv, dModel, dK, nHeads, head, nLayers, layer } = picture;
    assert.deepEqual(
      { nQ, nKv, dModel, dK, nHeads, head, nLayers, layer },
      {
        ...{ nQ: 5, nKv: 5, dModel: 16, dK: 4 },
        ...{ nHeads: 4, head: 2, nLayers: 3, layer: 1 },
      },
    );
    const shapes = {
      ...{ x: [5, 16], y: [5, 16], output: [5, 16] },
      ...{ query: [5, 4], key: [5, 4], value: [5, 4], headOutput: [5, 4] },
      ...{ rawScores: [5, 5], scores: [5, 5], weights: [5, 5] },
      ...{ overview: [12, 5, 5], rowSums: [12, 5], columnSums: [12, 5] },
      ...{ entropy: [12, 5], largest: [12, 5] },
      ...{ wQ: [16, 4], wK: [16, 4], wV: [16, 4], wO: [4, 16] },
      ...{ bQ: [1, 4], bK: [1, 4], bV: [1, 4], bO: [1, 16] },
    };
    for (const [name, shape] of Object.entries(shapes)) {
      const array = picture[/** @type {keyof typeof shapes} */ (name)];
      assert.deepEqual(array.shape, shape, name);
      assert.equal(array.data.buffer, picture.x.data.buffer);
    }
    const weights = picture.overview.data.slice(6 * 25, 7 * 25);
    assert.deepEqual(weights, picture.weights.data);
    assert.equal(picture.weights.data[1], 0, "causal");
  });

  test("knows its pieces by the letters of the text", async () => {
    const { tokens, otherTokens } = await show(writer);
    assert.deepEqual(otherTokens, tokens);
    assert.deepEqual(tokens[0], {
      ...{ text: "⟨s⟩", start: 0, end: 0 },
      ...{ kind: "special", pieces: ["<begin>"], inside: false },
    });
    assert.deepEqual(tokens[3], {
      ...{ text: "s", start: 7, end: 8 },
      ...{ kind: "piece", pieces: ["s"], inside: true },
    });
    const cat = writer.text.indexOf("🐈");
    const bytes = tokens.filter(({ start, end }) => start >= cat || end > cat);
    assert.equal(bytes[0].text, "🐈");
    assert.deepEqual([bytes[0].start, bytes[0].end], [cat, cat + 2]);
    assert.equal(bytes.length, 4);
    for (const { text, start, end } of tokens.slice(1))
      if (end > start) assert.equal(writer.text.slice(start, end).trim(), text);
  });

  test("of a translator has two texts", async () => {
    const cross = await show(translator);
    assert.deepEqual(
      cross.otherTokens.map(({ text }) => text),
      ["The", "dog", "run", "s", ".", "⟨/s⟩"],
    );
    assert.equal(cross.tokens[0].text, "⟨s⟩");
    const { before } = await speak(translator);
    assert.equal(cross.targetText, before.text);
    const given = await show({ ...translator, targetText: "Le chat" });
    assert.deepEqual(
      given.tokens.map(({ text }) => text),
      ["⟨s⟩", "Le", "chat"],
    );
    const encoder = await show({ ...translator, place: "encoder" });
    assert.deepEqual(encoder.tokens, cross.otherTokens);
    const decoder = await show({ ...translator, place: "decoder" });
    assert.deepEqual(decoder.tokens, cross.tokens);
    assert.deepEqual(decoder.otherTokens, cross.tokens);
  });

  test("obeys every switch, and what it says with it", async () => {
    const plain = await show(short);
    /** @type {[Partial<Scene>, "weights" | "headOutput"][]} */
    const switches = [
      [{ scaled: false }, "weights"],
      [{ keyIsQuery: true }, "weights"],
      [{ valueIsKey: true }, "headOutput"],
      [{ softmaxAxis: "columns" }, "weights"],
      [{ softmaxAxis: "all" }, "weights"],
      [{ temperature: 0.2 }, "weights"],
      [{ mask: "none" }, "weights"],
      [{ mask: "window" }, "weights"],
      [{ hideSelf: true }, "weights"],
      [{ paintedCells: [{ row: 3, col: 0 }] }, "weights"],
      [{ lastAsPadding: 2 }, "weights"],
      [{ headsOff: [{ place: "self", layer: 1, head: 2 }] }, "headOutput"],
      [{ scope: "everywhere", scaled: false }, "weights"],
      [{ source: "untrained" }, "weights"],
      [{ layer: 2 }, "weights"],
      [{ head: 0 }, "weights"],
    ];
    for (const [change, name] of switches) {
      const what = JSON.stringify(change);
      const changed = await show({ ...short, ...change });
      assert.notDeepEqual(changed[name], plain[name], what);
      const { lossBefore, lossAfter } = changed.prediction;
      const isSwitch = !(
        "source" in change ||
        "layer" in change ||
        "head" in change
      );
      assert.equal(lossBefore !== lossAfter, isSwitch, what);
      if (isSwitch) assert.equal(lossBefore, plain.prediction.lossBefore, what);
    }
    assert.deepEqual(await show(short), plain);
  });

  test("tells what may come next, most probable first", async () => {
    const { prediction } = await show({ ...short, valueIsKey: true });
    assert.equal(prediction.position, 4);
    for (const name of /** @type {const} */ (["before", "after"])) {
      const probs = prediction[name].map((next) => next[name]);
      assert.equal(probs.length, 10);
      assert.deepEqual(
        probs,
        probs.toSorted((a, b) => b - a),
      );
    }
    const earlier = await show({ ...short, position: 1 });
    assert.notDeepEqual(earlier.prediction.before, prediction.before);
  });

  test("survives what overflows", async () => {
    const { prediction, rowSums } = await show({
      ...short,
      ...{ scope: "everywhere", scaled: false },
      ...{ subtractMax: false, temperature: 0.05 },
    });
    assert.ok([...rowSums.data].some(Number.isNaN));
    assert.ok(Number.isNaN(prediction.lossAfter));
    assert.deepEqual(prediction.after, []);
    assert.equal(prediction.before.length, 10);
  });

  test("of word vectors is there as ever", async () => {
    const picture = await playground.show({
      ...short,
      source: "vectors",
      mask: "none",
      head: 0,
    });
    assert.equal(picture?.dModel, 96);
    assert.equal(picture?.prediction, null);
    assert.equal(picture?.nLayers, 1);
    assert.deepEqual(picture?.bQ.shape, [0, 0]);
  });
});

describe("speaking", () => {
  test("gives the words and their probabilities", async () => {
    for (const scene of [short, translator]) {
      const { before, after: same } = await speak(scene);
      assert.deepEqual(same, before, "no switch");
      assert.ok(before.words.length > 0);
      for (const { text, prob } of before.words)
        assert.ok(text.length > 0 && prob > 0 && prob <= 1);
    }
  });

  test("says something else with a switch", async () => {
    const { before, after: other } = await speak({
      ...translator,
      ...{ scope: "everywhere", valueIsKey: true },
    });
    assert.notDeepEqual(other, before);
    assert.deepEqual(before, (await speak(translator)).before);
  });
});

describe("a model refuses", () => {
  /** @type {[string, any, string, string][]} */
  const cases = [
    [
      "a text too long",
      { text: "cat ".repeat(16) },
      "limit",
      "text too long for the model: 17 pieces (limit 16)",
    ],
    ["no text", { text: " " }, "invalid-argument", "no words: type a sentence"],
    [
      "a place that it does not have",
      { place: "cross" },
      "invalid-argument",
      'invalid place: "cross" (must be self)',
    ],
    [
      "a layer that it does not have",
      { layer: 3 },
      "invalid-argument",
      "invalid layer: 3 (must be below 3)",
    ],
    [
      "a source that nobody knows",
      { source: "poet" },
      "invalid-argument",
      'invalid source: "poet" (must be vectors, untrained, writer, translator)',
    ],
  ];
  for (const [what, change, code, message] of cases)
    test(what, async () => {
      await assert.rejects(playground.show({ ...short, ...change }), {
        ...{ name: "EngineError", code, message },
      });
    });
});

describe("loading a model", () => {
  const folder = mkdtempSync(join(tmpdir(), "models-"));
  after(() => rmSync(folder, { recursive: true }));
  const file = readFileSync(new URL(fileOf("writer")));

  /**
   * @param {string} name
   * @param {Uint8Array} bytes
   */
  const written = (name, bytes) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return pathToFileURL(path).href;
  };

  test("takes it packed", async () => {
    const url = written("good.bin.gz", gzipSync(file));
    const info = await playground.loadModel("writer", () => {}, url);
    assert.equal(info?.nLayers, 3);
  });

  test("refuses a damaged file, and the one there stays", async () => {
    const before = await show(short);
    const damaged = file.slice();
    damaged[5000] ^= 1;
    for (const [name, bytes] of Object.entries({
      "flipped.bin": damaged,
      "short.bin": file.subarray(0, 9000),
      "short.bin.gz": gzipSync(file).subarray(0, 4000),
      "empty.bin": new Uint8Array(),
    }))
      await assert.rejects(
        playground.loadModel("writer", () => {}, written(name, bytes)),
        { name: "EngineError", code: "damaged" },
        name,
      );
    await assert.rejects(
      playground.loadModel("writer", () => {}, fileOf("translator")),
      { code: "damaged", message: "damaged writer: it is a translator" },
    );
    await assert.rejects(
      playground.loadModel("writer", () => {}, fileOf("nobody")),
      { code: "load" },
    );
    assert.deepEqual(await show(short), before);
  });
});
