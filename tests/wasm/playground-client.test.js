import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { PlaygroundClient } from "../../web/engine/playground-client.js";

/**
 * A worker that answers when the test says so.
 */
class FakeWorker {
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
    const core = { build: "simd", lanes: 4, words: 7 };
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
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {string} text */
const scene = (text) => /** @type {any} */ ({ text });

/** @param {string} text of the scene that it is of */
const pictureOf = (text) => ({ of: text, scene: scene(text) });

/** @type {FakeWorker[]} */
let workers;
/** @type {any[]} */
let progress;

/** @returns {Promise<{ client: PlaygroundClient, opening: Promise<any> }>} */
async function started() {
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

async function opened() {
  const { client, opening } = await started();
  await workers[0].open();
  await opening;
  return client;
}

beforeEach(() => {
  workers = [];
  progress = [];
});

describe("opening", () => {
  test("asks for the build, tells the progress, then knows the engine", async () => {
    const { client, opening } = await started();
    assert.deepEqual(workers[0].requests, [{ kind: "open", build: "auto" }]);
    const part = { what: "words", loaded: 3, total: 9 };
    await workers[0].reply({ kind: "progress", progress: part });
    await workers[0].open();
    assert.equal(await opening, client);
    assert.deepEqual(progress, [part]);
    const { build, lanes, words, thread } = client;
    assert.deepEqual(
      { build, lanes, words, thread },
      { build: "simd", lanes: 4, words: 7, thread: "worker" },
    );
  });

  test("tells why it cannot, and leaves no worker", async () => {
    const { opening } = await started();
    const refused = assert.rejects(opening, {
      name: "EngineError",
      code: "load",
      message: "it is load",
    });
    await workers[0].fail("load");
    await refused;
    assert.deepEqual(
      workers.map(({ stopped }) => stopped),
      [true],
    );
  });
});

describe("showing", () => {
  test("has one request in flight, and the latest wins", async () => {
    const client = await opened();
    const [worker] = workers;
    const shows = ["a", "b", "c", "d"].map((text) => client.show(scene(text)));
    await settled();
    assert.deepEqual(worker.shown, ["a"]);
    assert.equal(await shows[1], null);
    assert.equal(await shows[2], null);
    await worker.picture("a");
    assert.deepEqual(await shows[0], pictureOf("a"));
    assert.deepEqual(worker.shown, ["a", "d"]);
    await worker.picture("d");
    assert.deepEqual(await shows[3], pictureOf("d"));
  });

  test("goes on after a refusal, with what waits first", async () => {
    const client = await opened();
    const [worker] = workers;
    const bad = client.show(scene("bad"));
    const good = client.show(scene("good"));
    const refused = assert.rejects(bad, {
      code: "invalid-argument",
      message: "it is invalid-argument",
    });
    await worker.fail("invalid-argument");
    await refused;
    assert.deepEqual(worker.shown, ["bad", "good"]);
    await worker.picture("good");
    assert.deepEqual(await good, pictureOf("good"));
    assert.equal(workers.length, 1);
  });
});

describe("a crash", () => {
  test("restarts the worker and sends the scene again", async () => {
    const client = await opened();
    const picture = client.show(scene("a"));
    await workers[0].fail("crashed");
    assert.ok(workers[0].stopped);
    await workers[1].open();
    assert.deepEqual(workers[1].shown, ["a"]);
    await workers[1].picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
  });

  test("of the worker itself is one too", async () => {
    const client = await opened();
    const picture = client.show(scene("a"));
    workers[0].onerror({ message: "out of stack" });
    await settled();
    await workers[1].open();
    await workers[1].picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
  });

  test("of the same scene again is told, and the next scene is tried", async () => {
    const client = await opened();
    const picture = client.show(scene("a"));
    const crashed = assert.rejects(picture, { code: "crashed" });
    await workers[0].fail("crashed");
    await workers[1].open();
    await workers[1].fail("crashed");
    await crashed;
    assert.ok(workers[1].stopped);
    assert.equal(workers.length, 2);
    const next = client.show(scene("b"));
    await settled();
    await workers[2].open();
    await workers[2].picture("b");
    assert.deepEqual(await next, pictureOf("b"));
  });

  test("while opening is mended once", async () => {
    const { opening } = await started();
    await workers[0].fail("crashed");
    const crashed = assert.rejects(opening, { code: "crashed" });
    await workers[1].fail("crashed");
    await crashed;
    assert.equal(workers.length, 2);
  });
});

describe("disposing", () => {
  test("stops the worker; what was asked resolves to null", async () => {
    const client = await opened();
    const shows = ["a", "b"].map((text) => client.show(scene(text)));
    client.dispose();
    assert.deepEqual(await Promise.all(shows), [null, null]);
    assert.ok(workers[0].stopped);
    assert.equal(await client.show(scene("c")), null);
    assert.equal(workers.length, 1);
  });

  test("while a worker starts stops it as well", async () => {
    const { client } = await started();
    await workers[0].open();
    const picture = client.show(scene("a"));
    workers[0].onerror({ message: "gone" });
    client.dispose();
    assert.equal(await picture, null);
    await settled();
    assert.deepEqual(
      workers.map(({ stopped }) => stopped),
      [true, true],
    );
  });
});

describe("speaking", () => {
  test("waits until all pictures are there", async () => {
    const client = await opened();
    const [worker] = workers;
    const first = client.show(scene("a"));
    const speech = client.speak(scene("a"));
    const later = client.speak(scene("b"));
    const second = client.show(scene("b"));
    assert.equal(await speech, null, "a later one overtook it");
    await worker.picture("a");
    assert.deepEqual(worker.shown, ["a", "b"]);
    assert.equal(worker.asked("speak").length, 0);
    await worker.picture("b");
    assert.deepEqual(await first, pictureOf("a"));
    assert.deepEqual(await second, pictureOf("b"));
    assert.deepEqual(worker.asked("speak"), [
      { kind: "speak", scene: scene("b") },
    ]);
    await worker.reply({ kind: "speech", speech: { of: "b" } });
    assert.deepEqual(await later, { of: "b" });
  });
});

describe("loading a model", () => {
  test("goes on while pictures are made, and tells its progress alone", async () => {
    const client = await opened();
    const [worker] = workers;
    /** @type {any[]} */
    const parts = [];
    const info = client.loadModel("writer", (part) => parts.push(part));
    assert.deepEqual(worker.asked("load-model"), [
      { kind: "load-model", name: "writer", url: "" },
    ]);
    const picture = client.show(scene("a"));
    const part = { what: "writer", loaded: 1, total: 2 };
    await worker.reply({ kind: "progress", progress: part });
    await worker.picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
    await worker.model("writer");
    assert.deepEqual(await info, { of: "writer" });
    assert.deepEqual([parts, progress], [[part], []]);
  });

  test("is refused alone", async () => {
    const client = await opened();
    const [worker] = workers;
    const refused = assert.rejects(client.loadModel("writer"), {
      ...{ name: "EngineError", code: "damaged", message: "it is damaged" },
    });
    const picture = client.show(scene("a"));
    await worker.reply({
      ...{ kind: "no-model", name: "writer" },
      ...{ code: "damaged", message: "it is damaged" },
    });
    await refused;
    await worker.picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
  });

  test("is done again by the worker that follows a crash, before the scene", async () => {
    const client = await opened();
    const info = client.loadModel("writer");
    await workers[0].model("writer");
    await info;
    const other = client.loadModel("translator");
    const picture = client.show(scene("a"));
    await workers[0].fail("crashed");
    await workers[1].open();
    assert.deepEqual(
      workers[1].asked("load-model").map(({ name }) => name),
      ["writer", "translator"],
    );
    assert.deepEqual(workers[1].shown, [], "it needs the writer");
    await workers[1].model("writer");
    assert.deepEqual(workers[1].shown, ["a"]);
    await workers[1].picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
    await workers[1].model("translator");
    assert.deepEqual(await other, { of: "translator" });
  });

  test("that crashes takes the scene to a new worker", async () => {
    const client = await opened();
    const crashed = assert.rejects(client.loadModel("writer"), {
      code: "crashed",
    });
    const picture = client.show(scene("a"));
    await workers[0].reply({
      ...{ kind: "no-model", name: "writer" },
      ...{ code: "crashed", message: "it is crashed" },
    });
    await crashed;
    assert.ok(workers[0].stopped);
    await workers[1].open();
    assert.deepEqual(
      workers[1].asked("load-model"),
      [],
      "it would crash again",
    );
    await workers[1].picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
  });

  test("resolves to null when it is asked for again or disposed of", async () => {
    const client = await opened();
    const first = client.loadModel("writer");
    const second = client.loadModel("writer");
    assert.equal(await first, null);
    client.dispose();
    assert.equal(await second, null);
    assert.equal(await client.loadModel("writer"), null);
  });
});

describe("a text in tiles", () => {
  test("tells its progress and then gives the picture", async () => {
    const client = await opened();
    const [worker] = workers;
    /** @type {number[]} */
    const shares = [];
    const picture = client.showTiled(scene("a"), (share) => shares.push(share));
    const part = { what: "tiles", loaded: 0.5, total: 1 };
    await worker.reply({ kind: "progress", progress: part });
    await worker.picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
    assert.deepEqual([shares, progress], [[0.5], []]);
    assert.equal(worker.asked("cancel").length, 0);
  });

  test("is ended by a later picture, not by a tile", async () => {
    const client = await opened();
    const [worker] = workers;
    const long = client.showTiled(scene("long"));
    const range = { row: 0, col: 0, rows: 2, cols: 2 };
    const tile = client.tile(range);
    assert.equal(worker.asked("cancel").length, 0);
    const later = client.show(scene("b"));
    assert.equal(worker.asked("cancel").length, 1);
    await worker.reply({ kind: "cancelled" });
    assert.equal(await long, null);
    assert.deepEqual(worker.shown, ["b"]);
    await worker.picture("b");
    assert.deepEqual(await later, pictureOf("b"));
    assert.deepEqual(worker.asked("tile"), [{ kind: "tile", range }]);
    await worker.reply({ kind: "tile", tile: { of: "long" } });
    assert.deepEqual(await tile, { of: "long" });
  });
});
