import assert from "node:assert/strict";
import { test } from "node:test";
import { countTokens } from "../../web/engine/tokens.js";
import { EngineError } from "../../web/engine/errors.js";
import {
  loadModel,
  modelOf,
  noModels,
  sourceNow,
} from "../../web/app/models.js";
import { sceneOf } from "../../web/app/scene.js";
import { defaults, withPatch } from "../../web/app/state.js";

/** @typedef {import("../../web/app/models.js").ModelStatus} ModelStatus */

const info = /** @type {any} */ ({ nLayers: 4 });

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
  await loadModel(playground, "writer", (status) => statuses.push(status));
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
