// Matrices in pieces, for files: those that are kept, and those that are made.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Overtaken, piecesOf } from "../../web/export/pieces.js";

/** @typedef {import("../../web/export/pieces.js").Picture} Picture */
/** @typedef {import("../../web/export/pieces.js").MatrixName} MatrixName */

const N_Q = 300; // more than are asked for at once
const N_KV = 1000;

/** @param {number} row @param {number} col */
const weightAt = (row, col) => row * 1000 + col;

/** @param {import("../../web/engine/scene.js").TileRange} range */
function tileAt({ row, col, rows, cols }) {
  const data = Float32Array.from({ length: rows * cols }, (_, i) =>
    weightAt(row + Math.floor(i / cols), col + (i % cols)),
  );
  const weights = { data, shape: [rows, cols] };
  const scores = { ...weights, data: data.map((v) => -v) };
  return { weights, scores, rawScores: scores, max: scores, sum: scores };
}

function longPicture() {
  const empty = () => ({ data: new Float32Array(), shape: [N_Q, N_KV] });
  const query = Float32Array.from({ length: N_Q * 3000 }, (_, i) => i);
  return /** @type {Picture} */ (
    /** @type {unknown} */ ({
      ...{ nQ: N_Q, nKv: N_KV },
      ...{ weights: empty(), scores: empty(), rawScores: empty() },
      query: { data: query, shape: [N_Q, 3000] },
    })
  );
}

/**
 * All that comes, by name, and the shares that were told.
 *
 * @param {MatrixName[]} names
 * @param {Partial<{ rowsOf: import("../../web/export/pieces.js").RowsOf,
 *   signal: AbortSignal, onShare: (share: number) => void }>} [options]
 */
async function collect(names, options = {}) {
  const picture = longPicture();
  const {
    rowsOf = async (_, range) => tileAt(range),
    signal = new AbortController().signal,
    onShare = () => {},
  } = options;
  /** @type {Record<string, number[]>} */
  const all = {};
  const source = { picture, rowsOf };
  for await (const { name, numbers } of piecesOf(names, source, {
    ...{ signal, onShare },
  })) {
    assert.ok(numbers.length <= 2 ** 16);
    assert.equal(numbers.length % picture[name].shape[1], 0);
    (all[name] ??= []).push(...numbers);
  }
  return all;
}

test("kept and made matrices come whole, each in order", async () => {
  /** @type {number[]} */
  const shares = [];
  const all = await collect(["weights", "query", "scores"], {
    onShare: (share) => shares.push(share),
  });
  const weights = Array.from({ length: N_Q * N_KV }, (_, i) =>
    weightAt(Math.floor(i / N_KV), i % N_KV),
  );
  assert.deepEqual(Object.keys(all).sort(), ["query", "scores", "weights"]);
  assert.deepEqual(all.weights, weights);
  assert.deepEqual(
    all.scores,
    weights.map((v) => -v),
  );
  assert.deepEqual(all.query, Array.from(longPicture().query.data));
  assert.equal(shares.at(-1), 1);
  assert.ok(shares.every((share, i) => i === 0 || share > shares[i - 1]));
});

test("it ends when it is stopped", async () => {
  for (const name of /** @type {const} */ (["weights", "query"])) {
    const stop = new AbortController();
    let told = 0;
    const onShare = () => {
      told++;
      stop.abort();
    };
    await assert.rejects(collect([name], { signal: stop.signal, onShare }), {
      name: "AbortError",
    });
    assert.equal(told, 1);
  }
});

test("it ends when another picture is on show", async () => {
  let asked = 0;
  const rowsOf = async (
    /** @type {Picture} */ _,
    /** @type {import("../../web/engine/scene.js").TileRange} */ range,
  ) => (++asked === 2 ? null : tileAt(range));
  await assert.rejects(collect(["weights"], { rowsOf }), Overtaken);
});
