import assert from "node:assert/strict";
import { test } from "node:test";
import { PARTS, readControls } from "../../web/embed/controls.js";
import {
  controlsOf,
  elementSnippet,
  frameAddress,
  frameSnippet,
  partsOf,
} from "../../web/embed/snippet.js";
import { decode } from "../../web/app/link.js";
import { defaults, withPatch } from "../../web/app/state.js";

/** @type {import("../../web/embed/snippet.js").Choices} */
const plain = {
  site: "https://site.example/play/index.html",
  link: "",
  controls: "",
  language: "",
  theme: "auto",
  height: 720,
};

test("an address says what was chosen, and nothing of what was not", () => {
  assert.equal(frameAddress(plain), `${plain.site}?embed=1`);
  const link = "v=2&text=a+%26+b&mask=causal";
  const url = new URL(
    frameAddress({
      ...plain,
      ...{ link, controls: "formula map:locked", language: "fr" },
      theme: "dark",
    }),
  );
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    embed: "1",
    controls: "formula map:locked",
    language: "fr",
    theme: "dark",
  });
  assert.equal(decode(url.hash).state.text, "a & b");
});

test("what is chosen of each part is what controls are read as", () => {
  assert.equal(controlsOf({}), "");
  assert.equal(controlsOf({ map: "open" }), "");
  const { controls, wrong } = readControls(
    controlsOf({ formula: "locked", header: "hidden" }),
  );
  assert.deepEqual(wrong, []);
  assert.equal(controls?.get("formula"), "locked");
  assert.equal(controls?.has("header"), false);
  assert.equal(controls?.size, PARTS.length - 1);
  const none = Object.fromEntries(PARTS.map((part) => [part, "hidden"]));
  assert.equal(controlsOf(none), "");
});

test("parts are those that a state shows", () => {
  const of = (
    /** @type {Partial<import("../../web/app/state.js").State>} */ x,
  ) => partsOf(withPatch(defaults(), x));
  assert.ok(of({ source: "vectors" }).includes("heads"));
  assert.ok(!of({ source: "vectors" }).includes("layers"));
  assert.ok(of({ source: "writer" }).includes("said"));
  assert.ok(!of({ source: "writer" }).includes("heads"));
  assert.deepEqual(of({ view: "practice" }), ["header"]);
});

test("nothing that a person typed ends an attribute", () => {
  const link = `v=2&text="><script>&para=1`;
  for (const snippet of [
    frameSnippet({ ...plain, link }),
    elementSnippet({ ...plain, link }),
  ]) {
    assert.ok(!snippet.includes(`"><script>`), snippet);
    assert.ok(snippet.includes("&amp;para=1"), snippet);
  }
});

test("a height is a number, or followed by a script and by the element itself", () => {
  assert.match(frameSnippet(plain), /^<iframe\n[^]*\n {2}height="720"\n/);
  assert.match(elementSnippet(plain), /max-height: 720px/);
  const auto = { ...plain, height: null };
  assert.match(frameSnippet(auto), /^<script>\n/);
  assert.doesNotMatch(frameSnippet(auto), /^ {2}height=/m);
  assert.doesNotMatch(elementSnippet(auto), /style=/);
  assert.ok(
    elementSnippet(auto).startsWith(
      '<script type="module" src="https://site.example/play/attention-playground.js"></script>\n',
    ),
  );
});
