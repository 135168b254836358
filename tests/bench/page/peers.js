// The ways a browser user has to compute attention: onnxruntime-web, TensorFlow.js and plain loops.
// Each gives run(): the output (heads, n, d) in an array of its own.
import { onnxModel } from "./onnx.js";

const modules = "/build/bench/node_modules";

/**
 * @typedef {object} Problem
 * @property {number} heads
 * @property {number} n
 * @property {number} d
 * @property {boolean} causal
 * @property {Float32Array} q (heads, n, d), and so are k and v
 * @property {Float32Array} k
 * @property {Float32Array} v
 */
/** @typedef {() => Float32Array | Promise<Float32Array>} Run */

/** @param {number} threads @returns {Promise<any>} onnxruntime-web, a copy each number of threads */
async function loadOnnx(threads) {
  const ort = await import(
    `${modules}/onnxruntime-web/dist/ort.wasm.min.mjs?${threads}`
  );
  ort.env.wasm.numThreads = threads;
  ort.env.wasm.wasmPaths = `${modules}/onnxruntime-web/dist/`;
  return ort;
}

/**
 * @param {number[]} shape
 * @param {import("./onnx.js").Node[]} nodes
 * @param {{ q: Float32Array, k: Float32Array, v: Float32Array }} inputs
 * @param {number} threads
 * @returns {Promise<Run>}
 */
async function onnxRun(shape, nodes, { q, k, v }, threads) {
  const ort = await loadOnnx(threads);
  const session = await ort.InferenceSession.create(onnxModel(shape, nodes), {
    executionProviders: ["wasm"],
    graphOptimizationLevel: "all",
  });
  const feeds = {
    q: new ort.Tensor("float32", q, shape),
    k: new ort.Tensor("float32", k, shape),
    v: new ort.Tensor("float32", v, shape),
  };
  return async () => (await session.run(feeds)).output.data;
}

/** MatMul, Softmax, MatMul; the product with Kᵀ and the scale already fused. @param {Problem} p @param {number} [threads] */
export function onnxGraph({ heads, n, d, q, k, v }, threads = 1) {
  /** @type {import("./onnx.js").Node[]} */
  const nodes = [
    {
      type: "FusedMatMul",
      inputs: ["q", "k"],
      output: "scores",
      ints: { transB: 1 },
      floats: { alpha: 1 / Math.sqrt(d) },
      contrib: true,
    },
    { type: "Softmax", inputs: ["scores"], output: "weights" },
    { type: "MatMul", inputs: ["weights", "v"], output: "output" },
  ];
  return onnxRun([heads, n, d], nodes, { q, k, v }, threads);
}

/**
 * (heads, n, d) -> (n, heads, d), and back with heads and n exchanged.
 * @param {Float32Array} x @param {number} heads @param {number} n @param {number} d
 */
function exchange(x, heads, n, d) {
  const result = new Float32Array(x.length);
  for (let h = 0; h < heads; h++)
    for (let i = 0; i < n; i++)
      result.set(
        x.subarray((h * n + i) * d, (h * n + i + 1) * d),
        (i * heads + h) * d,
      );
  return result;
}

/**
 * The operator MultiHeadAttention. Its layout is (1, n, heads · d): inputs are brought there before
 * the clock starts, and `toHeads` brings the output back for the comparison.
 * @param {Problem} p
 * @param {number} [threads]
 */
export async function onnxOperator(
  { heads, n, d, causal, q, k, v },
  threads = 1,
) {
  /** @type {import("./onnx.js").Node} */
  const node = {
    type: "MultiHeadAttention",
    inputs: ["q", "k", "v"],
    output: "output",
    ints: { num_heads: heads, unidirectional: Number(causal) },
    contrib: true,
  };
  const inputs = {
    q: exchange(q, heads, n, d),
    k: exchange(k, heads, n, d),
    v: exchange(v, heads, n, d),
  };
  return onnxRun([1, n, heads * d], [node], inputs, threads);
}

/** @param {Float32Array} x @param {Problem} p */
export const toHeads = (x, { heads, n, d }) => exchange(x, n, heads, d);

/** @returns {Promise<any>} TensorFlow.js, which index.html has loaded, with WASM and one thread */
async function loadTensorFlow() {
  const { tf } = /** @type {any} */ (globalThis);
  tf.wasm.setWasmPaths(`${modules}/@tensorflow/tfjs-backend-wasm/wasm-out/`);
  tf.wasm.setThreadsCount(1);
  await tf.setBackend("wasm");
  return tf;
}

/** @param {Problem} p @returns {Promise<Run>} */
export async function tensorFlow({ heads, n, d, q, k, v }) {
  const tf = await loadTensorFlow();
  const shape = [heads, n, d];
  const [tq, tk, tv] = [q, k, v].map((x) => tf.tensor3d(x, shape));
  return async () => {
    const output = tf.tidy(() => {
      const scores = tf.mul(tf.matMul(tq, tk, false, true), 1 / Math.sqrt(d));
      return tf.matMul(tf.softmax(scores), tv);
    });
    const data = await output.data();
    output.dispose();
    return data;
  };
}

/** Loops as one writes them by hand, row by row. @param {Problem} p @returns {Run} */
export function plainLoops({ heads, n, d, causal, q, k, v }) {
  return () => {
    const output = new Float32Array(q.length);
    const weights = new Float32Array(n);
    for (let h = 0; h < heads; h++)
      for (let i = 0; i < n; i++) {
        const row = (h * n + i) * d;
        const keys = causal ? i + 1 : n;
        let max = -Infinity;
        for (let j = 0; j < keys; j++) {
          let sum = 0;
          for (let c = 0; c < d; c++)
            sum += q[row + c] * k[(h * n + j) * d + c];
          weights[j] = sum / Math.sqrt(d);
          max = Math.max(max, weights[j]);
        }
        let total = 0;
        for (let j = 0; j < keys; j++)
          total += weights[j] = Math.exp(weights[j] - max);
        for (let j = 0; j < keys; j++)
          for (let c = 0; c < d; c++)
            output[row + c] += (weights[j] / total) * v[(h * n + j) * d + c];
      }
    return output;
  };
}
