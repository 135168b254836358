import { median, overSeeds } from "../statistics.js";
import {
  accuracyChart,
  armSeries,
  courseOf,
  coursesOf,
  lastOf,
  lossChart,
  percent,
  probeMaps,
  smallTraining,
  tooLittle,
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
  finding(results, settings) {
    const arms = Object.keys(ARMS);
    const little = tooLittle(
      settings,
      arms.map((arm) => median(lastOf(results, arm, "accuracy"))),
    );
    if (little) return little;
    const [one, eight, averaged, noOutput] = arms.map((arm) =>
      percent(courseOf(results, arm, "accuracy")),
    );
    const seen = leaderOf(results);
    const half = dropped(results).values[N_HEADS / 2];
    return {
      ...{ seen, text: seen },
      values: { one, eight, averaged, noOutput, half: percent(median(half)) },
    };
  },
};

/**
 * Who is ahead by the margin, and with all seeds but one in five.
 *
 * @param {import("../experiment.js").Results} results
 */
function leaderOf(results) {
  const ones = coursesOf(results, "one", "accuracy");
  const eights = coursesOf(results, "eight", "accuracy");
  const leads = eights.map((eight, i) => eight - ones[i]);
  const most = Math.ceil(0.8 * leads.length);
  const ahead = (/** @type {number} */ sign) =>
    sign * median(leads) > MARGIN &&
    leads.filter((lead) => sign * lead > 0).length >= most;
  return ahead(1) ? "eight" : ahead(-1) ? "one" : "same";
}

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
