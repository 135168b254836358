// From the page's scene to that of a trained model, and from what the core makes
// of it back to the page. For word vectors see scene.js.
import { enumValue, oneOf, whole } from "./arguments.js";
import { invalid } from "./errors.js";
import { readTogether, valueOf } from "./memory.js";
import { softmaxOf, textIn, wellFormed } from "./scene-parts.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./builds/engine.d.ts").Playground} CorePlayground
 * @typedef {import("./builds/engine.d.ts").ModelInfo} CoreInfo
 * @typedef {import("./builds/engine.d.ts").ModelPicture} CoreModelPicture
 * @typedef {import("./scene.js").Computed} Computed
 * @typedef {import("./scene.js").HeadPlace} HeadPlace
 * @typedef {import("./scene.js").Scene} Scene
 *
 * @typedef {object} NextPiece one piece that may come next
 * @property {string} text
 * @property {boolean} inside goes on inside a word
 * @property {boolean} special begin or end of a text
 * @property {number} before its probability by the model as it is
 * @property {number} after by the model with the switches; NaN where softmax overflows
 *
 * @typedef {object} Prediction
 * @property {number} position the token after which the next one is predicted
 * @property {NextPiece[]} before the most probable 10 of the model as it is
 * @property {NextPiece[]} after of the model with the switches; none where softmax overflows
 * @property {number} lossBefore mean -ln p of the text's tokens, in nats
 * @property {number} lossAfter NaN where softmax overflows
 *
 * @typedef {object} Said what a model writes when it takes the most probable piece each time
 * @property {string} text
 * @property {{ text: string, prob: number }[]} words prob: the product of those of its pieces
 * @property {boolean} ended by the model itself
 * @property {boolean} overflowed there is no next piece, since softmax gave NaN
 *
 * @typedef {{ before: Said, after: Said }} Speech of the model as it is, and with the switches
 */

/**
 * What comes from the core; Embind does not know that its texts are strings.
 *
 * @typedef {{ piece: string, inside: boolean, special: boolean, begin: number, end: number }} CoreToken
 * @typedef {{ token: CoreToken, before: number, after: number }} CoreNext
 * @typedef {Omit<Prediction, "before" | "after"> & { before: CoreNext[], after: CoreNext[] }} CorePrediction
 * @typedef {Omit<CoreModelPicture, "tokens" | "otherTokens" | "targetText" | "prediction">} CoreNumbers
 * @typedef {CoreNumbers & { tokens: CoreToken[], otherTokens: CoreToken[],
 *   targetText: string, prediction: CorePrediction }} CorePicture
 * @typedef {{ text: string, pieces: { token: CoreToken, prob: number }[], ended: boolean, overflowed: boolean }} CoreSaid
 */

const specials = /** @type {Record<string, string>} */ ({
  "<begin>": "⟨s⟩",
  "<end>": "⟨/s⟩",
  "<padding>": "⟨pad⟩",
});

/**
 * @param {Module} module
 * @param {Scene} scene
 * @param {HeadPlace} at
 */
function placeOf(module, { source }, { place, layer, head }) {
  /** @type {HeadPlace["place"][]} */
  const places =
    source === "translator" ? ["encoder", "decoder", "cross"] : ["self"];
  const known = oneOf("place", place, places);
  return {
    place: enumValue(
      module.ModelPlace,
      "place",
      known === "self" ? "decoder" : known,
    ),
    layer: whole("layer", layer),
    head: whole("head", head),
  };
}

/**
 * @template T
 * @param {string} name
 * @param {T[]} list
 */
function listIn(name, list) {
  if (!Array.isArray(list)) throw invalid(name, list, "must be a list");
  return list;
}

/**
 * @param {Module} module
 * @param {Scene} scene
 */
function switchesOf(module, scene) {
  const mask =
    scene.mask === "own"
      ? undefined
      : enumValue(module.MaskKind, "mask", scene.mask);
  return {
    scaled: Boolean(scene.scaled),
    keyIsQuery: Boolean(scene.keyIsQuery),
    valueIsKey: Boolean(scene.valueIsKey),
    softmax: softmaxOf(module, scene),
    mask,
    // A window that no mask uses changes nothing.
    window: scene.mask === "window" ? whole("window", scene.window) : 4,
    hideSelf: Boolean(scene.hideSelf),
    painted: listIn("painted cells", scene.paintedCells).map((cell) => ({
      row: whole("row", cell.row),
      col: whole("column", cell.col),
    })),
    padding: whole("padding", scene.lastAsPadding),
  };
}

/**
 * @param {Module} module
 * @param {Scene} scene
 */
