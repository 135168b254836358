// What is drawn when: together, each once, measures last, what is out of view when idle.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import {
  drawLater,
  drawNever,
  drawSoon,
  hurry,
  measureSoon,
} from "../../web/components/draw-queue.js";

/** What a browser would call. */
const pending = {
  messages: 0,
  /** @type {(() => void)[]} */
  frames: [],
  /** @type {((deadline: { timeRemaining: () => number }) => void)[]} */
  idle: [],
  /** @type {unknown[]} */
  errors: [],
};
/** @type {{ onmessage: () => void }} */
const port = { onmessage: () => {} };

Object.assign(globalThis, {
  MessageChannel: class {
    port1 = port;
    port2 = { postMessage: () => void pending.messages++ };
  },
  requestAnimationFrame: (/** @type {() => void} */ call) =>
    pending.frames.push(call),
  cancelAnimationFrame: () => void pending.frames.splice(0),
  requestIdleCallback: (/** @type {any} */ call) => pending.idle.push(call),
  reportError: (/** @type {unknown} */ error) => pending.errors.push(error),
});

/** @type {string[]} */
let drawn = [];
beforeEach(() => {
  drawn = [];
});
/** @param {string} name */
const draw = (name) => () => void drawn.push(name);
mock.timers.enable({ apis: ["setTimeout"] });
/** So long a person pauses while typing. ms */
const PAUSE = 120;
const idle = (left = 1) =>
  pending.idle.splice(0).forEach((call) => call({ timeRemaining: () => left }));

test("all is drawn together, each once, and measured last", () => {
  const [a, b, measure] = ["a", "b", "measure"].map(draw);
  measureSoon(measure);
  for (const each of [a, b, a]) drawSoon(each);
  assert.deepEqual(drawn, []);
  assert.equal(pending.messages, 1);
  port.onmessage();
  assert.deepEqual(drawn, ["a", "b", "measure"]);
  assert.equal(pending.frames.length, 0);
});

test("a frame that comes first draws", () => {
  drawSoon(draw("a"));
  pending.frames[0]();
  assert.deepEqual(drawn, ["a"]);
  port.onmessage();
  assert.deepEqual(drawn, ["a"]);
});

test("what is slow has a turn of its own, and no frame waits for it", () => {
  const [a, slow, b, measure] = ["a", "slow", "b", "measure"].map(draw);
  measureSoon(measure);
  drawSoon(a);
  drawSoon(slow, true);
  drawSoon(b);
  pending.frames[0]();
  assert.deepEqual(drawn, ["a", "b", "measure"]);
  drawSoon(b);
  measureSoon(measure);
  port.onmessage();
  assert.deepEqual(drawn.splice(0), ["a", "b", "measure", "slow"]);
  port.onmessage();
  assert.deepEqual(drawn.splice(0), ["b", "measure"]);

  drawSoon(slow, true);
  drawNever(slow);
  drawSoon(slow);
  pending.frames[0]();
  assert.deepEqual(drawn, ["slow"], "it is slow no more");
  const { messages } = pending;
  port.onmessage();
  assert.equal(pending.messages, messages, "there is nothing left to plan");
});

test("what fails is reported, and the others are drawn", () => {
  const error = new Error("no canvas");
  drawSoon(() => {
    throw error;
  });
  drawSoon(draw("a"));
  port.onmessage();
  assert.deepEqual(drawn, ["a"]);
  assert.deepEqual(pending.errors.splice(0), [error]);
});

test("what is out of view waits, one at a time when time is short", () => {
  const [a, b, seen, gone] = ["a", "b", "seen", "gone"].map(draw);
  for (const each of [seen, gone, a, b]) drawLater(each);
  hurry(seen);
  hurry(draw("never asked for"));
  drawNever(gone);
  port.onmessage();
  assert.deepEqual(drawn, ["seen"]);
  mock.timers.tick(PAUSE);
  idle(0);
  assert.deepEqual(drawn, ["seen", "a"]);
  idle();
  assert.deepEqual(drawn, ["seen", "a", "b"]);
  idle();
  assert.deepEqual(drawn, ["seen", "a", "b"]);
});

test("what is asked for again in view is not drawn twice", () => {
  const a = draw("a");
  drawLater(a);
  drawSoon(a);
  drawLater(a);
  port.onmessage();
  mock.timers.tick(PAUSE);
  idle();
  assert.deepEqual(drawn, ["a"]);
});

test("what is out of view waits until a person pauses", () => {
  const [a, b] = ["a", "b"].map(draw);
  drawLater(a);
  mock.timers.tick(PAUSE - 1);
  drawLater(b);
  mock.timers.tick(PAUSE - 1);
  idle();
  assert.deepEqual(drawn, []);
  mock.timers.tick(1);
  idle(0);
  assert.deepEqual(drawn, ["a"]);
  drawLater(a); // a key while the rest waits for idle time
  idle();
  assert.deepEqual(drawn, ["a"]);
  mock.timers.tick(PAUSE);
  idle();
  assert.deepEqual(drawn, ["a", "b", "a"]);
});
