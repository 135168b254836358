import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  createEngine,
  createEnginePool,
  EngineError,
} from "../../web/engine/index.js";
import { engine } from "./tools/build.js";
import { bits, tensor } from "./tools/tensors.js";

/**
 * @param {() => unknown} call
 * @param {string} message
 * @param {string} [code]
 */
function assertRefused(call, message, code = "invalid-argument") {
  assert.throws(call, (error) => {
    assert.ok(error instanceof EngineError);
    assert.deepEqual(
      { name: error.name, code: error.code, message: error.message },
      { name: "EngineError", code, message },
    );
    return true;
  });
}

const inputs = {
  query: tensor(4, 3, 5),
  key: tensor(2, 6, 5),
  value: tensor(2, 6, 7),
};

describe("attention refuses", () => {
  /** @type {[string, any, string][]} */
  const cases = [
    [
      "a missing array",
      { key: undefined },
      "invalid key: undefined (must be { data: Float32Array, shape })",
    ],
    [
      "a plain list of numbers",
      { query: [1, 2] },
      "invalid query: [1, 2] (must be { data: Float32Array, shape })",
    ],
    [
      "numbers of another type",
      { value: { data: new Float64Array(84), shape: [2, 6, 7] } },
      "invalid value data: Float64Array (must be a Float32Array)",
    ],
    [
      "a matrix for a stack",
      { key: tensor(6, 5) },
      "invalid key shape: [6, 5] (must be the sizes (heads, rows, columns))",
    ],
    [
      "a size that is no size",
      { key: { data: new Float32Array(0), shape: [2, -6, 5] } },
      "invalid key shape: [2, -6, 5] (must be the sizes (heads, rows, columns))",
    ],
    [
      "a shape that is not the data's",
      { key: { data: new Float32Array(59), shape: [2, 6, 5] } },
      "invalid key shape: [2, 6, 5] (data has 59 numbers)",
    ],
    [
      "heads that do not divide",
      { query: tensor(3, 3, 5) },
      "invalid key heads: 2 (heads 3 must be a multiple)",
    ],
    [
      "keys of another width",
      { key: tensor(2, 6, 4) },
      "invalid key width: 4 (must be 5)",
    ],
    [
      "as many values as keys not",
      { value: tensor(2, 5, 7) },
      "invalid value rows: 5 (must be 6)",
    ],
    [
      "an unknown scale",
      { scale: "root" },
      'invalid scale: "root" (must be sqrt, none or a number)',
    ],
    [
      "a scale that is no number",
      { scale: Infinity },
      "invalid scale: inf (must be finite)",
    ],
    [
      "an unknown mask",
      { mask: { kind: "casual" } },
      'invalid mask kind: "casual" (must be none, causal, causal-lower-right, window)',
    ],
    [
      "a window of nothing",
      { mask: { kind: "window" } },
      "invalid window: 0 (must be at least 1)",
    ],
    [
      "half a window",
      { mask: { kind: "window", window: 1.5 } },
      "invalid window: 1.5 (must be a whole number, 0 to 4294967295)",
    ],
    [
      "an unknown part of the mask",
      { mask: { kind: "window", windw: 3 } },
      'invalid option: "windw" (there is none)',
    ],
    [
      "a mask that is none",
      { mask: null },
      "invalid mask: null (must be { kind, window })",
    ],
    [
      "a mask without its braces",
      { mask: "causal" },
      'invalid mask: "causal" (must be { kind, window })',
    ],
    [
      "a size that is missing",
      { key: { data: new Float32Array(10), shape: [2, , 5] } }, // eslint-disable-line no-sparse-arrays
      "invalid key shape: [2, undefined, 5] (must be the sizes (heads, rows, columns))",
    ],
    [
      "sizes that no text can show",
      { key: { data: new Float32Array(10), shape: [Symbol("n"), [[1]], "5"] } },
      'invalid key shape: [Symbol(n), […], "5"] (must be the sizes (heads, rows, columns))',
    ],
    [
      "bits of another shape",
      { keep: bits([1, 3, 5], () => true) },
      "invalid keep shape: (1, 3, 5) (must be (4, 3, 6) or one head)",
    ],
    [
      "a bias that is no number",
      { bias: { data: new Float32Array(18).fill(NaN), shape: [1, 3, 6] } },
      "invalid bias: nan at (0, 0, 0) (must be a number or -inf)",
    ],
    [
      "an unknown algorithm",
      { algorithm: "sparse" },
      'invalid algorithm: "sparse" (must be dense, streaming)',
    ],
    [
      "an unknown wish",
      { want: ["wieghts"] },
      'invalid want: "wieghts" (must be output, weights, scores)',
    ],
    [
      "weights of an algorithm that has none",
      { algorithm: "streaming", want: ["weights"] },
      'invalid want: "weights" (must be output, logSumExp)',
    ],
    [
      "a wish that is no list",
      { want: "weights" },
      'invalid want: "weights" (must be a list of output, weights, scores)',
    ],
    [
      "no list of wishes",
      { want: null },
      "invalid want: null (must be a list of output, weights, scores)",
    ],
    [
      "an unknown option",
      { maks: 1 },
      'invalid option: "maks" (there is none)',
    ],
  ];
  for (const [what, change, message] of cases)
    test(what, () =>
      assertRefused(() => engine.attention({ ...inputs, ...change }), message),
    );

  test("no options", () =>
    assertRefused(
      () => engine.attention(/** @type {any} */ (undefined)),
      "invalid options: undefined (must be an object)",
    ));

  test("what no memory can hold, and goes on", () => {
    const none = { data: new Float32Array(0), shape: [1, 2 ** 20, 0] };
    const inputsOfNone = { query: none, key: none, value: none };
    const figures = / needs (\d+) MiB \((\d+) MiB are available\)$/;
    const needOf = (/** @type {() => unknown} */ call) => {
      try {
        call();
      } catch (error) {
        const { name, code, message } = /** @type {EngineError} */ (error);
        assert.deepEqual([name, code], ["EngineError", "out-of-memory"]);
        const [, needed, available] = message.match(figures) ?? [];
        assert.ok(Number(available) <= 4096, message);
        return Number(needed);
      }
    };
    // 2^40 weights of 4 bytes are 2^22 MiB; scratch is 1.
    assert.equal(
      needOf(() => engine.attention(inputsOfNone)),
      2 ** 22 + 1,
    );
    const want = /** @type {const} */ ("scores");
    assert.equal(
      needOf(() => engine.attention({ ...inputsOfNone, want: [want] })),
      2 ** 23 + 1,
    );
    const gradients = { ...inputsOfNone, gradOutput: none };
    assert.equal(
      needOf(() => engine.attentionGradients(gradients)),
      2 ** 22 + 2 ** 8 + 1,
    );
    assert.deepEqual(engine.attention(inputs).output.shape, [4, 3, 7]);
  });
});

