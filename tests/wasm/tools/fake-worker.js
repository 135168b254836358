// A client of the playground with workers that answer when the test says so.
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { PlaygroundClient } from "../../../web/engine/playground-client.js";

/**
 * A worker that answers when the test says so.
 */
export class FakeWorker {
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onerror = null;
  /** @type {any[]} */
  requests = [];
  stopped = false;

  /** @param {any} request */
  postMessage(request) {
    assert.ok(!this.stopped, "a stopped worker is asked nothing");
    this.requests.push(request);
  }
  terminate() {
    this.stopped = true;
  }
  /** @param {any} reply */
  async reply(reply) {
    this.onmessage({ data: reply });
    await settled();
  }
  /** @param {string} text of the scene that is answered */
  picture(text) {
    return this.reply({ kind: "picture", picture: { of: text } });
  }
  open() {
    const core = { build: "simd", lanes: 4 };
    return this.reply({ kind: "opened", opened: core });
  }
  /** @param {string} code */
  fail(code) {
    return this.reply({ kind: "error", code, message: `it is ${code}` });
  }
  /** @param {string} kind */
  asked(kind) {
    return this.requests.filter((request) => request.kind === kind);
  }
  get shown() {
    return this.asked("show").map(({ scene }) => scene.text);
  }
  /** @param {string} name */
  model(name) {
    return this.reply({ kind: "model", name, info: { of: name } });
  }
}

/** All that follows from what has been resolved has happened. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {string} text */
export const scene = (text) => /** @type {any} */ ({ text });

/** @param {string} text of the scene that it is of */
export const pictureOf = (text) => ({ of: text, scene: scene(text) });

/** Those that a test has started. @type {FakeWorker[]} */
export let workers = [];
/** What it was told. @type {any[]} */
export let progress = [];

/** @returns {Promise<{ client: PlaygroundClient, opening: Promise<any> }>} */
export async function started() {
  const client = new PlaygroundClient({
    build: "auto",
    onProgress: (part) => progress.push(part),
    startWorker: async () => {
      workers.push(new FakeWorker());
      return { thread: "worker", worker: workers[workers.length - 1] };
    },
  });
  const opening = client.open();
  await settled();
  return { client, opening };
}

export async function opened() {
  const { client, opening } = await started();
  await workers[0].open();
  await opening;
  return client;
}

beforeEach(() => {
  workers = [];
  progress = [];
});
