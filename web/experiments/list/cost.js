import { choice, count } from "../../app/fields.js";
import {
  attention,
  attentionMemory,
  linearAttention,
} from "../../engine/attention.js";
import { Call, valueOf } from "../../engine/memory.js";
import { evenNumbers } from "../inputs.js";
import { median } from "../statistics.js";

/**
 * @typedef {import("../experiment.js").Module} Module
 * @typedef {import("../../engine/index.d.ts").Tensor} Tensor
 * @typedef {{ query: Tensor, key: Tensor, value: Tensor }} Inputs
 */

const ARMS = /** @type {const} */ ([
  "dense",
  "scalar",
  "streaming",
  "window",
  "linear",
  "step",
]);
/** @typedef {(typeof ARMS)[number]} Arm */

const D = 64;
const LEAST = 64;
/** Below it a call's own costs count. */
const FITTED = 256;
/** Where outputs are compared. */
const COMPARED = 256;
/** A round is that long at least, in ms: clocks in browsers are coarse. */
const ROUND = 8;
const ROUNDS = 7;
/** A standard error of the exponent beyond it leaves open how time grows. */
const STEADY = 0.25;

/**
 * This device's own time and memory.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const cost = {
  name: "cost",
  settings: {
    most: choice(2048, [1024, 2048, 4096]),
    window: count(64, 8, 512),
  },
  small: { most: 1024, window: 32, seed: 1 },
  predictions: ["twice", "four", "eight"],
  arms: () => [...ARMS],
  workers: 1, // or they would slow each other down
  build: (arm) => (arm === "scalar" ? "scalar" : "auto"),

  *run({ module, settings, arm }) {
    const kind = /** @type {Arm} */ (arm);
    const { most, window, seed } = settings;
    const attend = callOf(module, kind, window);
    const latest = compared(module, kind, window, seed);
    const lengths = Array.from(
      { length: Math.log2(most / LEAST) + 1 },
      (_, i) => LEAST * 2 ** i,
    );
    const all = lengths.map((n) => {
      const inputs = inputsOf(kind, n, seed);
      return { n, inputs, repeats: 1, times: /** @type {number[]} */ ([]) };
    });
    // One length after the other in each round: what else the device does
    // meanwhile then slows down all of them, and not the growth.
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, one] of all.entries()) {
        if (round === 0) {
          attend(one.inputs); // warm
          one.repeats = repeatsOf(() => attend(one.inputs));
        }
        one.times.push(timed(() => attend(one.inputs), one.repeats));
        const done = round * all.length + i + 1;
        yield { share: done / (ROUNDS * all.length), latest };
      }
    const rows = all.map(({ n, times }) => {
      const bytes = bytesOf(module, kind, n);
      const grown = bytes - bytesOf(module, kind, 0);
      return { n, times, ms: median(times), bytes, grown };
    });
    yield { share: 1, rows };
    const fit = fitOf(module, rows, "ms");
    const memoryFit = fitOf(module, rows, "grown");
    yield { share: 1, latest: { ...latest, fit, memoryFit } };
  },

  figures: (results) => [
    {
      ...{ kind: "lines", name: "time", x: { log: 2 }, y: { log: 10 } },
      series: ARMS.map((arm) => ({
        name: arm,
        x: results[arm].rows.map(({ n }) => n),
        values: results[arm].rows.map(({ times }) => times),
      })),
    },
    {
      ...{ kind: "lines", name: "memory", x: { log: 2 }, y: { log: 10 } },
      series: [
        ...ARMS.filter((arm) => arm !== "scalar").map((arm) =>
          seriesOf(arm, results[arm].rows, "bytes"),
        ),
        stateSeries(results),
      ],
    },
    {
      ...{ kind: "table", name: "fits" },
      columns: ["way", "exponent", "error", "ms", "memory", "difference"],
      rows: ARMS.filter((arm) => results[arm].latest?.fit).map((arm) => {
        const { fit, memoryFit } = results[arm].latest;
        const last = results[arm].rows[results[arm].rows.length - 1];
        return [
          ...[`arm.${arm}`, fit.exponent, fit.standardError, last.ms],
          ...[memoryFit.exponent, differenceOf(results, arm)],
        ];
      }),
    },
  ],

  finding: (results) => {
    const { rows } = results.dense;
    const [before, last] = rows.slice(-2);
    const growth = last.ms / before.ms;
    const at = (/** @type {string} */ arm) =>
      results[arm].rows[results[arm].rows.length - 1].ms;
    const { fit, fits } = results.dense.latest;
    const seen = growth < 2.83 ? "twice" : growth < 5.66 ? "four" : "eight";
    const values = {
      ...{ growth, n: before.n, twice: last.n },
      ...{ from: FITTED, exponent: fit.exponent, error: fit.standardError },
      ...{ scalar: at("scalar") / last.ms, most: fits },
    };
    return fit.standardError > STEADY
      ? { seen: "", text: "wavers", values }
      : { seen, text: "growth", values };
  },
};

/**
 * @param {string} name
 * @param {import("../experiment.js").Row[]} rows
 * @param {string} column
 */
const seriesOf = (name, rows, column) => ({
  name,
  x: rows.map(({ n }) => n),
  values: rows.map((row) => [row[column]]),
});