describe("multi-head attention refuses", () => {
  const [x, wQ, wK, wV, wO] = [3, 8, 8, 8, 8].map((n) => tensor(n, 8));
  const params = { x, wQ, wK, wV, wO, nHeads: 2 };
  /** @type {[string, any, string][]} */
  const cases = [
    ["no heads", { nHeads: 0 }, "invalid heads: 0 (must be at least 1)"],
    [
      "heads that do not divide",
      { nHeads: 3 },
      "invalid w_q columns: 8 (must be a multiple of heads 3)",
    ],
    [
      "half a head",
      { nHeads: 2.5 },
      "invalid heads: 2.5 (must be a whole number, 0 to 4294967295)",
    ],
    [
      "a bias of another length",
      { bQ: tensor(7) },
      "invalid b_q length: 7 (must be 8)",
    ],
    [
      "params of another size",
      { wK: tensor(7, 8) },
      "invalid w_k rows: 7 (must be 8)",
    ],
    [
      "padding of another length",
      { keyPadding: new Uint8Array(4) },
      "invalid key padding length: 4 (must be 3)",
    ],
    [
      "padding of another type",
      { keyPadding: [0, 0, 1] },
      "invalid key padding: [0, 0, 1] (must be a Uint8Array)",
    ],
  ];
  for (const [what, change, message] of cases)
    test(what, () =>
      assertRefused(
        () => engine.multiHeadAttention({ ...params, ...change }),
        message,
      ),
    );
});

describe("layer norm refuses", () => {
  const x = tensor(2, 3);
  for (const eps of [-1, NaN, Infinity, 1e39])
    // beyond float32, too
    test(`eps ${eps}`, () =>
      assertRefused(
        () => engine.layerNorm({ x, eps }),
        `invalid eps: ${eps} (must be at least 0 and finite)`,
      ));
  for (const name of ["gain", "bias"])
    test(`a ${name} that is none`, () =>
      assertRefused(
        () => engine.layerNorm({ x, [name]: null }),
        `invalid ${name}: null (must be { data: Float32Array, shape })`,
      ));
});

describe("createEngine", () => {
  /** @type {[any, string][]} */
  const faults = [
    [null, "invalid options: null (must be an object)"],
    ["simd", 'invalid options: "simd" (must be an object)'],
    [{ biuld: "simd" }, 'invalid option: "biuld" (there is none)'],
  ];
  for (const [options, message] of faults)
    for (const create of [createEngine, createEnginePool])
      test(`${create.name} refuses: ${message}`, () =>
        assert.rejects(create(options), {
          ...{ name: "EngineError", code: "invalid-argument", message },
        }));

  test("refuses an unknown build", async () => {
    await assert.rejects(
      createEngine({ build: /** @type {any} */ ("turbo") }),
      {
        code: "invalid-argument",
        message: 'invalid build: "turbo" (must be auto, relaxed, simd, scalar)',
      },
    );
  });

  test("auto takes the fastest build that this Node.js runs", async () => {
    const hasRelaxed = Number(process.versions.node.split(".")[0]) >= 22;
    const { build } = await createEngine();
    assert.equal(build, hasRelaxed ? "relaxed" : "simd");
  });

  test("refuses a build whose instructions are missing", async (t) => {
    const validate = t.mock.method(WebAssembly, "validate", () => false);
    await assert.rejects(createEngine({ build: "relaxed" }), {
      code: "unsupported",
      message:
        "unsupported build: relaxed (this browser lacks its instructions)",
    });
    assert.ok(validate.mock.callCount() > 0);
  });
});
