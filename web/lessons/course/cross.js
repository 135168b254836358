import { chosenCell } from "../../app/edits.js";
import { formatPercent } from "../../components/format.js";
import { cellOf } from "../read.js";

const FIRST = "My brother bought a new car.";
const SECOND = "The son purchased another vehicle.";

/** How clear a partner has to be. */
const CLEAR = 0.5;

/** @param {import("../lesson.js").Picture} picture */
const sizesOf = ({ nQ, nKv, tokens, otherTokens }) => ({
  ...{ rows: nQ, columns: nKv },
  ...{ first: tokens.length, second: otherTokens.length },
});

/** @param {import("../lesson.js").Picture} picture */
const isVectors = ({ scene }) => scene.source === "vectors";

/** @type {import("../lesson.js").Lesson} */
export const cross = {
  name: "cross",
  start: {
    ...{ text: FIRST, otherText: SECOND, nHeads: 1 },
    selected: { row: 5, col: 4 },
  },
  options: ["square", "first", "second"],
  steps: [
    {
      name: "self",
      patch: { cross: false },
      see: (picture) =>
        isVectors(picture) && !picture.scene.cross ? sizesOf(picture) : null,
    },
    {
      name: "cross",
      patch: { cross: true },
      see: (picture, { self }) => {
        const sizes = sizesOf(picture);
        const isNew = self && isVectors(picture) && picture.scene.cross;
        return isNew && sizes.first !== sizes.second ? sizes : null;
      },
    },
  ],
  outcome: ({ cross: sizes }) => {
    const { rows, columns, first, second } = sizes;
    const isFirst = rows === first && columns === second;
    return {
      option: rows === columns ? "square" : isFirst ? "first" : "second",
      values: { rows, columns },
    };
  },
  question: {
    kind: "act",
    find: ({ state, picture }) => {
      const cell = chosenCell(state, picture);
      const { scene, weights, tokens, otherTokens } = picture;
      if (!cell || !scene.cross || !isVectors(picture)) return null;
      const isOwn = scene.otherText.trim() !== SECOND;
      const weight = cellOf(weights, cell);
      return {
        isRight: isOwn && weight >= CLEAR,
        values: {
          from: tokens[cell.row].text,
          to: otherTokens[cell.col].text,
          weight: formatPercent(weight),
        },
      };
    },
  },
  exercises: ["cross"],
  experiments: ["sources"],
};
