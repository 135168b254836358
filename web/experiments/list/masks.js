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

/** The colours that the arms have in the chart of the loss. */
const [MASKED, LEAKING] = [0, 1];

/** What a causal mask is for. @type {import("../experiment.js").Experiment} */
export const masks = {
  name: "masks",
  settings: trainingSettings({ dModel: 32, steps: 300, rate: 0.005 }),
  small: smallTraining,
  predictions: ["useless", "worse", "better"],
  isLive: true,
  arms: () => ["masked", "leaking"],
  run: (options) =>
    train(options, {
      task: "sort",
      config: { nHeads: 2, leaks: options.arm === "leaking" },
      tests: { writing: { hidesFuture: true } },
    }),
  figures: (results) => [
    lossChart(results),
    accuracyChart("exact", [
      {
        ...curveOf(results, "masked", "writingExact", "maskedWriting"),
        color: MASKED,
      },
      {
        ...curveOf(results, "leaking", "writingExact", "leakingWriting"),
        color: LEAKING,
      },
      { ...curveOf(results, "leaking", "exact", "leakingTrained"), color: 2 },
    ]),
    ...probeMaps(results, "masked"),
    ...probeMaps(results, "leaking", "probe", "leak"),
  ],
  finding(results, settings) {
    const end = (/** @type {string} */ arm, /** @type {string} */ y) =>
      median(lastOf(results, arm, y));
    const [masked, leaking] = ["masked", "leaking"].map((arm) =>
      end(arm, "writingExact"),
    );
    const trained = end("leaking", "exact");
    const little = tooLittle(settings, [masked, leaking, trained]);
    if (little) return little;
    const seen =
      leaking > masked ? "better" : leaking < 0.1 ? "useless" : "worse";
    return {
      ...{ seen, text: "both" },
      values: {
        leakingLoss: end("leaking", "loss"),
        maskedLoss: end("masked", "loss"),
        trained: percent(trained),
        leaking: percent(leaking),
        masked: percent(masked),
      },
    };
  },
};
