// Writes the ONNX models of the bench: just enough of protobuf for a graph of float tensors.
// Field numbers: onnx/onnx.proto3.

/** @typedef {number[]} Bytes */

/** @param {number} n @returns {Bytes} */
function varint(n) {
  const bytes = [];
  for (; n > 127; n = Math.floor(n / 128)) bytes.push((n % 128) + 128);
  return [...bytes, n];
}

/** @param {number} field @param {number} n */
const number = (field, n) => [...varint(field * 8), ...varint(n)];

/** @param {number} field @param {Bytes} bytes */
const message = (field, bytes) => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];

/** @param {number} field @param {string} text */
const string = (field, text) =>
  message(field, [...new TextEncoder().encode(text)]);

/** @param {number} field @param {number} x */
const float = (field, x) => [
  ...varint(field * 8 + 5),
  ...new Uint8Array(new Float32Array([x]).buffer),
];

/** @param {number} field @param {string} name @param {number[]} shape */
function valueInfo(field, name, shape) {
  const dims = shape.flatMap((n) => message(1, number(1, n)));
  const tensor = [...number(1, 1), ...message(2, dims)];
  return message(field, [
    ...string(1, name),
    ...message(2, message(1, tensor)),
  ]);
}

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {string[]} inputs
 * @property {string} output
 * @property {Record<string, number>} [ints]
 * @property {Record<string, number>} [floats]
 * @property {boolean} [contrib] of the domain com.microsoft
 */

/** @param {Node} node */
function encodeNode({ type, inputs, output, ints, floats, contrib }) {
  const attributes = [
    ...Object.entries(ints ?? {}).map(([name, n]) =>
      [string(1, name), number(3, n), number(20, 2)].flat(),
    ),
    ...Object.entries(floats ?? {}).map(([name, x]) =>
      [string(1, name), float(2, x), number(20, 1)].flat(),
    ),
  ];
  return [
    ...inputs.flatMap((name) => string(1, name)),
    ...string(2, output),
    ...string(4, type),
    ...attributes.flatMap((bytes) => message(5, bytes)),
    ...(contrib ? string(7, "com.microsoft") : []),
  ];
}

/**
 * A model from q, k and v to "output", all of one shape.
 * @param {number[]} shape
 * @param {Node[]} nodes
 */
export function onnxModel(shape, nodes) {
  const graph = [
    ...nodes.flatMap((node) => message(1, encodeNode(node))),
    ...string(2, "attention"),
    ...["q", "k", "v"].flatMap((name) => valueInfo(11, name, shape)),
    ...valueInfo(12, "output", shape),
  ];
  return new Uint8Array([
    ...number(1, 8), // IR version
    ...message(7, graph),
    ...message(8, [...string(1, ""), ...number(2, 17)]),
    ...message(8, [...string(1, "com.microsoft"), ...number(2, 1)]),
  ]);
}
