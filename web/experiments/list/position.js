import { choice, count, text } from "../../app/fields.js";
import { valueOf } from "../../engine/memory.js";
import { overSeeds } from "../statistics.js";

const KINDS = /** @type {const} */ (["none", "sinusoidal", "alibi"]);
const HEADS = 8;
const SHOWN_HEADS = [0, 3, 7];
const MOST_WORDS = 24;

/** @param {string} sentence */
function wordsOf(sentence) {
  const words = sentence.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  return words.length > 0 ? words : ["…"];
}

/**
 * The order of words, and what ways to tell positions make of distance.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const position = {
  name: "position",
  settings: {
    words: text("the dog bit the man", 300),
    seeds: count(16, 2, 32),
    width: choice(64, [16, 64, 256]),
    distances: choice(64, [16, 64, 256]),
  },
  small: {
    words: "the dog bit the man",
    seeds: 3,
    width: 64,
    distances: 16,
    seed: 1,
  },
  predictions: ["moves", "changes", "blurs"],
  arms: () => ["order", "sinusoidal", "rope", "alibi"],

  *run({ module, settings, arm }) {
    const experiments = new module.Experiments();
    try {
      if (arm === "order") {
        const orders = orderOf(module, experiments, settings);
        yield { share: 1, latest: orders };
      } else {
        yield* profiles(experiments, settings, arm);
      }
    } finally {
      experiments.delete();
    }
  },

  figures: (results, { words }) => [
    ...maps(results.order.latest, wordsOf(words)),
    {
      ...{ kind: "lines", name: "profile", x: {}, y: {} },
      series: ["sinusoidal", "rope"].map((arm) => ({
        name: arm,
        ...overSeeds(results[arm].rows, "distance", "score"),
      })),
    },
    {
      ...{ kind: "lines", name: "alibi", x: {}, y: {} },
      series: SHOWN_HEADS.map((head) => ({
        name: `head${head + 1}`,
        ...overSeeds(
          results.alibi.rows.filter((row) => row.head === head),
          ...["distance", "score"],
        ),
      })),
    },
  ],

  finding: ({ order }, { words }) => {
    if (wordsOf(words).length < 2) return { seen: "", text: "one", values: {} };
    const { none, sinusoidal } = order.latest;
    const isSame = none.outputChange < 1e-5 * none.outputSize;
    const values = {
      none: none.outputChange / none.outputSize,
      sinusoidal: sinusoidal.outputChange / sinusoidal.outputSize,
    };
    return { seen: isSame ? "moves" : "changes", text: "order", values };
  },
};

/**
 * The words in their order and backwards, by each way to tell positions.
 *
 * @param {import("../experiment.js").Module} module
 * @param {InstanceType<import("../experiment.js").Module["Experiments"]>} experiments
 * @param {import("../experiment.js").Settings} settings
 */
function orderOf(module, experiments, settings) {
  const words = wordsOf(settings.words);
  const order = words.map((_, i) => words.length - 1 - i);
  return Object.fromEntries(
    KINDS.map((kind) => {
      const positions = module.OrderKind[kind];
      const { seed } = settings;
      const shuffle = valueOf(
        experiments.shuffleWords({ words, order, positions, seed }),
      );
      const { weights, shuffled } = shuffle;
      return [
        kind,
        {
          ...shuffle,
          weights: Float32Array.from(weights),
          shuffled: Float32Array.from(shuffled),
        },
      ];
    }),
  );
}

/**
 * @param {InstanceType<import("../experiment.js").Module["Experiments"]>} experiments
 * @param {import("../experiment.js").Settings} settings
 * @param {string} arm
 * @returns {Generator<import("../experiment.js").Step>}
 */
function* profiles(experiments, { width, distances, seeds, seed }, arm) {
  const config = { d: width, nDistances: distances, first: 0 };
  if (arm === "alibi") {
    for (const head of SHOWN_HEADS) {
      const profile = experiments.alibiProfile(distances, head, HEADS);
      yield { share: 1, rows: rowsOf(valueOf(profile), { head }) };
    }
    return;
  }
  const n = arm === "rope" ? seeds : 1;
  for (let i = 0; i < n; i++) {
    const one = { ...config, seed: seed + i };
    const profile =
      arm === "rope"
        ? experiments.ropeProfile(one)
        : experiments.sinusoidalProfile(one);
    const rows = rowsOf(valueOf(profile), { seed: seed + i });
    yield { share: (i + 1) / n, rows };
  }
}

/**
 * @param {number[]} profile
 * @param {object} facts
 */
const rowsOf = (profile, facts) =>
  profile.map((score, distance) => ({ distance, score, ...facts }));

/**
 * @param {any} latest
 * @param {string[]} words
 * @returns {import("../experiment.js").Figure[]}
 */
function maps(latest, words) {
  if (!latest) return [];
  const map = (
    /** @type {string} */ name,
    /** @type {Float32Array} */ data,
  ) => ({
    kind: /** @type {const} */ ("map"),
    ...{ name, rowNames: words, colNames: words, data },
  });
  return [
    map("given", latest.none.weights),
    map("none", latest.none.shuffled),
    map("sinusoidal", latest.sinusoidal.shuffled),
    {
      ...{ kind: "table", name: "order" },
      columns: ["positions", "weightsChange", "outputChange", "outputSize"],
      rows: KINDS.map((kind) => {
        const { weightsChange, outputChange, outputSize } = latest[kind];
        return [`kind.${kind}`, weightsChange, outputChange, outputSize];
      }),
    },
  ];
}
