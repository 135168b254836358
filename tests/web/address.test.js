import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "../../web/app/address.js";
import { FIELDS, defaults, withPatch } from "../../web/app/state.js";

test("the address follows the state, but not to a link that is too long", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const written = [];
  const replaceState = (/** @type {any[]} */ ...[, , url]) => written.push(url);
  const location = {
    href: "https://example.org/a#old",
    hash: "",
    pathname: "/a",
    search: "",
  };
  Object.assign(globalThis, { location, history: { state: 0, replaceState } });
  t.after(() => {
    for (const name of ["location", "history"])
      Reflect.deleteProperty(globalThis, name);
  });

  const address = new Address(() => assert.fail("nothing to follow"));
  const short = withPatch(defaults(), { text: "a cat" });
  // Each of these letters takes nine characters in an address.
  const long = withPatch(short, { text: "漢".repeat(FIELDS.text.most) });
  for (const state of [short, long, defaults()]) {
    address.write(state);
    t.mock.timers.tick(1000);
  }
  assert.deepEqual(written, ["#v=1&text=a+cat", "/a"]);
  assert.equal(address.linkTo(short), "https://example.org/a#v=1&text=a+cat");
  assert.equal(address.linkTo(defaults()), "https://example.org/a");
  assert.equal(address.linkTo(long), null);
});
