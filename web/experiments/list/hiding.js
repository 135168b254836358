import { choice, count } from "../../app/fields.js";
import { enumValue } from "../../engine/arguments.js";
import { valueOf } from "../../engine/memory.js";
import { median, overSeeds } from "../statistics.js";

/**
 * @typedef {import("../experiment.js").Figure} Figure
 * @typedef {import("../experiment.js").Results} Results
 * @typedef {import("../experiment.js").RunOptions} RunOptions
 * @typedef {import("../experiment.js").Settings} Settings
 * @typedef {import("../experiment.js").Step} Step
 * @typedef {(change: object) => any} Measure of the core, with the part's normal
 */

const TOKENS = 12;
const SEEN = 8;
const FILLS = Array.from({ length: 15 }, (_, i) => -2 * (i + 1));
const SIZES = [16, 64, 256, 1024];
/** The fill that the finding tells of. */
const TOLD = { fill: -10, n: 1024 };
const HUGE = -1e9;
const CACHED = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
const NEW = 3;
/** Where the diagonal of the mask lies. */
const CORNERS = { left: "causal", right: "causal-lower-right" };

/** Rows of the tables: what is done, and how. */
const WAYS = {
  after: [["infinity"], ["after"], ["renormalised"]],
  empty: [
    ["infinity"],
    ["unguarded"],
    ["fill", { fill: HUGE }],
    ["after"],
    ["renormalised"],
  ],
};

/** What each part measures, one seed after the other. */
const parts = {
  /** @param {RunOptions["module"]} module @param {Settings} settings */
  *after(module, settings) {
    const hide = hiding(module, { n: TOKENS, causal: true });
    yield* inWays("after", hide, settings);
  },

  /** @param {RunOptions["module"]} module @param {Settings} settings */
  *fill(module, { seeds, seed, level }) {
    const hide = hiding(module, { way: "fill", causal: false, level });
    for (const [at, fill] of FILLS.entries())
      for (let i = 0; i < seeds; i++) {
        const rows = SIZES.map((n) => {
          const { leaked, moved } = hide({ fill, n, seed: seed + i });
          return { fill, n, leaked, moved };
        });
        yield { share: (at * seeds + i + 1) / (FILLS.length * seeds), rows };
      }
  },

  /** @param {RunOptions["module"]} module @param {Settings} settings */
  *empty(module, settings) {
    const hide = hiding(module, { n: SEEN, nSeen: 0, causal: false });
    yield* inWays("empty", hide, settings);
  },

  /** @param {RunOptions["module"]} module @param {Settings} settings */
  *cache(module, { seeds, seed }) {
    const experiments = new module.Experiments();
    /** @param {keyof typeof CORNERS} corner @param {object} change */
    const step = (corner, change) => {
      const mask = enumValue(module.MaskKind, "mask", CORNERS[corner]);
      const normal = { nCached: TOKENS - NEW, nNew: 1, seed };
      return valueOf(experiments.stepWithCache({ ...normal, mask, ...change }));
    };
    try {
      const latest = {
        left: step("left", { nNew: NEW }).weights,
        right: step("right", { nNew: NEW }).weights,
      };
      for (const [at, nCached] of CACHED.entries())
        for (let i = 0; i < seeds; i++) {
          const change = { nCached, seed: seed + i };
          const [left, right] = [step("left", change), step("right", change)];
          const row = {
            ...{ nCached, left: left.error, right: right.error },
            ...{ leftSees: left.nSeen, rightSees: right.nSeen },
          };
          const share = (at * seeds + i + 1) / (CACHED.length * seeds);
          yield { share, rows: [row], latest };
        }
    } finally {
      experiments.delete();
    }
  },
};

