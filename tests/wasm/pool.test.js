// A pool gives what an engine gives, to the bit, however heads are dealt out.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, describe, test } from "node:test";
import { createEnginePool } from "../../web/engine/index.js";
import { build, engine } from "./tools/build.js";
import { bits, tensor } from "./tools/tensors.js";

const index = new URL("../../web/engine/index.js", import.meta.url).href;
const pool = await createEnginePool({ workers: 3, build });
after(() => pool.close());

/** @param {number} nHeads @param {number} nKvHeads */
function inputs(nHeads, nKvHeads) {
  const all = tensor(nHeads + 2 * nKvHeads, 9, 5);
  const part = (/** @type {number} */ from, /** @type {number} */ heads) => ({
    data: all.data.subarray(from * 45, (from + heads) * 45),
    shape: [heads, 9, 5],
  });
  return {
    query: part(0, nHeads),
    key: part(nHeads, nKvHeads),
    value: part(nHeads + nKvHeads, nKvHeads),
  };
}

describe("a pool", () => {
  test("knows the build and its workers", () => {
    assert.equal(pool.build, build);
    assert.equal(pool.lanes, engine.lanes);
    assert.equal(pool.workers, 3);
  });

  for (const [nHeads, nKvHeads] of [
    ...[
      [1, 1],
      [2, 2],
      [3, 3],
      [8, 8],
    ], // fewer heads than workers, as many, more
    ...[
      [8, 4],
      [6, 1],
    ], // shared keys
  ])
    test(`gives what an engine gives for ${nHeads} heads on ${nKvHeads}`, async () => {
      const call = {
        ...inputs(nHeads, nKvHeads),
        mask: /** @type {const} */ ({ kind: "causal" }),
        bias: tensor(nHeads, 9, 9),
        keep: bits([1, 9, 9], (i) => i % 7 !== 3), // one for all heads
      };
      const before = structuredClone(call);
      const want = /** @type {const} */ (["scores", "weights", "output"]);
      const dense = { ...call, want: [...want] };
      assert.deepEqual(await pool.attention(dense), engine.attention(dense));
      const streaming = /** @type {const} */ ({
        ...call,
        algorithm: "streaming",
      });
      assert.deepEqual(
        await pool.attention(streaming),
        engine.attention(streaming),
      );
      assert.deepEqual(call, before);
    });

  test("keeps calls apart that overlap", async () => {
    const calls = [1, 5, 2, 8].map((heads) => inputs(heads, heads));
    const results = await Promise.all(
      calls.map((call) => pool.attention(call)),
    );
    const expected = calls.map((call) => engine.attention(call));
    assert.deepEqual(results, expected);
  });

  test("refuses what an engine refuses, in the same words, and goes on", async () => {
    const good = inputs(4, 4);
    /** @type {any[]} */
    const faults = [
      undefined,
      {},
      { ...good, query: tensor(4, 9, 6) },
      { ...good, value: tensor(3, 9, 5) },
      { ...good, query: tensor(3, 9, 5), key: tensor(2, 9, 5) },
      { ...good, key: { data: good.key.data, shape: [4, 9, 6] } },
      { ...good, bias: tensor(3, 9, 9) },
      { ...good, keep: tensor(4, 9, 9) },
      { ...good, algorithm: "quick" },
      { ...good, colour: "red" },
    ];
    for (const fault of faults) {
      let expected;
      try {
        engine.attention(fault);
      } catch (error) {
        expected = /** @type {any} */ (error);
      }
      const { code, message } = expected;
      await assert.rejects(pool.attention(fault), { code, message });
    }
    assert.deepEqual(await pool.attention(good), engine.attention(good));
  });

  test("says how much memory its workers lack", async () => {
    const none = { data: new Float32Array(0), shape: [6, 2 ** 20, 0] };
    const call = { query: none, key: none, value: none };
    const twoHeads = 2 * 2 ** 22 + 1; // of 2^40 weights each, and scratch
    await assert.rejects(pool.attention(call), ({ code, message }) => {
      assert.equal(code, "out-of-memory");
      assert.ok(message.includes(`needs ${twoHeads} MiB (`), message);
      return true;
    });
    const good = inputs(6, 6);
    assert.deepEqual(await pool.attention(good), engine.attention(good));
  });

  test("refuses what cannot be sent to a worker, and goes on", async () => {
    const good = inputs(4, 4);
    const detached = tensor(4, 9, 5);
    structuredClone(detached.data, { transfer: [detached.data.buffer] });
    /** @type {any[]} */
    const faults = [
      { ...good, mask: () => "causal" },
      { ...good, scale: Symbol("sqrt") },
      { ...good, query: detached },
    ];
    for (const fault of faults)
      await assert.rejects(pool.attention(fault), {
        ...{ name: "EngineError", code: "invalid-argument" },
      });
    assert.deepEqual(await pool.attention(good), engine.attention(good));
  });

  for (const heads of [1, 4])
    test(`leaves the Buffer of ${heads} heads as it is`, async () => {
      const data = Buffer.alloc(heads * 81, 1); // its slice() shares memory
      data[1] = 0;
      const keep = { data, shape: [heads, 9, 9] };
      const call = { ...inputs(4, 4), keep };
      const expected = engine.attention(call);
      assert.deepEqual(await pool.attention(call), expected);
      assert.equal(data.length, heads * 81);
      assert.deepEqual(await pool.attention(call), expected);
    });

  test("takes a whole number of workers, 1 to 1024", async () => {
    for (const workers of [0, -1, 1.5, NaN, 1025, 2 ** 50])
      await assert.rejects(createEnginePool({ workers, build }), {
        code: "invalid-argument",
      });
  });

  test("refuses an unknown build", async () => {
    const wanted = /** @type {any} */ ("turbo");
    await assert.rejects(createEnginePool({ workers: 1, build: wanted }), {
      code: "invalid-argument",
    });
  });

  test("rejects what is under way when it is closed, and what comes later", async () => {
    const short = await createEnginePool({ workers: 2, build });
    const underWay = short.attention(inputs(2, 2));
    short.close();
    await assert.rejects(underWay, { code: "closed" });
    await assert.rejects(short.attention(inputs(2, 2)), { code: "closed" });
  });

  for (const flag of ["--expose-gc", "--input-type=module"])
    test(`starts in a process with ${flag}`, () => {
      const script = `
        import(${JSON.stringify(index)}).then(async ({ createEnginePool }) => {
          const pool = await createEnginePool({ workers: 1 });
          console.log(pool.workers);
          pool.close();
        });`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [flag, "--eval", script],
        { encoding: "utf8" },
      );
      assert.equal(stdout, "1\n", stderr);
    });

  test("gives back all that its workers took, 60 times", async () => {
    const cycle = async () => {
      const short = await createEnginePool({ workers: 1, build });
      await short.attention(inputs(1, 1));
      short.close();
    };
    const cycles = async (/** @type {number} */ count) => {
      for (let i = 0; i < count; ++i) await cycle();
      return process.memoryUsage.rss();
    };
    const before = await cycles(20);
    const growth = (await cycles(60)) - before;
    // A worker takes 10 MiB and more: 60 that stayed would be 600 MiB.
    assert.ok(growth < 60 * 2 ** 20, `${growth} bytes`);
  });
});
