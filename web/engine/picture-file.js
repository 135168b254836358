// A picture as a file, without loss: the length of a text in bytes (uint32,
// little-endian), the text, which is JSON, and the numbers that it refers to by
// their place (float32, little-endian).

/** @typedef {import("./scene.js").Picture} Picture */

const LENGTH = Uint32Array.BYTES_PER_ELEMENT;
/** JSON may end in spaces: the numbers begin at a whole word. */
const WORD = Float32Array.BYTES_PER_ELEMENT;

/**
 * @param {Picture} picture
 * @returns {Uint8Array}
 */
export function packedPicture(picture) {
  const numbers = new Uint8Array(picture.x.data.buffer); // of all its arrays
  const json = JSON.stringify(picture, (_, value) =>
    value instanceof Float32Array
      ? { from: value.byteOffset, length: value.length }
      : value,
  );
  const text = new TextEncoder().encode(json);
  const padded = Math.ceil(text.length / WORD) * WORD;
  const file = new Uint8Array(LENGTH + padded + numbers.length).fill(0x20);
  new DataView(file.buffer).setUint32(0, padded, true);
  file.set(text, LENGTH);
  file.set(numbers, LENGTH + padded);
  return file;
}

/**
 * @param {Uint8Array} file
 * @returns {Picture} whose arrays share one buffer
 */
export function unpackedPicture(file) {
  const { buffer, byteOffset } = file;
  const end = LENGTH + new DataView(buffer, byteOffset).getUint32(0, true);
  const text = new TextDecoder().decode(file.subarray(LENGTH, end));
  const numbers = Uint8Array.from(file.subarray(end)).buffer;
  return JSON.parse(text, (name, value) =>
    name === "data"
      ? new Float32Array(numbers, value.from, value.length)
      : value,
  );
}
