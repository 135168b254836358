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

  test("of a worker that is idle starts another for the next scene", async () => {
    const client = await opened();
    workers[0].onerror({ message: "out of memory" });
    assert.ok(workers[0].stopped);
    await settled();
    assert.equal(workers.length, 1, "nobody needs another yet");
    const picture = client.show(scene("a"));
    await settled();
    await workers[1].open();
    await workers[1].picture("a");
    assert.deepEqual(await picture, pictureOf("a"));
  });

  test("brings a tile's picture back before the tile", async () => {
    const client = await opened();
    const picture = client.showTiled(scene("a"));
    await workers[0].picture("a");
    await picture;
    workers[0].onerror({ message: "out of memory" });
    const tile = client.tile(/** @type {any} */ ({ row: 0 }));
    await settled();
    await workers[1].open();
    assert.equal(workers[1].asked("show-tiled")[0].scene.text, "a");
    assert.equal(workers[1].asked("tile").length, 0);
    await workers[1].picture("a");
    await workers[1].reply({ kind: "tile", tile: "its numbers" });
    assert.equal(await tile, "its numbers");
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

  test("is not told again when another worker fetches it", async () => {
    const client = await opened();
    /** @type {unknown[]} */
    const told = [];
    const info = client.loadModel("writer", (part) => told.push(part));
    const part = { what: "writer", loaded: 1, total: 2 };
    await workers[0].reply({ kind: "progress", progress: part });
    await workers[0].model("writer");
    await info;
    const picture = client.show(scene("a"));
    await workers[0].fail("crashed");
    await workers[1].open();
    await workers[1].reply({ kind: "progress", progress: part });
    await workers[1].model("writer");
    await workers[1].picture("a");
    await picture;
    assert.deepEqual(told, [part]);
  });

  test("goes on in another worker, though no scene asks for one", async () => {
    const client = await opened();
    const info = client.loadModel("writer");
    workers[0].onerror({ message: "out of memory" });
    await settled();
    await workers[1].open();
    await workers[1].model("writer");
    assert.deepEqual(await info, { of: "writer" });
  });

  test("is refused when the other worker ends too", async () => {
    const client = await opened();
    const refused = assert.rejects(client.loadModel("writer"), {
      code: "crashed",
    });
    workers[0].onerror({ message: "out of memory" });
    for (const at of [1, 2]) {
      await settled();
      workers[at].onerror({ message: "out of memory" });
    }
    await refused;
  });

  test("that is back in no worker keeps no scene waiting", async () => {
    const client = await opened();
    const info = client.loadModel("writer");
    await workers[0].model("writer");
    await info;
    const picture = client.show(scene("a"));
    const crashed = assert.rejects(picture, { code: "crashed" });
    await workers[0].fail("crashed");
    await workers[1].open();
    workers[1].onerror({ message: "it ended while the writer was loaded" });
    await crashed;
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
