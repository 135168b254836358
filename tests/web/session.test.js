import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../web/app/session.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A session whose frames and answers come when the test says so.
 */
function rig() {
  /** @type {(() => void)[]} */
  const frames = [];
  /** @type {{ scene: any, resolve: (picture: any) => void, reject: (error: Error) => void }[]} */
  const requests = [];
  /** @type {any[]} */
  const log = [];
  const session = new Session({
    show: (scene) =>
      new Promise((resolve, reject) =>
        requests.push({ scene, resolve, reject }),
      ),
    onPicture: (picture, scene) => log.push([picture, scene]),
    onError: (error) => log.push(/** @type {Error} */ (error).message),
    nextFrame: (callback) => frames.push(callback),
  });
  return {
    requests,
    log,
    frames,
    ask: (/** @type {any} */ scene) => session.request(() => scene),
    session,
    /** Lets the turn end, and then the frame. */
    frame: async () => {
      await settled();
      frames.splice(0).forEach((callback) => callback());
      await settled();
    },
  };
}

/** @param {{ scene: any }[]} requests */
const scenesOf = (requests) => requests.map(({ scene }) => scene);

test("a change is asked for before the next frame, with what came in its turn", async () => {
  const { ask, frames, requests } = rig();
  ask("a");
  ask("b");
  assert.equal(requests.length, 0);
  await settled();
  assert.deepEqual(scenesOf(requests), ["b"]);
  assert.equal(frames.length, 1);
});

test("further changes within a frame make one request, of the latest", async () => {
  const { ask, frame, frames, requests } = rig();
  ask("a");
  await settled();
  ask("b");
  ask("c");
  await settled();
  assert.deepEqual(scenesOf(requests), ["a"]);
  await frame();
  assert.deepEqual(scenesOf(requests), ["a", "c"]);
  assert.equal(frames.length, 1, "c opens a frame of its own");
  await frame();
  assert.deepEqual(scenesOf(requests), ["a", "c"]);
  assert.equal(frames.length, 0);
});

test("an answer is shown with the scene that it answers", async () => {
  const { ask, frame, requests, log } = rig();
  ask("a");
  await frame();
  requests[0].resolve("A");
  await settled();
  assert.deepEqual(log, [["A", "a"]]);
});

test("an overtaken request shows nothing", async () => {
  const { ask, frame, requests, log } = rig();
  ask("a");
  await frame();
  ask("b");
  await frame();
  requests[0].resolve(null);
  requests[1].resolve("B");
  await settled();
  assert.deepEqual(log, [["B", "b"]]);
});

test("an answer or error that comes after a later one is dropped", async () => {
  const { ask, frame, requests, log } = rig();
  for (const scene of ["a", "b", "c"]) {
    ask(scene);
    await frame();
  }
  requests[2].resolve("C");
  await settled();
  requests[0].resolve("A");
  requests[1].reject(new Error("late"));
  await settled();
  assert.deepEqual(log, [["C", "c"]]);
});

test("an error is told, and the next change is asked for again", async () => {
  const { ask, frame, requests, log } = rig();
  ask("");
  await frame();
  requests[0].reject(new Error("no words: type a sentence"));
  await settled();
  ask("a");
  await frame();
  requests[1].resolve("A");
  await settled();
  assert.deepEqual(log, ["no words: type a sentence", ["A", "a"]]);
});

test("a scene that cannot be made is an error, not silence", async () => {
  const { session, frame, log, requests } = rig();
  session.request(() => {
    throw new Error("no scene");
  });
  await frame();
  await settled();
  assert.deepEqual(log, ["no scene"]);
  assert.equal(requests.length, 0);
});
