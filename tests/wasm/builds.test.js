// The builds agree: each rounds in its own order, so that two differ by what
// both may be off the exact result.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { relaxedSimd } from "wasm-feature-detect";
import { createEngine } from "../../web/engine/index.js";
import { build, engine } from "./tools/build.js";
import {
  assertClose,
  attentionRounding,
  longestRow,
} from "./tools/rounding.js";
import { bits, tensor } from "./tools/tensors.js";

/** @typedef {import("../../web/engine/index.d.ts").Build} Build */

const others = /** @type {Build[]} */ ([
  "simd",
  "scalar",
  ...((await relaxedSimd()) ? ["relaxed"] : []),
]).filter((name) => name !== build);

const [query, key, value] = [
  tensor(4, 70, 33),
  tensor(2, 131, 33),
  tensor(2, 131, 9),
];
const inputs = {
  ...{ query, key, value },
  bias: tensor(1, 70, 131),
  keep: bits([1, 70, 131], (i) => i % 7 !== 3),
};
const k = attentionRounding({ query, key, value, scale: 1 });

for (const other of others)
  describe(`${build} and ${other}`, () => {
    /** @param {(engine: any) => Record<string, any>} call @param {(name: string) => number} most */
    const assertAgree = async (call, most) => {
      const is = call(engine);
      const must = call(await createEngine({ build: other }));
      assert.deepEqual(Object.keys(is), Object.keys(must));
      for (const name of Object.keys(is))
        assertClose(is[name], must[name], 2 * most(name));
    };

    for (const algorithm of ["dense", "streaming"])
      test(`${algorithm} attention`, () =>
        assertAgree(
          (of) => of.attention({ ...inputs, algorithm }),
          (name) => (name === "output" ? k.output : k.weights),
        ));

    test("gradients", () => {
      const gradOutput = tensor(4, 70, 9);
      const [rows, all] = [longestRow(gradOutput), Math.sqrt(2 * 70)];
      const most = k.weights * rows * longestRow(value) * longestRow(key) * all;
      return assertAgree(
        (of) => of.attentionGradients({ ...inputs, gradOutput }),
        () => most,
      );
    });

    test("linear attention", () => {
      const sums = Math.sqrt(33) + 2 * Math.sqrt(131) + 8;
      return assertAgree(
        (of) => of.linearAttention({ query, key, value, causal: true }),
        () => sums * longestRow(value),
      );
    });

    test("softmax and layer norm", async () => {
      const x = tensor(5, 131);
      await assertAgree(
        (of) => of.softmax({ scores: x, axis: "columns" }),
        () => 8 + Math.sqrt(131),
      );
      await assertAgree(
        (of) => of.layerNorm({ x }),
        () => (8 + 131 / 64) * (1 + Math.sqrt(131)),
      );
    });
  });
