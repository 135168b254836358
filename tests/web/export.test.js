import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { defaults, withPatch } from "../../web/app/state.js";
import { Csv } from "../../web/export/csv.js";
import { Npz } from "../../web/export/npz.js";
import { jsonOf, stateOf } from "../../web/export/state-file.js";
import { python } from "./python.js";
import { randomFrom } from "./random.js";
import { versionOne } from "./version-one.js";
import { VERSION } from "../../web/app/link.js";

/**
 * @param {number[]} shape
 * @param {ArrayLike<number>} data
 */
const tensor = (shape, data) => ({ shape, data: Float32Array.from(data) });

/** @param {number[]} shape */
function randomTensor(shape) {
  const next = randomFrom(shape.length + 1);
  const length = shape.reduce((a, b) => a * b, 1);
  return tensor(
    shape,
    Array.from({ length }, () => 2 * next() - 1),
  );
}

/**
 * @param {import("node:test").TestContext} t
 * @param {Blob} content
 * @returns {Promise<string>} the path of a file that holds it until the test ends
 */
async function fileOf(t, content) {
  const folder = mkdtempSync(join(tmpdir(), "export-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "file.npz");
  writeFileSync(path, await content.bytes());
  return path;
}

/**
 * A file of matrices whose numbers come in turn, so many of each at once.
 *
 * @param {Record<string, { shape: number[], data: Float32Array }>} tensors
 * @param {number} [step]
 */
function npzOf(tensors, step = 50) {
  const entries = Object.entries(tensors);
  const shapes = entries.map(([name, { shape }]) => [name, shape]);
  const npz = new Npz(Object.fromEntries(shapes));
  const longest = Math.max(...entries.map(([, { data }]) => data.length));
  for (let at = 0; at < longest; at += step)
    for (const [name, { data }] of entries)
      npz.add(name, data.subarray(at, at + step));
  return npz.end();
}

test("NumPy reads every array back to the last bit", async (t) => {
  const tensors = {
    weights: randomTensor([3, 5]),
    one: tensor([1, 1], [-Infinity]),
    none: tensor([0, 4], []),
    vector: randomTensor([7]),
    overview: randomTensor([2, 3, 4]),
    large: randomTensor([300, 301]),
  };
  const read = python(
    `import sys, json, numpy as np
file = np.load(sys.argv[1])
print(json.dumps({n: [str(file[n].dtype), list(file[n].shape),
  file[n].view(np.uint32).ravel().tolist()] for n in file.files}))`,
    await fileOf(t, npzOf(tensors)),
  );
  for (const [name, { data, shape }] of Object.entries(tensors)) {
    const bits = Array.from(new Uint32Array(data.buffer));
    assert.deepEqual(read[name], ["float32", shape, bits], name);
  }
});

test("the zip file is sound, and the same each time", async (t) => {
  const long = randomTensor([1100, 1100]); // more than is held at once
  const make = (step = 50_000) =>
    npzOf({ a: randomTensor([2, 2]), ü: long, b: long }, step);
  const file = make();
  assert.deepEqual(await make(70_000).bytes(), await file.bytes());
  const read = python(
    `import sys, json, zipfile
file = zipfile.ZipFile(sys.argv[1])
print(json.dumps([file.testzip(), file.namelist()]))`,
    await fileOf(t, file),
  );
  assert.deepEqual(read, [null, ["a.npy", "ü.npy", "b.npy"]]);
});

test("the numbers of an .npy file begin at a multiple of 64 bytes", async (t) => {
  const shapes = [[1], [10, 96], [12, 128, 128], [4096, 1]];
  const tensors = Object.fromEntries(
    shapes.map((shape, i) => [i, randomTensor(shape)]),
  );
  const sizes = python(
    `import sys, json, zipfile
print(json.dumps([file.file_size for file in zipfile.ZipFile(sys.argv[1]).filelist]))`,
    await fileOf(t, npzOf(tensors)),
  );
  for (const [i, { data }] of Object.values(tensors).entries())
    assert.equal((sizes[i] - 4 * data.length) % 64, 0);
});

test("CSV has the words, and each number with all its digits", async () => {
  const names = {
    rowNames: ["a, b", 'say "x"', "c"],
    colNames: ["plain", "new\nline"],
  };
  const csv = new Csv(names);
  csv.add(Float32Array.of(0.1, 1e-30, -Infinity, 0)); // two rows, then one
  csv.add(Float32Array.of(1, NaN));
  assert.equal(
    await csv.end().text(),
    ',plain,"new\nline"\r\n' +
      `"a, b",${Math.fround(0.1)},${Math.fround(1e-30)}\r\n` +
      '"say ""x""",-inf,0\r\n' +
      "c,1,nan\r\n",
  );
});

test("a state comes back from its file", () => {
  const state = withPatch(defaults(), {
    text: "Zoë’s 🐈",
    scaled: false,
    painted: [{ row: 0, col: 1 }],
    edits: [{ param: "wO", row: 1, col: 2, value: -1e-7 }],
    selected: null,
  });
  assert.deepEqual(stateOf(jsonOf(state)), {
    state,
    trouble: null,
    fields: [],
  });
});

test("a file of version 1 keeps its meaning", () => {
  const { state, trouble } = stateOf(
    '{"app":"attention-playground","version":1,"state":{"text":"a","nHeads":6}}',
  );
  assert.equal(trouble, null);
  assert.deepEqual(state, { ...versionOne(), text: "a", nHeads: 6 });
});

test("what a file has wrong is left out and named", () => {
  const file = (/** @type {unknown} */ state, version = 1) =>
    JSON.stringify({ app: "attention-playground", version, state });
  const { state, trouble, fields } = stateOf(
    file({ nHeads: 5, cross: true, nobody: 1, edits: [{ param: "wX" }] }),
  );
  assert.equal(trouble, "damaged");
  assert.deepEqual(fields, ["nHeads", "nobody", "edits"]);
  assert.deepEqual(state, { ...versionOne(), cross: true });
  assert.equal(stateOf(file({}, VERSION + 1)).trouble, "newer");
  for (const text of [
    ...["", "x", "[]", "null", "{}", '{"app":"other","version":1,"state":{}}'],
    ...[file(null), file([]), file({}).replace('"version":1,', "")],
  ]) {
    const reading = stateOf(text);
    assert.equal(reading.trouble, "unreadable", text);
    assert.deepEqual(reading.state, defaults());
  }
});
