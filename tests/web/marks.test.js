// What is marked in a picture goes on meaning the same words in other tokens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withSource } from "../../web/app/head-places.js";
import { decode, encode } from "../../web/app/link.js";
import { settled, stateFor, withMarks } from "../../web/app/marks.js";
import { defaults, withPatch } from "../../web/app/state.js";
import { Store } from "../../web/app/store.js";
import { tokensOf } from "../../web/engine/tokens.js";

/** @typedef {import("../../web/app/state.js").State} State */
/** @typedef {import("../../web/components/types.js").Picture} Picture */

const TEXT = "The boat drifted to the bank.";

/**
 * The tokens of a model: ⟨s⟩, then pieces of at most three letters.
 * @param {string} text
 */
function piecesOf(text) {
  const pieces = tokensOf(text).flatMap(({ text: word, start }) =>
    (word.match(/.{1,3}/g) ?? []).map((piece, i) => ({
      ...{ text: piece, start: start + 3 * i },
      ...{ end: start + 3 * i + piece.length, kind: "piece" },
    })),
  );
  return [{ text: "⟨s⟩", start: 0, end: 0, kind: "special" }, ...pieces];
}

/**
 * @param {State} state of a model
 * @param {string} [target] what a translator's decoder reads
 */
function pictureOf({ source, text, place }, target) {
  const asking =
    place === "self" || place === "encoder" ? text : (target ?? "");
  const asked = place === "decoder" ? (target ?? "") : text;
  const picture = {
    scene: { source, text, place },
    ...{ tokens: piecesOf(asking), otherTokens: piecesOf(asked) },
    targetText: source === "translator" ? target : null,
  };
  return /** @type {Picture} */ (/** @type {unknown} */ (picture));
}

/** @param {string} text */
function standIn(text) {
  const tokens = tokensOf(text);
  const scene = { source: "vectors", text, place: "self" };
  const picture = { scene, tokens, otherTokens: tokens, targetText: null };
  return /** @type {Picture} */ (/** @type {unknown} */ (picture));
}

/** @param {Picture} picture @param {string} piece that stands there once */
const at = ({ tokens }, piece) =>
  tokens.findIndex(({ text }) => text === piece);

/** @param {State} state @param {Picture | null} picture @param {Partial<State>} patch */
const after = (state, picture, patch) =>
  withPatch(state, withMarks(patch, state, picture));

/** @param {State} state @param {Picture} picture */
const whenItComes = (state, picture) =>
  withPatch(state, settled(state, picture) ?? {});

const writer = withPatch(defaults(), { source: "writer", text: TEXT });
const BOAT = 1;
const DRIFTED = 2;
const BANK = 5;

test("what is chosen before the model has come is the same words in it", () => {
  let state = after(writer, standIn(TEXT), {
    selected: { row: BOAT, col: BANK },
  });
  state = after(state, standIn(TEXT), { pinned: [BOAT, DRIFTED] });
  state = after(state, standIn(TEXT), { painted: [{ row: BANK, col: BOAT }] });
  assert.equal(stateFor(state, "vectors"), state, "it is shown meanwhile");
  const picture = pictureOf(state);
  state = whenItComes(state, picture);
  assert.deepEqual(state.selected, {
    row: at(picture, "boa"),
    col: at(picture, "ban"),
  });
  assert.deepEqual(state.pinned, [at(picture, "boa"), at(picture, "dri")]);
  // All of a word is hidden.
  const [b, o] = [at(picture, "ban"), at(picture, "boa")];
  assert.deepEqual(state.painted, [
    { row: b, col: o },
    { row: b, col: o + 1 },
    { row: b + 1, col: o },
    { row: b + 1, col: o + 1 },
  ]);
  assert.equal(stateFor(state, "writer"), state);
  assert.equal(settled(state, picture), null, "once");
});

test("a link made before the model has come means the words too", () => {
  const state = after(writer, standIn(TEXT), { pinned: [BANK] });
  const { state: opened } = decode(encode(state) ?? "");
  assert.deepEqual(opened, state);
  const picture = pictureOf(opened);
  assert.deepEqual(whenItComes(opened, picture).pinned, [at(picture, "ban")]);
});

