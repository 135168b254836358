import assert from "node:assert/strict";
import { test } from "node:test";
import { isOff, withHead, withSource } from "../../web/app/head-places.js";
import { modelExamples, patchOfModel } from "../../web/app/model-examples.js";
import { SOURCES, defaults, withPatch } from "../../web/app/state.js";
import { isChanged, isControl } from "../../web/app/symbols.js";
import { hasText } from "../../web/i18n/index.js";

test("the page starts with an example", () => {
  const { source, text } = defaults();
  assert.equal(modelExamples(source)[0].text, text);
});

test("each model has examples with a name and a hint", () => {
  for (const source of ["writer", "untrained", "translator"]) {
    const examples = modelExamples(/** @type {any} */ (source));
    assert.ok(examples.length > 1);
    for (const example of examples) {
      assert.ok(hasText(`example.${example.id}`), example.id);
      assert.ok(hasText(`example.${example.id}.hint`), example.id);
      const state = withPatch(defaults(), patchOfModel(example));
      assert.equal(state.text, example.text);
    }
  }
  assert.deepEqual(modelExamples("vectors"), []);
});

test("another source begins at a head of its own, with nothing hidden", () => {
  const busy = withPatch(defaults(), {
    head: 3,
    painted: [{ row: 1, col: 1 }],
    headsOff: [{ place: "self", layer: 0, head: 1 }],
  });
  for (const source of SOURCES) {
    const state = withPatch(busy, withSource(source));
    assert.equal(state.source, source);
    assert.deepEqual([state.layer, state.head], [null, 0]);
    assert.deepEqual([state.painted, state.headsOff], [[], []]);
  }
});

test("a head is switched off and on, others stay as they are", () => {
  const first = { place: /** @type {const} */ ("self"), layer: 0, head: 1 };
  const second = { ...first, layer: 2 };
  const off = withHead(withHead([], first, false), second, false);
  assert.ok(isOff(off, first) && isOff(off, second));
  assert.deepEqual(withHead(off, second, false), off);
  const on = withHead(off, first, true);
  assert.ok(!isOff(on, first) && isOff(on, second));
});

test("inside a model the mask is the model's, and its own symbols are fixed", () => {
  const state = withPatch(defaults(), {
    ...withSource("writer"),
    dampFrequent: false,
    mask: "causal",
    nHeads: 2,
  });
  assert.ok(!isChanged("mask", state), "those of word vectors do not count");
  assert.ok(!isChanged("heads", state));
  const none = withPatch(state, { modelMask: "none" });
  assert.ok(isChanged("mask", none));
  assert.ok(isControl("mask", state) && isControl("softmax", state));
  assert.ok(!isControl("wQ", state) && !isControl("positions", state));
});
