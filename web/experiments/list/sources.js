import { choice } from "../../app/fields.js";
import { median } from "../statistics.js";
import {
  accuracyChart,
  curveOf,
  lastOf,
  lossChart,
  percent,
  probeMaps,
  smallTraining,
  tooLittle,
  train,
  trainingSettings,
} from "./training.js";

/** Numbers or dates in words to digits, through cross-attention. @type {import("../experiment.js").Experiment} */
export const sources = {
  name: "sources",
  settings: {
    task: choice("numbers", ["numbers", "dates"]),
    ...trainingSettings({ dModel: 32, steps: 400, rate: 0.005 }),
  },
  small: smallTraining,
  predictions: ["other", "own", "noise"],
  isLive: true,
  arms: () => ["translator"],
  run: (options) =>
    train(options, {
      task: options.settings.task,
      config: { nHeads: 2 },
      tests: { swapped: { swapsSources: true } },
    }),
  figures: (results) => [
    ...probeMaps(results, "translator"),
    ...probeMaps(results, "translator", "swapped"),
    accuracyChart("exact", [
      curveOf(results, "translator", "exact", "ownSource"),
      curveOf(results, "translator", "swappedExact", "otherSource"),
    ]),
    lossChart(results),
  ],
  finding(results, settings) {
    const [exact, swapped] = ["exact", "swappedExact"].map((y) =>
      median(lastOf(results, "translator", y)),
    );
    const little = tooLittle(settings, [exact]);
    if (little) return little;
    return {
      seen: swapped < 0.1 ? "other" : "",
      text: "both",
      values: { exact: percent(exact), swapped: percent(swapped) },
    };
  },
};