function coreScene(module, scene) {
  const { ModelName, SwitchScope } = module;
  const { place, layer, head, position } = scene;
  return {
    model:
      scene.source === "translator" ? ModelName.translator : ModelName.writer,
    untrained: scene.source === "untrained",
    seed: whole("seed", scene.seed),
    text: wellFormed(textIn("text", scene.text)),
    targetText: wellFormed(textIn("target text", scene.targetText)),
    chosen: placeOf(module, scene, { place, layer, head }),
    scope: enumValue(SwitchScope, "scope", scene.scope),
    switches: switchesOf(module, scene),
    headsOff: listIn("heads off", scene.headsOff).map((off) =>
      placeOf(module, scene, off),
    ),
    position: position === null ? undefined : whole("position", position),
  };
}

/**
 * @param {string} text
 * @returns {(byte: number) => number} the index of the UTF-16 unit that begins
 *   at this byte of its UTF-8
 */
function unitsOf(text) {
  /** @type {number[]} */
  const units = [];
  let unit = 0;
  for (const letter of text) {
    const code = /** @type {number} */ (letter.codePointAt(0));
    const bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (let i = 0; i < bytes; ++i) units.push(unit);
    unit += letter.length;
  }
  return (byte) => units[byte] ?? unit;
}

/**
 * @param {CoreToken[]} tokens
 * @param {string} text that they stand in
 * @returns {(import("./scene.js").Span & import("./scene.js").ModelOrigin)[]}
 */
function tokensIn(tokens, text) {
  const unitAt = unitsOf(text);
  return tokens.map(({ piece, inside, special, begin, end }) => {
    const [from, to] = [unitAt(begin), unitAt(end)];
    return {
      // A letter's bytes after the first have no text of their own.
      text: specials[piece] ?? (text.slice(from, to).trim() || piece),
      start: from,
      end: to,
      kind: special ? "special" : "piece",
      pieces: [piece],
      inside,
    };
  });
}

/** @param {CoreNext} next */
function nextPiece({ token: { piece, inside, special }, before, after }) {
  return { text: specials[piece] ?? piece, inside, special, before, after };
}

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Scene} scene
 * @returns {{ picture: Computed, buffer: ArrayBuffer }} the buffer of its arrays
 */
export function modelPictureOf(module, playground, scene) {
  const input = coreScene(module, scene);
  const shown = /** @type {CorePicture} */ (
    /** @type {unknown} */ (valueOf(playground.showModel(input)))
  );
  const { tokens, otherTokens, targetText, prediction, ...numbers } = shown;
  const { nQ, nKv, dModel, dK, nHeads, head, nLayers, layer, ...rest } =
    numbers;
  const { rotated, tiled, ...views } = rest;
  const { arrays, buffer } = readTogether(module, views);
  const target = scene.source === "translator" ? targetText : input.text;
  const isOf = { query: target, key: target };
  if (scene.place === "encoder") isOf.query = input.text;
  if (scene.place !== "decoder") isOf.key = input.text;
  const asking = tokensIn(tokens, isOf.query);
  const picture = {
    ...{ nQ, nKv, dModel, dK, nHeads, head, nLayers, layer, rotated, tiled },
    tokens: asking,
    // The same list within one text, as for word vectors.
    otherTokens:
      scene.place === "cross" ? tokensIn(otherTokens, isOf.key) : asking,
    targetText: scene.source === "translator" ? targetText : null,
    prediction: {
      ...prediction,
      before: prediction.before.map(nextPiece),
      after: prediction.after.map(nextPiece),
    },
    ...arrays,
  };
  return { picture, buffer };
}

/**
 * @param {CoreSaid} said
 * @returns {Said}
 */
function saidOf({ text, pieces, ended, overflowed }) {
  const tokens = tokensIn(
    pieces.map(({ token }) => token),
    text,
  );
  /** @type {Said["words"]} */
  const words = [];
  tokens.forEach(({ text: piece, inside }, i) => {
    const last = words.at(-1);
    const { prob } = pieces[i];
    if (!last || !inside) words.push({ text: piece, prob });
    else {
      last.text += piece;
      last.prob *= prob;
    }
  });
  return { text, words, ended, overflowed };
}

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Scene} scene
 * @returns {Speech}
 */
export function speechOf(module, playground, scene) {
  const speech = /** @type {{ before: CoreSaid, after: CoreSaid }} */ (
    /** @type {unknown} */ (valueOf(playground.speak(coreScene(module, scene))))
  );
  return { before: saidOf(speech.before), after: saidOf(speech.after) };
}

/**
 * @typedef {object} ModelInfo
 * @property {string} sources of the texts that it was trained on
 * @property {string} licence
 * @property {number} nVocab
 * @property {number} nContext the most pieces of a text
 * @property {number} nLayers
 * @property {number} nHeads
 * @property {number} dModel
 * @property {number} nParams
 *
 * @param {CoreInfo} info
 * @returns {ModelInfo}
 */
export function modelInfo(info) {
  const { nVocab, nContext, nLayers, nHeads, dModel, nParams } = info;
  return {
    sources: String(info.sources),
    licence: String(info.licence),
    ...{ nVocab, nContext, nLayers, nHeads, dModel, nParams },
  };
}
