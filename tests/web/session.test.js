import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../web/app/session.js";

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
    frame: () => frames.splice(0).forEach((callback) => callback()),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test("many changes within a frame make one request, of the latest", () => {
  const { ask, frame, frames, requests } = rig();
  ask("a");
  ask("b");
  ask("c");
  assert.equal(frames.length, 1);
  assert.equal(requests.length, 0);
  frame();
  assert.deepEqual(
    requests.map(({ scene }) => scene),
    ["c"],
  );
});

test("an answer is shown with the scene that it answers", async () => {
  const { ask, frame, requests, log, settled } = rig();
  ask("a");
  frame();
  requests[0].resolve("A");
  await settled();
  assert.deepEqual(log, [["A", "a"]]);
});

test("an overtaken request shows nothing", async () => {
  const { ask, frame, requests, log, settled } = rig();
  ask("a");
  frame();
  ask("b");
  frame();
  requests[0].resolve(null);
  requests[1].resolve("B");
  await settled();
  assert.deepEqual(log, [["B", "b"]]);
});

test("an answer or error that comes after a later one is dropped", async () => {
  const { ask, frame, requests, log, settled } = rig();
  for (const scene of ["a", "b", "c"]) {
    ask(scene);
    frame();
  }
  requests[2].resolve("C");
  await settled();
  requests[0].resolve("A");
  requests[1].reject(new Error("late"));
  await settled();
  assert.deepEqual(log, [["C", "c"]]);
});

test("an error is told, and the next change is asked for again", async () => {
  const { ask, frame, requests, log, settled } = rig();
  ask("");
  frame();
  requests[0].reject(new Error("no words: type a sentence"));
  await settled();
  ask("a");
  frame();
  requests[1].resolve("A");
  await settled();
  assert.deepEqual(log, ["no words: type a sentence", ["A", "a"]]);
});

test("a scene that cannot be made is an error, not silence", async () => {
  const { session, frame, log, requests, settled } = rig();
  session.request(() => {
    throw new Error("no scene");
  });
  frame();
  await settled();
  assert.deepEqual(log, ["no scene"]);
  assert.equal(requests.length, 0);
});
