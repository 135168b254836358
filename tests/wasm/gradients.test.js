import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { engine } from "./tools/build.js";
import { argumentsOf, goldenCases } from "./tools/golden.js";
import {
  assertClose,
  attentionRounding,
  longestRow,
} from "./tools/rounding.js";
import { tensor } from "./tools/tensors.js";

/**
 * How many epsilons the gradients may be off: the error of the weights and of
 * each product after them, times the size of what is added up.
 * @param {import("./tools/golden.js").GoldenCase} golden
 */
function gradientRounding({ options, tensors }) {
  const { query, key, value, grad_output: gradOutput } = tensors;
  const scale = options.scale ?? 1 / Math.sqrt(options.d_k);
  const { weights } = attentionRounding({ query, key, value, scale });
  const { n_q: nQ, n_kv: nKv, d_v: dV } = options;
  // Queries that add up in one key, some of them from other heads.
  const adding = Math.sqrt((nQ * options.heads) / options.kv_heads);
  const output = longestRow(gradOutput);
  const scores =
    2 * (weights + Math.sqrt(dV) + Math.sqrt(nKv)) * output * longestRow(value);
  return {
    query: 8 + scores * scale * longestRow(key),
    key: 8 + scores * scale * longestRow(query) * adding,
    value: 8 + weights * output * adding,
  };
}

describe("golden gradients of attention", () => {
  for (const golden of goldenCases("scaled_dot_product_attention"))
    for (const algorithm of /** @type {const} */ (["dense", "streaming"]))
      test(`${golden.name}, ${algorithm}`, () => {
        const { tensors } = golden;
        const { gradQuery, gradKey, gradValue } = engine.attentionGradients({
          ...argumentsOf(golden),
          algorithm,
          gradOutput: tensors.grad_output,
        });
        const k = gradientRounding(golden);
        assertClose(gradQuery, tensors.grad_query_f64, k.query);
        assertClose(gradKey, tensors.grad_key_f64, k.key);
        assertClose(gradValue, tensors.grad_value_f64, k.value);
      });
});

test("a gradient of another shape than the output is refused", () => {
  const [query, key, value] = [
    tensor(2, 3, 4),
    tensor(2, 5, 4),
    tensor(2, 5, 6),
  ];
  for (const shape of [
    [2, 3, 5],
    [2, 4, 6],
    [1, 3, 6],
  ]) {
    const gradOutput = tensor(...shape);
    assert.throws(
      () => engine.attentionGradients({ query, key, value, gradOutput }),
      {
        name: "EngineError",
        code: "invalid-argument",
        message: "invalid grad output: not of the shape of the output",
      },
    );
  }
});