/**
 * What linear attention hands on from token to token, however many there are:
 * S (d_k, d_v) and z (d_k).
 *
 * @param {import("../experiment.js").Results} results
 */
function stateSeries(results) {
  const x = results.linear.rows.map(({ n }) => n);
  const bytes = Float32Array.BYTES_PER_ELEMENT * (D * D + D);
  return { name: "state", isTheory: true, x, values: x.map(() => [bytes]) };
}

/**
 * One call of the engine, its arrays copied in and out.
 *
 * @template T
 * @param {Module} module
 * @param {(call: Call) => T} f
 */
function inCall(module, f) {
  const call = new Call(module);
  try {
    return f(call);
  } finally {
    call.delete();
  }
}

/**
 * @param {Module} module
 * @param {Arm} arm
 * @param {number} window
 * @returns {(inputs: Inputs) => Tensor} its output
 */
function callOf(module, arm, window) {
  /** @type {Record<Arm, object>} */
  const options = {
    dense: {},
    scalar: {},
    streaming: { algorithm: "streaming" },
    window: { algorithm: "streaming", mask: { kind: "window", window } },
    linear: {},
    step: {},
  };
  if (arm === "linear")
    return (inputs) =>
      inCall(module, (call) => linearAttention(call, inputs).output);
  return (inputs) =>
    inCall(
      module,
      (call) =>
        attention(call, { ...inputs, ...options[arm], want: ["output"] })
          .output,
    );
}

/**
 * @param {Arm} arm
 * @param {number} n
 * @param {number} seed
 * @returns {Inputs} a step has one query
 */
function inputsOf(arm, n, seed) {
  const key = evenNumbers([1, n, D], seed + 1);
  const value = evenNumbers([1, n, D], seed + 2);
  const query = evenNumbers([1, n, D], seed);
  if (arm !== "step") return { query, key, value };
  const last = { data: query.data.slice(-D), shape: [1, 1, D] };
  return { query: last, key, value };
}

/**
 * @param {() => void} f
 * @param {number} repeats
 * @returns {number} ms of one
 */
function timed(f, repeats) {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) f();
  return (performance.now() - start) / repeats;
}

/**
 * @param {() => void} f
 * @returns {number} how often it has to run to make a round
 */
function repeatsOf(f) {
  let repeats = 1;
  while (timed(f, repeats) * repeats < ROUND) repeats *= 2;
  return repeats;
}

/**
 * @param {Arm} arm
 * @param {number} n
 */
function shapesOf(arm, n) {
  const all = { shape: [1, n, D] };
  return {
    query: arm === "step" ? { shape: [1, 1, D] } : all,
    key: all,
    value: all,
  };
}

/**
 * @param {Module} module
 * @param {Arm} arm
 * @param {number} n
 * @returns {number} what the engine asks for
 */
function bytesOf(module, arm, n) {
  const streams = arm === "streaming" || arm === "window";
  const algorithm = streams ? "streaming" : arm === "linear" ? arm : "dense";
  const memory = inCall(module, (call) =>
    attentionMemory(call, { ...shapesOf(arm, n), algorithm }),
  );
  return memory.needed;
}

/**
 * What is compared with dense attention, and the largest n that it has room for.
 *
 * @param {Module} module
 * @param {Arm} arm
 * @param {number} window
 * @param {number} seed
 */
function compared(module, arm, window, seed) {
  const output = callOf(module, arm, window)(inputsOf(arm, COMPARED, seed));
  const all = inputsOf("dense", COMPARED, seed);
  const mask =
    arm === "window"
      ? { kind: /** @type {const} */ ("window"), window }
      : undefined;
  const dense = inCall(module, (call) =>
    attention(call, { ...all, ...(mask ? { mask } : {}), want: ["output"] }),
  ).output.data;
  const right = arm === "step" ? dense.slice(-D) : dense;
  return {
    output: output.data,
    difference: largestDifference(output.data, right),
    fits: arm === "dense" ? largestFitting(module) : null,
  };
}

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
function largestDifference(a, b) {
  let most = 0;
  for (let i = 0; i < a.length; i++)
    most = Math.max(most, Math.abs(a[i] - b[i]));
  return most;
}

/** @param {import("../experiment.js").Results} results @param {Arm} arm */
function differenceOf(results, arm) {
  const { output, difference } = results[arm].latest;
  const dense = results.dense.latest?.output;
  return arm === "scalar" && dense
    ? largestDifference(output, dense)
    : difference;
}

/** @param {Module} module @returns {number} keys and queries, with one head */
function largestFitting(module) {
  const fits = (/** @type {number} */ n) => {
    const { needed, available } = inCall(module, (call) =>
      attentionMemory(call, shapesOf("dense", n)),
    );
    return needed <= available;
  };
  let [most, least] = [2 ** 20, 0]; // the first does not fit, the second does
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/**
 * @param {Module} module
 * @param {import("../experiment.js").Row[]} rows
 * @param {string} column
 */
function fitOf(module, rows, column) {
  const fitted = rows.filter(({ n }) => n >= FITTED);
  const experiments = new module.Experiments();
  try {
    return valueOf(
      experiments.fitPower(
        fitted.map(({ n }) => n),
        fitted.map((row) => row[column]),
      ),
    );
  } finally {
    experiments.delete();
  }
}
