import { choice, flag } from "../../app/fields.js";
import { median } from "../statistics.js";
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

const ARMS = {
  separate: {},
  valueIsKey: { valueIsKey: true },
  keyIsQuery: { keyIsQuery: true },
  one: { keyIsQuery: true, valueIsKey: true },
};

/** What fewer projections are called, in all languages. */
const FORMULAS = { valueIsKey: "V = K", keyIsQuery: "Q = K", one: "Q = K = V" };

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
  finding(results, settings) {
    const arms = Object.keys(ARMS);
    const end = (/** @type {string} */ arm) =>
      median(lastOf(results, arm, "accuracy"));
    const little = tooLittle(settings, arms.map(end));
    if (little) return little;
    const lag = (/** @type {string} */ arm) =>
      courseOf(results, "separate", "accuracy") -
      courseOf(results, arm, "accuracy");
    const failed = end("separate") - end("one") > 0.5;
    const seen = failed ? "fail" : lag("one") > MARGIN ? "slower" : "same";
    const fewer = Object.entries(FORMULAS);
    const behind = fewer.filter(([arm]) => lag(arm) > MARGIN);
    const level = fewer.filter(([arm]) => lag(arm) <= MARGIN);
    const seeds = coursesOf(results, "separate", "accuracy");
    return {
      seen,
      text: failed ? "fail" : textOf(behind.length),
      values: {
        ...Object.fromEntries(
          arms.map((arm) => [arm, percent(courseOf(results, arm, "accuracy"))]),
        ),
        gap: percent(Math.max(...fewer.map(([arm]) => Math.abs(lag(arm))))),
        spread: percent(Math.max(...seeds) - Math.min(...seeds)),
        ...{ behind: listOf(behind), level: listOf(level) },
      },
    };
  },
};

/** @param {number} count of those that stay behind */
function textOf(count) {
  if (count === 0) return "same";
  return count < Object.keys(FORMULAS).length ? "some" : "slower";
}

/** @param {[string, string][]} some */
const listOf = (some) => some.map(([, formula]) => formula).join("; ");
