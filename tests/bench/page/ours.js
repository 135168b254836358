// This project in the bench: as its users call it, and its kernels alone.
import { createEngine, createEnginePool } from "../../../web/engine/index.js";

/** @typedef {import("./peers.js").Problem} Problem */

/** The kernels of a build. @param {string} build @returns {Promise<any>} */
export async function loadKernels(build) {
  const { default: create } = await import(
    `/build/wasm-${build}/tests/bench/bench.mjs`
  );
  return create();
}

/** @param {Problem} p @returns {any} the options of a call */
function optionsOf({ heads, n, d, causal, q, k, v }) {
  const shape = [heads, n, d];
  return {
    query: { data: q, shape },
    key: { data: k, shape },
    value: { data: v, shape },
    mask: { kind: causal ? "causal" : "none" },
    algorithm: "streaming",
    want: ["output"],
  };
}

/**
 * attention-playground/engine: arguments checked, arrays copied in and out.
 * @param {any} build
 * @param {Problem} p
 */
export async function engineRun(build, p) {
  const engine = await createEngine({ build });
  const options = optionsOf(p);
  return () => engine.attention(options).output.data;
}

/**
 * The same with the heads on several workers.
 * @param {any} build
 * @param {Problem} p
 * @param {number} workers
 */
export async function poolRun(build, p, workers) {
  const pool = await createEnginePool({ build, workers });
  const options = optionsOf(p);
  return {
    run: async () => (await pool.attention(options)).output.data,
    free: () => pool.close(),
  };
}

/**
 * The kernel on arrays that are in wasm memory already, and stay there.
 * @param {any} kernels
 * @param {Problem} p
 */
export function kernelRun(kernels, { heads, n, d, causal, q, k, v }) {
  const size = q.length;
  const memory = kernels._bench_floats(4 * size);
  [q, k, v].forEach((x, i) => kernels.HEAPF32.set(x, memory / 4 + i * size));
  return {
    run: () => kernels._bench_attention(heads, n, d, memory, causal),
    output: () =>
      kernels.HEAPF32.slice(memory / 4 + 3 * size, memory / 4 + 4 * size),
    free: () => kernels._bench_free(memory),
  };
}

/**
 * @param {any} kernels
 * @param {number} n
 * @param {boolean} transposeB
 * @param {Float32Array} numbers at least 2 n²
 */
export function gemm(kernels, n, transposeB, numbers) {
  const memory = kernels._bench_floats(3 * n * n);
  kernels.HEAPF32.set(numbers.subarray(0, 2 * n * n), memory / 4);
  const run = () => kernels._bench_gemm(n, memory, transposeB);
  return { run, free: () => kernels._bench_free(memory) };
}

/** One step of training: gives its tokens. @param {any} kernels */
export function trainingRun(kernels) {
  const training = kernels._bench_training();
  return {
    run: () => kernels._bench_training_step(training),
    free: () => kernels._bench_training_free(training),
  };
}
