// Runs in the bench page: every comparison of the bench, each in rounds of its own.
import { measure } from "./measure.js";
import {
  engineRun,
  gemm,
  kernelRun,
  loadKernels,
  poolRun,
  trainingRun,
} from "./ours.js";
import * as peers from "./peers.js";

/** @typedef {import("./peers.js").Problem} Problem */
/** @typedef {import("./measure.js").Timing & { gflops: number }} Row */

const builds = ["relaxed", "simd"];
const chainCounts = [8, 10, 12, 13];

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

/** @param {Record<string, any>} kernels @param {number} rounds */
async function peaks(kernels, rounds) {
  const steps = 20_000;
  /** @type {Record<string, number>} */
  const best = {};
  for (const build of builds) {
    const module = kernels[build];
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

/**
 * @typedef {import("./measure.js").Job & { output?: () => any, free?: () => void, inRows?: boolean }} Job
 *   output: where `run` gives none; inRows: it comes as (n, heads, d)
 */

/** @param {Problem} p @param {number} [threads] @returns {Promise<Job[]>} */
async function onnxJobs(p, threads = 1) {
  const operator = await peers.onnxOperator(p, threads);
  const name = "onnxruntime-web";
  const jobs = [{ name: `${name} operator`, run: operator, inRows: true }];
  if (p.causal) return jobs; // the graph would not skip anything
  const graph = await peers.onnxGraph(p, threads);
  return [...jobs, { name: `${name} graph`, run: graph, inRows: false }];
}

/** @param {Record<string, any>} kernels @param {Problem} p @returns {Promise<Job[]>} */
async function ourJobs(kernels, p) {
  const jobs = builds.map(async (build) => [
    { name: build, run: await engineRun(build, p) },
    { name: `${build}, kernel alone`, ...kernelRun(kernels[build], p) },
  ]);
  return (await Promise.all(jobs)).flat();
}

/** Throws unless all jobs give the same. @param {Job[]} jobs @param {Problem} p @param {Float32Array} must */
async function compareAll(jobs, p, must) {
  for (const { name, run, output, inRows } of jobs) {
    const result = await run();
    const is = output ? output() : result;
    compare(name, inRows ? peers.toHeads(is, p) : is, must);
  }
}

/** A causal mask leaves (n + 1) / 2 keys a query on average. @param {Problem} p */
const operationsOf = ({ heads, n, d, causal }) =>
  4 * heads * n * (causal ? (n + 1) / 2 : n) * d;

/** @param {Job[]} jobs @param {Problem} p @param {number} rounds @returns {Promise<Row[]>} */
async function measureAll(jobs, p, rounds) {
  const timings = await measure(jobs, rounds);
  for (const { free } of jobs) free?.();
  return timings.map((timing) => ({
    ...timing,
    gflops: operationsOf(p) / timing.min / 1e6,
  }));
}

/**
 * @param {Record<string, any>} kernels
 * @param {Problem} p
 * @param {number} rounds
 */
async function attentionRows(kernels, p, rounds) {
  const plain = { name: "plain JavaScript", run: peers.plainLoops(p) };
  const must = /** @type {Float32Array} */ (plain.run());
  const jobs = [...(await ourJobs(kernels, p)), ...(await onnxJobs(p))];
  if (!p.causal)
    jobs.push({ name: "TensorFlow.js", run: await peers.tensorFlow(p) });
  await compareAll(jobs, p, must);
  return measureAll([...jobs, plain], p, rounds);
}

/** Heads on two threads, each way. @param {Problem} p @param {number} rounds */
async function threadRows(p, rounds) {
  const threads = 2;
  const one = {
    name: "relaxed, one thread",
    run: await engineRun("relaxed", p),
  };
  const jobs = [
    one,
    { name: "relaxed, two workers", ...(await poolRun("relaxed", p, threads)) },
    ...(await onnxJobs(p, threads)),
  ];
  await compareAll(jobs, p, one.run());
  return measureAll(jobs, p, rounds);
}

/** Tokens a second. @param {Record<string, any>} kernels @param {number} rounds */
async function trainingRows(kernels, rounds) {
  const jobs = builds.map((build) => ({
    name: build,
    ...trainingRun(kernels[build]),
  }));
  const tokens = jobs[0].run();
  const timings = await measure(jobs, rounds);
  jobs.forEach((job) => job.free());
  return timings.map(({ name, min, median }) => ({
    name: `${name}, Chromium`,
    best: (1e3 * tokens) / min,
    median: (1e3 * tokens) / median,
  }));
}

/** @param {Record<string, any>} kernels @param {number} n @param {number} rounds */
async function gemmRows(kernels, n, rounds) {
  const data = numbers(2 * n * n);
  const jobs = builds.flatMap((build) =>
    [false, true].map((flip) => ({
      name: `${build}${flip ? ", b transposed" : ""}`,
      ...gemm(kernels[build], n, flip, data),
    })),
  );
  const timings = await measure(jobs, rounds);
  jobs.forEach((job) => job.free());
  return timings.map((timing) => ({
    ...timing,
    gflops: (2 * n ** 3) / timing.min / 1e6,
  }));
}

/** @param {{ shape: [number, number, number], causal: boolean }} config */
const titleOf = ({ shape, causal }) =>
  `attention (${shape.join(", ")})${causal ? " causal" : ""}`;

/**
 * @typedef {object} Plan
 * @property {number} rounds
 * @property {{ shape: [number, number, number], causal: boolean }[]} attention
 * @property {{ shape: [number, number, number], causal: boolean }[]} threads
 * @property {number[]} gemm
 */
/** @param {Plan} plan */
export async function runBench({ rounds, ...plan }) {
  /** @type {Record<string, any>} */
  const kernels = {};
  for (const build of builds) kernels[build] = await loadKernels(build);
  const peak = await peaks(kernels, rounds);
  /** @type {{ title: string, rows: Row[] }[]} */
  const tables = [];
  const add = async (
    /** @type {string} */ title,
    /** @type {() => Promise<Row[]>} */ rows,
  ) => {
    console.log(title);
    tables.push({ title, rows: await rows() });
  };
  for (const n of plan.gemm)
    await add(`gemm ${n} x ${n} x ${n}`, () => gemmRows(kernels, n, rounds));
  for (const config of plan.attention) {
    const p = problem(config.shape, config.causal);
    await add(titleOf(config), () => attentionRows(kernels, p, rounds));
  }
  for (const config of plan.threads) {
    const p = problem(config.shape, config.causal);
    await add(`${titleOf(config)}, two threads`, () => threadRows(p, rounds));
  }
  console.log("training");
  return { peak, tables, training: await trainingRows(kernels, rounds) };
}
