// From the page's scene to the core's, and from the core's picture to the page's.
import { enumValue, whole } from "./arguments.js";
import { invalid } from "./errors.js";
import { readTogether, valueOf } from "./memory.js";
import { tokensOf } from "./tokens.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./builds/engine.d.ts").Playground} CorePlayground
 * @typedef {import("./builds/engine.d.ts").WordOrigin} WordOrigin
 * @typedef {import("./index.d.ts").Tensor} Tensor
 * @typedef {import("./tokens.js").Span} Span
 *
 * @typedef {object} Edit one number of a param that the person has typed over
 * @property {"wQ" | "wK" | "wV" | "wO"} param
 * @property {number} row
 * @property {number} col
 * @property {number} value
 *
 * @typedef {object} Scene everything that the person can change
 * @property {string} text queries come from here
 * @property {string} otherText keys and values come from here when `cross`
 * @property {boolean} cross
 * @property {number} nHeads
 * @property {number} head the one whose matrices are in the picture
 * @property {boolean} scaled ÷ √dK
 * @property {boolean} keyIsQuery K = Q: keys are made as queries are
 * @property {boolean} valueIsKey
 * @property {boolean} outputProjection
 * @property {"rows" | "columns" | "all"} softmaxAxis what sums to 1
 * @property {boolean} subtractMax without it softmax overflows, to NaN
 * @property {number} temperature divides the scores: 0.05 to 20
 * @property {"none" | "causal" | "window"} mask
 * @property {number} window
 * @property {boolean} hideSelf
 * @property {Uint8Array | null} painted (nQ, nKv), 1 = hidden by hand
 * @property {Uint8Array | null} padding (nKv), 1 = padding
 * @property {boolean} dampFrequent
 * @property {boolean} positions
 * @property {"identity" | "random"} projection
 * @property {number} seed
 * @property {Edit[]} edits
 *
 * @typedef {object} Origin how a token got its vector
 * @property {"known" | "composed" | "drawn"} kind
 * @property {string[]} pieces
 *
 * @typedef {Span & Origin} Token
 *
 * @typedef {"x" | "y" | "query" | "key" | "value" | "rawScores" | "scores" |
 *   "weights" | "headOutput" | "output" | "overview" | "rowSums" |
 *   "columnSums" | "entropy" | "largest" | "wQ" | "wK" | "wV" | "wO"} ArrayName
 *
 * @typedef {object} Sizes
 * @property {number} nQ
 * @property {number} nKv
 * @property {number} dModel
 * @property {number} dK
 * @property {number} nHeads
 * @property {number} head
 * @property {Token[]} tokens
 * @property {Token[]} otherTokens of the keys: the same array unless `cross`
 *
 * @typedef {Sizes & Record<ArrayName, Tensor>} Computed all of its arrays share
 *   one buffer; shapes as in core/playground.h
 *
 * @typedef {Computed & { scene: Scene }} Picture with the scene that it is of
 */

/** Lone halves of a surrogate pair, which have no UTF-8. */
const halves = /\p{Cs}/gu;

/**
 * @param {string} name
 * @param {unknown} text
 */
function tokensIn(name, text) {
  if (typeof text !== "string") throw invalid(name, text, "must be text");
  return tokensOf(text);
}

/** @param {Span[]} tokens */
function wordsOf(tokens) {
  return tokens.map(({ text }) => text.replace(halves, "\uFFFD"));
}

/**
 * @param {string} name
 * @param {unknown} bits
 */
function bitsOf(name, bits) {
  if (bits === null) return new Uint8Array();
  if (bits instanceof Uint8Array) return bits;
  throw invalid(name, bits, "must be a Uint8Array or null");
}

/**
 * @param {Module} module
 * @param {Edit[]} edits
 */
function editsOf(module, edits) {
  if (!Array.isArray(edits)) throw invalid("edits", edits, "must be a list");
  return edits.map(({ param, row, col, value }) => ({
    param: enumValue(module.Param, "param", param),
    row: whole("row", row),
    col: whole("column", col),
    value: Number(value),
  }));
}

/**
 * @param {Module} module
 * @param {Scene} scene
 */
function softmaxOf(module, { softmaxAxis, subtractMax, temperature }) {
  return {
    axis: enumValue(module.SoftmaxAxis, "softmax axis", softmaxAxis),
    stable: Boolean(subtractMax),
    temperature: Number(temperature),
  };
}

/**
 * @param {Module} module
 * @param {Scene} scene
 * @param {Span[]} tokens
 * @param {Span[]} otherTokens
 */
function coreScene(module, scene, tokens, otherTokens) {
  return {
    words: wordsOf(tokens),
    otherWords: scene.cross ? wordsOf(otherTokens) : [],
    cross: Boolean(scene.cross),
    nHeads: whole("heads", scene.nHeads),
    head: whole("head", scene.head),
    scaled: Boolean(scene.scaled),
    keyIsQuery: Boolean(scene.keyIsQuery),
    valueIsKey: Boolean(scene.valueIsKey),
    outputProjection: Boolean(scene.outputProjection),
    softmax: softmaxOf(module, scene),
    mask: enumValue(module.MaskKind, "mask", scene.mask),
    window: whole("window", scene.window),
    hideSelf: Boolean(scene.hideSelf),
    painted: bitsOf("painted", scene.painted),
    padding: bitsOf("padding", scene.padding),
    dampFrequent: Boolean(scene.dampFrequent),
    positions: Boolean(scene.positions),
    projection: enumValue(module.Projection, "projection", scene.projection),
    seed: whole("seed", scene.seed),
    edits: editsOf(module, scene.edits),
  };
}

/**
 * @param {Module} module
 * @param {WordOrigin} origin
 * @returns {Origin}
 */
function originOf(module, { kind, pieces }) {
  const known = Object.entries(module.WordKind);
  const [name] = /** @type {[Origin["kind"], unknown]} */ (
    known.find(([, value]) => value === kind)
  );
  return { kind: name, pieces };
}

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Span[]} tokens
 * @returns {Token[]}
 */
function explained(module, playground, tokens) {
  const origins = playground.explain(wordsOf(tokens));
  return tokens.map((token, i) => ({
    ...token,
    ...originOf(module, origins[i]),
  }));
}

/**
 * Computes the picture of a scene.
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Scene} scene
 * @returns {{ picture: Computed, buffer: ArrayBuffer }} the buffer of its arrays
 */
export function pictureOf(module, playground, scene) {
  const tokens = tokensIn("text", scene.text);
  const otherTokens = scene.cross
    ? tokensIn("other text", scene.otherText)
    : tokens;
  const input = coreScene(module, scene, tokens, otherTokens);
  const { nQ, nKv, dModel, dK, nHeads, head, ...views } = valueOf(
    playground.show(input),
  );
  const { arrays, buffer } = readTogether(module, views);
  const named = explained(module, playground, tokens);
  const others = scene.cross
    ? explained(module, playground, otherTokens)
    : named;
  const sizes = { nQ, nKv, dModel, dK, nHeads, head };
  const picture = { ...sizes, tokens: named, otherTokens: others, ...arrays };
  return { picture, buffer };
}
