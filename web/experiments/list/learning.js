import { median } from "../statistics.js";
import {
  accuracyChart,
  armSeries,
  lastOf,
  lossChart,
  percent,
  probeMaps,
  smallTraining,
  train,
  trainingSettings,
} from "./training.js";

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
  finding(results, { dModel }) {
    const [scaled, unscaled] = ["scaled", "unscaled"].map((arm) =>
      median(lastOf(results, arm, "accuracy")),
    );
    const lag = scaled - unscaled;
    return {
      seen: lag > 0.5 ? "fail" : lag > 0.05 ? "slower" : "same",
      text: "both",
      values: { dModel, scaled: percent(scaled), unscaled: percent(unscaled) },
    };
  },
};
