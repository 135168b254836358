// The calls beside attention: position, softmax, norm.
import * as args from "./arguments.js";
import { invalid } from "./errors.js";
import { valueOf } from "./memory.js";

/** @typedef {import("./memory.js").Call} Call */

/**
 * @param {Call} call
 * @param {import("./index.d.ts").RopeOptions} options
 */
export function rope(call, options) {
  const { x, first = 0, layout = "interleaved", ...unknown } = options;
  args.refuseUnknown(unknown);
  const turned = call.core.rope(
    args.tensor3(call, "x", x),
    args.whole("first position", first),
    args.enumValue(call.module.RopeLayout, "layout", layout),
  );
  return { output: call.read(valueOf(turned)) };
}

/**
 * @param {Call} call
 * @param {import("./index.d.ts").SoftmaxOptions} options
 */
export function softmax(call, options) {
  const { scores, axis = "rows", stable = true, ...rest } = options;
  const { temperature = 1, ...unknown } = rest;
  args.refuseUnknown(unknown);
  const weights = call.core.softmax(args.matrix(call, "scores", scores), {
    axis: args.enumValue(call.module.SoftmaxAxis, "axis", axis),
    stable: args.flag("stable", stable),
    temperature: args.number("temperature", temperature),
  });
  return { weights: call.read(valueOf(weights)) };
}

/**
 * @param {Call} call
 * @param {import("./index.d.ts").NormOptions} options
 */
export function layerNorm(call, options) {
  const { x, gain, bias, eps = 1e-5, ...unknown } = options;
  args.refuseUnknown(unknown);
  const added = Math.fround(args.number("eps", eps));
  if (!(added >= 0 && added < Infinity))
    throw invalid("eps", eps, "must be at least 0 and finite");
  const rows = args.matrix(call, "x", x);
  const ones = {
    data: new Float32Array(rows.cols).fill(1),
    shape: [rows.cols],
  };
  const normalised = call.core.normalise(rows, {
    kind: call.module.NormKind.layer,
    gain: args.optionalVector(call, "gain", gain === undefined ? ones : gain),
    bias: args.optionalVector(call, "bias", bias),
    eps: added,
  });
  return { output: call.read(valueOf(normalised)) };
}
