import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { build, engine } from "./tools/build.js";
import { argumentsOf, goldenCases } from "./tools/golden.js";
import { assertClose, attentionRounding } from "./tools/rounding.js";
import { bits, tensor } from "./tools/tensors.js";

/**
 * In double, from the scores.
 * @param {import("../../web/engine/index.d.ts").Tensor} scores
 */
function logSumExpOf({ data, shape: [heads, nQ, nKv] }) {
  const rows = Array.from({ length: heads * nQ }, (_, row) => {
    const scores = Array.from(data.slice(row * nKv, (row + 1) * nKv));
    const largest = Math.max(...scores);
    if (largest === -Infinity) return largest;
    const sum = scores.reduce((all, x) => all + Math.exp(x - largest), 0);
    return largest + Math.log(sum);
  });
  return { data: rows, shape: [heads, nQ] };
}

test(`the build is ${build}, with its lanes`, () => {
  assert.equal(engine.build, build);
  assert.equal(engine.lanes, build === "scalar" ? 1 : 4);
});

describe("golden results of attention", () => {
  for (const golden of goldenCases("scaled_dot_product_attention")) {
    const { tensors, options, name } = golden;
    const { query, key, value } = tensors;
    const scale = options.scale ?? 1 / Math.sqrt(options.d_k);
    const k = attentionRounding({ query, key, value, scale });

    test(`${name}, dense`, () => {
      const { output, weights } = engine.attention(argumentsOf(golden));
      assertClose(output, tensors.output_f64, k.output);
      assertClose(weights, tensors.weights_f64, k.weights);
    });

    test(`${name}, streaming`, () => {
      const { output, logSumExp } = engine.attention({
        ...argumentsOf(golden),
        algorithm: "streaming",
      });
      assertClose(output, tensors.output_f64, k.output);
      const { scores } = engine.attention({
        ...argumentsOf(golden),
        want: ["scores"],
      });
      assertClose(logSumExp, logSumExpOf(scores), 2 * k.scores);
    });
  }
});

describe("golden results of multi-head attention", () => {
  for (const { name, options, tensors } of goldenCases("multi_head_attention"))
    test(name, () => {
      const { x, y, w_q: wQ, w_k: wK, w_v: wV, w_o: wO } = tensors;
      const { b_q: bQ, b_k: bK, b_v: bV, b_o: bO } = tensors;
      const result = engine.multiHeadAttention({
        ...{ x, y, wQ, wK, wV, wO, bQ, bK, bV, bO },
        nHeads: options.heads,
        mask: { kind: options.causal ? "causal" : "none" },
        keyPadding: tensors.key_padding?.data,
      });
      // Sums over dModel (twice), dK and nKv; PyTorch's own rounding beside.
      const nKv = (y ?? x).shape[0];
      const dK = options.d_model / options.heads;
      const roots = [options.d_model, dK, nKv, options.d_model].map(Math.sqrt);
      const k = 8 + roots.reduce((sum, root) => sum + root, 0);
      assertClose(result.output, tensors.output, k);
      assertClose(result.weights, tensors.weights, k);
    });
});

describe("attention", () => {
  const { query, key, value } = {
    query: tensor(2, 3, 5),
    key: tensor(2, 4, 5),
    value: tensor(2, 4, 6),
  };

  test("gives what is wanted and nothing else", () => {
    const inputs = { query, key, value };
    assert.deepEqual(
      Object.keys(engine.attention({ ...inputs, want: [] })),
      [],
    );
    const some = engine.attention({ ...inputs, want: ["scores"] });
    assert.deepEqual(Object.keys(some), ["scores"]);
    const usual = engine.attention(inputs);
    assert.deepEqual(Object.keys(usual).sort(), ["output", "weights"]);
    const streaming = /** @type {const} */ ({
      ...inputs,
      algorithm: "streaming",
    });
    assert.deepEqual(Object.keys(engine.attention(streaming)), [
      "output",
      "logSumExp",
    ]);
  });

  test("scores are -Infinity where masked, and the scaled product elsewhere", () => {
    const { scores } = engine.attention({
      ...{ query, key, value },
      scale: 0.5,
      mask: { kind: "causal" },
      want: ["scores"],
    });
    const k = attentionRounding({ query, key, value, scale: 0.5 }).scores;
    const expected = scores.data.map((_, i) => {
      const [head, row, column] = [
        Math.floor(i / 12),
        Math.floor(i / 4) % 3,
        i % 4,
      ];
      if (column > row) return -Infinity;
      const q = query.data.subarray((head * 3 + row) * 5).slice(0, 5);
      const other = key.data.subarray((head * 4 + column) * 5);
      return 0.5 * q.reduce((sum, x, j) => sum + x * other[j], 0);
    });
    assertClose(scores, { data: expected, shape: [2, 3, 4] }, k);
  });

  test("scale none is 1, sqrt is 1 / √dK", () => {
    const scoresWith = (/** @type {any} */ scale) =>
      engine.attention({ query, key, value, scale, want: ["scores"] }).scores;
    assert.deepEqual(scoresWith("none"), scoresWith(1));
    const k = attentionRounding({ query, key, value, scale: 1 }).scores;
    assertClose(scoresWith("sqrt"), scoresWith(1 / Math.sqrt(5)), k);
  });

  test("keep and mask are combined; a query without a key gets zeros", () => {
    const keep = bits([1, 3, 4], (i) => i % 4 !== 0);
    const mask = /** @type {const} */ ({ kind: "causal" });
    const { weights, output } = engine.attention({
      query,
      key,
      value,
      keep,
      mask,
    });
    for (const head of [0, 1]) {
      const at = head * 12;
      assert.deepEqual([...weights.data.slice(at, at + 4)], [0, 0, 0, 0]);
      assert.deepEqual([...weights.data.slice(at + 4, at + 8)], [0, 1, 0, 0]);
      const first = output.data.slice(head * 18, head * 18 + 6);
      assert.deepEqual([...first], Array(6).fill(0));
    }
  });

  for (const [nQ, nKv, dK, dV] of [
    [0, 4, 5, 6],
    [3, 0, 5, 6],
    [3, 4, 0, 6],
    [3, 4, 5, 0],
    [0, 0, 0, 0],
  ])
    test(`nothing is computed of nothing: ${[nQ, nKv, dK, dV]}`, () => {
      const { output, weights } = engine.attention({
        query: tensor(2, nQ, dK),
        key: tensor(2, nKv, dK),
        value: tensor(2, nKv, dV),
      });
      assert.deepEqual(output.shape, [2, nQ, dV]);
      assert.deepEqual(weights.shape, [2, nQ, nKv]);
      const even = nKv > 0 ? 1 / nKv : 0; // without features, all keys are alike
      if (dK === 0) assert.ok(weights.data.every((w) => w === even));
      if (nKv === 0) assert.ok(output.data.every((x) => x === 0));
    });

  for (const poison of [NaN, Infinity, -Infinity])
    test(`${poison} in one query stays in its row`, () => {
      const clean = engine.attention({ query, key, value });
      const data = query.data.slice();
      data[6] = poison; // row 1 of head 0
      const dirty = engine.attention({ query: { ...query, data }, key, value });
      const outside = (/** @type {Float32Array} */ all) =>
        all.filter((_, i) => Math.floor(i / 6) !== 1);
      assert.deepEqual(outside(dirty.output.data), outside(clean.output.data));
    });
});
