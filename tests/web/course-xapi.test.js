// What waits for an endpoint of xAPI is sent, however much it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { XapiRecord, launchOf } from "../../web/course/xapi.js";

/** What browsers send of a page that is being left, in bytes. */
const QUOTA = 65_536;

/**
 * A record whose endpoint is asked as a browser would, and what it was sent.
 * @param {import("node:test").TestContext} t
 * @param {string} learner
 */
function recordWith(t, learner) {
  const system = {
    isDown: false,
    /** @type {string[]} names of what it refuses, and all that comes with it */
    refused: [],
    /** @type {{ body: string, keepalive: boolean }[]} */
    sent: [],
  };
  t.mock.method(
    globalThis,
    "fetch",
    async (
      /** @type {string} */ url,
      /** @type {{ body: string, keepalive: boolean }} */ { body, keepalive },
    ) => {
      assert.equal(url, "https://l.example/statements");
      if (keepalive && Buffer.byteLength(body) > QUOTA)
        throw new TypeError("Failed to fetch");
      if (system.isDown) return new Response("", { status: 503 });
      if (namesIn([{ body }]).some((name) => system.refused.includes(name)))
        return new Response("", { status: 400, statusText: "Bad Request" });
      system.sent.push({ body, keepalive });
      return new Response("[]");
    },
  );
  const launch = launchOf(
    new URLSearchParams({
      endpoint: "https://l.example/",
      actor: JSON.stringify({ mbox: "mailto:a@b.example", name: learner }),
    }),
    "https://c.example/",
  );
  assert.ok(launch);
  /** @type {unknown[]} */
  const troubles = [];
  const record = new XapiRecord(launch, (why) => troubles.push(why));
  /** @param {number} count */
  const answer = async (count) => {
    for (let i = 0; i < count; i++)
      record.answer({
        ...{ kind: "exercise", name: `e-${i}`, correct: false, score: 0 },
      });
    await new Promise(setImmediate); // all that was sent has been answered
  };
  return { system, troubles, answer };
}

/** @param {{ body: string }[]} sent */
const namesIn = (sent) =>
  sent.flatMap(({ body }) =>
    JSON.parse(body).map((/** @type {any} */ { object }) =>
      object.id.split("/").at(-1),
    ),
  );

test("what waited for long goes in requests of which each is small enough", async (t) => {
  // A quota counts bytes: each of these characters has three.
  const { system, troubles, answer } = recordWith(t, "学".repeat(40));
  system.isDown = true;
  await answer(400);
  assert.equal(troubles.length, 400);
  system.isDown = false;
  await answer(1);
  assert.equal(troubles.length, 400);
  assert.ok(system.sent.length > 2, `${system.sent.length} requests`);
  assert.ok(system.sent.every(({ keepalive }) => keepalive));
  const all = Array.from({ length: 400 }, (_, i) => `e-${i}`);
  assert.deepEqual(namesIn(system.sent), [...all, "e-0"]);
  system.sent.length = 0;
  await answer(1);
  assert.deepEqual(namesIn(system.sent), ["e-0"]);
});

test("a statement that alone is too much goes while the page is open", async (t) => {
  const { system, troubles, answer } = recordWith(t, "x".repeat(QUOTA));
  await answer(2);
  assert.deepEqual(troubles, []);
  assert.deepEqual(namesIn(system.sent), ["e-0", "e-1"]);
  assert.ok(system.sent.every(({ keepalive }) => !keepalive));
});

test("a statement that is refused for itself holds up no other", async (t) => {
  const { system, troubles, answer } = recordWith(t, "somebody");
  system.isDown = true;
  await answer(9);
  troubles.length = 0;
  system.isDown = false;
  system.refused = ["e-4", "e-7"];
  await answer(1);
  const taken = ["e-0", "e-1", "e-2", "e-3", "e-5", "e-6", "e-8", "e-0"];
  assert.deepEqual(namesIn(system.sent), taken, "once each, in their order");
  assert.deepEqual(
    troubles.map((why) => /** @type {Error} */ (why).message),
    ["400 Bad Request", "400 Bad Request"],
  );
  system.sent.length = 0;
  await answer(1);
  assert.deepEqual(namesIn(system.sent), ["e-0"], "nothing waits");
});
