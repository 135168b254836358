// From the page's scene to the core's, and from the core's picture to the page's.
// For trained models see model-scene.js.
import { enumValue, oneOf, whole } from "./arguments.js";
import { invalid } from "./errors.js";
import { readTogether, valueOf } from "./memory.js";
import { modelPictureOf } from "./model-scene.js";
import { softmaxOf, textIn, wellFormed } from "./scene-parts.js";
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
 * @typedef {object} HeadPlace
 * @property {"self" | "encoder" | "decoder" | "cross"} place "self" of a
 *   writer, the others of a translator
 * @property {number} layer
 * @property {number} head
 *
 * @typedef {object} Scene everything that the person can change; [vectors] and
 *   [model] say which sources alone read a field
 * @property {"vectors" | "untrained" | "writer" | "translator"} source
 *   "untrained": the writer with params from the seed
 * @property {string} text queries come from here; a translator's encoder reads it
 * @property {string} otherText [vectors] keys and values come from here when `cross`
 * @property {boolean} cross [vectors]
 * @property {string} targetText [model] what the translator's decoder reads; ""
 *   = the translation that it makes
 * @property {number} nHeads [vectors]
 * @property {HeadPlace["place"]} place [model]
 * @property {number} layer [model]
 * @property {number} head the one whose matrices are in the picture
 * @property {"head" | "layer" | "everywhere"} scope [model] where the switches act
 * @property {HeadPlace[]} headsOff [model] add nothing
 * @property {boolean} scaled ÷ √dK
 * @property {boolean} keyIsQuery K = Q: keys are made as queries are
 * @property {boolean} valueIsKey
 * @property {boolean} outputProjection [vectors]
 * @property {"rows" | "columns" | "all"} softmaxAxis what sums to 1
 * @property {boolean} subtractMax without it softmax overflows, to NaN
 * @property {number} temperature divides the scores: 0.05 to 20
 * @property {"own" | "none" | "causal" | "window"} mask "own" [model]: the model's
 * @property {number} window
 * @property {boolean} hideSelf
 * @property {Uint8Array | null} painted [vectors] (nQ, nKv), 1 = hidden by hand
 * @property {Uint8Array | null} padding [vectors] (nKv), 1 = padding
 * @property {{ row: number, col: number }[]} paintedCells [model] hidden by hand
 * @property {number} lastAsPadding [model] how many of the last keys are padding
 * @property {boolean} dampFrequent [vectors]
 * @property {boolean} positions [vectors]
 * @property {"identity" | "random"} projection [vectors]
 * @property {number} seed
 * @property {Edit[]} edits [vectors]
 * @property {number | null} position [model] the token after which the next one
 *   is predicted; null = the last
 *
 * @typedef {object} Origin how a token got its vector
 * @property {"known" | "composed" | "drawn"} kind
 * @property {string[]} pieces
 *
 * @typedef {object} ModelOrigin of a model's token
 * @property {"piece" | "special"} kind "special": ⟨s⟩ and ⟨/s⟩, which stand in
 *   no text
 * @property {string[]} pieces as the vocabulary spells it
 * @property {boolean} inside goes on inside a word
 *
 * @typedef {Span & (Origin | ModelOrigin)} Token
 *
 * @typedef {"x" | "y" | "query" | "key" | "value" | "rawScores" | "scores" |
 *   "weights" | "headOutput" | "output" | "overview" | "rowSums" |
 *   "columnSums" | "entropy" | "largest" | "wQ" | "wK" | "wV" | "wO" |
 *   "bQ" | "bK" | "bV" | "bO"} ArrayName biases: (0, 0) where there is none
 *
 * @typedef {{ row: number, col: number, rows: number, cols: number }} TileRange
 *   part of a matrix of weights: its first row and column, and how many
 * @typedef {Record<"rawScores" | "scores" | "weights" | "max" | "sum", Tensor>} Tile
 *   of the chosen head, all (rows, cols): a weight is exp(score ÷ temperature −
 *   max) ÷ sum
 *
 * @typedef {object} Sizes
 * @property {number} nQ
 * @property {number} nKv
 * @property {number} dModel
 * @property {number} dK
 * @property {number} nHeads
 * @property {number} head
 * @property {number} nLayers overview, rowSums, columnSums, entropy and largest
 *   have nLayers · nHeads of each, layer after layer; word vectors have one layer
 * @property {number} layer
 * @property {boolean} rotated rotary positions turned query and key after wQ and wK
 * @property {boolean} tiled rawScores, scores and weights are pooled (see
 *   core/playground/picture.h): single cells are in tiles
 * @property {Token[]} tokens
 * @property {Token[]} otherTokens of the keys
 * @property {import("./digest.js").Digest | null} [digest] of a long text
 * @property {boolean} [isPart] the chosen head is done; numbers of others are 0,
 *   and output is of those that are done
 * @property {boolean} [isStored] it came with the page: the engine has yet to make it
 * @property {Map<number, { max: Float32Array, sum: Float32Array }>} [lines] of a
 *   tiled picture, what softmax knew of the cells of the rows that have come
 * @property {string | null} targetText what the translator's decoder read
 * @property {import("./model-scene.js").Prediction | null} prediction of a model
 *
 * @typedef {Sizes & Record<ArrayName, Tensor>} Computed all of its arrays share
 *   one buffer; shapes as in core/playground.h
 *
 * @typedef {Computed & { scene: Scene }} Picture with the scene that it is of
 */

