/** What NumPy and PyTorch write alike. */
import { rowsOf, shortest } from "./script.js";

/** @typedef {import("./script.js").Language} Language */

/** @param {number} value */
function number(value) {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  return shortest(value);
}

/**
 * @param {{ array: string, type: string, allclose: string,
 *   ofHead: string }} names array: what makes one; type: of its numbers; ofHead:
 *   the weights of all heads
 * @returns {Omit<Language, "name" | "file" | "begin" | "steps">}
 */
export function pythonOf({ array, type, allclose, ofHead }) {
  return {
    comment: "#",
    sizes: ({ nHeads, dModel, dK }) => [
      `n_heads, d_model, d_k = ${nHeads}, ${dModel}, ${dK}`,
    ],
    matrix: (name, tensor) => {
      const rows = rowsOf(tensor, number);
      const lines = rows.map((row) => `    [${row.join(", ")}],\n`).join("");
      return `${name} = ${array}([\n${lines}], dtype=${type})`;
    },
    vector: (name, list) =>
      `${name} = ${array}([${Array.from(list, number).join(", ")}], dtype=${type})`,
    cells: (name, cells) =>
      `${name} = [${cells.map(({ row, col }) => `(${row}, ${col})`).join(", ")}]`,
    brief: (name, shape) => `${name} = …  # ${shape}`,
    check: ({ weights, output }, { head }) => [
      "",
      "# Numbers of 32 bits, added in another order, differ by at most this much.",
      "for name, ours, expected, tolerance in [",
      `    ("weights", ${ofHead}[${head}], expected_weights, ${weights.toExponential(1)}),`,
      `    ("output", output, expected_output, ${output.toExponential(1)}),`,
      "]:",
      `    assert ${allclose}(ours, expected, rtol=0, atol=tolerance, equal_nan=True), name`,
      '    print(f"{name}: the same, within {tolerance}")',
    ],
  };
}

/**
 * @param {string} eye the identity of d_model
 * @returns {Pick<Language["steps"], "input" | "param" | "project" |
 *   "keyIsQuery" | "valueIsKey" | "bias" | "padding" | "painted" | "endHead" |
 *   "outputProjection">}
 */
export function pythonSteps(eye) {
  return {
    input: () => [],
    param: ({ name, isIdentity, edits }) =>
      isIdentity
        ? [
            `${name} = ${eye}`,
            ...edits.map(
              ({ row, col, value }) =>
                `${name}[${row}, ${col}] = ${number(value)}`,
            ),
          ]
        : [],
    project: ({ name, from, by }) => [`${name} = ${from} @ ${by}`],
    keyIsQuery: () => ["K = Q"],
    valueIsKey: () => ["V = K"],
    bias: () => [],
    padding: ({ count }) => [`mask[:, len(K) - ${count}:] = False`],
    painted: () => ["for row, col in hidden:", "    mask[row, col] = False"],
    endHead: () => [],
    outputProjection: () => ["output = output @ W_O"],
  };
}
