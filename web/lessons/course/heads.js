import { placeOfLargest, wordAt } from "../read.js";

const WORD = "bank";

/**
 * The word at which each head looks most from WORD.
 *
 * @param {import("../lesson.js").Picture} picture
 */
function peaksOf(picture) {
  const { scene, overview, nHeads, nKv, nQ, otherTokens } = picture;
  const row = wordAt(picture, WORD);
  const isWhole = overview.data.length === nHeads * nQ * nKv;
  if (scene.source !== "vectors" || row < 0 || !isWhole) return null;
  return Array.from({ length: nHeads }, (_, head) => {
    const at = (head * nQ + row) * nKv;
    const weights = overview.data.subarray(at, at + nKv);
    return otherTokens[placeOfLargest(weights)].text;
  });
}

/** @type {import("../lesson.js").Lesson} */
export const heads = {
  name: "heads",
  start: { nHeads: 1, selected: { row: 5, col: 8 }, pinned: [5] },
  options: ["same", "differ"],
  steps: [
    {
      name: "one",
      patch: { nHeads: 1 },
      see: (picture) => (picture.nHeads === 1 ? peaksOf(picture) : null),
    },
    {
      name: "four",
      patch: { nHeads: 4 },
      see: (picture, { one }) =>
        one && picture.nHeads === 4 ? peaksOf(picture) : null,
    },
  ],
  outcome: ({ one, four }) => ({
    option: new Set(four).size > 1 ? "differ" : "same",
    values: { one: one[0], four: four.join(", ") },
  }),
  question: {
    kind: "relation",
    patch: {
      source: "writer",
      text: "The little girl found a key under the old tree.",
      ...{ layer: 0, head: 0, selected: null, pinned: [], painted: [] },
    },
  },
  exercises: ["multi-head"],
  experiments: ["heads"],
};
