/** A build of the engine: what the machine's instructions make it. */
export type Build = "relaxed" | "simd" | "scalar";

/** Row-major numbers. The product of `shape` is the length of `data`. */
export interface Tensor {
  data: Float32Array;
  shape: number[];
}

/** Row-major bits, one a byte: 0 or 1. */
export interface Bits {
  data: Uint8Array;
  shape: number[];
}

/** Which keys j a query i may attend to, by position alone. */
export interface Mask {
  /**
   * "causal": j <= i, from the top left, as PyTorch's `is_causal`;
   * "causal-lower-right": j <= i + nKv - nQ, for a KV cache;
   * "window": i - window < j <= i.
   */
  kind: "none" | "causal" | "causal-lower-right" | "window";
  /** At least 1. Of kind "window" alone: others ignore it. */
  window?: number;
}

/** "sqrt": 1 / √dK; "none": 1; or the factor itself. */
export type Scale = "sqrt" | "none" | number;

export interface AttentionOptions {
  /** (nHeads, nQ, dK) */
  query: Tensor;
  /** (nKvHeads, nKv, dK); nHeads must be a multiple of nKvHeads. */
  key: Tensor;
  /** (nKvHeads, nKv, dV) */
  value: Tensor;
  /** Default "sqrt". */
  scale?: Scale;
  /** Default none. */
  mask?: Mask;
  /** (1 | nHeads, nQ, nKv): 1 = may attend; combined with `mask`. */
  keep?: Bits;
  /** (1 | nHeads, nQ, nKv), added to the scaled scores; numbers or -Infinity. */
  bias?: Tensor;
}

/** What attentionMemory looks at: shapes, no numbers. */
export interface AttentionShapes {
  /** (nHeads, nQ, dK) */
  query: { shape: number[] };
  /** (nKvHeads, nKv, dK) */
  key: { shape: number[] };
  /** (nKvHeads, nKv, dV) */
  value: { shape: number[] };
  /** Default dense; linear is `linearAttention`. */
  algorithm?: "dense" | "streaming" | "linear";
  want?: (keyof DenseAttention | keyof StreamingAttention)[];
}

export interface DenseAttention {
  /** (nHeads, nQ, dV): weights · value */
  output: Tensor;
  /** (nHeads, nQ, nKv): softmax of the scores; 0 where masked. A query with nothing to attend to has zeros. */
  weights: Tensor;
  /** (nHeads, nQ, nKv): scale · query · keyᵀ + bias; -Infinity where masked */
  scores: Tensor;
}

export interface StreamingAttention {
  /** (nHeads, nQ, dV) */
  output: Tensor;
  /** (nHeads, nQ): log Σ exp(scores); -Infinity of a query with nothing to attend to */
  logSumExp: Tensor;
}

export interface AttentionGradients {
  /** (nHeads, nQ, dK) */
  gradQuery: Tensor;
  /** (nKvHeads, nKv, dK): heads that share a key add up. */
  gradKey: Tensor;
  /** (nKvHeads, nKv, dV) */
  gradValue: Tensor;
}

export interface LinearAttentionOptions {
  /** (nHeads, nQ, dK) */
  query: Tensor;
  /** (nKvHeads, nKv, dK) */
  key: Tensor;
  /** (nKvHeads, nKv, dV) */
  value: Tensor;
  /** Query i attends to the keys j <= i. Default false. */
  causal?: boolean;
  /** (nKv): 1 = nobody attends to that key. Without any key, the output is 0. */
  keyPadding?: Uint8Array;
}

export interface RopeOptions {
  /** (heads, n, d), d even */
  x: Tensor;
  /**
   * The position of the first row. Default 0. n · d / 2 may be 2^26 at most, else
   * the call is refused with code "limit".
   */
  first?: number;
  /**
   * Which columns turn together: 2i with 2i + 1 ("interleaved", the default),
   * or i with i + d / 2 ("half-split").
   */
  layout?: "interleaved" | "half-split";
}

export interface SoftmaxOptions {
  /** (n, m) */
  scores: Tensor;
  /** What sums to 1: each row (the default, over keys), each column, or all together. */
  axis?: "rows" | "columns" | "all";
  /** Subtract the maximum first (default). Without it exp overflows above 88.7, to NaN. */
  stable?: boolean;
  /** softmax(scores / temperature). Above 0; default 1. */
  temperature?: number;
}

export interface NormOptions {
  /** (n, d): each row by itself */
  x: Tensor;
  /** (d). Default 1. */
  gain?: Tensor;
  /** (d). Default 0. */
  bias?: Tensor;
  /** Added to the variance: at least 0 and finite. Default 1e-5. */
  eps?: number;
}

export interface MultiHeadOptions {
  /** (nQ, dModel): queries come from here. */
  x: Tensor;
  /** (nKv, dModel of y): keys and values come from here. Default x. */
  y?: Tensor;
  /** (dModel, nHeads · dK); q = x · wQ + bQ */
  wQ: Tensor;
  /** (dModel of y, nKvHeads · dK) */
  wK: Tensor;
  /** (dModel of y, nKvHeads · dV) */
  wV: Tensor;
  /** (nHeads · dV, dModel) */
  wO: Tensor;
  /** Shape (n): one number a column of its matrix. */
  bQ?: Tensor;
  bK?: Tensor;
  bV?: Tensor;
  bO?: Tensor;
  nHeads: number;
  /** Default nHeads. */
  nKvHeads?: number;
  /** Default "sqrt". */
  scale?: Scale;
  /** Default none. */
  mask?: Mask;
  /** (nKv): 1 = nobody attends to that key. */
  keyPadding?: Uint8Array;
}

