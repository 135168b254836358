import { choice } from "../../app/fields.js";
import { MISTAKE_NAMES } from "../../app/mistake-names.js";
import { valueOf } from "../../engine/memory.js";
import { signsOf } from "../mistakes/signs.js";

/** @typedef {import("../mistakes/signs.js").Sign} Sign */

/**
 * Every mistake of the core's list beside the right way.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const mistakes = {
  name: "mistakes",
  settings: { mistake: choice(MISTAKE_NAMES[0], MISTAKE_NAMES) },
  small: { mistake: MISTAKE_NAMES[0], seed: 1 },
  predictions: ["most", "half", "few"],
  arms: () => ["lab"],
  shows: ["mistake"],

  *run({ module, settings }) {
    const experiments = new module.Experiments();
    const probes = ["none", "lastToken", "otherSample", "source"];
    const list = module.mistakeNames();
    try {
      for (const [i, { name, group }] of list.entries()) {
        const { probe, ...shown } = valueOf(
          experiments.showMistake(name, settings.seed),
        );
        const found = probes.find(
          (one) => module.MistakeProbe[/** @type {"none"} */ (one)] === probe,
        );
        const row = { name, group, probe: found, ...shown };
        yield {
          share: (i + 1) / list.length,
          rows: [{ ...row, signs: signsOf(/** @type {any} */ (row)) }],
        };
      }
    } finally {
      experiments.delete();
    }
  },

  figures: ({ lab }) => [
    {
      ...{ kind: "table", name: "signs" },
      columns: ["sign", "mistakes"],
      rows: Object.entries(countsOf(lab.rows)).map(([sign, n]) => [sign, n]),
    },
  ],

  finding: ({ lab }) => {
    const counts = countsOf(lab.rows);
    const share = counts.shape / lab.rows.length;
    const seen = share > 0.6 ? "most" : share > 0.4 ? "half" : "few";
    const values = { all: lab.rows.length, ...counts };
    return { seen, text: "signs", values };
  },

  element: "mistake-lab",
};

/**
 * How many mistakes have each kind of sign.
 *
 * @param {import("../experiment.js").Row[]} rows
 */
function countsOf(rows) {
  const count = (/** @type {string[]} */ ...kinds) =>
    rows.filter(({ signs }) =>
      signs.some(
        (/** @type {Sign} */ { name, differs }) =>
          differs && kinds.includes(name),
      ),
    ).length;
  return {
    shape: count("shape", "map", "problem"),
    nan: count("nan"),
    sums: count("rows"),
    forbidden: count("forbidden"),
    moved: count("lastToken", "otherSample", "source"),
    silent: rows.filter(
      ({ signs }) => !signs.some((/** @type {Sign} */ { differs }) => differs),
    ).length,
  };
}
