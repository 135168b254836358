// What is kept: two tabs, a device that keeps nothing, and what a file brings.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { fileOf, merged, progress } from "../../../web/lessons/progress.js";
import { takeOver } from "../../../web/lessons/take-over.js";
import { Stored } from "../../../web/practice/stored.js";
import { kept, withCode, withOther } from "../../../web/practice/view/kept.js";

/** @typedef {import("../../../web/practice/view/kept.js").Entry} Entry */

/** What a browser keeps. */
class Shelf {
  /** @type {Map<string, string>} */
  texts = new Map();
  isFull = false;

  /** @param {string} key */
  getItem(key) {
    return this.texts.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.texts.set(key, text);
  }
}

/** @type {Shelf} */
let shelf;
const page = /** @type {{ localStorage?: unknown }} */ (globalThis);
const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");

beforeEach(() => {
  shelf = new Shelf();
  Object.defineProperty(page, "localStorage", {
    ...{ value: shelf, configurable: true },
  });
});

afterEach(() => {
  if (before) Object.defineProperty(page, "localStorage", before);
  else delete page.localStorage;
});

describe("kept on the device", () => {
  const tab = () =>
    new Stored(
      "of-the-test",
      (value) => /** @type {Record<string, object>} */ (value),
    );

  test("two tabs add to what the other has saved", () => {
    const [one, other] = [tab(), tab()];
    one.change("a", () => ({ x: 1 }));
    other.change("b", () => ({ y: 2 }));
    one.change("a", (entry) => ({ ...entry, z: 3 }));
    assert.deepEqual(tab().load(), { a: { x: 1, z: 3 }, b: { y: 2 } });
  });

  test("without room it stays while the page is open, and is kept when there is some", () => {
    const one = tab();
    one.change("a", () => ({ x: 1 }));
    assert.equal(one.isKept, true);
    shelf.isFull = true;
    one.change("a", () => ({ x: 2 }));
    assert.equal(one.isKept, false);
    assert.deepEqual(
      one.change("b", () => ({ y: 1 })),
      {
        ...{ a: { x: 2 }, b: { y: 1 } },
      },
    );
    shelf.isFull = false;
    one.change("c", () => ({}));
    assert.equal(one.isKept, true);
    assert.deepEqual(tab().load(), { a: { x: 2 }, b: { y: 1 }, c: {} });
  });

  test("what is damaged is as good as nothing", () => {
    shelf.texts.set("of-the-test", "{");
    assert.deepEqual(tab().load(), {});
  });
});

describe("a file of progress", () => {
  /** @param {Entry} entry */
  const file = (entry) => fileOf({ lessons: {}, practice: { softmax: entry } });

  /** @param {Entry} entry what is here @param {Entry} theirs */
  function after(entry, theirs) {
    kept.save({ softmax: entry });
    const taken = takeOver(file(theirs));
    return { both: taken?.both, entry: kept.load().softmax };
  }

  const old = { python: "old", changed: { python: 1000 } };
  const young = { python: "young", changed: { python: 2000 } };

  test("newer code is on show, the older is another version", () => {
    for (const [mine, theirs] of [
      [old, young],
      [young, old],
    ]) {
      const { both, entry } = after(mine, theirs);
      assert.equal(both, 1);
      assert.deepEqual(entry, { ...young, others: { python: ["old"] } });
    }
  });

  test("of unknown age: what is here stays on show", () => {
    for (const theirs of [{ python: "theirs" }, { ...young }]) {
      const { entry } = after({ python: "mine" }, theirs);
      assert.equal(entry.python, "mine");
      assert.deepEqual(entry.others, { python: [theirs.python] });
    }
  });

  test("what is missing here is taken over, in each language by itself", () => {
    const mine = { javascript: "js", isSolved: true };
    const { both, entry } = after(mine, young);
    assert.equal(both, 0);
    assert.deepEqual(entry, { ...mine, ...young });
    const started = withCode(young, "python", undefined);
    assert.equal(after(started, old).entry.python, "old");
  });

  test("read twice, it changes nothing more", () => {
    const { entry } = after(old, young);
    const again = after(entry, young);
    assert.equal(again.both, 0);
    assert.deepEqual(again.entry, entry);
  });

  test("versions go round, and none is lost", () => {
    let entry = after(old, young).entry;
    entry = after(entry, { python: "third", changed: { python: 3000 } }).entry;
    const seen = [];
    for (let i = 0; i < 3; i++) {
      seen.push(entry.python);
      entry = withOther(entry, "python");
    }
    assert.deepEqual(seen, ["third", "young", "old"]);
    assert.equal(entry.python, "third");
  });

  test("lessons: what was done here stays, words of both are kept", () => {
    const mine = { guess: "a", explained: "Mine.", isFinished: true };
    const theirs = { guess: "b", explained: "Theirs.", isAnswered: true };
    const both = { ...mine, isAnswered: true, explained: "Mine.\n\nTheirs." };
    assert.deepEqual(merged(mine, theirs), both);
    assert.deepEqual(merged(both, theirs), both);
    assert.deepEqual(merged(theirs, both).explained, both.explained);
    progress.save({ scale: mine });
    takeOver(fileOf({ lessons: { masks: theirs }, practice: {} }));
    assert.deepEqual(progress.load(), { scale: mine, masks: theirs });
  });
});