/** @type {Record<string, (result: Results[string], settings: Settings) => Figure[]>} */
const figures = {
  after: ({ rows, latest }) => [
    {
      ...{ kind: "lines", name: "sums", x: {}, y: { min: 0 } },
      series: [
        sumsOf(rows, "after"),
        sumsOf(rows, "renormalised"),
        {
          ...{ name: "alike", isTheory: true, x: places },
          values: places.map((i) => [i / TOKENS]),
        },
      ],
    },
    tableOf("after", rows),
    ...mapsOf(latest?.maps ?? {}, TOKENS),
  ],
  fill: ({ rows }) => [
    {
      ...{ kind: "lines", name: "leak", x: {}, y: { log: 10 } },
      series: SIZES.map((n) => ({
        name: `n${n}`,
        ...ofSize(rows, n, "leaked"),
      })),
    },
    {
      ...{ kind: "lines", name: "move", x: {}, y: { log: 10 } },
      series: SIZES.map((n) => ({
        name: `n${n}`,
        ...ofSize(rows, n, "moved"),
      })),
    },
  ],
  empty: ({ rows, latest }) => [
    tableOf("empty", rows),
    ...mapsOf(latest?.maps ?? {}, SEEN),
  ],
  cache: ({ rows, latest }) => [
    ...(latest
      ? ["right", "left"].map((name) => mapOf(name, latest[name], NEW, TOKENS))
      : []),
    {
      ...{ kind: "lines", name: "step", x: {}, y: { min: 0 } },
      series: ["right", "left"].map((name) => ({
        ...{ name, ...overSeeds(rows, "nCached", name) },
      })),
    },
    {
      ...{ kind: "lines", name: "sees", x: {}, y: { min: 0 } },
      series: ["right", "left"].map((name) => ({
        ...{ name, ...overSeeds(rows, "nCached", `${name}Sees`) },
      })),
    },
  ],
};

/** @type {Record<string, (rows: any[], settings: Settings) => Omit<import("../experiment.js").Finding, "text">>} */
const findings = {
  after(rows) {
    const [moved, error] = ["moved", "error"].map((y) =>
      percentOf(rows, "after", y),
    );
    const sums = ofWay(rows, "after");
    const left = Math.round(100 * median(sums.map(({ sum }) => sum)));
    return {
      seen: moved > 0 ? "leaks" : error > 0 ? "other" : "same",
      values: {
        ...{ left, moved, error },
        renormalised: median(
          ofWay(rows, "renormalised").map((row) => row.error),
        ),
      },
    };
  },
  fill(rows, { level }) {
    const told = rows.filter(
      ({ n, fill }) => n === TOLD.n && fill === TOLD.fill,
    );
    const few = rows.filter(
      ({ n, fill }) => n === SIZES[0] && fill === TOLD.fill,
    );
    const leaked = (/** @type {any[]} */ all) =>
      100 * median(all.map((row) => row.leaked));
    return {
      seen: leaked(told) > 0 ? "leaks" : "same",
      values: {
        ...{ ...TOLD, few: SIZES[0], level, leaked: leaked(told) },
        ...{ leakedFew: leaked(few) },
        moved: 100 * median(told.map((row) => row.moved)),
      },
    };
  },
  empty: (rows) => {
    const moved = percentOf(rows, "fill", "moved");
    const nan = rows.filter(({ nNan }) => nNan > 0).map(({ way }) => way);
    return {
      seen: moved > 0 ? "leaks" : nan.length > 0 ? "other" : "same",
      values: { n: SEEN, moved, nan: new Set(nan).size },
    };
  },
  cache(rows) {
    const last = rows.filter(({ nCached }) => nCached === CACHED.at(-1));
    const of = (/** @type {string} */ y) => median(last.map((row) => row[y]));
    return {
      seen: of("left") > 0.01 ? "other" : "same",
      values: {
        ...{ n: CACHED.at(-1) ?? 0, sees: of("leftSees") },
        ...{ rightSees: of("rightSees"), left: Math.round(100 * of("left")) },
        right: of("right"),
      },
    };
  },
};

/**
 * What a hidden key does, hidden in other ways than by −∞ before softmax.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const hidingWays = {
  name: "hiding",
  settings: {
    part: choice("after", Object.keys(parts)),
    seeds: count(16, 2, 64),
    level: choice(0, [0, -5, -10]),
  },
  small: { seeds: 2 },
  predictions: ["leaks", "other", "same"],
  arms: ({ part }) => [part],

  *run({ module, settings, arm }) {
    yield* parts[/** @type {keyof typeof parts} */ (arm)](module, settings);
  },

  figures: (results, settings) =>
    figures[settings.part](results[settings.part], settings),

  finding: (results, settings) => {
    const { part, level } = settings;
    const isShifted = part === "fill" && level !== 0;
    return {
      ...findings[part](results[part].rows, settings),
      text: isShifted ? "shifted" : part,
    };
  },
};

