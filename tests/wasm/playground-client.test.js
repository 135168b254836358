import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  pictureOf,
  progress,
  scene,
  opened,
  settled,
  started,
  workers,
} from "./tools/fake-worker.js";

describe("opening", () => {
  test("asks for the build, tells the progress, then knows the engine", async () => {
    const { client, opening } = await started();
    assert.deepEqual(workers[0].requests, [{ kind: "open", build: "auto" }]);
    const part = { what: "words", loaded: 3, total: 9 };
    await workers[0].reply({ kind: "progress", progress: part });
    await workers[0].open();
    assert.equal(await opening, client);
    assert.deepEqual(progress, [part]);
    const { build, lanes, thread } = client;
    assert.deepEqual(
      { build, lanes, thread },
      { build: "simd", lanes: 4, thread: "worker" },
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

  test("that comes, even in part, leaves nobody waiting for other tiles", async () => {
    const client = await opened();
    const [worker] = workers;
    const range = { row: 0, col: 0, rows: 2, cols: 2 };
    const picture = client.showTiled(scene("long"));
    const early = client.tile(range);
    const part = { nQ: 2 };
    await worker.reply({ kind: "part", picture: part });
    assert.equal(await early, null);
    const file = client.tile(range, "file");
    await worker.picture("long");
    assert.deepEqual(await picture, pictureOf("long"));
    assert.equal(await file, null);
    assert.deepEqual(worker.asked("tile"), []);
    const later = client.tile(range);
    await worker.reply({ kind: "tile", tile: { of: "long" } });
    assert.deepEqual(await later, { of: "long" });
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
