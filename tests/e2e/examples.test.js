// What the hints of the examples say is what the picture shows.
import assert from "node:assert/strict";
import test from "node:test";
import { EXAMPLES } from "../../web/app/examples.js";
import { open } from "./harness/open.js";
import { checkNumbers, pictureAfter, waitForPicture } from "./on-page.js";

/** @typedef {import("./on-page.js").Read} Read */

/**
 * Weights at a cell.
 * @param {Read} read
 * @param {number} row
 * @param {number} col
 */
const at = ({ picture }, row, col) =>
  picture.weights.data[row * picture.nKv + col];

/**
 * What the hints say: the word of a row looks most at the word of a column.
 * @type {Record<string, [row: string, col: string][]>}
 */
const CLAIMS = {
  river: [["bank", "river"]],
  money: [["bank", "cash"]],
  pairs: [
    ["king", "queen"],
    ["queen", "king"],
    ["man", "woman"],
    ["woman", "man"],
  ],
  capitals: [["Paris", "France"]],
  kinds: [
    ["Apples", "pears"],
    ["bananas", "Apples"],
    ["pears", "Apples"],
    ["carrots", "onions"],
    ["onions", "carrots"],
    ["fruit", "vegetables"],
    ["vegetables", "fruit"],
  ],
  paraphrase: [
    ["brother", "son"],
    ["bought", "purchased"],
    ["car", "vehicle"],
  ],
  causal: [["orchestra", "piano"]],
  order: [["dog", "dog"]],
  self: [
    ["Without", "Without"],
    ["word", "word"],
  ],
  pronoun: [["it", "because"]],
  unknown: [["blorfle", "🪑"]],
};

/**
 * What else they say.
 * @type {Record<string, (read: Read) => void>}
 */
const FURTHER = {
  money: (read) => assert.ok(at(read, 5, 9) > 0.3, "loan is second"),
  capitals: (read) => assert.ok(at(read, 0, 7) > 0.2, "Rome is second"),
  paraphrase: ({ picture }) =>
    assert.ok(Math.abs(picture.rowSums.data[0] - 1) <= picture.nKv * 2 ** -23),
  causal: (read) => {
    for (let col = 0; col < read.picture.nKv; col++)
      assert.equal(at(read, 0, col), 0);
    assert.equal(at(read, 1, 8), 0);
  },
  order: (read) => {
    for (const dog of [1, 10])
      assert.equal(at(read, dog, 4), at(read, dog, 7), "both “man” alike");
  },
  self: (read) => {
    for (let row = 0; row < read.picture.nQ; row++)
      assert.ok(at(read, row, row) > 0.9, "the diagonal takes nearly all");
  },
  pronoun: (read) => assert.ok(at(read, 7, 1) < 0.1, "not “animal”"),
  unknown: ({ picture }) => {
    const { kind, pieces } = picture.tokens[1];
    assert.deepEqual([kind, pieces], ["composed", ["kitten"]]);
    for (const i of [2, 6]) assert.equal(picture.tokens[i].kind, "drawn");
  },
};

/**
 * @param {Read} read
 * @param {string} word of a row
 * @returns {string} the word that it looks most at
 */
function leaderOf({ picture }, word) {
  const { tokens, otherTokens, nKv, weights } = picture;
  const row = tokens.findIndex(({ text }) => text === word);
  const shares = weights.data.slice(row * nKv, (row + 1) * nKv);
  return otherTokens[shares.indexOf(Math.max(...shares))].text;
}

for (const browser of /** @type {const} */ (["chromium", "firefox"])) {
  test(`examples in ${browser}`, async (t) => {
    const page = await open(t, browser);
    await waitForPicture(page, 10);
    for (const { id, set } of [...EXAMPLES.slice(1), EXAMPLES[0]]) {
      const read = await pictureAfter(page, () =>
        page.playwright.locator("#examples").selectOption(id),
      );
      checkNumbers(read);
      for (const [word, leader] of CLAIMS[id])
        assert.equal(leaderOf(read, word), leader, `${id}: ${word}`);
      FURTHER[id]?.(read);
      const { row, col } = set.selected ?? { row: 5, col: 8 };
      const { nKv, weights } = read.picture;
      const shares = weights.data.slice(row * nKv, (row + 1) * nKv);
      assert.equal(shares[col], Math.max(...shares), `${id}: its cell leads`);
    }
  });
}
