import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Address } from "../../web/app/address.js";
import { VERSION } from "../../web/app/link.js";
import { linkOf } from "../../web/app/packed-link.js";
import { defaults, withPatch } from "../../web/app/state.js";

/**
 * A page at an address, as far as Address needs one.
 *
 * @param {import("node:test").TestContext} t
 * @param {string} hash
 */
function pageAt(t, hash) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const written = [];
  /** Those of them that "back" leads away from. @type {string[]} */
  const moves = [];
  const replaceState = (/** @type {any[]} */ ...[, , url]) => written.push(url);
  const pushState = (/** @type {any[]} */ ...[, , url]) => {
    written.push(url);
    moves.push(url);
  };
  const location = {
    href: "https://example.org/a#old",
    hash,
    pathname: "/a",
    search: "",
  };
  const events = new EventTarget();
  Object.assign(globalThis, {
    location,
    window: globalThis,
    parent: globalThis,
    history: { state: 0, replaceState, pushState },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  t.after(() => {
    for (const name of [
      ...["location", "history", "window", "parent"],
      ...["addEventListener", "removeEventListener"],
    ])
      Reflect.deleteProperty(globalThis, name);
  });
  /** @param {string} to */
  const follow = (to) => {
    location.hash = to;
    events.dispatchEvent(new Event("hashchange"));
  };
  return { written, moves, follow };
}

/**
 * Lets compression, which has no timers, come to its end.
 *
 * @param {() => boolean} isDone
 */
async function until(isDone) {
  for (let turns = 0; !isDone(); turns++) {
    assert.ok(turns < 10_000, "nothing happens");
    await setImmediate();
  }
}

const short = withPatch(defaults(), { text: "a cat" });
const long = withPatch(defaults(), { text: "a cat and a dog. ".repeat(90) });

test("the address follows the state, packed when it is long", async (t) => {
  const { written } = pageAt(t, "");
  const address = new Address(() => assert.fail("nothing to follow"));
  for (const state of [short, long, defaults()]) {
    address.write(state);
    const before = written.length;
    t.mock.timers.tick(1000);
    await until(() => written.length > before);
  }
  assert.deepEqual(written, [
    `#v=${VERSION}&text=a+cat`,
    `#${await linkOf(long)}`,
    "/a",
  ]);
});

test("only the last of several states is written", async (t) => {
  const { written } = pageAt(t, "");
  const address = new Address(() => assert.fail("nothing to follow"));
  address.write(long);
  t.mock.timers.tick(1000); // it is being compressed now
  address.write(short);
  t.mock.timers.tick(1000);
  await linkOf(long);
  await until(() => written.length > 0);
  assert.deepEqual(written, [`#v=${VERSION}&text=a+cat`]);
});

test("the address of a state, to be copied", async (t) => {
  pageAt(t, "");
  const address = new Address(() => assert.fail("nothing to follow"));
  const here = "https://example.org/a";
  assert.equal(await address.linkTo(short), `${here}#v=${VERSION}&text=a+cat`);
  assert.equal(await address.linkTo(defaults()), here);
  assert.equal(await address.linkTo(long), `${here}#${await linkOf(long)}`);
});

test("a packed link is read at the start, and links that are followed", async (t) => {
  const { follow } = pageAt(t, `#${await linkOf(long)}`);
  /** @type {unknown[]} */
  const told = [];
  const address = new Address(({ state }, isFirst) =>
    told.push({ state, isFirst }),
  );
  assert.deepEqual(address.read().state, defaults());
  address.start();
  await until(() => told.length === 1);
  follow(`#v=${VERSION}&text=a+cat`);
  await until(() => told.length === 2);
  assert.deepEqual(told, [
    { state: long, isFirst: true },
    { state: short, isFirst: false },
  ]);
  address.stop();
});

test("another view, exercise or lesson is a step that can be taken back", async (t) => {
  const { written, moves, follow } = pageAt(t, "#v=2&view=experiment/masks");
  /** @type {import("../../web/app/link.js").Reading[]} */
  const readings = [];
  const address = new Address((reading) => readings.push(reading));
  address.read();
  address.start();
  const settle = async (
    /** @type {Parameters<typeof withPatch>[1]} */ patch,
  ) => {
    const before = written.length;
    address.write(withPatch(defaults(), patch));
    t.mock.timers.tick(1000);
    await until(() => written.length > before);
  };
  await settle({ view: "experiment/masks", text: "a" });
  assert.deepEqual(moves, []);
  await settle({ view: "experiment/heads", text: "a" });
  await settle({ view: "practice", text: "a" });
  await settle({ view: "practice", exercise: "rope", text: "a" });
  assert.equal(moves.length, 3);
  address.write(withPatch(defaults(), { view: "practice", text: "a" }));
  t.mock.timers.tick(0); // who closes the page at once comes back to that place
  await until(() => moves.length === 4);
  follow("#v=2&view=experiment/heads"); // back
  await until(() => readings.length === 1);
  const before = written.length;
  address.write(withPatch(defaults(), { view: "experiment/heads", text: "b" }));
  t.mock.timers.tick(0);
  await setImmediate();
  assert.equal(written.length, before, "a change in the same place can wait");
  t.mock.timers.tick(1000);
  await until(() => written.length > before);
  assert.equal(moves.length, 4);
});
