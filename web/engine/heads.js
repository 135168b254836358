// Cuts attention into groups of heads, which know nothing of each other, and
// puts their results together.

/**
 * @typedef {import("./index.d.ts").AttentionOptions} AttentionOptions
 * @typedef {import("./index.d.ts").Tensor} Tensor
 * @typedef {{ data: Float32Array | Uint8Array, shape: number[] }} AnyTensor
 */

const perQueryHead = /** @type {const} */ (["query", "keep", "bias"]);
const perKeyHead = /** @type {const} */ (["key", "value"]);

/** @param {number[]} sizes */
const product = (sizes) => sizes.reduce((all, n) => all * n, 1);

/**
 * @param {AnyTensor | undefined} tensor
 * @returns {number} its heads; NaN if it is no stack of matrices
 */
function headsOf(tensor) {
  const { data, shape } = tensor ?? {};
  const isStack =
    Array.isArray(shape) && shape.length === 3 && shape.every(Number.isInteger);
  return isStack && ArrayBuffer.isView(data) && product(shape) === data.length
    ? shape[0]
    : NaN;
}

/**
 * @param {any} options
 * @returns {boolean} whether all have the heads that they must: of others the
 *   engine itself says what is wrong
 */
function areAlike({ query, key, value, keep, bias }) {
  const [nHeads, nKvHeads] = [headsOf(query), headsOf(key)];
  return (
    nKvHeads > 0 &&
    nHeads % nKvHeads === 0 &&
    headsOf(value) === nKvHeads &&
    [keep, bias].every(
      (tensor) => !tensor || [1, nHeads].includes(headsOf(tensor)),
    )
  );
}

/**
 * Not by its own `slice`, which of a Buffer of Node.js shares the memory.
 * @template {Float32Array | Uint8Array} T
 * @param {T} data
 * @returns {T} a copy
 */
const copyOf = (data) =>
  /** @type {any} */ (Uint8Array.prototype.slice.call(data));

/**
 * @param {AnyTensor} tensor
 * @param {number} begin the first head
 * @param {number} end one after the last
 * @returns {AnyTensor} in memory of its own
 */
function cut({ data, shape: [heads, ...matrix] }, begin, end) {
  const size = product(matrix);
  return heads === 1 // it serves all
    ? { data: copyOf(data), shape: [heads, ...matrix] }
    : {
        data: copyOf(data.subarray(begin * size, end * size)),
        shape: [end - begin, ...matrix],
      };
}

/**
 * Groups of whole key heads, as even as can be. The arrays of each are its own,
 * copied when it is asked for, so that the first can be worked on meanwhile.
 * @param {AttentionOptions} options
 * @param {number} count how many, if there are as many key heads
 * @returns {Generator<any>} options of one call each
 */
export function* splitHeads(options, count) {
  if (!areAlike(options)) {
    yield options;
    return;
  }
  const nKvHeads = options.key.shape[0];
  const groupSize = options.query.shape[0] / nKvHeads;
  const parts = Math.min(count, nKvHeads);
  const edge = (/** @type {number} */ i) => Math.floor((i * nKvHeads) / parts);
  for (let i = 0; i < parts; ++i) {
    const part = /** @type {Record<string, any>} */ ({ ...options });
    const [begin, end] = [edge(i), edge(i + 1)];
    for (const name of perKeyHead) part[name] = cut(options[name], begin, end);
    for (const name of perQueryHead) {
      const tensor = options[name];
      if (tensor) part[name] = cut(tensor, begin * groupSize, end * groupSize);
    }
    yield part;
  }
}

/**
 * The arrays of `splitHeads`, which nobody needs after they are sent.
 * @param {any} part
 * @returns {ArrayBuffer[]}
 */
export function buffersOf(part) {
  return [...perQueryHead, ...perKeyHead].flatMap((name) =>
    part[name] ? [part[name].data.buffer] : [],
  );
}

/**
 * @param {Record<string, Tensor>[]} results of the groups, in their order
 * @returns {Record<string, Tensor>}
 */
export function joinHeads(results) {
  if (results.length === 1) return results[0];
  const names = Object.keys(results[0]);
  return Object.fromEntries(
    names.map((name) => {
      const tensors = results.map((result) => result[name]);
      const heads = tensors.reduce((sum, { shape }) => sum + shape[0], 0);
      const shape = [heads, ...tensors[0].shape.slice(1)];
      const data = new Float32Array(product(shape));
      let at = 0;
      for (const tensor of tensors) {
        data.set(tensor.data, at);
        at += tensor.data.length;
      }
      return [name, { data, shape }];
    }),
  );
}
