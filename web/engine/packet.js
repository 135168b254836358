// Attention in one array of 32-bit words, in the order of AttentionPacket in
// wasm/call.h: Embind takes longer over objects of as many fields than
// attention over 64 tokens.

/**
 * @typedef {import("./memory.js").Call} Call
 * @typedef {import("./memory.js").View} View
 * @typedef {Required<View>} Stack
 */

const argumentWords = 3 * 6 + 2 + 2 * 6;
const resultWords = 3 * 6 + 4;
const words = new Uint32Array(argumentWords + resultWords);

/**
 * @param {number} at where in `words`
 * @param {Stack | undefined} view
 * @returns {number} where the next goes
 */
function put(at, view) {
  if (view) {
    words[at] = view.address;
    words[at + 1] = view.heads;
    words[at + 2] = view.rows;
    words[at + 3] = view.cols;
    words[at + 4] = view.rowStride;
    words[at + 5] = view.headStride;
  }
  return at + 6;
}

/**
 * @param {Call} call
 * @param {{ query: Stack, key: Stack, value: Stack }} inputs
 * @param {{ mask: { kind: { value: number }, window: number, keep?: Stack }, bias?: Stack }} config
 * @returns {number} its address
 */
export function writePacket(call, { query, key, value }, { mask, bias }) {
  words.fill(0);
  let at = put(put(put(0, query), key), value);
  words[at++] = mask.kind.value;
  words[at++] = mask.window;
  put(put(at, mask.keep), bias);
  return call.writeWords(words);
}

/**
 * @param {Uint32Array} from
 * @param {number} at
 * @returns {Stack}
 */
const stackAt = (from, at) => ({
  address: from[at],
  heads: from[at + 1],
  rows: from[at + 2],
  cols: from[at + 3],
  rowStride: from[at + 4],
  headStride: from[at + 5],
});

/**
 * @param {Call} call
 * @param {number} packet its address
 * @returns {Record<string, View>}
 */
export function resultsIn(call, packet) {
  const results = call.readWords(packet + 4 * argumentWords, resultWords);
  return {
    output: stackAt(results, 0),
    weights: stackAt(results, 6),
    scores: stackAt(results, 12),
    logSumExp: {
      address: results[18],
      rows: results[19],
      cols: results[20],
      rowStride: results[21],
    },
  };
}