const places = Array.from({ length: TOKENS }, (_, i) => i + 1);

/**
 * @param {RunOptions["module"]} module
 * @param {object} normal
 * @returns {Measure}
 */
function hiding(module, normal) {
  return (change) => {
    const experiments = new module.Experiments();
    const { way, ...config } = {
      ...{ way: "infinity", causal: true, n: TOKENS, nSeen: SEEN },
      ...{ fill: TOLD.fill, level: 0, seed: 1, ...normal, ...change },
    };
    try {
      return valueOf(
        experiments.hide({
          ...config,
          way: enumValue(module.Hiding, "way", way),
        }),
      );
    } finally {
      experiments.delete();
    }
  };
}

/**
 * The rows of a table, and a map a way of the first seed.
 *
 * @param {keyof typeof WAYS} part
 * @param {Measure} hide
 * @param {Settings} settings
 * @returns {Generator<Step>}
 */
function* inWays(part, hide, { seeds, seed }) {
  /** @type {Record<string, number[]>} */
  const maps = {};
  for (let i = 0; i < seeds; i++) {
    const rows = WAYS[part].map(([way, change = {}]) => {
      const run = hide({ way, ...Object(change), seed: seed + i });
      const { weights, sums, moved, error, nNan } = run;
      if (i === 0) maps[String(way)] = weights;
      return { way, sums, sum: mean(sums), moved, error, nNan };
    });
    yield { share: (i + 1) / seeds, rows, latest: { maps } };
  }
}

/** @param {ArrayLike<number>} numbers */
const mean = (numbers) =>
  Array.from(numbers).reduce((a, b) => a + b, 0) / numbers.length;

/**
 * The sum of each row of weights, over the seeds.
 *
 * @param {any[]} rows
 * @param {string} way
 */
function sumsOf(rows, way) {
  const own = ofWay(rows, way);
  const values = places.map((_, i) => own.map(({ sums }) => sums[i]));
  return {
    name: way,
    x: own.length > 0 ? places : [],
    values: own.length > 0 ? values : [],
  };
}

/**
 * @param {keyof typeof WAYS} part
 * @param {any[]} rows
 * @returns {Figure}
 */
function tableOf(part, rows) {
  return {
    ...{ kind: "table", name: part === "after" ? "ways" : part },
    columns: ["way", "sum", "moved", "error"],
    rows: WAYS[part].map(([way]) => {
      const own = ofWay(rows, String(way));
      const cells = ["sum", "moved", "error"].map((y) => {
        const isNan = own.some((row) => Number.isNaN(row[y]));
        return isNan ? "NaN" : median(own.map((row) => row[y]));
      });
      return [`way.${way}`, ...cells];
    }),
  };
}

/**
 * @param {any[]} rows
 * @param {number} n
 * @param {string} y
 */
const ofSize = (rows, n, y) =>
  overSeeds(
    rows.filter((row) => row.n === n),
    "fill",
    y,
  );

/** @param {any[]} rows @param {string} way */
const ofWay = (rows, way) => rows.filter((row) => row.way === way);

/** @param {any[]} rows @param {string} way @param {string} y */
const percentOf = (rows, way, y) =>
  Math.round(100 * median(ofWay(rows, way).map((row) => row[y])));

/** @param {Record<string, number[]>} maps @param {number} n */
const mapsOf = (maps, n) =>
  Object.entries(maps)
    .filter(([, weights]) => !weights.some(Number.isNaN))
    .map(([way, weights]) => mapOf(way, weights, weights.length / n, n));

/**
 * @param {string} name
 * @param {number[]} weights
 * @param {number} rows the last ones of the tokens, where there are fewer
 * @param {number} cols
 * @returns {Figure}
 */
function mapOf(name, weights, rows, cols) {
  const names = Array.from({ length: cols }, (_, i) => String(i + 1));
  return {
    ...{ kind: "map", name, rowNames: names.slice(cols - rows) },
    ...{ colNames: names, data: Float32Array.from(weights) },
  };
}
