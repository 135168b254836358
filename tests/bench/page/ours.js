// The kernels of this project, one module a build.

/** @typedef {import("./peers.js").Problem} Problem */

/** @param {string} build */
export async function loadBuild(build) {
  const { default: create } = await import(
    `/build/wasm-${build}/tests/bench/bench.mjs`
  );
  return create();
}

/**
 * Attention with its inputs copied in and its output copied out, as a caller in JavaScript needs it.
 * @param {any} module
 * @param {Problem} p
 */
export function attention(module, { heads, n, d, causal, q, k, v }) {
  const size = q.length;
  const memory = module._bench_floats(4 * size);
  const run = () => {
    [q, k, v].forEach((x, i) => module.HEAPF32.set(x, memory / 4 + i * size));
    module._bench_attention(heads, n, d, memory, causal);
    const output = memory / 4 + 3 * size;
    return module.HEAPF32.slice(output, output + size);
  };
  return { run, free: () => module._bench_free(memory) };
}

/**
 * @param {any} module
 * @param {number} n
 * @param {boolean} transposeB
 * @param {Float32Array} numbers at least 2 n²
 */
export function gemm(module, n, transposeB, numbers) {
  const memory = module._bench_floats(3 * n * n);
  module.HEAPF32.set(numbers.subarray(0, 2 * n * n), memory / 4);
  const run = () => module._bench_gemm(n, memory, transposeB);
  return { run, free: () => module._bench_free(memory) };
}
