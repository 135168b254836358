/**
 * What all experiments that train share: the same sequences and seeds for every
 * arm, one step of each seed after the other, and what is measured on the way.
 */
import { choice, count, decimal } from "../../app/fields.js";
import { valueOf } from "../../engine/memory.js";
import { overSeeds } from "../statistics.js";
import { trainAll } from "./side-by-side.js";

/**
 * @typedef {import("../experiment.js").Results} Results
 * @typedef {import("../experiment.js").RunOptions} RunOptions
 * @typedef {import("../experiment.js").Series} Series
 * @typedef {import("../experiment.js").Settings} Settings
 * @typedef {import("../experiment.js").Step} Step
 * @typedef {"recall" | "two" | "copy" | "sort" | "induction" | "majority" | "numbers" | "dates"} Task
 *
 * @typedef {object} Normal what an experiment begins with
 * @property {number} dModel
 * @property {number} steps
 * @property {number} rate
 *
 * @typedef {object} Model what an arm trains
 * @property {Task} task
 * @property {Record<string, unknown>} config what differs from DEFAULTS, by the
 *   core's names (core/experiments/lab.h)
 * @property {Record<string, object>} [tests] more ways to ask the model, each
 *   a LabTest: rows then have NAMEAccuracy and NAMEExact
 */

const DEFAULTS = {
  ...{ dModel: 32, nHeads: 1, nLayers: 1, dFf: 64, nSequences: 32 },
  ...{ scaled: true, keyIsQuery: false, valueIsKey: false, equalParams: false },
  ...{ averageHeads: false, outputProjection: true, leaks: false },
};
const TEST = { hidesFuture: false, swapsSources: false, nHeadsOff: 0 };

/** The settings that all have. @param {Normal} normal */
export const trainingSettings = ({ dModel, steps, rate }) => ({
  seeds: count(5, 1, 8),
  steps: choice(steps, [20, 100, 200, 300, 400, 600, 800, 1200]),
  dModel: choice(dModel, [8, 16, 32, 64, 128]),
  rate: decimal(rate, 0.0001, 10),
});

/** For tests. */
export const smallTraining = { seeds: 1, steps: 20, dModel: 8 };

/** @typedef {ReturnType<typeof open>} Lab */

/**
 * @param {RunOptions["module"]} module
 * @param {Settings} settings
 * @param {Model} model
 * @param {number} seed
 */
function open(module, settings, { task, config }, seed) {
  const lab = new module.Lab();
  const sizes = {
    ...{ nSymbols: 8, nItems: 6 },
    .../** @type {object} */ (config.sizes),
  };
  valueOf(
    lab.open({
      ...{ ...DEFAULTS, dModel: settings.dModel, ...config },
      task: { ...sizes, task: module.LabTask[task] },
      ...{ learningRate: settings.rate, seed },
    }),
  );
  return { lab, seed };
}

/**
 * Trains a model a seed, side by side.
 *
 * @param {RunOptions} options
 * @param {Model} model
 */
export function train({ module, settings }, model) {
  const seeds = Array.from({ length: settings.seeds }, (_, i) => i);
  return trainAll(settings, {
    openers: seeds.map(
      (i) => () => open(module, settings, model, settings.seed + i),
    ),
    measure: (one, step) => measure(one, step, model),
    latest: (one) => latestOf(one, model),
  });
}

/**
 * @param {Lab} one
 * @param {number} step
 * @param {Model} model
 */
function measure({ lab, seed }, step, { tests = {} }) {
  /** @type {import("../experiment.js").Row} */
  const row = { step, seed, ...valueOf(lab.evaluate(TEST)) };
  for (const [name, test] of Object.entries(tests)) {
    const { accuracy, exact } = valueOf(lab.evaluate({ ...TEST, ...test }));
    row[`${name}Accuracy`] = accuracy;
    row[`${name}Exact`] = exact;
  }
  return row;
}

/** What the first seed attends to. @param {Lab} one @param {Model} model */
function latestOf({ lab }, { tests = {} }) {
  const swapped =
    tests.swapped && valueOf(lab.probe({ ...TEST, ...tests.swapped }));
  return {
    probe: valueOf(lab.probe(TEST)),
    ...(swapped && { swapped }),
    params: lab.nParams(),
  };
}

/**
 * A column in the course of an arm's training.
 *
 * @param {Results} results
 * @param {string} arm
 * @param {string} y name of the column
 * @param {string} [name] of the line
 * @returns {Series}
 */
export const curveOf = (results, arm, y, name = arm) => ({
  name,
  ...overSeeds(results[arm].rows, "step", y),
});

/**
 * A line for each arm.
 *
 * @param {Results} results
 * @param {string} y name of a column
 */
export const armSeries = (results, y) =>
  Object.keys(results).map((arm) => curveOf(results, arm, y));

/**
 * A chart of some column.
 *
 * @param {string} name
 * @param {Series[]} series
 * @returns {import("../experiment.js").Figure}
 */
export const accuracyChart = (name, series) => ({
  ...{ kind: "lines", name, series },
  ...{ x: {}, y: { min: 0, max: 1 } },
});

/** @param {Results} results @returns {import("../experiment.js").Figure} */
export const lossChart = (results) => ({
  ...{ kind: "lines", name: "loss", series: armSeries(results, "loss") },
  ...{ x: {}, y: { log: 10 } },
});

/**
 * What the model of the first seed attends to, of an arm.
 *
 * @param {Results} results
 * @param {string} arm
 * @param {"probe" | "swapped"} [kind]
 * @param {string} [name] of the figure
 * @returns {import("../experiment.js").Figure[]} none before the first
 */
export function probeMaps(results, arm, kind = "probe", name = kind) {
  const probe = results[arm].latest?.[kind];
  if (!probe) return [];
  const { rows, cols, weights, target, answer } = probe;
  return [
    {
      ...{ kind: "map", name, rowNames: rows, colNames: cols, arm },
      data: Float32Array.from(weights),
      values: { target, answer },
    },
  ];
}

/**
 * The last value of each seed.
 *
 * @param {Results} results
 * @param {string} arm
 * @param {string} y
 * @returns {number[]}
 */
export function lastOf(results, arm, y) {
  return curveOf(results, arm, y).values.at(-1) ?? [];
}

/**
 * The mean over the whole course: who learns faster has more of it.
 *
 * @param {Results} results
 * @param {string} arm
 * @param {string} y
 */
export function courseOf(results, arm, y) {
  return mean(results[arm].rows.map((row) => row[y]));
}

/** The same of each seed. @param {Results} results @param {string} arm @param {string} y */
export function coursesOf(results, arm, y) {
  const { rows } = results[arm];
  return [...new Set(rows.map(({ seed }) => seed))].map((seed) =>
    mean(rows.filter((row) => row.seed === seed).map((row) => row[y])),
  );
}

/** Who never gets that far has not learned enough to be compared. */
const LEARNED = 0.5;

/**
 * What is said where nobody has learned: a difference would be none of what was
 * changed.
 *
 * @param {Settings} settings
 * @param {number[]} accuracies at the end
 * @returns {import("../experiment.js").Finding | null}
 */
export function tooLittle({ steps }, accuracies) {
  const best = Math.max(...accuracies);
  if (best >= LEARNED) return null;
  return { seen: "", text: "little", values: { steps, best: percent(best) } };
}

/** @param {number[]} numbers */
const mean = (numbers) =>
  numbers.reduce((sum, x) => sum + x, 0) / Math.max(numbers.length, 1);

/** @param {number} share */
export const percent = (share) => Math.round(100 * share);
