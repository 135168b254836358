import { countMasked, isPlain, rowOf } from "../read.js";

/** @param {import("../lesson.js").Picture} picture */
const isCausal = (picture) =>
  isPlain(picture) &&
  picture.scene.mask === "causal" &&
  !picture.scene.hideSelf &&
  !picture.scene.painted &&
  !picture.scene.padding;

/** @param {import("../lesson.js").Picture} picture */
const keptOf = ({ tokens, weights }) => ({
  words: tokens.map(({ text }) => text),
  weights: { ...weights, data: weights.data.slice() },
});

/** @param {string[]} words */
const before = (words) => words.slice(0, -1).join(" ");

/** @type {import("../lesson.js").Lesson} */
export const masks = {
  name: "masks",
  start: {
    text: "The boat drifted to the bank of the river",
    ...{ nHeads: 1, projection: "random", mask: "causal", hideSelf: false },
    selected: { row: 5, col: 1 },
  },
  options: ["all", "last", "none"],
  steps: [
    {
      name: "first",
      patch: {},
      see: (picture) => (isCausal(picture) ? keptOf(picture) : null),
    },
    {
      name: "other",
      patch: { text: "The boat drifted to the bank of the village" },
      see: (picture, { first }) => {
        if (!first || !isCausal(picture)) return null;
        const now = keptOf(picture);
        const isOther =
          now.words.length === first.words.length &&
          before(now.words) === before(first.words) &&
          now.words.at(-1) !== first.words.at(-1);
        if (!isOther) return null;
        const changed = now.words.map(
          (_, row) =>
            String(rowOf(now.weights, row)) !==
            String(rowOf(first.weights, row)),
        );
        return { changed };
      },
    },
  ],
  outcome: ({ other: { changed } }) => {
    const n = changed.filter(Boolean).length;
    const some = n === 0 ? "none" : "all";
    return {
      option: n === 1 && changed.at(-1) ? "last" : some,
      values: { changed: n, same: changed.length - n },
    };
  },
  question: {
    kind: "number",
    right: (_, picture) => (isCausal(picture) ? countMasked(picture) : null),
    within: 0,
  },
  exercises: ["causal", "padding", "cache"],
  experiments: ["masks", "mistakes"],
};
