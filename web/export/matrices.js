/**
 * The matrices of a picture that can be exported, with the names of their rows
 * and columns and how they are coloured.
 *
 * @typedef {import("../components/types.js").Tensor} Tensor
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../components/types.js").Token} Token
 *
 * @typedef {object} Exported
 * @property {MatrixName} name
 * @property {Tensor} matrix (rows, cols)
 * @property {Tensor} shown the same, or what there is of one that is not kept
 * @property {Token[] | null} rows null: numbered
 * @property {Token[] | null} cols
 * @property {boolean} masked whether the mask's cells are cells of it
 * @property {import("../components/draw/scale.js").Scale} scale
 */
import { roundRange } from "../components/draw/scale.js";

/**
 * What a row and a column stand for: a query, a key, or a number.
 *
 * @type {Record<MatrixName, { rows: Side, cols: Side, masked?: boolean }>}
 * @typedef {"weights" | "scores" | "rawScores" | "query" | "key" | "value" |
 *   "headOutput" | "output" | "x" | "y" | "wQ" | "wK" | "wV" | "wO"} MatrixName
 * @typedef {"query" | "key" | "number"} Side
 */
const MATRICES = {
  weights: { rows: "query", cols: "key", masked: true },
  scores: { rows: "query", cols: "key", masked: true },
  rawScores: { rows: "query", cols: "key" },
  query: { rows: "query", cols: "number" },
  key: { rows: "key", cols: "number" },
  value: { rows: "key", cols: "number" },
  headOutput: { rows: "query", cols: "number" },
  output: { rows: "query", cols: "number" },
  x: { rows: "query", cols: "number" },
  y: { rows: "key", cols: "number" },
  wQ: { rows: "number", cols: "number" },
  wK: { rows: "number", cols: "number" },
  wV: { rows: "number", cols: "number" },
  wO: { rows: "number", cols: "number" },
};

export const MATRIX_NAMES = /** @type {MatrixName[]} */ (Object.keys(MATRICES));

/**
 * @param {Picture} picture
 * @param {MatrixName} name
 * @returns {Exported}
 */
export function exported(picture, name) {
  const { rows, cols, masked = false } = MATRICES[name];
  const sides = {
    query: picture.tokens,
    key: picture.otherTokens,
    number: null,
  };
  const matrix = picture[name];
  const shown =
    isPair(name) && picture.digest
      ? picture.digest.large.matrices[name]
      : matrix;
  return {
    name,
    matrix,
    shown,
    rows: sides[rows],
    cols: sides[cols],
    masked,
    scale:
      name === "weights"
        ? { kind: "linear" }
        : { kind: "diverging", range: roundRange(shown.data) },
  };
}

/**
 * Whether the matrix is there: those of pairs are not, of a long text.
 *
 * @param {Tensor} matrix
 */
export function isKept({ data, shape }) {
  return data.length === shape[0] * shape[1];
}

/**
 * @param {MatrixName} name
 * @returns {name is "weights" | "scores" | "rawScores"}
 */
export function isPair(name) {
  return MATRICES[name].rows === "query" && MATRICES[name].cols === "key";
}

/**
 * The names of rows or columns: words, or numbers from 0.
 *
 * @param {Token[] | null} tokens
 * @param {number} count
 * @returns {string[]}
 */
export function namesOf(tokens, count) {
  return tokens
    ? tokens.map(({ text }) => text)
    : Array.from({ length: count }, (_, i) => String(i));
}
