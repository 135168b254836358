import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_LENGTH, VERSION, decode, encode } from "../../web/app/link.js";
import {
  FIELDS,
  FIELD_NAMES,
  defaults,
  withPatch,
} from "../../web/app/state.js";
import { versionOne } from "./version-one.js";

/** A value other than the default for every field. */
const OTHER = /** @type {import("../../web/app/state.js").State} */ ({
  source: "translator",
  text: "Zoë & Co = 100 % #1 + <b>“x”</b>\n猫は🐈 שלום",
  otherText: "",
  cross: true,
  targetText: "Il était à l'heure.",
  place: "encoder",
  layer: 3,
  scope: "everywhere",
  headsOff: [
    { place: "encoder", layer: 0, head: 3 },
    { place: "cross", layer: 12, head: 0 },
  ],
  modelMask: "window",
  position: 4,
  nHeads: 12,
  head: 11,
  scaled: false,
  keyIsQuery: true,
  valueIsKey: true,
  outputProjection: true,
  softmaxAxis: "columns",
  subtractMax: false,
  temperature: 0.3,
  mask: "window",
  window: 7,
  hideSelf: false,
  padding: 2,
  painted: [
    { row: 0, col: 1 },
    { row: 3, col: 2 },
    { row: 3, col: 3 },
    { row: 3, col: 5 },
  ],
  dampFrequent: false,
  positions: true,
  projection: "random",
  seed: 4294967295,
  edits: [
    { param: "wQ", row: 0, col: 95, value: -0.125 },
    { param: "wO", row: 12, col: 3, value: 1e-7 },
  ],
  selected: { row: 3, col: 4 },
  pinned: [0, 3, 11],
  marksOf: "words",
  panel: "params",
  param: "wV",
  colorMap: "viridis",
  weightScale: "log",
  lang: "zh",
  view: "practice",
  exercise: "multi-head",
  lesson: "scale",
  variant: '{"kind": "exercise"}',
  trial: "seeds-32~rate-0.003",
  theme: "dark",
  build: "scalar",
  compare: "v=1&text=50+%25+of+a+%26+b&scaled=0",
  sheet: "export",
  codeLanguage: "cpp",
});

/** @param {import("../../web/app/state.js").State} state */
const linkOf = (state) => encode(state) ?? assert.fail("no link");

test("the test changes every field of the state", () => {
  assert.deepEqual(Object.keys(OTHER).sort(), [...FIELD_NAMES].sort());
  const initial = defaults();
  for (const name of FIELD_NAMES) {
    assert.notDeepEqual(OTHER[name], initial[name], name);
  }
});

test("the defaults need no link", () => {
  assert.equal(encode(defaults()), "");
  assert.deepEqual(decode("").state, defaults());
  assert.equal(decode("#").trouble, null);
});

test("each field alone comes back from its link", () => {
  for (const name of FIELD_NAMES) {
    if (name === "head") continue; // bound to the number of heads: see below
    const state = withPatch(defaults(), { [name]: OTHER[name] });
    const { state: back, trouble } = decode(`#${encode(state)}`);
    assert.equal(trouble, null, name);
    assert.deepEqual(back, state, name);
  }
});

test("all fields together come back from a link", () => {
  assert.deepEqual(decode(linkOf(OTHER)), {
    state: OTHER,
    trouble: null,
    fields: [],
  });
});

test("a link holds only what differs, in readable form", () => {
  const state = withPatch(defaults(), { text: "a cat", mask: "causal" });
  assert.equal(encode(state), `v=${VERSION}&text=a+cat&mask=causal`);
});