test("what a link says of the model is not shown in the words that stand in", () => {
  const { state } = decode(
    `v=2&text=${TEXT}&selected=2.3&pinned=2&painted=3.1`,
  );
  const shown = stateFor(state, "vectors");
  assert.deepEqual(
    [shown.selected, shown.pinned, shown.painted],
    [null, [], []],
  );
  assert.equal(stateFor(state, "vectors"), shown, "the same each time");
  assert.equal(stateFor(state, "writer"), state);
  assert.equal(whenItComes(state, pictureOf(state)), state);
  // What is chosen there takes the place of all that is not of it.
  const other = after(state, standIn(TEXT), { pinned: [BOAT] });
  assert.deepEqual(
    [other.selected, other.pinned, other.painted, other.marksOf],
    [null, [BOAT], [], "words"],
  );
});

test("another source shows the same words", () => {
  const vectors = withPatch(defaults(), {
    ...{ source: "vectors", text: TEXT, selected: { row: BOAT, col: BANK } },
    ...{ pinned: [DRIFTED], painted: [{ row: 0, col: 1 }] },
  });
  let state = after(vectors, standIn(TEXT), withSource("writer"));
  const picture = pictureOf(state);
  state = whenItComes(state, picture);
  assert.deepEqual(state.selected, {
    row: at(picture, "boa"),
    col: at(picture, "ban"),
  });
  assert.deepEqual(state.pinned, [at(picture, "dri")]);
  assert.deepEqual(state.painted, [], "what is hidden belongs to the source");

  // The second piece of a word and back: the word.
  state = after(state, picture, {
    selected: { row: at(picture, "fte"), col: at(picture, "k") },
    pinned: [0, at(picture, "boa"), at(picture, "t")],
  });
  const untrained = after(state, picture, withSource("untrained"));
  assert.deepEqual(untrained.selected, state.selected, "the same tokens");
  const back = after(state, picture, withSource("vectors"));
  assert.deepEqual(back.selected, { row: DRIFTED, col: BANK });
  assert.deepEqual(back.pinned, [BOAT], "⟨s⟩ is no word");
  assert.equal(back.marksOf, "source");

  // What a translation asks with are other words.
  const crossing = after(vectors, standIn(TEXT), withSource("translator"));
  const translated = pictureOf(crossing, "Le bateau dérive.");
  const settledThere = whenItComes(crossing, translated);
  assert.deepEqual(
    [settledThere.selected, settledThere.pinned, settledThere.marksOf],
    [null, [], "source"],
  );
});

test("words of a second sentence are none of a model's text", () => {
  const crossing = withPatch(defaults(), {
    ...{ source: "vectors", text: TEXT, otherText: "A ship.", cross: true },
    ...{ selected: { row: BOAT, col: 1 }, pinned: [BOAT] },
  });
  const state = after(crossing, null, withSource("writer"));
  const picture = pictureOf(state);
  const { selected, pinned } = whenItComes(state, picture);
  assert.deepEqual([selected, pinned], [null, [at(picture, "boa")]]);
});

test("a picture of another text or source settles nothing", () => {
  const state = after(writer, standIn(TEXT), { pinned: [BOAT] });
  const others = [{ text: "A boat." }, { source: "untrained" }];
  for (const other of /** @type {Partial<State>[]} */ (others))
    assert.equal(settled(state, pictureOf({ ...state, ...other })), null);
});

test("an example brings its own marks", () => {
  const state = withPatch(writer, {
    selected: { row: 3, col: 4 },
    pinned: [2],
  });
  const patch = /** @type {const} */ ({ source: "vectors", text: "a b c" });
  const { selected, pinned } = after(state, pictureOf(state), {
    ...patch,
    selected: { row: 1, col: 2 },
  });
  assert.deepEqual([selected, pinned], [{ row: 1, col: 2 }, []]);
});

test("what settles is no step, and is undone with what was chosen", () => {
  const store = new Store(writer);
  store.set(withMarks({ pinned: [BOAT] }, store.state, standIn(TEXT)));
  const picture = pictureOf(writer);
  store.settle(settled(store.state, picture) ?? {});
  assert.deepEqual(store.state.pinned, [at(picture, "boa")]);
  store.undo();
  assert.equal(store.state, writer);
  assert.equal(store.canUndo, false);
  store.redo();
  assert.deepEqual(store.state.pinned, [at(picture, "boa")]);
});
