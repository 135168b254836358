/**
 * Matrices as NumPy reads them with numpy.load: a zip file (stored, not
 * compressed) of one .npy file each (numpy.lib.format, version 1.0).
 */
import { Parts } from "./parts.js";

const encoder = new TextEncoder();

/** Matrices of one file, whose numbers come bit by bit, in any order. */
export class Npz {
  /** @type {Map<string, Entry>} */
  #entries;

  /** @param {Record<string, number[]>} shapes by name */
  constructor(shapes) {
    this.#entries = new Map(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        new Entry(name, shape),
      ]),
    );
  }

  /**
   * @param {string} name
   * @param {Float32Array} numbers that follow those before, row by row
   */
  add(name, numbers) {
    const { buffer, byteOffset, byteLength } = numbers;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    this.#entries.get(name)?.add(bytes.slice());
  }

  /** @returns {Blob} */
  end() {
    return zipOf([...this.#entries.values()]);
  }
}

/** A file in the zip file. */
class Entry {
  #content = new Parts();
  #crc = new Crc32();
  size = 0;

  /**
   * @param {string} name of the matrix
   * @param {number[]} shape
   */
  constructor(name, shape) {
    this.name = encoder.encode(`${name}.npy`);
    this.add(npyHeader(shape));
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes) {
    this.#content.add(bytes);
    this.#crc.add(bytes);
    this.size += bytes.length;
  }

  get crc() {
    return this.#crc.value;
  }

  end() {
    return this.#content.end();
  }
}

/**
 * What stands before the numbers: little-endian ones of 32 bits in row-major
 * order.
 *
 * @param {number[]} shape
 */
function npyHeader(shape) {
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(", ");
  const header = `{'descr': '<f4', 'fortran_order': False, 'shape': (${tuple}), }`;
  // Magic, version, length and header together fill blocks of 64 bytes.
  const total = Math.ceil((10 + header.length + 1) / 64) * 64;
  const text = `${header.padEnd(total - 11)}\n`;
  const bytes = new Uint8Array(total);
  bytes.set([0x93, ...encoder.encode("NUMPY"), 1, 0]);
  new DataView(bytes.buffer).setUint16(8, text.length, true);
  bytes.set(encoder.encode(text), 10);
  return bytes;
}

const STORED = 0;
const VERSION = 20; // 2.0
const UTF8 = 0x800;
/** 1 January 1980, the first day that a zip file knows. */
const DATE = 0x21;

/**
 * A zip file (PKWARE APPNOTE 6.3) without compression and with fixed dates, so
 * that the same matrices give the same bytes.
 *
 * @param {Entry[]} entries
 */
function zipOf(entries) {
  /** @type {BlobPart[]} */
  const parts = [];
  const directory = [];
  let at = 0;
  for (const entry of entries) {
    const { name, size } = entry;
    const facts = factsOf(entry);
    const local = record(0x04034b50, [...facts, u16(0)], [name]);
    parts.push(local, ...entry.end());
    directory.push(
      record(
        0x02014b50,
        [u16(VERSION), ...facts, u16(0), u16(0), u16(0), u16(0)],
        [bytesOf([u32(0), u32(at)]), name],
      ),
    );
    at += local.length + size;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const count = u16(entries.length);
  const end = record(
    0x06054b50,
    [u16(0), u16(0), count, count, u32(size), u32(at), u16(0)],
    [],
  );
  return new Blob([...parts, ...directory, end]);
}

/**
 * What both the local header and the directory say of a file.
 *
 * @param {Entry} entry
 */
function factsOf({ name, crc, size }) {
  return [
    ...[u16(VERSION), u16(UTF8), u16(STORED), u16(0), u16(DATE)],
    ...[u32(crc), u32(size), u32(size), u16(name.length)],
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

class Crc32 {
  #rest = 0xffffffff;

  /** @param {Uint8Array} bytes that follow those before */
  add(bytes) {
    let rest = this.#rest;
    for (const byte of bytes)
      rest = (rest >>> 8) ^ REMAINDERS[(rest ^ byte) & 255];
    this.#rest = rest;
  }

  get value() {
    return (this.#rest ^ 0xffffffff) >>> 0;
  }
}