export interface MultiHeadAttention {
  /** (nQ, dModel) */
  output: Tensor;
  /** (nHeads, nQ, nKv) */
  weights: Tensor;
}

/**
 * Attention computed by the core. All methods are synchronous, take arrays that
 * they do not change, and give arrays that the caller owns. Wrong arguments
 * throw an EngineError.
 */
export interface Engine {
  readonly build: Build;
  /** Numbers in a vector register: 4, or 1 in the scalar build. */
  readonly lanes: number;

  /**
   * Scaled dot-product attention. "dense" keeps the whole (nQ, nKv) matrix of
   * each head; "streaming" never makes it, so it has neither weights nor scores.
   * What does not fit into memory is refused before anything is computed, with
   * code "out-of-memory" and the figures: "out of memory: dense attention needs
   * 16385 MiB (4080 MiB are available)".
   */
  attention<Want extends keyof DenseAttention = "output" | "weights">(
    options: AttentionOptions & { algorithm?: "dense"; want?: Want[] },
  ): Pick<DenseAttention, Want>;
  attention<Want extends keyof StreamingAttention = keyof StreamingAttention>(
    options: AttentionOptions & { algorithm: "streaming"; want?: Want[] },
  ): Pick<StreamingAttention, Want>;

  /**
   * How many bytes of wasm memory such a call takes at most (copies of query,
   * key and value, results, scratch; `keep` and `bias` come on top), and how
   * many there are: 4 GiB less what is in use. A device may give less. The
   * results that are handed out are copies beside it.
   */
  attentionMemory(options: AttentionShapes): {
    needed: number;
    available: number;
  };

  /** From the gradient of the output, (nHeads, nQ, dV), those of the inputs. */
  attentionGradients(
    options: AttentionOptions & {
      algorithm?: "dense" | "streaming";
      gradOutput: Tensor;
    },
  ): AttentionGradients;

  /** Attention between projections of x and y, heads concatenated, times wO. */
  multiHeadAttention(options: MultiHeadOptions): MultiHeadAttention;

  /**
   * Attention in O(n): exp(q · k) is replaced by φ(q) · φ(k), φ = elu + 1
   * (Katharopoulos et al. 2020, arXiv 2006.16236). Output (nHeads, nQ, dV).
   */
  linearAttention(options: LinearAttentionOptions): { output: Tensor };

  /**
   * Rotary position embedding (Su et al. 2021, arXiv 2104.09864): turns each
   * pair of columns by an angle that grows with the position.
   */
  rope(options: RopeOptions): { output: Tensor };

  /** Softmax to take apart: other axis, no stabilisation, any temperature. */
  softmax(options: SoftmaxOptions): { weights: Tensor };

  /** (x - mean) / √(variance + eps) · gain + bias, row by row. */
  layerNorm(options: NormOptions): { output: Tensor };
}

/**
 * Loads the engine. "auto" takes the fastest build that runs here. All engines
 * of a thread share one module and its memory.
 */
export function createEngine(options?: {
  build?: Build | "auto";
}): Promise<Engine>;

/**
 * Attention of many heads on several threads: workers with a module each, so no
 * shared memory and no cross-origin isolation. Worth it where a call takes
 * milliseconds: each copies its arrays to the workers and back.
 */
export interface EnginePool {
  readonly build: Build;
  /** As of Engine. */
  readonly lanes: number;
  /** How many there are. A call uses as many as it has key heads, at most. */
  readonly workers: number;

  /**
   * The same numbers as Engine's, to the bit. Calls may overlap. Rejects with
   * what Engine throws, and with "invalid-argument" where the options cannot be
   * sent to a worker. Leaves the caller's arrays as they are. Each worker has
   * memory of its own, for its heads: the figures of code "out-of-memory" are
   * those of one worker.
   */
  attention<Want extends keyof DenseAttention = "output" | "weights">(
    options: AttentionOptions & { algorithm?: "dense"; want?: Want[] },
  ): Promise<Pick<DenseAttention, Want>>;
  attention<Want extends keyof StreamingAttention = keyof StreamingAttention>(
    options: AttentionOptions & { algorithm: "streaming"; want?: Want[] },
  ): Promise<Pick<StreamingAttention, Want>>;

  /** Ends the workers; calls under way are rejected. Node.js waits for it. */
  close(): void;
}

/**
 * Starts the workers and loads the engine in each. Default: as many as the
 * machine has cores (navigator.hardwareConcurrency; 2 where that is unknown);
 * 1,024 at most. Rejects with code "unsupported" where the page may start no
 * workers.
 */
export function createEnginePool(options?: {
  workers?: number;
  build?: Build | "auto";
}): Promise<EnginePool>;

/** What the engine refuses, and why. */
export class EngineError extends Error {
  /**
   * "invalid-argument", "limit" (more than the engine is made for), "damaged",
   * "out-of-memory", "unsupported" (this machine or build cannot do it),
   * "no-wasm" (no WebAssembly here), "load" (a file did not arrive), "crashed"
   * (a defect of the engine: create a new one), "closed" (the pool is) or
   * "internal" (a defect that it survived).
   */
  readonly code: string;
  /** @param message lower case: what is wrong, the value, the limit */
  constructor(code: string, message: string);
}
