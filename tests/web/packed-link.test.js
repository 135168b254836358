import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { MOST_LENGTH, encode } from "../../web/app/link.js";
import {
  MOST_ADDRESS,
  MOST_READABLE,
  isPacked,
  linkOf,
  readingOf,
} from "../../web/app/packed-link.js";
import { FIELDS, defaults, withPatch } from "../../web/app/state.js";
import { randomFrom } from "./random.js";
import { versionOne } from "./version-one.js";

const LONG = [
  "It was the best of times, it was the worst of times, it was the age of",
  "wisdom, it was the age of foolishness, it was the epoch of belief, it was",
  "the epoch of incredulity, it was the season of Light… 100 % & + = # 漢 🐈",
].join(" ");

/** @param {import("../../web/app/state.js").State} state */
async function thereAndBack(state) {
  const link = (await linkOf(state)) ?? assert.fail("no link");
  assert.match(link, /^[\w.,=&%+!~*'()-]*$/);
  const { state: back, trouble } = await readingOf(link);
  assert.equal(trouble, null);
  assert.deepEqual(back, state);
  return link;
}

test("a short link stays readable", async () => {
  const state = withPatch(defaults(), { text: "a cat", mask: "causal" });
  assert.equal(await thereAndBack(state), encode(state));
  assert.equal(await linkOf(defaults()), "");
});

test("a long link is packed, shorter, and comes back", async () => {
  const text = LONG.repeat(5);
  const state = withPatch(defaults(), { text, otherText: text, cross: true });
  const link = await thereAndBack(state);
  const plain = encode(state) ?? "";
  assert.ok(plain.length > MOST_READABLE);
  assert.ok(isPacked(link) && link.length < plain.length / 4, link);
});

test("a state to compare with is packed with the rest", async () => {
  const text = LONG.repeat(5);
  const alone = withPatch(defaults(), { text });
  const compare = encode(withPatch(alone, { scaled: false })) ?? "";
  const [one, both] = await Promise.all([
    thereAndBack(alone),
    thereAndBack(withPatch(alone, { compare })),
  ]);
  assert.ok(both.length < 2 * one.length, `${one.length}, ${both.length}`);
});

test("what cannot be compressed is refused at the limit of an address", async () => {
  const next = randomFrom(1);
  const random = () =>
    Array.from({ length: FIELDS.text.most }, () =>
      String.fromCharCode(0x4e00 + Math.floor(next() * 20_000)),
    ).join("");
  const state = withPatch(defaults(), { text: random(), otherText: random() });
  assert.equal(await linkOf(state), null);
});

test("a packed link of version 1 keeps its meaning", async () => {
  const { state, trouble } = await readingOf(
    "z=eJwrszVUK0mtKLH1LNEuTyzW_jB_Qoe2qpGZ9rM9i_TUipMTc1JTbA3UchOLs22TE0uLE3" +
      "PUMjJTUoNTc9JsDdSS83MLEotSbctUjV0MVY3MQCapGrt4lgAAhUke3Q",
  );
  assert.equal(trouble, null);
  assert.deepEqual(state, {
    ...versionOne(),
    text: "It was 🐈 & 漢.",
    scaled: false,
    mask: "causal",
    hideSelf: false,
    compare: "v=1&text=It",
  });
});

test("a damaged packed link gives the defaults and says so", async () => {
  const state = withPatch(defaults(), { text: LONG.repeat(3) });
  const link = (await linkOf(state)) ?? "";
  assert.ok(isPacked(link));
  const letter = (/** @type {string} */ old) => (old === "A" ? "B" : "A");
  for (const broken of [
    "z=",
    "z=!",
    "z=漢",
    link.slice(0, -7),
    link.slice(0, 100) + letter(link[100]) + link.slice(101),
    `${link}&v=1`,
  ]) {
    const reading = await readingOf(broken);
    assert.equal(reading.trouble, "unreadable", broken);
    assert.deepEqual(reading.state, defaults());
  }
  const long = await readingOf(`z=${"A".repeat(MOST_ADDRESS)}`);
  assert.equal(long.trouble, "too-long");
});

test("a packed link that unpacks to gigabytes is given up", async () => {
  const bomb = deflateSync("x".repeat(MOST_LENGTH * 20), { level: 9 });
  const { trouble } = await readingOf(`z=${bomb.toString("base64url")}`);
  assert.equal(trouble, "too-long");
});
