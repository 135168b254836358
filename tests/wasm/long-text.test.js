// Pictures that are made bit by bit, without matrices of n × n.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createPlayground } from "../../web/engine/playground.js";
import { build } from "./tools/build.js";
import { plainScene as scene } from "./tools/scene.js";

const playground = await createPlayground({ build });
after(() => playground.dispose());

/** @param {Partial<typeof scene>} change */
async function show(change) {
  const picture = await playground.show({ ...scene, ...change });
  assert.ok(picture);
  return picture;
}

/** @type {import("../../web/engine/scene.js").Scene} */
const long = { ...scene, text: "one two three ".repeat(500), mask: "causal" };
const range = { row: 900, col: 3, rows: 50, cols: 40 };

describe("a long text", () => {
  test("has the same picture without its matrices, and tiles of weights", async () => {
    const whole = await show(long);
    /** @type {number[]} */
    const shares = [];
    /** @type {import("../../web/engine/scene.js").Picture[]} */
    const parts = [];
    const tiled = await playground.showTiled(
      long,
      (share) => shares.push(share),
      (part) => parts.push(part),
    );
    assert.ok(tiled?.tiled && !whole.tiled);
    assert.equal(shares.at(-1), 1);
    assert.ok(shares.every((share, i) => i === 0 || share > shares[i - 1]));
    assert.deepEqual(tiled.weights.shape, [512, 512]);
    assert.deepEqual(tiled.digest?.large.matrices.weights, tiled.weights);
    assert.equal(tiled.digest?.large.masked[1], 1, "later tokens are masked");
    // The chosen head is first, as it stays.
    assert.equal(parts.length, 1);
    assert.ok(parts[0].isPart && !tiled.isPart);
    assert.deepEqual(parts[0].weights, tiled.weights);
    assert.deepEqual(parts[0].headOutput, tiled.headOutput);
    assert.equal(parts[0].rowSums.data[0], 0, "of the first head, not yet");
    assert.deepEqual(tiled.tokens, whole.tokens);
    assert.deepEqual(tiled.query, whole.query);
    const tile = await playground.tile(range);
    assert.deepEqual(tile?.weights.shape, [50, 40]);
    for (let row = 0; row < 50; ++row)
      for (let col = 0; col < 40; ++col) {
        const exact = whole.weights.data[(900 + row) * 1500 + 3 + col];
        const error = Math.abs(tile.weights.data[row * 40 + col] - exact);
        // Scores are at most 5: exp of either differs by some roundings.
        assert.ok(error <= 64 * 2 ** -23 * exact, `${row} ${col}: ${error}`);
      }
  });

  test("is overtaken by a later picture", async () => {
    const tiled = playground.showTiled({ ...long, nHeads: 12 });
    const later = await show({ ...long, text: "a short text" });
    assert.equal(later.nQ, 3);
    assert.equal(await tiled, null);
    assert.equal((await show({})).nQ, 7);
  });

  test("can be cancelled", async () => {
    const tiled = playground.showTiled({ ...long, nHeads: 12 }, () =>
      playground.cancel(),
    );
    assert.equal(await tiled, null);
    assert.equal((await show({})).nQ, 7);
  });

  test("that is cancelled leaves the tiles of the one before", async () => {
    await playground.showTiled(long);
    const before = await playground.tile(range);
    /** @type {number[]} */
    const shares = [];
    /** @type {object[]} */
    const parts = [];
    const longest = { ...long, text: "one two three ".repeat(1365) };
    const ended = await playground.showTiled(
      { ...longest, nHeads: 12, softmaxAxis: "columns" },
      (share) => {
        shares.push(share);
        playground.cancel();
      },
      (part) => parts.push(part),
    );
    assert.equal(ended, null);
    assert.ok(shares[0] < 1 / 12, "it ended before the chosen head was done");
    assert.equal(parts.length, 0);
    assert.deepEqual(await playground.tile(range), before);

    // Once there is a part, the tiles are of it.
    const half = await playground.showTiled(
      { ...long, text: "a b c ".repeat(500), nHeads: 12 },
      () => {},
      (part) => {
        parts.push(part);
        playground.cancel();
      },
    );
    assert.deepEqual([half, parts.length], [null, 1]);
    assert.notDeepEqual(await playground.tile(range), before);
  });

  test("refuses tiles that it does not have", async () => {
    await playground.showTiled({ ...long, text: "a short text" });
    await assert.rejects(playground.tile(range), {
      ...{ name: "EngineError", code: "invalid-argument" },
      message: "invalid rows of a tile: 50 from 900 (there are 3)",
    });
    await assert.rejects(playground.showTiled({ ...long, source: "writer" }), {
      message: 'invalid source of a long text: "writer" (must be vectors)',
    });
  });
});
