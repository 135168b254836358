import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "../../web/app/history.js";
import { defaults } from "../../web/app/state.js";
import { Store } from "../../web/app/store.js";

/** A store with a clock that the test sets. */
function timed() {
  const clock = { now: 5000 };
  const store = new Store(defaults(), new History(() => clock.now));
  return { store, clock };
}

test("every change can be taken back and made again, one by one", () => {
  const { store } = timed();
  const states = [store.state];
  for (const patch of /** @type {const} */ ([
    { scaled: false },
    { mask: "causal", hideSelf: false },
    { mask: "window" },
    { colorMap: "ember" },
    { nHeads: 2 },
  ])) {
    store.set(patch);
    states.push(store.state);
  }
  for (const state of states.slice(0, -1).reverse()) {
    assert.ok(store.canUndo);
    store.undo();
    assert.deepEqual(store.state, state);
  }
  assert.ok(!store.canUndo);
  for (const state of states.slice(1)) {
    assert.ok(store.canRedo);
    store.redo();
    assert.deepEqual(store.state, state);
  }
  assert.ok(!store.canRedo);
});

test("nothing to take back changes nothing and tells nobody", () => {
  const { store } = timed();
  const before = store.state;
  store.subscribe(() => assert.fail("told"));
  store.undo();
  store.redo();
  assert.equal(store.state, before);
});

test("those who follow the state are told of undo as of any change", () => {
  const { store } = timed();
  store.set({ scaled: false });
  /** @type {boolean[][]} */
  const told = [];
  store.subscribe((state, before) => told.push([before.scaled, state.scaled]));
  store.undo();
  store.redo();
  assert.deepEqual(told, [
    [false, true],
    [true, false],
  ]);
});

test("typing is one step until a person pauses", () => {
  const { store, clock } = timed();
  const initial = store.state;
  for (const text of ["a", "a c", "a ca", "a cat"]) {
    clock.now += 300;
    store.set({ text });
  }
  clock.now += 1001;
  store.set({ text: "a cat sat" });
  store.undo();
  assert.equal(store.state.text, "a cat");
  store.undo();
  assert.deepEqual(store.state, initial);
  assert.ok(!store.canUndo);
});

test("switches are steps of their own, however fast they are pressed", () => {
  const { store } = timed();
  store.set({ mask: "causal" });
  store.set({ mask: "window" });
  store.set({ scaled: false });
  store.set({ scaled: true });
  store.undo();
  assert.equal(store.state.scaled, false);
  store.undo();
  store.undo();
  assert.equal(store.state.mask, "causal");
});

test("another change between two of one thing parts them", () => {
  const { store } = timed();
  store.set({ text: "a" });
  store.set({ scaled: false });
  store.set({ text: "a b" });
  store.undo();
  assert.deepEqual([store.state.text, store.state.scaled], ["a", false]);
});

test("looking around is one step, and none when it ends where it began", () => {
  const { store, clock } = timed();
  const initial = store.state;
  for (const row of [1, 2, 3]) {
    clock.now += 60_000;
    store.set({ selected: { row, col: 0 } });
  }
  store.undo();
  assert.deepEqual(store.state, initial);
  store.redo();
  assert.deepEqual(store.state.selected, { row: 3, col: 0 });
  store.set({ panel: "mask" });
  store.set({ panel: "" });
  store.undo();
  assert.deepEqual(store.state, initial);
});

test("what was taken back is gone after a new change", () => {
  const { store } = timed();
  store.set({ scaled: false });
  store.undo();
  store.set({ cross: true });
  assert.ok(!store.canRedo);
  store.undo();
  assert.deepEqual(store.state, defaults());
});

test("typing after undo is a new step", () => {
  const { store } = timed();
  store.set({ text: "a" });
  store.undo();
  store.redo();
  store.set({ text: "a b" });
  store.undo();
  assert.equal(store.state.text, "a");
});

test("a link that is opened can be taken back, whatever was typed before", () => {
  const { store } = timed();
  store.set({ text: "typed" });
  store.open({ ...defaults(), text: "from a link" });
  store.set({ text: "typed on" });
  store.undo();
  assert.equal(store.state.text, "from a link");
  store.undo();
  assert.equal(store.state.text, "typed");
});

test("only so many steps are kept", () => {
  const { store } = timed();
  for (let i = 0; i < 300; i++) store.set({ scaled: i % 2 === 1 });
  let steps = 0;
  for (; store.canUndo; steps++) store.undo();
  assert.equal(steps, 200);
});
