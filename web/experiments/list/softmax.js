import { choice, count } from "../../app/fields.js";
import { Call, valueOf } from "../../engine/memory.js";
import { softmax as softmaxCall } from "../../engine/layers.js";
import { overSeeds } from "../statistics.js";

const SHIFTS = Array.from({ length: 33 }, (_, i) => (i - 16) * 10);
const TEMPERATURES = Array.from({ length: 21 }, (_, i) => 10 ** (i / 5 - 2));
const SIDE = 6;
const AXES = /** @type {const} */ (["rows", "columns", "all"]);

/**
 * Softmax by itself: where the naive way breaks, temperature, axis, a sink.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const softmax = {
  name: "softmax",
  settings: {
    seeds: count(32, 2, 64),
    keys: choice(8, [2, 8, 64]),
  },
  small: { seeds: 4, keys: 8, seed: 1 },
  predictions: ["never", "hundreds", "hundred"],
  arms: () => ["shift", "temperature", "axis"],

  *run({ module, settings, arm }) {
    const { seeds, keys, seed } = settings;
    const experiments = new module.Experiments();
    const rowOf = (/** @type {object} */ change, /** @type {number} */ i) =>
      valueOf(
        experiments.softmaxWays({
          ...{ n: keys, factor: 1, shift: 0, temperature: 1, seed: seed + i },
          ...change,
        }),
      );
    try {
      if (arm === "axis") {
        const { scores } = rowOf({ n: SIDE * SIDE }, 0);
        yield { share: 1, latest: axes(module, Float32Array.from(scores)) };
        return;
      }
      const isShift = arm === "shift";
      const all = isShift ? SHIFTS : TEMPERATURES;
      const limit = experiments.naiveSoftmaxLimit();
      for (const [at, value] of all.entries())
        for (let i = 0; i < seeds; i++) {
          const row = isShift
            ? shifted(value, rowOf({ shift: value }, i))
            : heated(value, rowOf({ temperature: value }, i));
          const share = (at * seeds + i + 1) / (all.length * seeds);
          yield { share, rows: [row], latest: { limit } };
        }
    } finally {
      experiments.delete();
    }
  },

  figures: (results) => {
    const { shift, temperature, axis } = results;
    const works = overSeeds(shift.rows, "shift", "naiveWorks");
    const share = works.values.map((all) => [mean(all)]);
    return [
      {
        ...{ kind: "lines", name: "works", x: {}, y: { min: 0, max: 1 } },
        series: [
          { name: "naive", x: works.x, values: share },
          { name: "stable", x: works.x, values: works.x.map(() => [1]) },
        ],
      },
      {
        ...{ kind: "lines", name: "total", x: {}, y: { min: 0 } },
        series: [
          { name: "stable", ...overSeeds(shift.rows, "shift", "sum") },
          { name: "sink", ...overSeeds(shift.rows, "shift", "sinkSum") },
        ].map((one) => near(one)),
      },
      {
        ...{ kind: "lines", name: "temperature", x: { log: 10 } },
        y: { min: 0 },
        series: [
          {
            name: "entropy",
            ...overSeeds(temperature.rows, "temperature", "entropy"),
          },
          {
            name: "largest",
            ...overSeeds(temperature.rows, "temperature", "largest"),
          },
        ],
      },
      ...AXES.map((name) => mapOf(name, axis.latest?.[name])).filter(
        (figure) => figure !== null,
      ),
    ];
  },

  finding: (results) => {
    const { limit } = results.shift.latest;
    const broken = results.shift.rows.filter((row) => row.naiveWorks === 0);
    const positive = broken.filter((row) => row.shift > 0);
    const first = Math.min(...positive.map((row) => row.shift));
    const last = Math.max(
      ...broken.filter((row) => row.shift < 0).map((row) => row.shift),
    );
    const seen =
      broken.length === 0 ? "never" : first > 200 ? "hundreds" : "hundred";
    return {
      seen,
      text: broken.length === 0 ? "never" : "limit",
      values: { limit, first, last },
    };
  },
};

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/**
 * The part of a series in which something happens.
 *
 * @template {{ x: number[], values: number[][] }} Series
 * @param {Series} series
 */
function near(series) {
  const inside = series.x.map((x) => Math.abs(x) <= 40);
  const only = (/** @type {any[]} */ list) => list.filter((_, i) => inside[i]);
  return { ...series, x: only(series.x), values: only(series.values) };
}

/**
 * @param {number} shift
 * @param {any} ways
 */
function shifted(shift, { naiveError, stableError, stable, sinkSum }) {
  return {
    ...{ shift, naiveWorks: Number.isNaN(naiveError) ? 0 : 1 },
    ...{ naiveError, stableError, sinkSum },
    sum: stable.reduce(
      (/** @type {number} */ a, /** @type {number} */ b) => a + b,
    ),
  };
}

/**
 * @param {number} temperature
 * @param {any} ways
 */
const heated = (temperature, { entropy, largest }) => ({
  ...{ temperature, entropy, largest },
});

/**
 * @param {import("../experiment.js").Module} module
 * @param {Float32Array} data
 */
function axes(module, data) {
  const scores = { data, shape: [SIDE, SIDE] };
  return Object.fromEntries(
    AXES.map((axis) => {
      const call = new Call(module);
      try {
        return [axis, softmaxCall(call, { scores, axis }).weights.data];
      } finally {
        call.delete();
      }
    }),
  );
}

/**
 * @param {string} name
 * @param {Float32Array | undefined} data
 */
function mapOf(name, data) {
  if (!data) return null;
  const names = Array.from({ length: SIDE }, (_, i) => String(i + 1));
  return {
    kind: /** @type {const} */ ("map"),
    ...{ name, rowNames: names, colNames: names, data },
  };
}
