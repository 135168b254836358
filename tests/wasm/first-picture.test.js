// The picture that comes with the page is the one that the engine makes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { firstScene } from "../../web/app/first-picture.js";
import {
  packedPicture,
  unpackedPicture,
} from "../../web/engine/picture-file.js";
import { createPlayground } from "../../web/engine/playground.js";
import { build } from "./tools/build.js";

const playground = await createPlayground({ build });
after(() => playground.dispose());

const url = new URL("../../web/assets/first-picture.bin.gz", import.meta.url);
const file = gunzipSync(readFileSync(url));
const made = await playground.show(firstScene());
assert.ok(made);

/**
 * @param {object} picture
 * @returns {({ name: string } & import("../../web/engine/index.d.ts").Tensor)[]}
 */
const numbersOf = (picture) =>
  Object.entries(picture).flatMap(([name, value]) =>
    value?.data instanceof Float32Array ? [{ name, ...value }] : [],
  );

test("a picture comes back out of its file as it went in", () => {
  assert.deepEqual(unpackedPicture(packedPicture(made)), made);
});

test("the first picture is the one of the page's first scene", () => {
  const stored = unpackedPicture(file);
  assert.deepEqual(stored.scene, firstScene());
  assert.deepEqual(Object.keys(stored), Object.keys(made));
  assert.deepEqual(stored.tokens, made.tokens);
});

// Made by the scalar build, whose order of sums is one of many: an error of a
// score is at most dK·ε times the sizes of its products, below 1 here, and
// changes a weight by twice as much; the output sums as many of them.
test(`its numbers are those of the ${build} build`, () => {
  const stored = numbersOf(unpackedPicture(file));
  const most = build === "scalar" ? 0 : 4 * made.dModel * 2 ** -23;
  assert.ok(stored.length > 10);
  for (const [at, { name, data, shape }] of numbersOf(made).entries()) {
    assert.deepEqual([stored[at].name, stored[at].shape], [name, shape]);
    for (const [i, value] of data.entries()) {
      const is = stored[at].data[i];
      const isClose = Object.is(is, value) || Math.abs(is - value) <= most;
      assert.ok(
        isClose,
        `${name} ${i}: ${is}, not ${value}; see core/tools/first-picture.mjs`,
      );
    }
  }
});
