import { choice, count, decimal } from "../../app/fields.js";
import { valueOf } from "../../engine/memory.js";
import { median, overSeeds } from "../statistics.js";

const NETWORKS = /** @type {const} */ ([
  "recurrent",
  "convolution",
  "dilated",
  "attention",
]);

/** Powers of 3, at which a dilated stack is just as deep as it has to be, and between. */
const LENGTHS = [3, 5, 9, 16, 27, 46, 81, 140, 243];

/** What is shown: below it, less than rounding is left. */
const LEAST = 1e-12;

/**
 * How much token 1 moves token n through networks without training.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const path = {
  name: "path",
  settings: {
    seeds: count(16, 2, 32),
    most: choice(243, [27, 81, 243]),
    gain: decimal(1, 0.1, 3),
  },
  small: { seeds: 4, most: 81, gain: 1, seed: 1 },
  predictions: [...NETWORKS],
  arms: () => [...NETWORKS],

  *run({ module, settings, arm }) {
    const { seeds, most, gain, seed } = settings;
    const kind =
      module.PathKind[/** @type {(typeof NETWORKS)[number]} */ (arm)];
    const lengths = LENGTHS.filter((n) => n <= most);
    const experiments = new module.Experiments();
    try {
      let done = 0;
      for (const n of lengths)
        for (let i = 0; i < seeds; i++) {
          const config = { kind, n, d: 8, gain, seed: seed + i };
          const influence = valueOf(experiments.pathInfluence(config));
          const steps = module.pathLength(kind, n);
          const share = ++done / (lengths.length * seeds);
          yield { share, rows: [{ n, seed: seed + i, steps, influence }] };
        }
    } finally {
      experiments.delete();
    }
  },

  figures: (results) => {
    const lines = (/** @type {string} */ name) => ({
      kind: /** @type {const} */ ("lines"),
      ...{ name, x: { log: /** @type {const} */ (10) } },
      y: { log: /** @type {const} */ (10) },
      series: NETWORKS.map((arm) => ({
        name: arm,
        ...shownOf(overSeeds(results[arm].rows, "n", name)),
      })),
    });
    return [lines("influence"), lines("steps")];
  },

  finding: (results, { most }) => {
    const at = (/** @type {string} */ arm, /** @type {string} */ column) =>
      median(
        results[arm].rows
          .filter((row) => row.n === most)
          .map((row) => row[column]),
      );
    const seen = [...NETWORKS].reduce((a, b) =>
      at(b, "influence") > at(a, "influence") ? b : a,
    );
    const values = Object.fromEntries(
      NETWORKS.flatMap((arm) => [
        [arm, at(arm, "influence")],
        [`${arm}Steps`, at(arm, "steps")],
      ]),
    );
    return { seen, text: "influence", values: { n: most, ...values } };
  },
};

/**
 * A series without what is too small to be shown.
 *
 * @param {{ x: number[], values: number[][] }} series
 */
function shownOf({ x, values }) {
  const isShown = values.map((all) => Math.min(...all) > LEAST);
  return {
    x: x.filter((_, i) => isShown[i]),
    values: values.filter((_, i) => isShown[i]),
  };
}
