// Links and files come from anybody: whatever they hold, reading them throws nothing, gives a state
// that the page can be in, and leaves the page's own objects alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { MOST_LENGTH, decode, encode } from "../../web/app/link.js";
import { MOST_ADDRESS, readingOf } from "../../web/app/packed-link.js";
import { FIELDS, FIELD_NAMES } from "../../web/app/state.js";
import { versionOne } from "./version-one.js";
import { jsonOf, stateOf } from "../../web/export/state-file.js";
import { randomFrom } from "./random.js";

const rounds = 4000;
/** Names and pieces that mean something to JavaScript, to a link, or to a decoder. */
const traps = [
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"],
  ...["__proto__[polluted]", "constructor.prototype.polluted", "v", "z", ""],
  ...["%", "%00", "%E0%A4", "\ud800", "\u0000", "🐈", "<b>", "&", "=", "+"],
  ...["NaN", "Infinity", "-0", "1e999", "-1", "0.0-999999999", "9".repeat(400)],
];
/** @type {unknown[]} */
const values = [
  ...traps,
  ...[null, true, 0, -1, 1.5, 1e300, 2 ** 53, [], {}, [[]], [null], ["wQ"]],
  [{ row: 0, col: 1, polluted: "x".repeat(100) }],
  [{ param: "wQ", row: 0, col: 0, value: 1, __proto__: { polluted: 1 } }],
  ...[{ row: 1, col: 2, more: [1] }, { length: 3 }, "x".repeat(50_000)],
  JSON.parse('{"__proto__": {"polluted": 1}, "row": 0, "col": 0}'),
];

/** @param {number} seed */
function luck(seed) {
  const random = randomFrom(seed);
  const below = (/** @type {number} */ n) => Math.floor(random() * n);
  /** @template T @param {readonly T[]} list @returns {T} */
  const one = (list) => list[below(list.length)];
  return { below, one };
}

/** A text with pieces cut out, doubled and put in. @param {ReturnType<typeof luck>} by @param {string} text */
function damaged({ below, one }, text) {
  let result = text;
  for (let times = below(4); times >= 0; times--) {
    const from = below(result.length + 1);
    const to = Math.min(result.length, from + below(12));
    const piece = one([one(traps), result.slice(from, to).repeat(2), ""]);
    result = result.slice(0, from) + piece + result.slice(to);
  }
  return result;
}

/** A link of fields and traps. @param {ReturnType<typeof luck>} by */
function madeUp({ below, one }) {
  const pairs = Array.from({ length: below(6) }, () => {
    const name = one([one(FIELD_NAMES), one(traps)]);
    return `${name}=${one([encodeURIComponent(one(["1", "0", "2.3,4.5-9", "wQ.1.2.3"])), one(traps)])}`;
  });
  return [`v=${one(["1", "1", "1", "2", "99", "x"])}`, ...pairs].join("&");
}

const before = Object.getOwnPropertyNames(Object.prototype).join();

/**
 * @param {import("../../web/app/link.js").Reading} reading
 * @param {string} source for the message
 */
function check({ state, trouble, fields }, source) {
  const from = JSON.stringify(source.slice(0, 300));
  assert.deepEqual(Object.keys(state), FIELD_NAMES, from);
  assert.equal(Object.getPrototypeOf(state), Object.prototype, from);
  for (const name of FIELD_NAMES)
    assert.ok(FIELDS[name].accepts(state[name]), `${name} of ${from}`);
  assert.equal(Object.getOwnPropertyNames(Object.prototype).join(), before);
  assert.equal(trouble === "damaged", fields.length > 0, from);
  // Nothing came with it that its own link would not say.
  const link = encode(state);
  assert.ok(link !== null, from);
  assert.deepEqual(decode(link).state, state, from);
}

/** A state with much in it, as a link. */
const full =
  "v=1&text=Zo%C3%AB+%26+Co&cross=1&headsOff=self.0.1&nHeads=12&temperature=0.3&mask=window&painted=0.1,3.2-5&edits=wQ.0.95.-0.125&selected=&pinned=0.3&compare=v%3D1%26scaled%3D0";

test("the link that is damaged below is itself whole", () => {
  const { trouble, state } = decode(full);
  assert.equal(trouble, null);
  assert.deepEqual(decode(encode(state) ?? "").state, state);
});

test("links of any kind", async () => {
  const by = luck(1);
  for (let round = 0; round < rounds; round++) {
    const link = by.one([madeUp(by), damaged(by, full)]);
    check(decode(link), link);
    check(await readingOf(link), link);
  }
});

test("packed links of any kind", async () => {
  const by = luck(2);
  for (let round = 0; round < rounds / 10; round++) {
    const bytes = deflateSync(by.one([madeUp(by), damaged(by, full), "\0"]));
    if (by.below(2)) bytes[by.below(bytes.length)] ^= 1 << by.below(8);
    const code = bytes.toString("base64url");
    const link = `z=${by.below(3) ? code : damaged(by, code)}`;
    check(await readingOf(link), link);
  }
});

test("files of any kind", () => {
  const by = luck(3);
  const whole = jsonOf(decode(full).state);
  for (let round = 0; round < rounds; round++) {
    const state = Object.fromEntries(
      Array.from({ length: by.below(6) }, () => [
        by.one([by.one(FIELD_NAMES), by.one(traps)]),
        by.one(values),
      ]),
    );
    const version = by.one([1, 1, 1, 2, -1, 0, "1"]);
    const file = { app: "attention-playground", version, state };
    const text = by.one([JSON.stringify(file), damaged(by, whole)]);
    check(stateOf(text), text);
  }
});

test("a file's own __proto__ is a name like any other", () => {
  const text =
    '{"app":"attention-playground","version":1,"state":{"__proto__":{"cross":true},"constructor":{},"nHeads":6}}';
  const reading = stateOf(text);
  assert.deepEqual(reading.fields, ["__proto__", "constructor"]);
  assert.deepEqual(reading.state, { ...versionOne(), nHeads: 6 });
});

test("a file's state to compare with is damaged when its own link is", () => {
  const file = (/** @type {string} */ compare) =>
    JSON.stringify({
      ...{ app: "attention-playground", version: 1 },
      state: { compare },
    });
  assert.deepEqual(stateOf(file("v=1&nHeads=5")).fields, ["compare"]);
  assert.equal(stateOf(file("v=1&nHeads=6")).trouble, null);
});

test("gigantic links and files cost no more than their limits", async () => {
  const long = `v=1&text=${"x".repeat(MOST_LENGTH)}`;
  assert.equal(decode(long).trouble, "too-long");
  assert.equal((await readingOf(long)).trouble, "too-long");
  const address = `v=1&text=${"x".repeat(MOST_ADDRESS)}`;
  assert.equal((await readingOf(address)).trouble, "too-long");
  const runs = Array.from({ length: 2000 }, () => "0.0-4095").join(",");
  assert.deepEqual(decode(`v=1&painted=${runs}`).fields, ["painted"]);
  const deep = "[".repeat(1e6) + "]".repeat(1e6);
  assert.equal(stateOf(deep).trouble, "unreadable");
});
