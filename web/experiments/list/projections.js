import { choice, flag } from "../../app/fields.js";
import { median } from "../statistics.js";
import {
  accuracyChart,
  armSeries,
  courseOf,
  lastOf,
  lossChart,
  percent,
  probeMaps,
  smallTraining,
  train,
  trainingSettings,
} from "./training.js";

const ARMS = {
  separate: {},
  valueIsKey: { valueIsKey: true },
  keyIsQuery: { keyIsQuery: true },
  one: { keyIsQuery: true, valueIsKey: true },
};

/** Sizes at which each task is just learned. */
const SIZES = {
  recall: { sizes: { nSymbols: 12, nItems: 8 } },
  copy: { sizes: { nSymbols: 8, nItems: 8 } },
  sort: { sizes: { nSymbols: 8, nItems: 6 } },
  induction: { sizes: { nSymbols: 16, nItems: 6 }, nLayers: 2, nHeads: 2 },
  majority: { sizes: { nSymbols: 3, nItems: 7 } },
};

/** A difference of the mean accuracy that is worth a word. */
const MARGIN = 0.05;

/** Why three projections, not two or one. @type {import("../experiment.js").Experiment} */
export const projections = {
  name: "projections",
  settings: {
    task: choice("recall", Object.keys(SIZES)),
    equal: flag(false),
    ...trainingSettings({ dModel: 16, steps: 300, rate: 0.005 }),
  },
  small: smallTraining,
  predictions: ["fail", "slower", "same"],
  isLive: true,
  opens: { source: "writer", valueIsKey: true, scope: "everywhere" },
  arms: () => Object.keys(ARMS),
  run(options) {
    const { task, equal } = options.settings;
    const config = {
      ...SIZES[/** @type {keyof typeof SIZES} */ (task)],
      ...ARMS[/** @type {keyof typeof ARMS} */ (options.arm)],
      ...{ equalParams: equal, dFf: 2 * options.settings.dModel },
    };
    return train(options, { task, config });
  },
  figures: (results) => [
    accuracyChart("accuracy", armSeries(results, "accuracy")),
    lossChart(results),
    {
      ...{ kind: "table", name: "end", columns: ["arm", "params", "accuracy"] },
      rows: Object.keys(results).map((arm) => [
        `arm.${arm}`,
        results[arm].latest?.params ?? "–",
        median(lastOf(results, arm, "accuracy")),
      ]),
    },
    ...probeMaps(results, "separate"),
  ],
  finding(results) {
    const course = (/** @type {string} */ arm) =>
      courseOf(results, arm, "accuracy");
    const end = (/** @type {string} */ arm) =>
      median(lastOf(results, arm, "accuracy"));
    const lead = course("separate") - course("one");
    const failed = end("separate") - end("one") > 0.5;
    const seen = failed ? "fail" : lead > MARGIN ? "slower" : "same";
    const seeds = courses(results.separate.rows);
    return {
      ...{ seen, text: seen },
      values: {
        ...Object.fromEntries(
          Object.keys(ARMS).map((arm) => [arm, percent(course(arm))]),
        ),
        spread: percent(Math.max(...seeds) - Math.min(...seeds)),
      },
    };
  },
};

/** The mean accuracy of each seed. @param {import("../experiment.js").Row[]} rows */
function courses(rows) {
  const seeds = new Set(rows.map(({ seed }) => seed));
  return [...seeds].map((seed) => {
    const own = rows.filter((row) => row.seed === seed);
    return own.reduce((sum, { accuracy }) => sum + accuracy, 0) / own.length;
  });
}
