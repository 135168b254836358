import { median, overSeeds } from "../statistics.js";
import {
  accuracyChart,
  armSeries,
  courseOf,
  lossChart,
  percent,
  probeMaps,
  smallTraining,
  train,
  trainingSettings,
} from "./training.js";

const N_HEADS = 8;

const ARMS = {
  one: { nHeads: 1 },
  eight: { nHeads: N_HEADS },
  averaged: { nHeads: N_HEADS, averageHeads: true },
  noOutput: { nHeads: N_HEADS, outputProjection: false },
};

/** One test for each number of heads that are switched off. */
const OFF = Object.fromEntries(
  Array.from({ length: N_HEADS }, (_, i) => [
    `off${i + 1}`,
    { nHeadsOff: i + 1 },
  ]),
);

/** A difference of the mean accuracy that is worth a word. */
const MARGIN = 0.02;

/** One wide head or eight narrow ones. @type {import("../experiment.js").Experiment} */
export const heads = {
  name: "heads",
  settings: trainingSettings({ dModel: 32, steps: 400, rate: 0.005 }),
  small: smallTraining,
  predictions: ["eight", "one", "same"],
  isLive: true,
  arms: () => Object.keys(ARMS),
  run: (options) =>
    train(options, {
      task: "two",
      config: {
        sizes: { nSymbols: 6, nItems: 5 },
        ...ARMS[/** @type {keyof typeof ARMS} */ (options.arm)],
      },
      ...(options.arm === "eight" && { tests: OFF }),
    }),
  figures: (results) => [
    accuracyChart("accuracy", armSeries(results, "accuracy")),
    lossChart(results),
    accuracyChart("dropped", [dropped(results)]),
    ...probeMaps(results, "eight"),
  ],
  finding(results) {
    const [one, eight, averaged, noOutput] = Object.keys(ARMS).map((arm) =>
      percent(courseOf(results, arm, "accuracy")),
    );
    const lead =
      courseOf(results, "eight", "accuracy") -
      courseOf(results, "one", "accuracy");
    const seen = lead > MARGIN ? "eight" : lead < -MARGIN ? "one" : "same";
    const half = dropped(results).values[N_HEADS / 2];
    return {
      ...{ seen, text: seen },
      values: { one, eight, averaged, noOutput, half: percent(median(half)) },
    };
  },
};

/**
 * Accuracy against the heads that are left, after the last step.
 *
 * @param {import("../experiment.js").Results} results
 */
function dropped({ eight }) {
  const last = eight.rows.at(-1)?.step;
  const rows = eight.rows
    .filter(({ step }) => step === last)
    .flatMap((row) =>
      Array.from({ length: N_HEADS + 1 }, (_, off) => ({
        left: N_HEADS - off,
        accuracy: off === 0 ? row.accuracy : row[`off${off}Accuracy`],
      })),
    );
  const { x, values } = overSeeds(rows, "left", "accuracy");
  const all =
    x.length > 0 ? values : Array.from({ length: N_HEADS + 1 }, () => []);
  return {
    name: "eight",
    x: x.length > 0 ? x : all.map((_, i) => i),
    values: all,
  };
}
