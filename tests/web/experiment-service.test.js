/** What a worker of an experiment tells the page, and when. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { serve } from "../../web/experiments/runner/service.js";

/** @typedef {import("../../web/experiments/runner/service.js").Reply} Reply */
/** @typedef {import("../../web/experiments/runner/service.js").Request} Request */

/** A page that says when it has shown something, and nothing by itself. */
class Page {
  /** @type {Reply[]} */
  replies = [];
  #heard = new EventTarget();
  /** @type {import("../../web/experiments/runner/service.js").Port} */
  #port = {
    postMessage: (reply) => {
      this.replies.push(structuredClone(reply));
      this.#heard.dispatchEvent(new Event("reply"));
    },
    onmessage: null,
  };

  constructor() {
    serve(this.#port);
  }

  /** @param {Request} request */
  say(request) {
    this.#port.onmessage?.(/** @type {any} */ ({ data: request }));
  }

  /** @param {number} count of replies */
  async hear(count) {
    while (this.replies.length < count) await once(this.#heard, "reply");
    return /** @type {any} */ (this.replies[count - 1]);
  }
}

/** Paused at its first step. */
const order = /** @satisfies {Request} */ ({
  kind: "run",
  order: {
    ...{ experiment: "scale", arm: "scaled", build: "auto", isPaused: true },
    settings: { seeds: 2, keys: 8, most: 64, seed: 1 },
  },
});

/** Long enough for whatever can be done without the page. */
async function turns() {
  for (let i = 0; i < 20; i++) await turn();
}

/** A page whose run has taken a step and told of it. */
async function stepped() {
  const page = new Page();
  page.say(order);
  page.say({ kind: "step" });
  const { kind, part } = await page.hear(2); // after "ready"
  assert.equal(kind, "part");
  assert.equal(part.rows.length, 1);
  await turns();
  return page;
}

test("a step that was taken before the page had its frame is told, whenever the frame comes", async () => {
  for (let ticks = 0; ticks < 40; ticks++) {
    const page = await stepped();
    page.say({ kind: "step" });
    for (let i = 0; i < ticks; i++) await null;
    page.say({ kind: "frame" });
    await turns();
    assert.equal(page.replies.length, 3, `frame after ${ticks} ticks`);
    assert.equal((await page.hear(3)).part.rows.length, 1);
    page.say({ kind: "leave" });
  }
});

test("a run that rests says nothing more", async () => {
  const page = await stepped();
  for (let i = 0; i < 5; i++) {
    page.say({ kind: "frame" });
    await turns();
  }
  assert.equal(page.replies.length, 2);
  page.say({ kind: "leave" });
});

test("a run goes on to its end where the page shows nothing", async () => {
  const page = new Page();
  page.say({ ...order, order: { ...order.order, isPaused: false } });
  while (page.replies.at(-1)?.kind !== "done")
    await page.hear(page.replies.length + 1);
  const parts = page.replies
    .slice(1)
    .map((reply) => /** @type {any} */ (reply).part);
  const rows = parts.flatMap((part) => part.rows);
  assert.equal(rows.length, 2 * 7, "d_k of 1 to 64, two seeds");
});
