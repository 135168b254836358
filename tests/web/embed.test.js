import assert from "node:assert/strict";
import { test } from "node:test";
import { stateOfAttributes } from "../../web/embed/attributes.js";
import { readControls } from "../../web/embed/controls.js";
import { asksToOpen, originOf } from "../../web/embed/frame.js";
import { encode } from "../../web/app/link.js";
import { defaults, withPatch } from "../../web/app/state.js";

/**
 * @param {Record<string, string>} attributes
 * @param {string[]} [names]
 * @param {import("../../web/app/state.js").State} [unpacked]
 */
const read = (attributes, names, unpacked) =>
  stateOfAttributes((name) => attributes[name] ?? null, names, unpacked);

test("attributes set the fields that they name, and no others", () => {
  assert.deepEqual(read({}), { patch: {}, wrong: [] });
  assert.deepEqual(
    read({ sentence: "a & b", head: "1", switches: "mask=causal&scaled=0" }),
    {
      patch: { text: "a & b", head: 1, mask: "causal", scaled: false },
      wrong: [],
    },
  );
  assert.deepEqual(read({ sentence: "a", head: "1" }, ["head"]).patch, {
    head: 1,
  });
});

test("a link as an attribute sets what it says; an attribute of its own goes before it", () => {
  const link = encode(withPatch(defaults(), { head: 3, mask: "window" })) ?? "";
  const { patch } = read({ link: `#${link}`, head: "1" });
  assert.deepEqual([patch.head, patch.mask], [1, "window"]);
});

test("a link as an attribute is a whole state, of an old version too", () => {
  assert.deepEqual(read({ link: "v=2&head=3" }).patch, {
    ...defaults(),
    head: 3,
  });
  assert.equal(read({ link: "v=1&head=3" }).patch.source, "vectors");
});

test("a packed link as an attribute says what it holds, once that is known", () => {
  const state = withPatch(defaults(), { text: "long", head: 3 });
  assert.deepEqual(read({ link: "#z=…", head: "1" }), {
    patch: { head: 1 },
    wrong: [],
  });
  assert.deepEqual(read({ link: "#z=…", head: "1" }, undefined, state).patch, {
    ...state,
    head: 1,
  });
});

test("attributes that cannot be read are named and change nothing", () => {
  const damaged = {
    head: "-1",
    theme: "purple",
    switches: "mask=causal&__proto__=1",
    link: "v=9999",
  };
  assert.deepEqual(read(damaged), {
    patch: {},
    wrong: ["link", "switches", "head", "theme"],
  });
});

test("controls name parts that are open or locked; nothing named shows everything", () => {
  assert.equal(readControls(null).controls, null);
  assert.equal(readControls(" ").controls, null);
  const { controls, wrong } = readControls("formula, Map:LOCKED  cat x:map");
  assert.deepEqual(Object.fromEntries(controls ?? []), {
    formula: "open",
    map: "locked",
  });
  assert.deepEqual(wrong, ["cat", "x:map"]);
});

test("no typing error opens a lock", () => {
  const before = new Map([[/** @type {const} */ ("map"), "locked"]]);
  const changedTo = (/** @type {string} */ text) =>
    readControls(text, /** @type {any} */ (before));
  for (const word of ["map:lockd", "map:", "MAP:x"]) {
    const { controls, wrong } = changedTo(word);
    assert.equal(controls?.get("map"), "locked", word);
    assert.deepEqual(wrong, [word]);
  }
  assert.deepEqual(changedTo("mapp:locked"), {
    controls: before,
    wrong: ["mapp:locked"],
  });
  assert.equal(readControls("mapp").controls, null);
  assert.equal(changedTo("").controls, null);
  assert.equal(changedTo("map:open").controls?.get("map"), "open");
});

test("a message is taken for what the protocol says, else for nothing", () => {
  const ours = { attentionPlayground: 1, type: "open" };
  // What is wrong with a link is told to who sent it.
  for (const link of ["#v=1&head=1", 1, undefined])
    assert.equal(asksToOpen({ ...ours, link }), true);
  for (const other of [
    ...[null, undefined, 1, "open", [], {}, Symbol("open")],
    { ...ours, attentionPlayground: 2, link: "" },
    { ...ours, type: "state", link: "" },
  ])
    assert.equal(asksToOpen(other), false, JSON.stringify(other));
});

test("an origin is that of a web address, without its path", () => {
  assert.equal(originOf("https://a.example/b?c"), "https://a.example");
  for (const other of [
    null,
    "",
    "*",
    "null",
    "javascript:alert(1)",
    "a.b",
    "httpx://a.b",
  ])
    assert.equal(originOf(other), null, String(other));
});
