/**
 * The way of the numbers through one head, from X to its output: which matrix
 * stands at each step, what its rows and columns are, and how it is coloured.
 *
 * @typedef {import("../types.js").Picture} Picture
 * @typedef {import("../types.js").Tensor} Tensor
 * @typedef {"x" | "y" | "query" | "key" | "value" | "rawScores" | "scaled" |
 *   "scores" | "weights" | "headOutput"} StepName
 *
 * @typedef {object} Step
 * @property {StepName} name
 * @property {"input" | "attention"} group
 * @property {Tensor} matrix
 * @property {Tensor} [drawn] the same pooled, of a long text
 * @property {number} [divisor] of all its numbers, where the matrix is kept
 *   undivided; 1 where it is left out
 * @property {"query" | "key"} rows what a row stands for
 * @property {"key" | "model" | "head"} cols what a column stands for: a key, or
 *   a dimension of the model or the head
 * @property {boolean} masked whether cells may be masked
 * @property {import("../draw/scale.js").Scale} scale
 */
import { rowOf } from "../arithmetic.js";
import { roundRange } from "../draw/scale.js";

/**
 * @param {Picture} picture
 * @param {"linear" | "log"} [kind] scale of the weights
 * @returns {Step[]}
 */
export function stepsOf(picture, kind = "linear") {
  const crosses = picture.tokens !== picture.otherTokens;
  return [...inputsOf(picture, crosses), ...attentionOf(picture, kind)];
}

/**
 * @param {Picture} picture
 * @param {boolean} crosses
 * @returns {Step[]}
 */
function inputsOf({ x, y, query, key, value }, crosses) {
  /** @type {(name: StepName, matrix: Tensor, rest: Pick<Step, "rows" | "cols">) => Step} */
  const input = (name, matrix, rest) => ({
    name,
    group: "input",
    matrix,
    masked: false,
    scale: around(matrix),
    ...rest,
  });
  const inputs = [input("x", x, { rows: "query", cols: "model" })];
  if (crosses) inputs.push(input("y", y, { rows: "key", cols: "model" }));
  return [
    ...inputs,
    input("query", query, { rows: "query", cols: "head" }),
    input("key", key, { rows: "key", cols: "head" }),
    input("value", value, { rows: "key", cols: "head" }),
  ];
}

/**
 * @param {Picture} picture
 * @param {"linear" | "log"} kind
 * @returns {Step[]}
 */
function attentionOf(picture, kind) {
  const { rawScores, scores, weights, headOutput, dK, scene } = picture;
  const drawn = picture.digest?.small.matrices ?? picture;
  const pair = /** @type {const} */ ({
    group: "attention",
    rows: "query",
    cols: "key",
  });
  const masked = false;
  const raw = {
    ...pair,
    matrix: rawScores,
    drawn: drawn.rawScores,
    masked,
  };
  const divisor = scene.scaled ? Math.sqrt(dK) : 1;
  // Pooling keeps what is largest, so the ranges are those of all numbers.
  const scaled = around(drawn.rawScores, divisor);
  return [
    { ...raw, name: "rawScores", scale: around(drawn.rawScores) },
    { ...raw, name: "scaled", scale: scaled, divisor },
    {
      ...pair,
      name: "scores",
      matrix: scores,
      drawn: drawn.scores,
      masked: true,
      scale: scaled,
    },
    {
      ...pair,
      name: "weights",
      matrix: weights,
      drawn: drawn.weights,
      masked: true,
      scale: { kind },
    },
    {
      group: "attention",
      rows: "query",
      cols: "head",
      name: "headOutput",
      matrix: headOutput,
      masked,
      scale: around(headOutput),
    },
  ];
}

/**
 * The number at a cell of the step.
 *
 * @param {Step} step
 * @param {number} row
 * @param {number} col
 * @returns {number | null} null until it comes, of a long text
 */
export function valueAt({ matrix, divisor = 1 }, row, col) {
  const values = /** @type {Float32Array | undefined} */ (rowOf(matrix, row));
  return values ? values[col] / divisor : null;
}

/**
 * @param {Tensor} matrix
 * @param {number} [divisor] of its numbers
 * @returns {import("../draw/scale.js").Scale}
 */
function around({ data }, divisor = 1) {
  return { kind: "diverging", range: roundRange(data, divisor) };
}
