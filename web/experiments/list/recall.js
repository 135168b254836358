import { choice, count, decimal } from "../../app/fields.js";
import { valueOf } from "../../engine/memory.js";
import { median, overSeeds } from "../statistics.js";
import { trainAll } from "./side-by-side.js";
import { accuracyChart, percent, tooLittle } from "./training.js";

/**
 * @typedef {import("../experiment.js").Results} Results
 * @typedef {import("../experiment.js").Row} Row
 */

const NETWORKS = /** @type {const} */ (["recurrent", "dilated", "attention"]);

/** At powers of 3 a dilated stack is just as deep as it has to be. */
const LENGTHS = [3, 9, 27, 81, 243];

const N_SYMBOLS = 8;

/** A lag that is worth a word. */
const MARGIN = 0.2;

/**
 * Who can still say what the first token was, after the same training: a
 * network for each length and seed.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const recall = {
  name: "recall",
  settings: {
    seeds: count(5, 1, 8),
    steps: choice(150, [20, 50, 100, 150, 200, 300]),
    most: choice(243, [27, 81, 243]),
    params: choice(4000, [1000, 2000, 4000, 8000]),
    rate: decimal(0.005, 0.0001, 10),
  },
  small: { seeds: 2, steps: 20, most: 27, params: 1000, seed: 1 },
  predictions: ["recurrent", "dilated", "attention", "none"],
  isLive: true,
  arms: () => [...NETWORKS],

  run({ module, settings, arm }) {
    const { seeds, most, params, rate, seed } = settings;
    const network = /** @type {(typeof NETWORKS)[number]} */ (arm);
    const kind = module.RecallKind[network];
    const configs = LENGTHS.filter((n) => n <= most).flatMap((n) =>
      Array.from({ length: seeds }, (_, i) => ({
        shape: { kind, n, nSymbols: N_SYMBOLS, mostParams: params },
        ...{ learningRate: rate, nSequences: 32, seed: seed + i },
      })),
    );
    return trainAll(settings, {
      openers: configs.map((config) => () => {
        const lab = new module.RecallLab();
        valueOf(lab.open(config));
        return { lab, n: config.shape.n, seed: config.seed };
      }),
      measure: ({ lab, n, seed: own }, step) => ({
        ...{ step, n, seed: own, params: lab.nParams() },
        depth: module.pathLength(module.PathKind[network], n),
        ...valueOf(lab.evaluate()),
      }),
    });
  },

  figures: (results, { most }) => [
    {
      ...accuracyChart(
        "distance",
        NETWORKS.map((arm) => ({
          name: arm,
          ...overSeeds(lastRows(results, arm), "n", "accuracy"),
        })),
      ),
      x: { log: 10 },
    },
    accuracyChart(
      "accuracy",
      NETWORKS.map((arm) => ({
        name: arm,
        ...overSeeds(at(results[arm].rows, most), "step", "accuracy"),
      })),
    ),
    {
      ...{ kind: "table", name: "end" },
      columns: ["arm", "depth", "params", "accuracy"],
      rows: NETWORKS.map((arm) => {
        const last = at(lastRows(results, arm), most);
        const { depth, params } = last[0] ?? { depth: "–", params: "–" };
        return [`arm.${arm}`, depth, params, accuracyOf(last)];
      }),
    },
  ],

  finding(results, settings) {
    const { most } = settings;
    const last = NETWORKS.map((arm) => at(lastRows(results, arm), most));
    const accuracies = last.map(accuracyOf);
    const little = tooLittle(settings, accuracies);
    if (little) return little;
    const [least, best] = [Math.min(...accuracies), Math.max(...accuracies)];
    const seen =
      best - least > MARGIN ? NETWORKS[accuracies.indexOf(least)] : "none";
    const values = Object.fromEntries(
      NETWORKS.flatMap((arm, i) => [
        [arm, percent(accuracies[i])],
        [`${arm}Depth`, last[i][0].depth],
      ]),
    );
    return { seen, text: "distance", values: { n: most, ...values } };
  },
};

/** @param {Row[]} rows @param {number} n */
const at = (rows, n) => rows.filter((row) => row.n === n);

/** @param {Row[]} rows */
const accuracyOf = (rows) => median(rows.map(({ accuracy }) => accuracy));

/** What was measured last. @param {Results} results @param {string} arm */
function lastRows(results, arm) {
  const { rows } = results[arm];
  return rows.filter(({ step }) => step === rows[rows.length - 1].step);
}
