import assert from "node:assert/strict";
import { test } from "node:test";
import {
  EXAMPLES,
  backTo,
  exampleOf,
  isAsMade,
  patchOf,
} from "../../web/app/examples.js";
import { decode } from "../../web/app/link.js";
import { defaults, withPatch } from "../../web/app/state.js";
import { hasText } from "../../web/i18n/index.js";

test("a link without a word begins with the example of its version", () => {
  const { state } = decode("v=1");
  assert.equal(exampleOf(state), EXAMPLES[0].id);
  assert.deepEqual(withPatch(state, patchOf(EXAMPLES[0].id)), state);
});

test("each example has a name, a hint, and a sentence of its own", () => {
  for (const { id } of EXAMPLES) {
    assert.ok(hasText(`example.${id}`), id);
    assert.ok(hasText(`example.${id}.hint`), id);
    const state = withPatch(defaults(), patchOf(id));
    assert.equal(exampleOf(state), id);
  }
});

test("an example starts anew what belongs to the text, and nothing else", () => {
  const before = withPatch(defaults(), {
    painted: [{ row: 0, col: 1 }],
    padding: 2,
    cross: true,
    pinned: [1],
    theme: "dark",
    scaled: false,
  });
  const after = withPatch(before, patchOf("river"));
  const { state } = decode("v=1&theme=dark&scaled=0");
  assert.deepEqual({ ...after, layer: 0 }, state);
});

test("a hint holds as long as nothing was changed but the head on show", () => {
  const made = withPatch(defaults(), patchOf("river"));
  assert.ok(isAsMade("river", made));
  assert.ok(isAsMade("river", withPatch(made, { head: 0, selected: null })));
  for (const patch of [{ scaled: false }, { seed: 2 }, { padding: 1 }]) {
    assert.ok(
      !isAsMade("river", withPatch(made, patch)),
      Object.keys(patch)[0],
    );
  }
});

test("one press leads back to the example as it was made", () => {
  for (const { id } of EXAMPLES) {
    const changed = withPatch(withPatch(defaults(), patchOf(id)), {
      scaled: false,
      mask: "window",
      seed: 2,
      theme: "dark",
    });
    assert.ok(!isAsMade(id, changed));
    const back = withPatch(changed, backTo(id));
    assert.ok(isAsMade(id, back), id);
    assert.equal(back.theme, "dark");
  }
});

test("a text of one's own is no example", () => {
  assert.equal(exampleOf(withPatch(defaults(), { text: "my own" })), undefined);
});

test("there is no example of another name", () => {
  assert.throws(() => patchOf("nobody"), /no example: nobody/);
});
