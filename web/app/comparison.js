/** A state that is kept to compare later ones with. */
import { VERSION, decode, encode, escapeLittle } from "./link.js";
import { FIELD_NAMES, ONLY_SHOWN, defaults, isSame } from "./state.js";
import { SYMBOLS, symbol } from "./symbols.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./symbols.js").SymbolName} SymbolName
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../engine/index.js").Tensor} Tensor
 * @typedef {{ picture: Picture, masked: Uint8Array | null }} Shown masked: null
 *   of a long text
 */

/**
 * What is kept of a state: all that its picture depends on.
 *
 * @param {State} state
 * @returns {Partial<State>}
 */
export function keeping(state) {
  const initial = defaults();
  const shown = FIELD_NAMES.filter((name) => ONLY_SHOWN.has(name));
  const looks = Object.fromEntries(shown.map((name) => [name, initial[name]]));
  const link = encode({ ...state, ...looks }, escapeLittle);
  return link === null ? {} : { compare: link || `v=${VERSION}` };
}

/**
 * @param {State} state
 * @returns {State | null} the state that is kept in it
 */
export function keptState({ compare }) {
  return compare ? decode(compare).state : null;
}

/**
 * What brings the kept state back, as far as the picture depends on it.
 *
 * @param {State} kept
 * @returns {Partial<State>}
 */
export function goingBackTo(kept) {
  const names = FIELD_NAMES.filter((name) => !ONLY_SHOWN.has(name));
  return Object.fromEntries(names.map((name) => [name, kept[name]]));
}

/**
 * Texts that name what differs: symbols of the formula, and the words.
 *
 * @param {State} a
 * @param {State} b
 * @returns {string[]} keys
 */
export function differences(a, b) {
  const differ = (/** @type {import("./state.js").FieldName} */ name) =>
    !isSame(name, a, b);
  const names = /** @type {SymbolName[]} */ (Object.keys(SYMBOLS));
  const symbols = names.filter((name) => {
    const { fields, param } = symbol(name);
    return fields.some((field) =>
      field === "edits"
        ? differ(field) && editsDiffer(param, a, b)
        : differ(field),
    );
  });
  return [
    ...(differ("text") ? ["symbol.source"] : []),
    ...(differ("otherText") && (a.cross || b.cross) ? ["symbol.other"] : []),
    ...symbols.map((name) => `symbol.${name}`),
    ...(differ("head") ? ["compare.head"] : []),
  ];
}

/**
 * @param {string | undefined} param
 * @param {State} a
 * @param {State} b
 */
function editsDiffer(param, a, b) {
  const of = (/** @type {State} */ { edits }) =>
    JSON.stringify(edits.filter((edit) => edit.param === param));
  return of(a) !== of(b);
}

/**
 * Weights now less weights then; what neither may attend to is masked.
 *
 * @param {Shown} then
 * @param {Shown} now
 * @returns {{ matrix: Tensor, masked: Uint8Array, moved: Float32Array } |
 *   { why: "size" | "words" | "long" }} moved: the share of each row's weight
 *   that went elsewhere; why: what makes a difference meaningless, or that the
 *   weights are not kept
 */
export function differenceOf(then, now) {
  const a = then.picture;
  const b = now.picture;
  if (a.nQ !== b.nQ || a.nKv !== b.nKv) return { why: "size" };
  if (!haveSameTexts(a.tokens, b.tokens)) return { why: "words" };
  if (!haveSameTexts(a.otherTokens, b.otherTokens)) return { why: "words" };
  if (!then.masked || !now.masked) return { why: "long" };
  const data = new Float32Array(b.nQ * b.nKv);
  const masked = new Uint8Array(data.length);
  const moved = new Float32Array(b.nQ);
  for (let row = 0, at = 0; row < b.nQ; row++) {
    let sum = 0;
    for (const end = at + b.nKv; at < end; at++) {
      data[at] = b.weights.data[at] - a.weights.data[at];
      masked[at] = now.masked[at] & then.masked[at];
      sum += Math.abs(data[at]);
    }
    moved[row] = sum / 2;
  }
  return { matrix: { data, shape: [b.nQ, b.nKv] }, masked, moved };
}

/**
 * @param {{ text: string }[]} a
 * @param {{ text: string }[]} b
 */
function haveSameTexts(a, b) {
  return a.every(({ text }, i) => text === b[i].text);
}
