import { MOST_TOKENS } from "../../app/state.js";

/** @param {import("../lesson.js").Picture} picture */
const sizesOf = ({ nQ, nKv, weights }) => ({
  tokens: nQ,
  cells: nQ * nKv,
  bytes: weights.data.BYTES_PER_ELEMENT,
});

/** @param {import("../lesson.js").Picture} picture */
const isSelf = ({ scene }) => !scene.cross;

const ONCE = "The boat drifted to the bank of the river.";

/** @type {import("../lesson.js").Lesson} */
export const cost = {
  name: "cost",
  start: { text: ONCE, nHeads: 1, selected: null },
  options: ["same", "double", "four"],
  steps: [
    {
      name: "once",
      patch: {},
      see: (picture) => (isSelf(picture) ? sizesOf(picture) : null),
    },
    {
      name: "twice",
      patch: { text: `${ONCE} ${ONCE}` },
      see: (picture, { once }) =>
        once && isSelf(picture) && picture.nQ >= 2 * once.tokens
          ? sizesOf(picture)
          : null,
    },
  ],
  outcome: ({ once, twice }) => {
    // The exponent of growth: 0, 1 or 2.
    const power =
      Math.log(twice.cells / once.cells) / Math.log(twice.tokens / once.tokens);
    return {
      option: ["same", "double", "four"][Math.round(power)] ?? "four",
      values: {
        ...{ tokens: once.tokens, cells: once.cells },
        ...{ tokensTwice: twice.tokens, cellsTwice: twice.cells },
      },
    };
  },
  question: {
    kind: "number",
    right: ({ once }) => once && (once.bytes * MOST_TOKENS ** 2) / 1e6,
    within: 0.07, // MB or MiB
  },
  exercises: ["cache"],
  experiments: ["cost"],
};
