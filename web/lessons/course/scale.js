import { formatBits, formatPercent } from "../../components/format.js";
import { isPlain, isSameBut, mean } from "../read.js";

/** @param {import("../lesson.js").Picture} picture */
const sharpnessOf = ({ scene, largest, entropy }) => ({
  scene,
  largest: mean(largest.data),
  bits: mean(entropy.data),
});

/**
 * By what the scores of this picture were divided.
 *
 * @param {import("../lesson.js").Picture} picture
 */
function divisorOf({ rawScores, scores }) {
  const at = scores.data.findIndex(
    (score) => Number.isFinite(score) && score !== 0,
  );
  return rawScores.data[at] / scores.data[at];
}

/** @type {import("../lesson.js").Lesson} */
export const scale = {
  name: "scale",
  start: { nHeads: 1, dampFrequent: false, selected: { row: 5, col: 8 } },
  options: ["sharper", "flatter", "same"],
  steps: [
    {
      name: "with",
      patch: { scaled: true },
      see: (picture) =>
        isPlain(picture) &&
        picture.scene.scaled &&
        !picture.scene.dampFrequent &&
        picture.scene.nHeads === 1
          ? { ...sharpnessOf(picture), divisor: divisorOf(picture) }
          : null,
    },
    {
      name: "without",
      patch: { scaled: false },
      see: (picture, taken) =>
        taken.with &&
        !picture.scene.scaled &&
        isSameBut(picture.scene, taken.with.scene, ["scaled"])
          ? sharpnessOf(picture)
          : null,
    },
  ],
  outcome: ({ with: scaled, without }) => {
    const changed = without.bits < scaled.bits ? "sharper" : "flatter";
    return {
      option: without.bits === scaled.bits ? "same" : changed,
      values: {
        largest: formatPercent(scaled.largest),
        largestWithout: formatPercent(without.largest),
        bits: formatBits(scaled.bits),
        bitsWithout: formatBits(without.bits),
      },
    };
  },
  question: {
    kind: "number",
    right: (taken) => taken.with?.divisor ?? null,
    within: 0.01,
  },
  exercises: ["scale", "attention"],
  experiments: ["scale", "learning"],
};
