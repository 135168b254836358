/** Cells of the picture. */
import { rowOf } from "../components/arithmetic.js";
import { chosenCell } from "./edits.js";

/** @typedef {import("./state.js").Cell} Cell */
/** @typedef {import("../components/types.js").Picture} Picture */

/** The same cell while the picture is the same. @type {WeakMap<Picture, Cell>} */
const found = new WeakMap();

/**
 * The cell that is chosen, or that is worth a look before one is.
 *
 * @param {Pick<import("./controller.js").Controller, "picture" | "shown">} page
 */
export function cellNow({ picture, shown }) {
  return shown.selected ? chosenCell(shown, picture) : firstCell(picture);
}

/**
 * Of a model the strongest link between two words.
 *
 * @param {Picture | null} picture
 * @returns {Cell | null} null of word vectors
 */
function firstCell(picture) {
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

/** @type {import("./symbols.js").SymbolName[]} */
const NO_SYMBOLS = [];

/**
 * Of what is pointed at that which is still on show.
 *
 * @template {{ row: number | null, col: number | null }} Pair
 * @param {object} now
 * @param {Pair | null} now.pointed a query and a key
 * @param {import("./symbols.js").SymbolName[]} now.symbols
 * @param {Pick<import("./controller.js").Controller, "picture" | "state">} page
 */
export function stillPointed({ pointed, symbols }, { picture, state }) {
  if (state.view) return { pointed: null, symbols: NO_SYMBOLS };
  const { nQ, nKv } = picture ?? { nQ: 0, nKv: 0 };
  const { row, col } = pointed ?? { row: 0, col: 0 };
  const isInside = (row ?? 0) < nQ && (col ?? 0) < nKv;
  return { pointed: isInside ? pointed : null, symbols };
}
