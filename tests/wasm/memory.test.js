import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createEngine } from "../../web/engine/index.js";
import { loadModule } from "../../web/engine/load.js";
import { build, engine } from "./tools/build.js";
import { tensor } from "./tools/tensors.js";

const module = await loadModule(build);
const memorySize = () => module.HEAPU8.length;

/**
 * Runs `action` until everything that it ever takes has been taken, then a
 * thousand times more.
 * @param {() => unknown} action
 */
function assertNoGrowth(action) {
  for (let i = 0; i < 10; ++i) action();
  const before = memorySize();
  for (let i = 0; i < 1000; ++i) action();
  assert.equal(memorySize(), before);
}

// 128 KiB of weights a call: a thousand that leaked would be 128 MiB.
const inputs = {
  query: tensor(2, 128, 8),
  key: tensor(2, 128, 8),
  value: tensor(2, 128, 8),
};

describe("memory of the module", () => {
  // First, while nothing has grown it: the weights alone would be 64 MiB.
  test("holds streaming attention over 4,096 tokens in 32 MiB", () => {
    const x = tensor(1, 4096, 16);
    const long = { query: x, key: x, value: x };
    engine.attention({ ...long, algorithm: "streaming" });
    assert.ok(memorySize() <= 32 * 2 ** 20, `${memorySize()} bytes`);
  });

  test("does not grow over 1,000 calls", () =>
    assertNoGrowth(() => engine.attention(inputs)));

  test("does not grow over 1,000 refused calls", () => {
    const bad = { ...inputs, value: tensor(2, 127, 8) };
    assertNoGrowth(() => assert.throws(() => engine.attention(bad)));
  });

  test("does not grow over 1,000 engines", async () => {
    const before = memorySize();
    for (let i = 0; i < 1000; ++i)
      (await createEngine({ build })).attention(inputs);
    assert.equal(memorySize(), before);
  });
});

describe("attentionMemory", () => {
  const shapes = (/** @type {number} */ n) => ({
    query: { shape: [2, n, 64] },
    key: { shape: [2, n, 64] },
    value: { shape: [2, n, 64] },
  });

  test("counts the matrices of dense attention", () => {
    const needed = (/** @type {any} */ want) =>
      engine.attentionMemory({ ...shapes(5000), want }).needed;
    const matrices = 4 * 2 * 5000 * 5000;
    const arrays = 4 * 2 * 5000 * 64; // query, key, value, output
    const scratch = needed(["weights"]) - matrices - 4 * arrays;
    assert.ok(scratch > 0 && scratch < 2 ** 20, `${scratch} bytes`);
    assert.equal(needed(["scores"]) - needed(["output"]), matrices);
  });

  test("of streaming attention grows with the length alone", () => {
    const algorithm = /** @type {const} */ ("streaming");
    const needed = (/** @type {number} */ n) =>
      engine.attentionMemory({ ...shapes(n), algorithm }).needed;
    assert.ok(needed(16384) < 48 * 2 ** 20, `${needed(16384)} bytes`);
    assert.ok(needed(32768) < 2 * needed(16384));
  });

  test("is whole bytes", () => {
    for (const algorithm of /** @type {const} */ (["dense", "streaming"]))
      for (const n of [1, 5, 63, 1001]) {
        const { needed } = engine.attentionMemory({ ...shapes(n), algorithm });
        assert.ok(Number.isInteger(needed), `${algorithm} ${n}: ${needed}`);
      }
  });

  test("of linear attention grows by as much for each token", () => {
    const algorithm = /** @type {const} */ ("linear");
    const needed = (/** @type {number} */ n) =>
      engine.attentionMemory({ ...shapes(n), algorithm }).needed;
    const first = needed(2048) - needed(1024);
    assert.equal(needed(3072) - needed(2048), first);
    // Copies of query, key and value, the output, and one head's scratch.
    assert.equal(first, 1024 * 4 * (2 * 4 * 64 + 4 * 64 + 2));
    const want = /** @type {any} */ (["weights"]);
    assert.throws(
      () => engine.attentionMemory({ ...shapes(5), algorithm, want }),
      { code: "invalid-argument" },
    );
  });

  test("is what a call takes", () => {
    const { available } = engine.attentionMemory(shapes(1));
    assert.ok(available > 2 ** 31 && available < 2 ** 32);
    const before = memorySize();
    const { needed } = engine.attentionMemory(shapes(1500));
    const x = tensor(2, 1500, 64);
    engine.attention({ query: x, key: x, value: x });
    // The module grows by a fifth of its size at least.
    assert.ok(memorySize() <= 1.2 * (before + needed));
  });

  test("refuses shapes that do not fit together", () => {
    const value = { shape: [2, 4, 8] };
    assert.throws(() => engine.attentionMemory({ ...shapes(5), value }), {
      message: "invalid value rows: 4 (must be 5)",
    });
    assert.throws(
      () => engine.attentionMemory({ ...shapes(5), value: { shape: [4, 8] } }),
      { code: "invalid-argument" },
    );
  });
});

describe("a result", () => {
  test("is the caller's: later calls and growth leave it as it is", () => {
    const first = engine.attention(inputs);
    const copy = structuredClone(first);
    engine.attention({ ...inputs, query: tensor(2, 100, 8) });
    const before = memorySize();
    const large = { query: tensor(4, 1500, 4), key: tensor(4, 1500, 4) };
    engine.attention({ ...large, value: tensor(4, 1500, 4) });
    assert.ok(memorySize() > before, "the large call grew the memory");
    assert.deepEqual(first, copy);
    assert.deepEqual(engine.attention(inputs), copy);
  });

  test("may be changed and transferred without harm", () => {
    const { output } = engine.attention(inputs);
    const again = engine.attention(inputs).output;
    output.data.fill(NaN);
    assert.notEqual(output.data.buffer, again.data.buffer);
    structuredClone(output.data, { transfer: [output.data.buffer] });
    assert.deepEqual(engine.attention(inputs).output, again);
  });

  test("comes from arguments that are left as they were", () => {
    const before = structuredClone(inputs);
    engine.attention({ ...inputs, mask: { kind: "causal" } });
    assert.deepEqual(inputs, before);
  });

  test("comes from any part of a larger buffer", () => {
    const whole = new Float32Array(5000);
    const part = whole.subarray(77, 77 + inputs.query.data.length);
    part.set(inputs.query.data);
    const query = { data: part, shape: inputs.query.shape };
    assert.deepEqual(
      engine.attention({ ...inputs, query }),
      engine.attention(inputs),
    );
  });
});
