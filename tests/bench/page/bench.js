// Runs in the bench page: every comparison of the bench, each in rounds of its own.
import { measure } from "./measure.js";
import { attention, gemm, loadBuild } from "./ours.js";
import * as peers from "./peers.js";

/** @typedef {import("./peers.js").Problem} Problem */
/** @typedef {import("./measure.js").Timing & { gflops: number, share?: number }} Row */

const builds = ["relaxed", "simd"];
const chainCounts = [8, 10, 12, 14];

/** Numbers that are the same in each run: SplitMix32, mean 0, within ±√3, so variance 1. */
function numbers(/** @type {number} */ count) {
  let state = 1;
  return Float32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (((z ^ (z >>> 15)) >>> 0) / 2 ** 31 - 1) * Math.sqrt(3);
  });
}

/** @returns {Problem} */
function problem(
  /** @type {[number, number, number]} */ [heads, n, d],
  /** @type {boolean} */ causal,
) {
  const all = numbers(3 * heads * n * d);
  const part = (/** @type {number} */ i) =>
    all.subarray(i * heads * n * d, (i + 1) * heads * n * d);
  return { heads, n, d, causal, q: part(0), k: part(1), v: part(2) };
}

/** @param {string} name @param {Float32Array} is @param {Float32Array} must */
function compare(name, is, must) {
  if (is.length !== must.length)
    throw new Error(`${name}: ${is.length} numbers`);
  for (let i = 0; i < must.length; i++)
    if (!(Math.abs(is[i] - must[i]) <= 1e-4))
      throw new Error(`${name}: output ${i} is ${is[i]}, not ${must[i]}`);
}

/** @param {Record<string, any>} modules @param {number} rounds */
async function peaks(modules, rounds) {
  const steps = 20_000;
  /** @type {Record<string, number>} */
  const best = {};
  for (const build of builds) {
    const module = modules[build];
    const jobs = chainCounts.map((chains) => ({
      name: String(chains),
      run: () => module._bench_peak(chains, steps),
    }));
    const timings = await measure(jobs, rounds);
    best[build] = Math.max(
      ...timings.map(
        ({ name, min }) =>
          (2 * Number(name) * steps * module._bench_lanes()) / min / 1e6,
      ),
    );
  }
  return best;
}

/** @param {Record<string, any>} modules @param {Problem} p */
async function attentionJobs(modules, p) {
  const ours = builds.map((name) => ({ name, ...attention(modules[name], p) }));
  const plain = { name: "plain JavaScript", run: peers.plainLoops(p) };
  const must = await plain.run();
  const operator = await peers.onnxOperator(p);
  const jobs = [
    ...ours,
    { name: "onnxruntime-web operator", run: operator },
    ...(p.causal
      ? []
      : [
          { name: "onnxruntime-web graph", run: await peers.onnxGraph(p) },
          { name: "TensorFlow.js", run: await peers.tensorFlow(p) },
        ]),
    plain,
  ];
  for (const { name, run } of jobs) {
    const output = await run();
    compare(name, run === operator ? peers.toHeads(output, p) : output, must);
  }
  return { jobs, free: () => ours.forEach((job) => job.free()) };
}

/**
 * @param {Record<string, any>} modules
 * @param {{ shape: [number, number, number], causal: boolean }} config
 * @param {number} rounds
 */
async function attentionRows(modules, { shape, causal }, rounds) {
  const p = problem(shape, causal);
  const { jobs, free } = await attentionJobs(modules, p);
  const timings = await measure(jobs, rounds);
  free();
  // A causal mask leaves (n + 1) / 2 keys a query on average.
  const keys = causal ? (p.n + 1) / 2 : p.n;
  const operations = 4 * p.heads * p.n * keys * p.d;
  return timings.map((timing) => ({
    ...timing,
    gflops: operations / timing.min / 1e6,
  }));
}

/** @param {Record<string, any>} modules @param {number} n @param {number} rounds */
async function gemmRows(modules, n, rounds) {
  const data = numbers(2 * n * n);
  const jobs = builds.flatMap((build) =>
    [false, true].map((flip) => ({
      name: `${build}${flip ? ", b transposed" : ""}`,
      ...gemm(modules[build], n, flip, data),
    })),
  );
  const timings = await measure(jobs, rounds);
  jobs.forEach((job) => job.free());
  return timings.map((timing) => ({
    ...timing,
    gflops: (2 * n ** 3) / timing.min / 1e6,
  }));
}

/**
 * @typedef {object} Plan
 * @property {number} rounds
 * @property {{ shape: [number, number, number], causal: boolean }[]} attention
 * @property {number[]} gemm
 */
/** @param {Plan} plan */
export async function runBench(plan) {
  /** @type {Record<string, any>} */
  const modules = {};
  for (const build of builds) modules[build] = await loadBuild(build);
  const peak = await peaks(modules, plan.rounds);
  const tables = [];
  for (const n of plan.gemm)
    tables.push({
      title: `gemm ${n} x ${n} x ${n}`,
      rows: await gemmRows(modules, n, plan.rounds),
    });
  for (const config of plan.attention) {
    const [heads, n, d] = config.shape;
    const title = `attention (${heads}, ${n}, ${d})${config.causal ? " causal" : ""}`;
    console.log(title);
    tables.push({
      title,
      rows: await attentionRows(modules, config, plan.rounds),
    });
  }
  return { peak, tables };
}
