// The attention calls: each takes the call whose memory it uses, and options.
import * as args from "./arguments.js";
import { EngineError, invalid } from "./errors.js";
import { valueOf } from "./memory.js";

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
      ignoreKey: args.optionalBytes(call, "key padding", undefined),
    },
    bias: args.optionalTensor3(call, "bias", bias),
  };
  return { inputs, config };
}

/**
 * @template {string} Want
 * @param {unknown} want
 * @param {readonly Want[]} known
 * @returns {Want[]}
 */
function wanted(want, known) {
  if (!Array.isArray(want))
    throw invalid("want", want, `must be a list of ${known.join(", ")}`);
  return want.map((name) => args.oneOf("want", name, known));
}

/**
 * @param {Call} call
 * @param {AttentionOptions & { algorithm?: string, want?: string[] }} options
 * @returns {Partial<Record<string, Tensor>>}
 */
export function attention(call, options) {
  const {
    algorithm = "dense",
    want = ["output", "weights"],
    ...rest
  } = options;
  args.oneOf("algorithm", algorithm, ["dense", "streaming"]);
  if (algorithm === "streaming")
    throw new EngineError(
      "unsupported",
      "unsupported algorithm: streaming (this build has dense)",
    );
  const names = wanted(
    want,
    /** @type {const} */ (["output", "weights", "scores"]),
  );
  const { inputs, config } = attentionArguments(call, rest);
  const wantsScores = names.includes("scores");
  const result = valueOf(call.core.attention(inputs, config, wantsScores));
  return Object.fromEntries(
    names.map((name) => [name, call.read(result[name])]),
  );
}

/**
 * @param {Call} call
 * @param {AttentionOptions & { gradOutput: Tensor }} options
 */
export function attentionGradients(call, options) {
  const { gradOutput, ...rest } = options;
  const { inputs, config } = attentionArguments(call, rest);
  const grad = args.tensor3(call, "grad output", gradOutput);
  const grads = valueOf(call.core.attentionGradients(inputs, config, grad));
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
        keep: args.optionalTensor3(call, "keep", undefined, Uint8Array),
        ignoreKey: args.optionalBytes(call, "key padding", keyPadding),
      },
      bias: args.optionalTensor3(call, "bias", undefined),
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
