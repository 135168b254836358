// Reads the golden results: see tests/golden/README.md.
import { readFileSync } from "node:fs";

/**
 * @typedef {{ data: any, shape: number[] }} GoldenTensor
 * @typedef {object} GoldenCase
 * @property {string} name
 * @property {string} op
 * @property {Record<string, any>} options
 * @property {Record<string, GoldenTensor>} tensors
 */

const folder = new URL("../../golden/", import.meta.url);
const types = { F32: Float32Array, F64: Float64Array, U8: Uint8Array };

/**
 * @param {string} name
 * @returns {Record<string, GoldenTensor>}
 */
function readSafetensors(name) {
  const file = readFileSync(new URL(`${name}.safetensors`, folder));
  const headerSize = Number(file.readBigUInt64LE());
  const header = JSON.parse(file.toString("utf8", 8, 8 + headerSize));
  delete header.__metadata__;
  const tensors = Object.entries(header).map(([key, info]) => {
    const [begin, end] = info.data_offsets;
    const data = file.subarray(8 + headerSize);
    const bytes = Uint8Array.from(data.subarray(begin, end)); // aligned
    const type = types[/** @type {keyof typeof types} */ (info.dtype)];
    return [key, { data: new type(bytes.buffer), shape: info.shape }];
  });
  return Object.fromEntries(tensors);
}

/**
 * @param {string} op
 * @returns {GoldenCase[]}
 */
export function goldenCases(op) {
  const text = readFileSync(new URL("cases.json", folder), "utf8");
  /** @type {GoldenCase[]} */
  const cases = JSON.parse(text);
  return cases
    .filter((golden) => golden.op === op)
    .map((golden) => ({ ...golden, tensors: readSafetensors(golden.name) }));
}

/** @param {Record<string, any>} options of a golden case */
function maskOf({ mask }) {
  if (mask === "window")
    return /** @type {const} */ ({ kind: mask, window: 4 });
  if (mask === "causal") return /** @type {const} */ ({ kind: mask });
  if (mask === "causal_lower_right")
    return /** @type {const} */ ({ kind: "causal-lower-right" });
  return undefined; // the case gives its bits or its bias
}

/**
 * The arguments of a case of attention, as the engine takes them.
 * @param {GoldenCase} golden
 */
export function argumentsOf({
  options,
  tensors: { query, key, value, keep, bias },
}) {
  const mask = maskOf(options);
  // Padding is given for all heads at once.
  const shape = keep?.shape.length === 2 ? [1, ...keep.shape] : keep?.shape;
  return {
    ...{ query, key, value, bias, mask },
    scale: options.scale ?? /** @type {const} */ ("sqrt"),
    keep: mask ? undefined : keep && { data: keep.data, shape },
  };
}
