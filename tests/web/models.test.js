import assert from "node:assert/strict";
import { test } from "node:test";
import { countTokens } from "../../web/engine/tokens.js";
import { EngineError } from "../../web/engine/errors.js";
import { featuredHead, judgedHead } from "../../web/app/judged-heads.js";
import {
  headNow,
  loadModel,
  modelOf,
  noModels,
  sourceNow,
} from "../../web/app/models.js";
import { sceneOf } from "../../web/app/scene.js";
import { defaults, withPatch } from "../../web/app/state.js";

/** @typedef {import("../../web/app/models.js").ModelStatus} ModelStatus */

const info = /** @type {any} */ ({ nLayers: 4 });
/** @type {import("../../web/app/judged-heads.js").Evaluation} */
const evaluation = {
  ...{ patterns: [], syntax: [] },
  heads: [
    ["self", 0, 1, "self", 0.99],
    ["self", 1, 2, "syntax", 0.8],
    ["self", 2, 3, "syntax", 0.9],
    ["self", 3, 3, "mixed", 1],
    ["cross", 1, 3, "alignment", 0.7],
    ["encoder", 0, 2, "mixed", 0],
  ].map(([place, layer, head, kind, score]) => ({
    ...{ place: String(place), layer: Number(layer), head: Number(head) },
    label: { kind: String(kind), score: Number(score) },
  })),
};

/**
 * What is told while a model loads.
 * @param {(onProgress: (progress: any) => void) => Promise<any>} load
 */
async function statusesOf(load) {
  /** @type {ModelStatus[]} */
  const statuses = [];
  const playground = /** @type {any} */ ({
    loadModel: (/** @type {string} */ name, /** @type {any} */ onProgress) => {
      assert.equal(name, "writer");
      return load(onProgress);
    },
  });
  await loadModel(
    playground,
    "writer",
    (status) => statuses.push(status),
    async () => evaluation,
  );
  return statuses;
}

test("a model is loading, with the share that has arrived, and then ready", async () => {
  const statuses = await statusesOf(async (onProgress) => {
    onProgress({ what: "writer", loaded: 1, total: 4 });
    onProgress({ what: "writer", loaded: 3, total: 0 });
    return info;
  });
  assert.deepEqual(
    statuses.map(({ status, share }) => [status, share]),
    [
      ["loading", 0],
      ["loading", 0.25],
      ["loading", 0],
      ["ready", 1],
    ],
  );
  assert.equal(statuses.at(-1)?.info, info);
  assert.equal(statuses.at(-1)?.evaluation, evaluation);
});

test("a model that fails tells why", async () => {
  const [, last] = await statusesOf(async () => {
    throw new EngineError("damaged", "damaged writer: checksum");
  });
  assert.equal(last.status, "failed");
  assert.deepEqual(last.trouble, {
    ...{ place: "page", code: "damaged", message: "damaged writer: checksum" },
  });
});

test("a load that was overtaken says nothing more", async () => {
  const statuses = await statusesOf(async () => null);
  assert.equal(statuses.length, 1);
});

test("a head that does what is worth seeing is shown where none was chosen", () => {
  for (const [place, layer, head] of /** @type {const} */ ([
    ["self", 2, 3],
    ["cross", 1, 3],
    ["encoder", 0, 0],
    ["decoder", 2, 3],
  ]))
    assert.deepEqual(featuredHead(evaluation, place), { layer, head }, place);
  assert.deepEqual(featuredHead(null, "self"), { layer: 0, head: 0 });
  const at = { place: /** @type {const} */ ("decoder"), layer: 0, head: 1 };
  assert.equal(judgedHead(evaluation, at)?.label.kind, "self");
});

test("a head that a model does not have gives way to its last one", () => {
  const ready = {
    ...noModels().writer,
    status: /** @type {const} */ ("ready"),
    info: /** @type {any} */ ({ nLayers: 2, nHeads: 4 }),
    evaluation,
  };
  const models = { ...noModels(), writer: ready };
  const state = withPatch(defaults(), { source: "writer", layer: 7, head: 9 });
  assert.deepEqual(headNow(state, models), { layer: 1, head: 3 });
  assert.deepEqual(headNow(state, noModels()), { layer: 0, head: 3 });
  const free = withPatch(state, { layer: null });
  assert.deepEqual(headNow(free, models), { layer: 1, head: 3 });
});

test("word vectors are shown until the model is there", () => {
  const models = noModels();
  assert.equal(modelOf("vectors"), null);
  assert.equal(modelOf("untrained"), "writer");
  for (const source of /** @type {const} */ (["writer", "untrained"])) {
    assert.equal(sourceNow(source, models), "vectors");
    const ready = { ...models.writer, status: /** @type {const} */ ("ready") };
    assert.equal(sourceNow(source, { ...models, writer: ready }), source);
    assert.equal(
      sourceNow("translator", { ...models, writer: ready }),
      "vectors",
    );
  }
});

test("a model's scene has its own mask and hides nothing of itself", () => {
  const state = withPatch(defaults(), {
    source: "writer",
    mask: "window",
    hideSelf: true,
    padding: 2,
    painted: [{ row: 1, col: 0 }],
  });
  const scene = sceneOf(state, countTokens);
  assert.equal(scene.mask, "own");
  assert.equal(scene.hideSelf, false);
  assert.deepEqual(scene.paintedCells, [{ row: 1, col: 0 }]);
  assert.equal(scene.lastAsPadding, 2);
  assert.equal(scene.painted, null);
  const vectors = sceneOf({ ...state, source: "vectors" }, countTokens);
  assert.equal(vectors.mask, "window");
  assert.equal(vectors.hideSelf, true);
  assert.deepEqual(vectors.paintedCells, []);
  assert.ok(vectors.painted);
});
