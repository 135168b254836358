import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sliceStart,
  typingOver,
  withEdit,
  withMask,
  withoutEdit,
  withPainted,
  withRow,
} from "../../web/app/edits.js";
import {
  D_MODEL,
  FIELDS,
  FIELD_NAMES,
  PARAMS,
  defaults,
  patchFrom,
  withPatch,
} from "../../web/app/state.js";
import { decode } from "../../web/app/link.js";
import { EngineError } from "../../web/engine/errors.js";
import { Store } from "../../web/app/store.js";
import {
  SYMBOLS,
  changesOf,
  isChanged,
  pressing,
  restoring,
} from "../../web/app/symbols.js";
import { versionOne } from "./version-one.js";

/** @typedef {import("../../web/app/symbols.js").SymbolName} SymbolName */

const NAMES = /** @type {SymbolName[]} */ (Object.keys(SYMBOLS));

test("every default is a value of its field", () => {
  const state = defaults();
  for (const name of FIELD_NAMES) {
    assert.ok(FIELDS[name].accepts(state[name]), name);
  }
});

test("every number of heads divides the width of the model", () => {
  for (const heads of FIELDS.nHeads.options) {
    assert.equal(D_MODEL % heads, 0, `${heads} heads`);
  }
});

test("a value that its field does not accept is refused", () => {
  const lone = "half a pair: \ud83d";
  for (const patch of [
    { nHeads: 5 },
    { text: lone },
    { text: null },
    { window: 1.5 },
    {
      painted: [
        { row: 1, col: 0 },
        { row: 0, col: 0 },
      ],
    },
    { edits: [{ param: "wQ", row: 0, col: 0, value: NaN }] },
    { nobody: 1 },
    JSON.parse('{"__proto__": 1}'),
  ]) {
    const state = defaults();
    assert.throws(() => withPatch(state, /** @type {any} */ (patch)), Error);
    assert.deepEqual(state, defaults());
  }
});

/** Whatever is in it. @param {unknown} value @returns {boolean} */
const isFrozen = (value) =>
  Object.isFrozen(value) &&
  (typeof value !== "object" || Object.values(value ?? {}).every(isFrozen));

test("nobody can change a state, or what is in it", () => {
  const cell = { row: 1, col: 2 };
  const patch = {
    ...{ selected: cell, pinned: [1, 2], painted: [cell, { row: 2, col: 0 }] },
    edits: [{ param: /** @type {const} */ ("wQ"), ...cell, value: 3 }],
    headsOff: [{ place: /** @type {const} */ ("self"), layer: 0, head: 1 }],
  };
  const state = withPatch(defaults(), patch);
  assert.deepEqual({ ...state, ...patch }, state);
  for (const one of [defaults(), state, withPatch(state, { pinned: [] })])
    assert.ok(isFrozen(one));
  assert.ok(isFrozen(decode("v=2&painted=0.1,3.2-5&pinned=3").state));
});

test("what somebody gives for a patch stays theirs to change", () => {
  const given = { pinned: [1, 2], painted: [{ row: 0, col: 1 }], mask: "none" };
  const patch = patchFrom(given);
  assert.deepEqual(patch, given);
  withPatch(defaults(), patch);
  given.pinned.push(3);
  given.painted[0].row = 9;
  assert.deepEqual(patch, {
    ...{ pinned: [1, 2], painted: [{ row: 0, col: 1 }], mask: "none" },
  });
});

test("a patch of another type is refused in words", () => {
  const hole = Array(1);
  const message = (/** @type {unknown} */ given) => {
    try {
      patchFrom(given);
    } catch (error) {
      assert.ok(error instanceof EngineError, String(error));
      assert.equal(error.code, "invalid-argument");
      return error.message;
    }
    return "";
  };
  for (const [given, expected] of /** @type {[unknown, string][]} */ ([
    [null, "invalid state: null (must be an object of fields)"],
    [5, "invalid state: 5 (must be an object of fields)"],
    [() => {}, "invalid state: function (must be an object of fields)"],
    ["v=2", 'invalid state: "v=2" (must be an object of fields)'],
    [[1], 'invalid field: "0" (there is none)'],
    [{ maks: "causal" }, 'invalid field: "maks" (there is none)'],
    [{ mask: 1n }, "invalid mask: 1 (must be none, causal, window)"],
    [{ window: "3" }, 'invalid window: "3" (must be a number, 1 to 4096)'],
    [{ text: Symbol("x") }, "invalid text: Symbol(x) (no value of this field)"],
    [{ pinned: hole }, "invalid pinned: [undefined] (no value of this field)"],
    [{ edits: hole }, "invalid edits: [undefined] (no value of this field)"],
  ]))
    assert.equal(message(given), expected);
});

