import { formatFixed, formatPercent } from "../../components/format.js";
import { cellOf, isPlain, wordAt } from "../read.js";

/** The two words whose distance grows. */
const FROM = "orchestra";
const TO = "piano";

/** How many words more have to come between them. */
const FARTHER = 5;

/** @param {import("../lesson.js").Picture} picture */
function pairIn(picture) {
  const cell = { row: wordAt(picture, FROM), col: wordAt(picture, TO) };
  const { positions, nHeads, scaled } = picture.scene;
  const isAsMeant = isPlain(picture) && !positions && nHeads === 1 && scaled;
  if (cell.row < 0 || cell.col < 0 || !isAsMeant) return null;
  return {
    distance: Math.abs(cell.row - cell.col),
    score: cellOf(picture.rawScores, cell),
    weight: cellOf(picture.weights, cell),
  };
}

/** @type {import("../lesson.js").Lesson} */
export const direct = {
  name: "direct",
  start: {
    text: "The piano stood in the hall where the orchestra played.",
    nHeads: 1,
    selected: { row: 8, col: 1 },
  },
  options: ["less", "same", "none"],
  steps: [
    { name: "near", patch: {}, see: pairIn },
    {
      name: "far",
      patch: {
        text: "The piano stood in the large old hall of the quiet town where on warm summer evenings the orchestra played.",
        selected: { row: 18, col: 1 },
      },
      see: (picture, { near }) => {
        const pair = near && pairIn(picture);
        return pair?.distance >= near?.distance + FARTHER ? pair : null;
      },
    },
  ],
  outcome: ({ near, far }) => {
    const lost = far.score === 0 ? "none" : "less";
    return {
      option: far.score === near.score ? "same" : lost,
      values: {
        ...{ near: near.distance, far: far.distance },
        ...{
          score: formatFixed(near.score, 2),
          scoreFar: formatFixed(far.score, 2),
        },
        weight: formatPercent(near.weight),
        weightFar: formatPercent(far.weight),
      },
    };
  },
  question: {
    kind: "number",
    right: (_, picture) => pairIn(picture)?.distance ?? null,
    within: 0,
  },
  exercises: ["attention"],
  experiments: ["path", "recall", "position"],
};
