// The scripts of the code panel, really run: each checks by itself that it
// makes the numbers that the engine made.
import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { sceneOf } from "../../web/app/scene.js";
import { withPatch } from "../../web/app/state.js";
import { computationOf } from "../../web/code/computation.js";
import { LANGUAGES } from "../../web/code/index.js";
import { headComputationOf, headNumbersOf } from "../../web/code/model-head.js";
import { numbersOf } from "../../web/code/numbers.js";
import { linesOf, scriptOf, shortest } from "../../web/code/script.js";
import { maskedOf } from "../../web/engine/digest.js";
import { createPlayground } from "../../web/engine/playground.js";
import { countTokens } from "../../web/engine/tokens.js";
import { versionOne } from "./version-one.js";

/** @typedef {import("../../web/app/state.js").State} State */
/** @typedef {keyof typeof LANGUAGES} LanguageName */

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "code-"));
after(() => rmSync(folder, { recursive: true }));
const playground = await createPlayground({ build: "scalar" });
after(() => playground.dispose());
for (const model of /** @type {const} */ (["writer", "translator"]))
  await playground.loadModel(model);

const SENTENCE = "The cat saw a mat, and sat.";
const hideAll = Array.from({ length: 81 }, (_, at) => ({
  row: Math.floor(at / 9),
  col: at % 9,
}));

/** Each switch, and what only shows together. @type {Record<string, Partial<State>>} */
const states = {
  "as it opens": {},
  "no scale": { scaled: false },
  causal: { mask: "causal", hideSelf: false },
  "causal, and nobody sees itself": { mask: "causal" },
  window: { mask: "window", window: 2, hideSelf: false },
  "padding and paint": {
    padding: 2,
    painted: [
      { row: 0, col: 1 },
      { row: 4, col: 2 },
    ],
  },
  "nothing hidden": { hideSelf: false, dampFrequent: false },
  "V = K": { valueIsKey: true, nHeads: 1, head: 0 },
  "K = Q": { keyIsQuery: true, projection: "random" },
  "twelve untrained heads": {
    ...{ nHeads: 12, head: 11, projection: "random", seed: 7 },
    outputProjection: true,
  },
  "numbers typed over": {
    outputProjection: true,
    edits: [
      { param: "wQ", row: 3, col: 50, value: -2.5 },
      { param: "wV", row: 0, col: 95, value: 1e-7 },
      { param: "wO", row: 9, col: 9, value: 0.1 },
    ],
  },
  "cross, with positions": {
    ...{ cross: true, otherText: "Un chat dort.", positions: true },
    projection: "random",
  },
  positions: { positions: true },
  "columns, some of them empty": { softmaxAxis: "columns", padding: 1 },
  "all cells": { softmaxAxis: "all", head: 0 },
  "no cell at all": { softmaxAxis: "all", painted: hideAll },
  cold: { temperature: 0.3 },
  "no maximum subtracted": { subtractMax: false },
  "columns, no maximum subtracted": {
    ...{ softmaxAxis: "columns", subtractMax: false, hideSelf: false },
  },
  overflow: {
    ...{ softmaxAxis: "all", subtractMax: false, scaled: false },
    edits: [{ param: "wQ", row: 50, col: 50, value: 1000 }],
  },
};

/** What takes a compiler's time: all of it in few states. @type {typeof states} */
const fewStates = {
  ...{ "as it opens": {}, "no cell at all": states["no cell at all"] },
  "columns, cold, window": {
    ...{ softmaxAxis: "columns", temperature: 2.5, mask: "window", window: 3 },
    ...{ positions: true, scaled: false, padding: 2 },
  },
  "causal, untrained": {
    ...{ mask: "causal", projection: "random", outputProjection: true },
    ...{ painted: [{ row: 3, col: 1 }], nHeads: 3 },
  },
  "cross, V = K, no maximum subtracted": {
    ...{ cross: true, otherText: "Un chat dort.", valueIsKey: true },
    ...{ subtractMax: false, edits: states["numbers typed over"].edits },
  },
};