test("the chosen head follows when there are fewer heads", () => {
  const many = withPatch(defaults(), {
    source: "vectors",
    nHeads: 12,
    head: 11,
  });
  assert.equal(withPatch(many, { nHeads: 3 }).head, 2);
});

test("the place is one that the source has", () => {
  const writer = withPatch(defaults(), { source: "writer", head: 7 });
  assert.deepEqual([writer.place, writer.head], ["self", 7]);
  const translator = withPatch(writer, { source: "translator" });
  assert.equal(translator.place, "cross");
  const encoder = withPatch(translator, { place: "encoder" });
  assert.equal(encoder.place, "encoder");
  assert.equal(withPatch(encoder, { source: "vectors" }).place, "self");
  assert.equal(withPatch(encoder, { source: "vectors" }).head, 3);
});

test("a patch that changes nothing gives the same state", () => {
  const state = withPatch(defaults(), { painted: [{ row: 1, col: 2 }] });
  assert.equal(withPatch(state, { painted: [{ row: 1, col: 2 }] }), state);
});

test("the store tells its listeners once a change, and not without one", () => {
  const store = new Store(defaults());
  /** @type {string[]} */
  const heard = [];
  const stop = store.subscribe((state, before) =>
    heard.push(`${before.mask} > ${state.mask}`),
  );
  store.set({ mask: "causal" });
  store.set({ mask: "causal" });
  assert.throws(() => store.set(/** @type {any} */ ({ mask: "?" })));
  store.set({ mask: "window", window: 2 });
  stop();
  store.set({ mask: "none" });
  assert.deepEqual(heard, ["none > causal", "causal > window"]);
  assert.equal(store.state.mask, "none");
});

test("pressing a switch twice, or opening and closing, changes nothing", () => {
  for (const name of NAMES) {
    const once = withPatch(defaults(), pressing(name, defaults()));
    assert.notEqual(once, defaults(), name);
    const twice = withPatch(once, pressing(name, once));
    const { panel, param, ...rest } = twice;
    const { panel: closed, param: first, ...initial } = defaults();
    assert.deepEqual(rest, initial, name);
    assert.equal(panel, closed, name);
    assert.ok(param === first || name === "wK" || name === "wV", name);
  }
});

test("a symbol that was changed shows it, and one press restores it", () => {
  /** @type {Partial<Record<SymbolName, object>>} */
  const changes = {
    other: { cross: true },
    positions: { positions: true },
    wQ: { projection: "random" },
    wK: { edits: [{ param: "wK", row: 0, col: 0, value: 1 }] },
    wV: { edits: [{ param: "wV", row: 0, col: 0, value: 1 }] },
    scale: { scaled: false },
    mask: { padding: 1 },
    softmax: { temperature: 0.5 },
    key: { keyIsQuery: true },
    value: { valueIsKey: true },
    heads: { nHeads: 12, head: 9 },
    outputProjection: { outputProjection: true },
  };
  const named = NAMES.filter((name) => "change" in SYMBOLS[name]);
  assert.deepEqual(Object.keys(changes).sort(), named.sort());
  for (const [key, patch] of Object.entries(changes)) {
    const name = /** @type {SymbolName} */ (key);
    assert.equal(isChanged(name, versionOne()), false, name);
    const state = withPatch(versionOne(), patch);
    assert.equal(isChanged(name, state), true, name);
    const back = withPatch(state, restoring([name], state));
    assert.equal(isChanged(name, back), false, name);
  }
});

test("an edit marks the symbol of its own param alone", () => {
  const edits = PARAMS.map((param) => ({ param, row: 1, col: 2, value: 3 }));
  const marked = PARAMS.map((_, i) => {
    const state = withPatch(versionOne(), { edits: [edits[i]] });
    return NAMES.filter((name) => isChanged(name, state));
  });
  assert.deepEqual(marked, [["wQ"], ["wK"], ["wV"], ["outputProjection"]]);
});

