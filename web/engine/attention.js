// The attention calls: each takes the call whose memory it uses, and options.
import * as args from "./arguments.js";
import { valueOf } from "./memory.js";
import { resultsIn, writePacket } from "./packet.js";

/**
 * @typedef {import("./memory.js").Call} Call
 * @typedef {import("./index.d.ts").AttentionOptions} AttentionOptions
 * @typedef {import("./index.d.ts").MultiHeadOptions} MultiHeadOptions
 * @typedef {import("./index.d.ts").Tensor} Tensor
 */

/**
 * @param {Call} call
 * @param {Tensor} query
 * @param {Tensor} key
 * @param {Tensor} value
 */
function inputsOf(call, query, key, value) {
  return {
    query: args.tensor3(call, "query", query),
    key: args.tensor3(call, "key", key),
    value: args.tensor3(call, "value", value),
  };
}

/**
 * The arguments that every kind of attention takes.
 * @param {Call} call
 * @param {AttentionOptions} options
 */
function attentionArguments(call, options) {
  const { query, key, value, ...rest } = options;
  const { scale = "sqrt", mask, keep, bias, ...unknown } = rest;
  args.refuseUnknown(unknown);
  const inputs = inputsOf(call, query, key, value);
  const config = {
    scale: args.scaleFactor(call, scale, inputs.query.cols),
    mask: {
      ...args.maskKind(call, mask),
      keep: args.optionalTensor3(call, "keep", keep, Uint8Array),
      ignoreKey: undefined,
    },
    bias: args.optionalTensor3(call, "bias", bias),
  };
  return { inputs, config };
}

/** What each algorithm can give, and gives unless told otherwise. */
const algorithms = {
  dense: {
    known: ["output", "weights", "scores"],
    usual: ["output", "weights"],
  },
  streaming: { known: ["output", "logSumExp"], usual: ["output", "logSumExp"] },
};
const algorithmNames = /** @type {(keyof typeof algorithms)[]} */ (
  Object.keys(algorithms)
);

/** @param {{ algorithm?: string, want?: string[] }} options */
function wishesOf({ algorithm = "dense", want: wish }) {
  const name = args.oneOf("algorithm", algorithm, algorithmNames);
  const { known, usual } = algorithms[name];
  const want = wish === undefined ? usual : wish; // null is no list
  return { name, wanted: args.listOf("want", want, known) };
}

/**
 * @param {Call} call
 * @param {AttentionOptions & { algorithm?: string, want?: string[] }} options
 * @returns {Record<string, Tensor>}
 */
export function attention(call, options) {
  const { algorithm, want, ...rest } = options;
  const { name, wanted } = wishesOf({ algorithm, want });
  const { inputs, config } = attentionArguments(call, rest);
  const packet = writePacket(call, inputs, config);
  valueOf(
    name === "dense"
      ? call.core.attention(packet, config.scale, wanted.includes("scores"))
      : call.core.streamingAttention(packet, config.scale),
  );
  const views = resultsIn(call, packet);
  return Object.fromEntries(wanted.map((key) => [key, call.read(views[key])]));
}

/** @param {{ heads: number, headStride: number }} view of floats */
const bytesOf = ({ heads, headStride }) => 4 * heads * headStride;

/**
 * @param {Call} call
 * @param {Parameters<Call["core"]["linearAttentionMemory"]>[0]} inputs
 * @param {{ algorithm?: string, want?: string[] }} options
 */
function memoryOf(call, inputs, { algorithm = "dense", want, ...unknown }) {
  args.refuseUnknown(unknown);
  args.oneOf("algorithm", algorithm, [...algorithmNames, "linear"]);
  if (algorithm === "linear") {
    if (want !== undefined) args.listOf("want", want, ["output"]);
    return call.core.linearAttentionMemory(inputs);
  }
  const { name, wanted } = wishesOf({ algorithm, want });
  const streams = name === "streaming";
  return call.core.attentionMemory(inputs, streams, wanted.includes("scores"));
}

/**
 * @param {Call} call
 * @param {import("./index.d.ts").AttentionShapes} options
 */
export function attentionMemory(call, options) {
  const { query, key, value, ...rest } = options;
  const inputs = {
    query: args.shape3("query", query),
    key: args.shape3("key", key),
    value: args.shape3("value", value),
  };
  const { needed, available } = valueOf(memoryOf(call, inputs, rest));
  const copies = Object.values(inputs).map(bytesOf);
  const total = copies.reduce((sum, n) => sum + n, needed);
  return { needed: Math.ceil(total), available };
}

/**
 * @param {Call} call
 * @param {AttentionOptions & { algorithm?: string, gradOutput: Tensor }} options
 */
export function attentionGradients(call, options) {
  const { algorithm = "dense", gradOutput, ...rest } = options;
  const name = args.oneOf("algorithm", algorithm, algorithmNames);
  const { inputs, config } = attentionArguments(call, rest);
  const grad = args.tensor3(call, "grad output", gradOutput);
  const grads = valueOf(
    name === "dense"
      ? call.core.attentionGradients(inputs, config, grad)
      : call.core.streamingGradients(inputs, config, grad),
  );
  return {
    gradQuery: call.read(grads.gradQuery),
    gradKey: call.read(grads.gradKey),
    gradValue: call.read(grads.gradValue),
  };
}

/**
 * @param {Call} call
 * @param {import("./index.d.ts").LinearAttentionOptions} options
 */
export function linearAttention(call, options) {
  const { query, key, value, causal = false, ...rest } = options;
  const { keyPadding, ...unknown } = rest;
  args.refuseUnknown(unknown);
  const config = {
    causal: args.flag("causal", causal),
    ignoreKey: args.optionalBytes(call, "key padding", keyPadding),
  };
  const inputs = inputsOf(call, query, key, value);
  return {
    output: call.read(valueOf(call.core.linearAttention(inputs, config))),
  };
}

/**
 * @param {Call} call
 * @param {MultiHeadOptions} options
 */
export function multiHeadAttention(call, options) {
  const { x, y = x, nHeads, nKvHeads = nHeads, ...rest } = options;
  const { wQ, wK, wV, wO, bQ, bK, bV, bO, ...more } = rest;
  const { scale = "sqrt", mask, keyPadding, ...unknown } = more;
  args.refuseUnknown(unknown);
  const params = {
    wQ: args.matrix(call, "wQ", wQ),
    wK: args.matrix(call, "wK", wK),
    wV: args.matrix(call, "wV", wV),
    wO: args.matrix(call, "wO", wO),
    bQ: args.optionalVector(call, "bQ", bQ),
    bK: args.optionalVector(call, "bK", bK),
    bV: args.optionalVector(call, "bV", bV),
    bO: args.optionalVector(call, "bO", bO),
  };
  const heads = args.whole("heads", nHeads);
  const config = {
    nHeads: heads,
    nKvHeads: args.whole("key heads", nKvHeads),
    attention: {
      scale: args.scaleFactor(call, scale, Math.floor(params.wQ.cols / heads)),
      mask: {
        ...args.maskKind(call, mask),
        keep: undefined,
        ignoreKey: args.optionalBytes(call, "key padding", keyPadding),
      },
      bias: undefined,
    },
    valueIsKey: false,
  };
  const queries = args.matrix(call, "x", x);
  const keys = y === x ? queries : args.matrix(call, "y", y);
  const result = valueOf(
    call.core.multiHeadAttention(queries, keys, params, config),
  );
  return {
    output: call.read(result.output),
    weights: call.read(result.weights),
  };
}
