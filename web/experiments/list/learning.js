import { median } from "../statistics.js";
import {
  accuracyChart,
  armSeries,
  lastOf,
  lossChart,
  percent,
  probeMaps,
  smallTraining,
  tooLittle,
  train,
  trainingSettings,
} from "./training.js";

/** A difference at the end that is worth a word. */
const MARGIN = 0.05;

/** The scale 1/√d_k inside training. @type {import("../experiment.js").Experiment} */
export const learning = {
  name: "learning",
  settings: trainingSettings({ dModel: 64, steps: 200, rate: 0.005 }),
  small: smallTraining,
  predictions: ["fail", "slower", "same"],
  isLive: true,
  arms: () => ["scaled", "unscaled"],
  run: (options) =>
    train(options, {
      task: "recall",
      config: { scaled: options.arm === "scaled" },
    }),
  figures: (results) => [
    lossChart(results),
    accuracyChart("accuracy", armSeries(results, "accuracy")),
    ...probeMaps(results, "scaled"),
    ...probeMaps(results, "unscaled", "probe", "unscaled"),
  ],
  finding(results, settings) {
    const [scaled, unscaled] = ["scaled", "unscaled"].map((arm) =>
      median(lastOf(results, arm, "accuracy")),
    );
    const little = tooLittle(settings, [scaled, unscaled]);
    if (little) return little;
    const { dModel } = settings;
    return {
      ...{ seen: seenOf(scaled - unscaled), text: "both" },
      values: { dModel, scaled: percent(scaled), unscaled: percent(unscaled) },
    };
  },
};

/** @param {number} lag of the model without the division; nobody expects that it leads */
function seenOf(lag) {
  if (lag > 0.5) return "fail";
  if (lag > MARGIN) return "slower";
  return lag < -MARGIN ? "" : "same";
}
