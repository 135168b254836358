// What the lesson plans say of their links is true.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { decode } from "../../web/app/link.js";
import { sceneOf } from "../../web/app/scene.js";
import { createPlayground } from "../../web/engine/playground.js";
import { countTokens } from "../../web/engine/tokens.js";
import { PLANS, linkOfStep } from "../../web/teachers/plans.js";
import { build } from "./tools/build.js";

/** @typedef {import("../../web/engine/scene.js").Picture} Picture */

const playground = await createPlayground({ build });
after(() => playground.dispose());

/** @param {string} link */
async function show(link) {
  const { state } = decode(link);
  const picture = await playground.show(sceneOf(state, countTokens));
  assert.ok(picture);
  return picture;
}

/**
 * @param {Picture} picture
 * @param {number} row
 * @returns {[string, number][]} words with their percentages, the largest first
 */
function shares({ nKv, weights, otherTokens }, row) {
  const of = [...weights.data.subarray(row * nKv, (row + 1) * nKv)];
  const named = of.map(
    (weight, at) =>
      /** @type {[string, number]} */ ([
        otherTokens[at].text,
        Math.round(weight * 100),
      ]),
  );
  return named.sort(([, a], [, b]) => b - a);
}

/** @param {Picture} picture @param {number} row @param {number} col */
const at = ({ nKv, weights }, row, col) => weights.data[row * nKv + col];

const BANK = 5;

/** What the expected answers claim. @type {Record<string, (picture: Picture) => void>} */
const claims = {
  "word.river": (picture) =>
    assert.deepEqual(shares(picture, BANK)[0], ["river", 57]),
  "word.money": (picture) =>
    assert.deepEqual(shares(picture, BANK).slice(0, 2), [
      ["cash", 38],
      ["loan", 36],
    ]),
  "word.share": (picture) => {
    const from = Array.from({ length: picture.nQ }, (_, row) =>
      Math.round(at(picture, row, 1) * 100),
    );
    const most = Math.max(...from);
    const { text } = picture.tokens[from.indexOf(most)];
    assert.deepEqual([text, most], ["paid", 23]);
  },
  "word.scale": (picture) =>
    assert.deepEqual(shares(picture, BANK)[0], ["river", 71]),
  "word.it": (picture) => assert.equal(shares(picture, 7)[0][0], "because"),
  "formula.softmax": (picture) => {
    const sums = Array.from(picture.rowSums.data);
    const ends = [Math.min(...sums), Math.max(...sums)];
    assert.deepEqual(
      ends.map((sum) => sum.toFixed(2)),
      ["0.20", "2.26"],
    );
  },
  "formula.temperature": (picture) =>
    assert.deepEqual(shares(picture, BANK)[0], ["river", 100]),
  "formula.mask": (picture) => assert.equal(at(picture, 0, 0), 1),
  "formula.value": (picture) =>
    assert.deepEqual(picture.value.data, picture.key.data),
  "formula.heads": (picture) =>
    assert.deepEqual([picture.nHeads, picture.dK], [12, 8]),
  "model.order": (picture) =>
    assert.equal(at(picture, 1, 4), at(picture, 1, 7)),
  "model.positions": (picture) =>
    assert.notEqual(at(picture, 1, 4), at(picture, 1, 7)),
};

test("every claim is of a step", () => {
  const steps = PLANS.flatMap(({ id, steps: of }) =>
    of.map((step) => `${id}.${step.id}`),
  );
  for (const name of Object.keys(claims)) assert.ok(steps.includes(name), name);
});

for (const { id, steps } of PLANS)
  for (const step of steps) {
    const claim = claims[`${id}.${step.id}`];
    if (claim)
      test(`${id}, ${step.id}`, async () =>
        claim(await show(linkOfStep(step))));
  }

test("keys as values change the output and no weight", async () => {
  const tied = await show("v=1&projection=random&valueIsKey=1");
  const own = await show("v=1&projection=random");
  assert.deepEqual(tied.weights, own.weights);
  assert.notDeepEqual(tied.output, own.output);
});

test("without the scale the row of the second plan is less even", async () => {
  const [[, unscaled]] = shares(await show("v=1&nHeads=1&scaled=0"), BANK);
  const [[, scaled]] = shares(await show("v=1&nHeads=1"), BANK);
  assert.ok(unscaled > scaled, `${unscaled}, ${scaled}`);
});

test("the answers to the first exercise", async () => {
  for (const [word, share] of /** @type {const} */ ([
    ["water", 60],
    ["money", 93],
  ])) {
    const picture = await show(
      `v=1&nHeads=1&text=The+bank+was+full+of+${word}.`,
    );
    assert.deepEqual(shares(picture, 1)[0], [word, share]);
  }
});