test("a link is plain ASCII without characters that end it", () => {
  assert.match(linkOf(OTHER), /^[\w.,=&%+!~*'()-]*$/);
});

test("links of version 1 keep their meaning", () => {
  const { state, trouble } = decode(
    "v=1&text=It+was+%F0%9F%90%88.&cross=1&otherText=C%27%C3%A9tait&nHeads=6&head=5" +
      "&scaled=0&valueIsKey=1&outputProjection=1&mask=window&window=2&hideSelf=0" +
      "&padding=1&painted=0.1%2C2.0-2&dampFrequent=0&positions=1&projection=random" +
      "&seed=7&edits=wQ.0.1.-0.5%2CwO.95.95.1e-7&selected=1.2&pinned=0.2",
  );
  assert.equal(trouble, null);
  assert.deepEqual(state, {
    ...versionOne(),
    source: "vectors",
    text: "It was 🐈.",
    otherText: "C'était",
    cross: true,
    nHeads: 6,
    head: 5,
    scaled: false,
    valueIsKey: true,
    outputProjection: true,
    mask: "window",
    window: 2,
    hideSelf: false,
    padding: 1,
    painted: [
      { row: 0, col: 1 },
      { row: 2, col: 0 },
      { row: 2, col: 1 },
      { row: 2, col: 2 },
    ],
    dampFrequent: false,
    positions: true,
    projection: "random",
    seed: 7,
    edits: [
      { param: "wQ", row: 0, col: 1, value: -0.5 },
      { param: "wO", row: 95, col: 95, value: 1e-7 },
    ],
    selected: { row: 1, col: 2 },
    pinned: [0, 2],
  });
});

test("what a link leaves out has the default of version 1, for ever", () => {
  const { state: rest } = decode("v=1");
  assert.deepEqual(rest, versionOne());
  assert.deepEqual(
    { nHeads: 4, scaled: true, hideSelf: true, dampFrequent: true, seed: 1 },
    {
      nHeads: rest.nHeads,
      scaled: rest.scaled,
      hideSelf: rest.hideSelf,
      dampFrequent: rest.dampFrequent,
      seed: rest.seed,
    },
  );
});

test("a link of version 1 shows word vectors, a new one what its version says", () => {
  assert.equal(decode("v=1&cross=1").state.source, "vectors");
  const { source } = defaults();
  assert.equal(decode(`v=${VERSION}&cross=1`).state.source, source);
  for (const other of FIELDS.source.options) {
    const link = linkOf(withPatch(defaults(), { source: other, seed: 3 }));
    assert.equal(decode(link).state.source, other);
  }
});

/** What a link of version 1 without a field means. */
const old = versionOne();

test("a damaged field keeps its default and is named; the others are read", () => {
  const damaged = {
    text: ["%", "%E2%82", "%ff", "x".repeat(40_001)],
    nHeads: ["", "5", "4.0", "0x4", " 4", "4a", "-1", "Infinity"],
    scaled: ["", "true", "2", "yes"],
    mask: ["", "Causal", "diagonal", "constructor", "__proto__"],
    window: ["0", "4097", "1e3", "99999999999", "-3", "NaN"],
    seed: ["4294967296", "1.5"],
    source: ["", "Writer", "vector"],
    layer: ["100", "-1", "x"],
    position: ["4096", "-1", "x"],
    headsOff: ["self", "self.1", "self.1.2.3", "own.1.2", "self.100.0", ","],
    softmaxAxis: ["row", "", "0"],
    temperature: ["", "0", "0.049", "20.1", "-1", "NaN", "1e999", "0x1", "1."],
    painted: ["1", "1.2,", "1.2-1", "0.0-9999999", "2.0,1.0", "0.1,0.1", "a.b"],
    edits: ["wX.0.0.1", "wQ.96.0.1", "wQ.0.0.", "wQ.0.0.1e9", "wQ.0.0.NaN"],
    pinned: ["2.1", "1.1", "x", "4096", "1."],
    selected: ["1", "1.2.3", "4096.0", "-1.0", "x.y"],
  };
  for (const [name, codes] of Object.entries(damaged)) {
    for (const code of codes) {
      const link = `v=1&positions=1&${name}=${code}&cross=1`;
      const { state, trouble, fields } = decode(link);
      assert.equal(trouble, "damaged", link);
      assert.deepEqual(fields, [name], link);
      const expected = { ...old, positions: true, cross: true };
      assert.deepEqual(state, expected, link);
    }
  }
});

test("a link that cannot be read at all gives the defaults and says so", () => {
  for (const link of [
    "garbage",
    "%%%",
    "&&&",
    "=",
    "v",
    "v=",
    "v=0",
    "v=-1",
    "v=1.5",
    "v=01",
    "v=1&v=1",
    "text=x",
    "\u0000",
    "{}",
    "v=%31%",
  ]) {
    const { state, trouble } = decode(link);
    assert.equal(trouble, "unreadable", link);
    assert.deepEqual(state, defaults(), link);
  }
});

test("a link of a newer version gives the defaults and says so", () => {
  const { state, trouble } = decode(`v=${VERSION + 1}&cross=1`);
  assert.equal(trouble, "newer");
  assert.deepEqual(state, defaults());
});

test("a link beyond the limit is neither read nor written", () => {
  const long = decode(`v=1&text=${"x".repeat(MOST_LENGTH)}`);
  assert.equal(long.trouble, "too-long");
  assert.deepEqual(long.state, defaults());
  // Each of these letters takes nine characters in an address.
  const text = "漢".repeat(FIELDS.text.most);
  const compare = `v=1&text=${encodeURIComponent(text)}`;
  const state = withPatch(defaults(), { text, otherText: text, compare });
  assert.ok(encode(state) === null);
});

test("a state to compare with is damaged when its own link is", () => {
  for (const compare of ["v=1&nHeads=5", "x", "v=9", "v=1&compare=y"]) {
    const link = `v=1&cross=1&compare=${encodeURIComponent(compare)}`;
    const { state, fields } = decode(link);
    assert.deepEqual(fields, ["compare"], link);
    assert.deepEqual(state, { ...old, cross: true });
  }
});

test("names that mean something to JavaScript are only unknown names", () => {
  for (const name of [
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "__proto__.polluted",
    "constructor[prototype][polluted]",
  ]) {
    const { state, trouble, fields } = decode(`v=1&${name}=1&cross=1`);
    assert.equal(trouble, "damaged");
    assert.deepEqual(fields, [name]);
    assert.deepEqual(state, { ...old, cross: true });
    assert.equal(Object.getPrototypeOf(state), Object.prototype);
    assert.equal(/** @type {any} */ ({}).polluted, undefined);
  }
});

test("a name given twice is not trusted", () => {
  const { state, fields } = decode("v=1&nHeads=2&nHeads=3");
  assert.deepEqual(fields, ["nHeads"]);
  assert.deepEqual(state, old);
});

test("the chosen head stays within the heads", () => {
  assert.equal(decode("v=1&nHeads=2&head=11").state.head, 1);
});

test("random damage to a full link never throws and always gives a valid state", () => {
  const link = linkOf(OTHER);
  const junk = ["%", "&", "=", "\u{1F600}", "\ud800", "0", "-", "v=", "#", ""];
  for (let at = 0; at < link.length; at++) {
    const broken =
      link.slice(0, at) + junk[at % junk.length] + link.slice(at + 1);
    for (const candidate of [broken, link.slice(0, at), link.slice(at)]) {
      const { state } = decode(candidate);
      for (const name of FIELD_NAMES) {
        assert.ok(FIELDS[name].accepts(state[name]), `${name} of ${candidate}`);
      }
    }
  }
});
