/**
 * Matrices as NumPy reads them with numpy.load: a zip file (stored, not
 * compressed) of one .npy file each (numpy.lib.format, version 1.0).
 *
 * @typedef {import("./matrices.js").Tensor} Tensor
 */

const encoder = new TextEncoder();

/**
 * @param {Record<string, Tensor>} tensors
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function npzOf(tensors) {
  const files = Object.entries(tensors).map(([name, tensor]) => ({
    name: encoder.encode(`${name}.npy`),
    content: npyOf(tensor),
  }));
  return zipOf(files);
}

/**
 * Little-endian numbers of 32 bits in row-major order.
 *
 * @param {Tensor} tensor
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function npyOf({ data, shape }) {
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(", ");
  const header = `{'descr': '<f4', 'fortran_order': False, 'shape': (${tuple}), }`;
  // Magic, version, length and header together fill blocks of 64 bytes.
  const total = Math.ceil((10 + header.length + 1) / 64) * 64;
  const text = `${header.padEnd(total - 11)}\n`;
  const bytes = new Uint8Array(total + 4 * data.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x93, ...encoder.encode("NUMPY"), 1, 0]);
  view.setUint16(8, text.length, true);
  bytes.set(encoder.encode(text), 10);
  data.forEach((value, i) => view.setFloat32(total + 4 * i, value, true));
  return bytes;
}

/** @typedef {{ name: Uint8Array, content: Uint8Array }} File */

const STORED = 0;
const VERSION = 20; // 2.0
const UTF8 = 0x800;
/** 1 January 1980, the first day that a zip file knows. */
const DATE = 0x21;

/**
 * A zip file (PKWARE APPNOTE 6.3) without compression and with fixed dates, so
 * that the same matrices give the same bytes.
 *
 * @param {File[]} files
 */
function zipOf(files) {
  const parts = [];
  const directory = [];
  let at = 0;
  for (const { name, content } of files) {
    const facts = factsOf(name, content);
    const local = record(0x04034b50, [...facts, u16(0)], [name]);
    parts.push(local, content);
    directory.push(
      record(
        0x02014b50,
        [u16(VERSION), ...facts, u16(0), u16(0), u16(0), u16(0)],
        [bytesOf([u32(0), u32(at)]), name],
      ),
    );
    at += local.length + content.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const count = u16(files.length);
  const end = record(
    0x06054b50,
    [u16(0), u16(0), count, count, u32(size), u32(at), u16(0)],
    [],
  );
  return joined([...parts, ...directory, end]);
}

/**
 * What both the local header and the directory say of a file.
 *
 * @param {Uint8Array} name
 * @param {Uint8Array} content
 */
function factsOf(name, content) {
  const size = u32(content.length);
  return [
    ...[u16(VERSION), u16(UTF8), u16(STORED), u16(0), u16(DATE)],
    ...[u32(crc32(content)), size, size, u16(name.length)],
  ];
}

/** @typedef {{ value: number, bytes: 2 | 4 }} Field */

/** @param {number} value @returns {Field} */
const u16 = (value) => ({ value, bytes: 2 });
/** @param {number} value @returns {Field} */
const u32 = (value) => ({ value, bytes: 4 });

/**
 * @param {number} signature
 * @param {Field[]} fields
 * @param {Uint8Array[]} rest
 */
function record(signature, fields, rest) {
  return joined([bytesOf([u32(signature), ...fields]), ...rest]);
}

/** @param {Field[]} fields little-endian */
function bytesOf(fields) {
  const size = fields.reduce((sum, { bytes }) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const { value, bytes } of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Remainders of a byte by the polynomial of CRC-32 (ISO 3309), reflected. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++)
    rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes)
    rest = (rest >>> 8) ^ REMAINDERS[(rest ^ byte) & 255];
  return (rest ^ 0xffffffff) >>> 0;
}
