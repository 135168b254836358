/** Cells of the picture. */
import { rowOf } from "../components/arithmetic.js";

/** @typedef {import("./state.js").Cell} Cell */
/** @typedef {import("../components/types.js").Picture} Picture */

/** The same cell while the picture is the same. @type {WeakMap<Picture, Cell>} */
const found = new WeakMap();

/**
 * Of a model the strongest link between two words.
 *
 * @param {Picture | null} picture
 * @returns {Cell | null} null of word vectors
 */
export function firstCell(picture) {
  if (!picture || picture.scene.source === "vectors") return null;
  const known = found.get(picture) ?? strongest(picture);
  found.set(picture, known);
  return known;
}

/** @param {Picture} picture */
function strongest({ weights, nQ, nKv, tokens, otherTokens }) {
  /** @type {Cell} */
  let first = { row: nQ - 1, col: 0 };
  let most = 0;
  for (let row = 0; row < nQ; row++) {
    if (!isWord(tokens[row])) continue;
    const shares = rowOf(weights, row);
    for (let col = 0; col < nKv; col++) {
      const isItself = tokens === otherTokens && row === col;
      if (!(shares[col] > most) || isItself || !isWord(otherTokens[col]))
        continue;
      most = shares[col];
      first = { row, col };
    }
  }
  return first;
}

/** @param {import("../components/types.js").Token} token */
function isWord({ kind, text }) {
  return kind !== "special" && /\p{L}/u.test(text);
}

/**
 * The query and the key that are pointed at, while they are on show.
 *
 * @template {{ row: number | null, col: number | null }} Pointed
 * @param {Pointed | null} pointed
 * @param {Pick<import("./controller.js").Controller, "picture" | "state">} page
 * @returns {Pointed | null}
 */
export function stillPointed(pointed, { picture, state }) {
  if (!pointed || !picture || state.view) return null;
  const { row, col } = pointed;
  return (row ?? 0) < picture.nQ && (col ?? 0) < picture.nKv ? pointed : null;
}
