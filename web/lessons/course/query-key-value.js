import { formatNumber } from "../../components/format.js";
import { isPlain, isSameBut, largestChange } from "../read.js";

/**
 * How far weights and output are from those that a step kept.
 *
 * @param {import("../lesson.js").Picture} picture
 * @param {any} own
 */
function changesSince(picture, own) {
  return {
    weights: largestChange(picture.weights.data, own.weights),
    output: largestChange(picture.headOutput.data, own.output),
  };
}

/** @type {import("../lesson.js").Lesson} */
export const queryKeyValue = {
  name: "query-key-value",
  start: { nHeads: 1, projection: "random", selected: { row: 5, col: 8 } },
  options: ["both", "weights", "output"],
  steps: [
    {
      name: "own",
      patch: {},
      see: (picture) => {
        const { scene, weights, headOutput } = picture;
        const { valueIsKey, projection, edits } = scene;
        const isOwn =
          isPlain(picture) && !valueIsKey && projection === "random";
        if (!isOwn || edits.length > 0) return null;
        const [a, o] = [weights, headOutput].map(({ data }) => data.slice());
        return { scene, weights: a, output: o };
      },
    },
    {
      name: "tied",
      patch: { valueIsKey: true },
      see: (picture, { own }) => {
        const { scene } = picture;
        const isTied =
          own &&
          scene.valueIsKey &&
          isSameBut(scene, own.scene, ["valueIsKey"]);
        return isTied ? changesSince(picture, own) : null;
      },
    },
  ],
  outcome: ({ tied: { weights, output } }) => {
    const alone = weights === 0 ? "output" : "weights";
    return {
      option: weights > 0 && output > 0 ? "both" : alone,
      values: { weights: formatNumber(weights), output: formatNumber(output) },
    };
  },
  question: {
    kind: "act",
    patch: { valueIsKey: false, param: "wV" },
    find: ({ picture, taken: { own } }) => {
      const { scene } = picture;
      if (!own || scene.edits.length === 0) return null;
      if (!isSameBut(scene, own.scene, ["edits"])) return null;
      const { weights, output } = changesSince(picture, own);
      return {
        isRight: weights === 0 && output > 0,
        values: {
          params: [...new Set(scene.edits.map(({ param }) => param))].join(
            ", ",
          ),
          ...{ weights: formatNumber(weights), output: formatNumber(output) },
        },
      };
    },
  },
  exercises: ["attention", "cross"],
  experiments: ["projections"],
};