const SOURCES = /** @type {const} */ ([
  "vectors",
  "untrained",
  "writer",
  "translator",
]);

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

/** @param {Span[]} tokens */
function wordsOf(tokens) {
  return tokens.map(({ text }) => wellFormed(text));
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
 * @typedef {object} Texts of a scene, as the core takes it
 * @property {ReturnType<typeof coreScene>} input
 * @property {Span[]} tokens
 * @property {Span[]} otherTokens
 *
 * @param {Module} module
 * @param {Scene} scene
 * @returns {Texts}
 */
function textsOf(module, scene) {
  const tokens = tokensOf(textIn("text", scene.text));
  const otherTokens = scene.cross
    ? tokensOf(textIn("other text", scene.otherText))
    : tokens;
  const input = coreScene(module, scene, tokens, otherTokens);
  return { input, tokens, otherTokens };
}

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Texts} texts
 * @param {import("./builds/engine.d.ts").Picture} shown
 * @returns {{ picture: Computed, buffer: ArrayBuffer }} the buffer of its arrays
 */
function readPicture(module, playground, { tokens, otherTokens }, shown) {
  const { nQ, nKv, dModel, dK, nHeads, head, ...rest } = shown;
  const { nLayers, layer, rotated, tiled, ...views } = rest;
  const { arrays, buffer } = readTogether(module, views);
  const named = explained(module, playground, tokens);
  const others =
    otherTokens === tokens ? named : explained(module, playground, otherTokens);
  const picture = {
    ...{ nQ, nKv, dModel, dK, nHeads, head, nLayers, layer, rotated, tiled },
    ...{ tokens: named, otherTokens: others },
    ...{ targetText: null, prediction: null },
    ...arrays,
  };
  return { picture, buffer };
}

/**
 * Computes the picture of a scene.
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Scene} scene
 */
export function pictureOf(module, playground, scene) {
  const source = oneOf("source", scene.source, SOURCES);
  if (source !== "vectors") return modelPictureOf(module, playground, scene);
  const texts = textsOf(module, scene);
  const shown = valueOf(playground.show(texts.input));
  return readPicture(module, playground, texts, shown);
}

/**
 * Begins the picture of a long text, which `advanceTiled` of the core makes.
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Scene} scene
 */
export function beginTiled(module, playground, scene) {
  oneOf("source of a long text", scene.source, ["vectors"]);
  const texts = textsOf(module, scene);
  valueOf(playground.beginTiled(texts.input));
  return texts;
}

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Texts} texts as they were begun
 */
export function tiledPictureOf(module, playground, texts) {
  const shown = valueOf(playground.tiledPicture());
  return readPicture(module, playground, texts, shown);
}

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {TileRange} range
 */
export function tileOf(module, playground, { row, col, rows, cols }) {
  const range = {
    row: whole("row", row),
    col: whole("column", col),
    rows: whole("rows", rows),
    cols: whole("columns", cols),
  };
  const views = valueOf(playground.tile(range));
  const { arrays, buffer } = readTogether(module, views);
  return { tile: arrays, buffer };
}