/** Heads of the trained models of this page. @type {typeof states} */
const modelHeads = {
  "a writer's": { layer: 3, head: 1 },
  "K = Q, V = K": { keyIsQuery: true, valueIsKey: true },
  "no scale, cold, columns": {
    ...{ scaled: false, temperature: 0.3, softmaxAxis: "columns" },
  },
  "no mask, painted and padded": {
    ...{ modelMask: "none", padding: 2, painted: [{ row: 0, col: 1 }] },
  },
  "a window, everywhere": {
    modelMask: "window",
    window: 2,
    scope: "everywhere",
  },
  "all cells, no maximum subtracted": {
    ...{ softmaxAxis: "all", subtractMax: false },
  },
  off: { headsOff: [{ place: "self", layer: 0, head: 0 }] },
  untrained: { source: "untrained", seed: 3 },
  "a translator's encoder": {
    ...{ source: "translator", place: "encoder", layer: 1, head: 2 },
  },
  "its decoder": { source: "translator", place: "decoder", layer: 1 },
  "its cross-attention": {
    ...{ source: "translator", place: "cross", layer: 1, keyIsQuery: true },
  },
};

/** What takes a compiler's time. @type {typeof states} */
const fewHeads = Object.fromEntries(
  [
    "K = Q, V = K",
    "no mask, painted and padded",
    "off",
    "its cross-attention",
  ].map((name) => [name, modelHeads[name]]),
);

/** @param {Partial<State>} patch of a model */
async function computedHead(patch) {
  const state = withPatch(versionOne(), {
    ...{ source: "writer", text: SENTENCE, place: "self", layer: 0, head: 0 },
    ...patch,
  });
  const scene = sceneOf(state, countTokens);
  const picture = (await playground.show(scene)) ?? assert.fail("no picture");
  const computation = headComputationOf(picture, maskedOf(picture.scores));
  return { computation, numbers: headNumbersOf(computation, picture) };
}

/** @param {Partial<State>} patch */
async function computed(patch) {
  const state = withPatch(withPatch(versionOne(), { text: SENTENCE }), patch);
  const pictureOf = async (/** @type {Partial<State>} */ other) => {
    const scene = sceneOf(withPatch(state, other), countTokens);
    return (await playground.show(scene)) ?? assert.fail("no picture");
  };
  const heads = [];
  for (let head = 0; head < state.nHeads; head++)
    heads.push(await pictureOf({ head }));
  const plain = await pictureOf({ positions: false });
  const picture = heads[state.head];
  const computation = computationOf(state, picture, maskedOf(picture.scores));
  return {
    computation,
    numbers: numbersOf(computation, { state, heads, plain }),
  };
}

/**
 * Writes the scripts of all states and gives their paths.
 *
 * @param {LanguageName} name
 * @param {typeof states} table
 * @param {typeof computed} [compute]
 */
async function scripts(name, table, compute = computed) {
  const language = LANGUAGES[name];
  const paths = [];
  for (const patch of Object.values(table)) {
    const { computation, numbers } = await compute(patch);
    const path = join(folder, `${paths.length}-${language.file}`);
    writeFileSync(path, scriptOf(computation, language, numbers));
    paths.push(path);
  }
  return paths;
}

/** Runs scripts in one Python, and says which fails. */
const RUN_ALL = `import runpy, sys, warnings
warnings.simplefilter("ignore")  # overflow is what some of them show
for path in sys.argv[1:]:
    try:
        runpy.run_path(path)
    except BaseException as error:
        raise SystemExit(f"{path}: {error!r}")
`;

/** @param {string[]} paths */
async function inPython(paths) {
  const { stdout } = await run("/usr/bin/python3", ["-c", RUN_ALL, ...paths]);
  assert.equal(stdout.match(/: the same, within/g)?.length, 2 * paths.length);
}

test("the states use every step that a language can write", async () => {
  for (const table of [states, fewStates]) {
    const seen = new Set();
    const note = (/** @type {{ op: string }[]} */ steps) =>
      steps.forEach(({ op }) => seen.add(op));
    for (const patch of Object.values(table))
      note((await computed(patch)).computation.steps);
    for (const patch of Object.values(modelHeads))
      note((await computedHead(patch)).computation.steps);
    for (const language of Object.values(LANGUAGES))
      assert.deepEqual([...seen].sort(), Object.keys(language.steps).sort());
  }
});

test("NumPy", async () => inPython(await scripts("numpy", states)));

const hasTorch =
  spawnSync("/usr/bin/python3", ["-c", "import torch"]).status === 0;

