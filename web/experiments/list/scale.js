import { choice, count } from "../../app/fields.js";
import { valueOf } from "../../engine/memory.js";
import { median, overSeeds } from "../statistics.js";

/** Where the issue of the scale is looked at: the largest up to here. */
const LOOKED_AT = 512;

/** @param {number} most powers of 2 from 1 to it */
const widths = (most) =>
  Array.from({ length: Math.log2(most) + 1 }, (_, i) => 2 ** i);

/**
 * Random queries and keys, d_k from 1 on, with and without 1 / √d_k.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const scale = {
  name: "scale",
  settings: {
    seeds: count(32, 2, 64),
    keys: choice(32, [8, 32, 128]),
    most: choice(1024, [64, 256, 1024]),
  },
  small: { seeds: 8, keys: 32, most: 1024, seed: 1 },
  predictions: ["same", "even", "collapse"],
  arms: () => ["unscaled", "scaled"],

  *run({ module, settings, arm }) {
    const { seeds, keys, most, seed } = settings;
    const experiments = new module.Experiments();
    try {
      const all = widths(most);
      let done = 0;
      for (const dK of all)
        for (let i = 0; i < seeds; i++) {
          const config = { dK, n: keys, scaled: arm === "scaled" };
          const draw = valueOf(
            experiments.drawScores({ ...config, seed: seed + i }),
          );
          const share = ++done / (all.length * seeds);
          yield { share, rows: [{ dK, seed: seed + i, ...draw }] };
        }
    } finally {
      experiments.delete();
    }
  },

  figures: (results) => {
    const lines = (/** @type {string} */ name, /** @type {any} */ y) => ({
      kind: /** @type {const} */ ("lines"),
      ...{ name, x: { log: /** @type {const} */ (2) }, y },
      series: ["unscaled", "scaled"].map((arm) => ({
        name: arm,
        ...overSeeds(results[arm].rows, "dK", name),
      })),
    });
    const spread = lines("scoreStd", { log: 10 });
    const { x } = spread.series[0];
    const theory = { name: "theory", x, values: x.map((dK) => [dK ** 0.5]) };
    return [
      { ...spread, series: [...spread.series, { ...theory, isTheory: true }] },
      lines("largest", { min: 0, max: 1 }),
      lines("entropy", { min: 0 }),
      lines("jacobian", { min: 0 }),
    ];
  },

  finding: (results, { most }) => {
    const dK = Math.min(most, LOOKED_AT);
    const at = (/** @type {string} */ arm, /** @type {string} */ column) =>
      median(
        results[arm].rows
          .filter((row) => row.dK === dK)
          .map((row) => row[column]),
      );
    const values = {
      dK,
      largest: at("unscaled", "largest"),
      scaled: at("scaled", "largest"),
      jacobian: at("unscaled", "jacobian"),
      scaledJacobian: at("scaled", "jacobian"),
    };
    const first = median(
      results.unscaled.rows
        .filter((row) => row.dK === 1)
        .map((row) => row.largest),
    );
    const seen =
      values.largest > 1.2 * first
        ? "collapse"
        : values.largest < first / 1.2
          ? "even"
          : "same";
    return { seen, text: textOf(seen, values), values };
  },
};

/**
 * While one key does not yet have nearly all, a larger spread of the scores
 * lets more gradient through, and the more so the more keys there are.
 *
 * @param {string} seen
 * @param {{ jacobian: number, scaledJacobian: number }} values
 */
function textOf(seen, { jacobian, scaledJacobian }) {
  if (seen !== "collapse") return "other";
  return jacobian < scaledJacobian / 2 ? "collapse" : "peaked";
}