test("what is restored leaves the edits of other params", () => {
  const edits = PARAMS.map((param) => ({ param, row: 1, col: 2, value: 3 }));
  const state = withPatch(versionOne(), { edits, projection: "random" });
  const changes = changesOf(state);
  assert.deepEqual(
    [...changes],
    [
      ["change.params", ["wQ", "wK", "wV"]],
      ["change.outputProjection", ["outputProjection"]],
    ],
  );
  const names = changes.get("change.params") ?? [];
  const back = withPatch(state, restoring(names, state));
  assert.deepEqual(back, { ...versionOne(), edits: [edits[3]] });
  assert.deepEqual(
    withPatch(back, restoring(["outputProjection"], back)),
    versionOne(),
  );
});

test("typing over a number of W_O switches it on, of another does not", () => {
  for (const param of PARAMS) {
    const edits = [{ param, row: 0, col: 0, value: 5 }];
    const state = withPatch(defaults(), typingOver(edits, param));
    assert.equal(state.outputProjection, param === "wO");
    assert.deepEqual(state.edits, edits);
  }
});

test("a shape of the mask shows words to themselves, none hides them", () => {
  for (const mask of FIELDS.mask.options) {
    const state = withPatch(defaults(), withMask(mask));
    assert.equal(state.mask, mask);
    assert.equal(state.hideSelf, mask === "none");
  }
});

test("every field that the engine sees belongs to a symbol or to the text", () => {
  const onPage = new Set(NAMES.flatMap((name) => SYMBOLS[name].fields));
  const others = FIELD_NAMES.filter((name) => !onPage.has(name));
  assert.deepEqual(others, [
    "source",
    "text",
    "otherText",
    "targetText",
    "place",
    "layer",
    "scope",
    "headsOff",
    "position",
    "head",
    "selected",
    "pinned",
    "marksOf",
    "panel",
    "param",
    "colorMap",
    "weightScale",
    "lang",
    "view",
    "exercise",
    "lesson",
    "variant",
    "trial",
    "theme",
    "build",
    "compare",
    "sheet",
    "codeLanguage",
  ]);
});

test("cells are painted and shown again in the order of reading", () => {
  /** @type {readonly { row: number, col: number }[]} */
  let cells = [];
  const paint = (/** @type {number[]} */ [row, col], hidden = true) =>
    (cells = withPainted(cells, { row, col, hidden }));
  for (const at of [
    [2, 1],
    [0, 3],
    [2, 0],
    [2, 1],
    [9, 9],
  ])
    paint(at);
  assert.ok(FIELDS.painted.accepts(cells));
  assert.equal(cells.length, 4);
  paint([2, 0], false);
  paint([5, 5], false);
  assert.deepEqual(cells, [
    { row: 0, col: 3 },
    { row: 2, col: 1 },
    { row: 9, col: 9 },
  ]);
});

test("a number typed over again takes the place of the first", () => {
  const at = /** @type {const} */ ({ param: "wQ", row: 1, col: 2 });
  const one = withEdit([], { ...at, value: 1 });
  const other = withEdit(one, { ...at, param: "wK", value: 3 });
  assert.deepEqual(withEdit(other, { ...at, value: 2 }), [
    { ...at, param: "wK", value: 3 },
    { ...at, value: 2 },
  ]);
  assert.deepEqual(withoutEdit(other, at), [other[1]]);
});

test("a row is put in, in order, and taken out again", () => {
  assert.deepEqual(withRow([1, 10], 2), [1, 2, 10]);
  assert.deepEqual(withRow([1, 2, 10], 10), [1, 2]);
});

test("a head's slice of W_O is rows, of the others columns", () => {
  const at = { head: 2, nHeads: 4 };
  const width = D_MODEL / 4;
  assert.deepEqual(sliceStart({ ...at, param: "wK" }), {
    row: 0,
    col: 2 * width,
  });
  assert.deepEqual(sliceStart({ ...at, param: "wO" }), {
    row: 2 * width,
    col: 0,
  });
});
