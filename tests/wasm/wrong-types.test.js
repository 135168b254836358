// Whatever stands where an option is expected: the engine computes, or refuses it with an error of its
// own that names it. Never an error from inside, and never a crash.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createEngine,
  createEnginePool,
  EngineError,
} from "../../web/engine/index.js";
import { build, engine } from "./tools/build.js";
import { bits, tensor } from "./tools/tensors.js";

/** One of each kind, and what is nearly right. @type {unknown[]} */
const oddities = [
  ...[null, true, false, 0, -0, -1, 1.5, NaN, Infinity, -Infinity, 2 ** 53],
  ...["", "dense", "__proto__", "toString", 1n, Symbol("odd"), () => {}],
  ...[{}, [], [null], [[]], Array(3), Object.create(null), new Date(NaN)],
  ...[
    new Map(),
    /x/,
    new Float32Array(2),
    new Float64Array(2),
    new Uint8Array(0),
  ],
  { data: null, shape: null },
  { data: new Float32Array(1), shape: [Symbol("odd"), 1, 1] },
  { data: new Float32Array(1), shape: ["1", "1", "1"] },
  { data: new Float32Array(0), shape: [2 ** 53, 0, 1] },
  { data: new Float32Array(1), shape: { length: 3 } },
  { data: new ArrayBuffer(4), shape: [1, 1, 1] },
  { kind: null },
  { kind: "window", window: {} },
  { kind: "__proto__" },
];

const inputs = {
  query: tensor(2, 3, 4),
  key: tensor(2, 3, 4),
  value: tensor(2, 3, 4),
};
const masks = {
  scale: 1,
  mask: { kind: "causal" },
  keep: bits([1, 3, 3], (i) => i % 2 === 0),
};
const params = Object.fromEntries(
  ["x", "y", "wQ", "wK", "wV", "wO"].map((name) => [name, tensor(4, 4)]),
);
const biases = Object.fromEntries(
  ["bQ", "bK", "bV", "bO"].map((name) => [name, tensor(4)]),
);

/** Each method with all its options. @type {[Exclude<keyof typeof engine, "build" | "lanes">, object][]} */
const calls = [
  [
    "attention",
    {
      ...inputs,
      ...masks,
      bias: tensor(1, 3, 3),
      algorithm: "dense",
      want: [],
    },
  ],
  ["attentionMemory", { ...inputs, algorithm: "dense", want: ["scores"] }],
  [
    "attentionGradients",
    { ...inputs, ...masks, algorithm: "dense", gradOutput: tensor(2, 3, 4) },
  ],
  [
    "multiHeadAttention",
    {
      ...{ ...params, ...biases, nHeads: 2, nKvHeads: 2, scale: "sqrt" },
      ...{ mask: { kind: "window", window: 1 }, keyPadding: new Uint8Array(4) },
    },
  ],
  [
    "linearAttention",
    { ...inputs, causal: true, keyPadding: new Uint8Array(3) },
  ],
  ["rope", { x: tensor(2, 3, 4), first: 1, layout: "half-split" }],
  [
    "softmax",
    { scores: tensor(2, 3), axis: "all", stable: true, temperature: 2 },
  ],
  ["layerNorm", { x: tensor(2, 3), gain: tensor(3), bias: tensor(3), eps: 1 }],
];

/** @param {unknown} error @param {string} what */
function checkRefusal(error, what) {
  assert.ok(error instanceof EngineError, `${what}: ${error}`);
  const codes = ["invalid-argument", "limit", "out-of-memory", "unsupported"];
  assert.ok(codes.includes(error.code), `${what}: ${error.code} ${error}`);
}

for (const [method, options] of calls) {
  test(`${method}() refuses what is no options`, () => {
    for (const odd of [undefined, ...oddities])
      assert.throws(
        () => engine[method](/** @type {any} */ (odd)),
        (error) => {
          checkRefusal(error, String(typeof odd));
          return true;
        },
      );
  });
  test(`${method}() takes or refuses any value of any option`, () => {
    engine[method](/** @type {any} */ (options)); // is right as it stands
    for (const name of Object.keys(options))
      for (const [at, odd] of oddities.entries())
        try {
          engine[method](/** @type {any} */ ({ ...options, [name]: odd }));
        } catch (error) {
          checkRefusal(error, `${name}: oddity ${at}`);
        }
    engine[method](/** @type {any} */ (options)); // as well as before
  });
}

for (const create of [createEngine, createEnginePool])
  test(`${create.name}() refuses what is no options, build or number`, async () => {
    const names = create === createEngine ? ["build"] : ["build", "workers"];
    for (const odd of oddities)
      for (const options of [odd, ...names.map((name) => ({ [name]: odd }))])
        await create(/** @type {any} */ (options)).then(
          (made) => "close" in made && made.close(),
          (error) => checkRefusal(error, String(typeof odd)),
        );
  });

test("a pool's attention() refuses as the engine's does", async () => {
  const pool = await createEnginePool({ workers: 2, build });
  const [, options] = calls[0];
  try {
    for (const odd of [undefined, ...oddities])
      for (const given of [
        odd,
        ...Object.keys(options).map((name) => ({ ...options, [name]: odd })),
      ])
        await pool.attention(/** @type {any} */ (given)).then(
          () => {},
          (error) => checkRefusal(error, String(typeof odd)),
        );
  } finally {
    pool.close();
  }
});