test(
  "PyTorch",
  { skip: hasTorch ? false : "PyTorch is not installed here" },
  async () => inPython(await scripts("pytorch", states)),
);

test("JavaScript", async () => {
  for (const path of await scripts("javascript", states)) {
    const { stdout } = await run(process.execPath, [path]);
    assert.match(stdout, /^weights: the same.*\noutput: the same.*\n$/);
  }
});

test("C++", async () => {
  for (const path of await scripts("cpp", fewStates)) {
    const program = path.replace(/\.cc$/, "");
    await run("c++", ["-std=c++20", "-Wall", "-Werror", path, "-o", program]);
    const { stdout } = await run(program);
    assert.match(stdout, /^weights: the same.*\noutput: the same.*\n$/);
  }
});

test("a model's head in NumPy", async () =>
  inPython(await scripts("numpy", modelHeads, computedHead)));

test(
  "a model's head in PyTorch",
  { skip: hasTorch ? false : "PyTorch is not installed here" },
  async () => inPython(await scripts("pytorch", modelHeads, computedHead)),
);

test("a model's head in JavaScript", async () => {
  for (const path of await scripts("javascript", modelHeads, computedHead)) {
    const { stdout } = await run(process.execPath, [path]);
    assert.match(stdout, /^weights: the same.*\noutput: the same.*\n$/);
  }
});

test("a model's head in C++", async () => {
  for (const path of await scripts("cpp", fewHeads, computedHead)) {
    const program = path.replace(/\.cc$/, "");
    await run("c++", ["-std=c++20", "-Wall", "-Werror", path, "-o", program]);
    const { stdout } = await run(program);
    assert.match(stdout, /^weights: the same.*\noutput: the same.*\n$/);
  }
});

test("a script that computes something else says so", async () => {
  const { computation, numbers } = await computed({});
  const weights = { ...numbers.weights, data: numbers.weights.data.slice() };
  weights.data[5] += 2 * numbers.tolerance.weights;
  for (const [name, command] of /** @type {const} */ ([
    ["numpy", "/usr/bin/python3"],
    ["javascript", process.execPath],
  ])) {
    const language = LANGUAGES[name];
    const path = join(folder, `wrong-${language.file}`);
    writeFileSync(
      path,
      scriptOf(computation, language, { ...numbers, weights }),
    );
    await assert.rejects(run(command, [path]), /weights/, name);
  }
});

test("a tolerance is small, and grows with the numbers", async () => {
  const small = (await computed({})).numbers.tolerance;
  const large = (
    await computed({
      edits: [{ param: "wQ", row: 50, col: 50, value: 1000 }],
    })
  ).numbers.tolerance;
  assert.ok(
    small.weights > 2 ** -23 && small.weights < 0.001,
    `${small.weights}`,
  );
  assert.ok(large.weights > small.weights);
});

test("lines know their symbols, and follow the switches", async () => {
  for (const language of Object.values(LANGUAGES)) {
    const lines = async (/** @type {Partial<State>} */ patch) =>
      linesOf((await computed(patch)).computation, language);
    const of = (
      /** @type {import("../../web/code/script.js").Line[]} */ all,
      /** @type {import("../../web/app/symbols.js").SymbolName} */ symbol,
    ) => all.filter(({ symbols }) => symbols.includes(symbol));
    const open = await lines({});
    for (const symbol of /** @type {const} */ ([
      ...["source", "wQ", "wK", "wV", "query", "key", "scale"],
      ...["mask", "softmax", "value", "heads"],
    ]))
      assert.ok(of(open, symbol).length > 0, `${language.name}: ${symbol}`);
    assert.deepEqual(of(open, "outputProjection"), []);
    assert.deepEqual(of(await lines({ scaled: false }), "scale"), []);
    const bare = await lines({ hideSelf: false, dampFrequent: false });
    assert.deepEqual(of(bare, "mask"), []);
    assert.ok(
      open.every(({ text }) => text.length <= 96),
      language.name,
    );
  }
});

test("numbers are written so that the same number of 32 bits is read", () => {
  for (const value of [0, 1, -1, 0.1, 1 / 3, 1e-45, 3.4028234e38, 16777217]) {
    const number = Math.fround(value);
    assert.equal(Math.fround(Number(shortest(number))), number);
  }
  assert.equal(shortest(Math.fround(0.1)), "0.1");
});
