import { chosenCell } from "../../app/edits.js";
import { formatNumber, formatPercent } from "../../components/format.js";
import { cellOf, isPlain, isSameBut, mean } from "../read.js";

/** How much the weights of a pair have to differ. */
const CLEAR = 0.1;

/** @param {import("../lesson.js").Picture} picture */
const keptOf = ({ scene, weights, nQ }) => ({
  scene,
  itself: mean(
    Array.from({ length: nQ }, (_, i) => cellOf(weights, { row: i, col: i })),
  ),
});

/** @type {import("../lesson.js").Lesson} */
export const projections = {
  name: "projections",
  start: {
    ...{ nHeads: 1, projection: "random" },
    ...{ hideSelf: false, dampFrequent: false },
    selected: { row: 5, col: 8 },
  },
  options: ["itself", "same", "others"],
  steps: [
    {
      name: "three",
      patch: { keyIsQuery: false },
      see: (picture) => {
        const { keyIsQuery, projection, hideSelf } = picture.scene;
        const isThree =
          isPlain(picture) && !keyIsQuery && projection === "random";
        return isThree && !hideSelf ? keptOf(picture) : null;
      },
    },
    {
      name: "two",
      patch: { keyIsQuery: true },
      see: (picture, { three }) =>
        three &&
        picture.scene.keyIsQuery &&
        isSameBut(picture.scene, three.scene, ["keyIsQuery"])
          ? keptOf(picture)
          : null,
    },
  ],
  outcome: ({ three, two }) => {
    const changed = two.itself > three.itself ? "itself" : "others";
    return {
      option: two.itself === three.itself ? "same" : changed,
      values: {
        three: formatPercent(three.itself),
        two: formatPercent(two.itself),
      },
    };
  },
  question: {
    kind: "act",
    patch: { hideSelf: true },
    find: ({ state, picture }) => {
      const cell = chosenCell(state, picture);
      if (!cell || !isPlain(picture) || !picture.scene.keyIsQuery) return null;
      const { rawScores, weights, tokens } = picture;
      const back = { row: cell.col, col: cell.row };
      const [there, here] = [cell, back].map((at) => cellOf(weights, at));
      return {
        isRight: Math.abs(there - here) >= CLEAR,
        values: {
          from: tokens[cell.row].text,
          to: tokens[cell.col].text,
          score: formatNumber(cellOf(rawScores, cell)),
          scoreBack: formatNumber(cellOf(rawScores, back)),
          weight: formatPercent(there),
          weightBack: formatPercent(here),
        },
      };
    },
  },
  exercises: ["multi-head", "cross"],
  experiments: ["projections"],
};
