/**
 * What a person marks in a picture: the chosen cell, the pinned tokens, the
 * cells that they hide. The state has the numbers of the tokens. Where the same
 * text is cut into other tokens (word vectors stand in for a model until it has
 * come; another source is chosen) marks go on meaning the same words, or go.
 */
import { tokensOf } from "../engine/tokens.js";
import { modelOf } from "./models.js";
import { FIELDS, NO_MARKS, hasMarks } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Cell} Cell
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../engine/tokens.js").Span & { kind?: string }} Token
 * @typedef {{ text: string, tokens: readonly Token[] }} Side of a picture
 * @typedef {[queries: Side, keys: Side]} Sides
 */

/** @type {(keyof typeof NO_MARKS)[]} */
const NAMES = ["selected", "pinned", "painted"];

/**
 * What tokens of one source are for a state.
 *
 * @param {State} state
 * @param {State["source"]} source
 * @returns {State["marksOf"] | null} null where they are those of another model
 */
function kindOf(state, source) {
  if (modelOf(source) === modelOf(state.source)) return "source";
  return source === "vectors" ? "words" : null;
}

/** The same object for the same state. @type {WeakMap<State, State>} */
const unmarked = new WeakMap();

/**
 * The state without marks that are not of the tokens of this source.
 *
 * @param {State} state
 * @param {State["source"]} source
 * @returns {State}
 */
export function stateFor(state, source) {
  if (kindOf(state, source) === state.marksOf || !hasMarks(state)) return state;
  const known = unmarked.get(state) ?? { ...state, ...NO_MARKS };
  unmarked.set(state, known);
  return known;
}

/**
 * What a person changes, with what becomes of the marks by it.
 *
 * @param {Partial<State>} patch
 * @param {State} state
 * @param {Picture | null} picture on show
 * @returns {Partial<State>}
 */
export function withMarks(patch, state, picture) {
  const { source = state.source, marksOf } = patch;
  const marks = NAMES.filter((name) => name in patch);
  if (modelOf(source) === modelOf(state.source)) {
    if (!picture || (marks.length === 0 && !marksOf)) return patch;
    const kind = marksOf ?? kindOf(state, picture.scene.source) ?? "source";
    if (kind === state.marksOf) return patch;
    return { ...NO_MARKS, ...patch, marksOf: kind };
  }
  const isMarked = marks.some((name) => String(patch[name] ?? "") !== "");
  if (isMarked || marksOf || "text" in patch)
    return { ...NO_MARKS, marksOf: "source", ...patch };
  return { ...inWords(state, picture), ...patch };
}

/**
 * @param {State} state
 * @param {Picture | null} picture
 * @returns {Partial<State>} what is marked, by the words of the texts
 */
function inWords(state, picture) {
  const { selected, pinned, painted } = state;
  const words = { marksOf: /** @type {const} */ ("words") };
  if (state.source === "vectors" || state.marksOf === "words")
    return { selected, pinned, painted, ...words };
  if (!picture || !isOf(picture, state)) return NO_MARKS;
  return { ...moved(state, sidesOf(picture), wordsOf(state)), ...words };
}

/**
 * What was marked in words, once a picture of the state's source has come.
 *
 * @param {State} state
 * @param {Picture | null} picture
 * @returns {Partial<State> | null} null when there is nothing to change
 */
export function settled(state, picture) {
  if (state.marksOf === "source" || !picture || !isOf(picture, state))
    return null;
  const marks = moved(state, wordsOf(state), sidesOf(picture));
  return { ...marks, marksOf: "source" };
}

/**
 * @param {Picture} picture
 * @param {State} state of a model
 */
function isOf({ scene }, { source, text, place }) {
  return (
    scene.source === source && scene.text === text && scene.place === place
  );
}

/** @param {State} state @returns {Sides} */
function wordsOf({ text, otherText, cross }) {
  const sideOf = (/** @type {string} */ of) => ({
    text: of,
    tokens: tokensOf(of),
  });
  const queries = sideOf(text);
  return [queries, cross ? sideOf(otherText) : queries];
}

/** @param {Picture} picture of a model @returns {Sides} */
function sidesOf({ scene, tokens, otherTokens, targetText }) {
  const { text, place } = scene;
  const target = targetText ?? text;
  return [
    { text: place === "encoder" ? text : target, tokens },
    { text: place === "decoder" ? target : text, tokens: otherTokens },
  ];
}

/**
 * A word of several pieces is chosen by its first; hidden is all of it.
 *
 * @param {State} state
 * @param {Sides} from
 * @param {Sides} to
 * @returns {Pick<State, keyof typeof NO_MARKS>}
 */
function moved({ selected, pinned, painted }, from, to) {
  const [rowsOf, colsOf] = [0, 1].map((i) => counterparts(from[i], to[i]));
  const cellsOf = (/** @type {Cell} */ { row, col }) =>
    rowsOf(row).flatMap((r) => colsOf(col).map((c) => ({ row: r, col: c })));
  const hidden = painted.flatMap(cellsOf);
  const distinct = new Map(hidden.map((one) => [`${one.row}.${one.col}`, one]));
  const pins = pinned.flatMap((row) => rowsOf(row).slice(0, 1));
  return {
    selected: (selected && cellsOf(selected)[0]) ?? null,
    pinned: [...new Set(pins)].sort((a, b) => a - b),
    painted: [...distinct.values()]
      .sort((a, b) => a.row - b.row || a.col - b.col)
      .slice(0, FIELDS.painted.most),
  };
}

/**
 * @param {Side} from
 * @param {Side} to
 * @returns {(at: number) => number[]} the tokens that share a letter with one
 */
function counterparts(from, to) {
  return (at) => {
    const one = from.tokens[at];
    if (from.text !== to.text || !one || one.kind === "special") return [];
    return to.tokens.flatMap((other, i) =>
      other.kind !== "special" && other.start < one.end && one.start < other.end
        ? i
        : [],
    );
  };
}
