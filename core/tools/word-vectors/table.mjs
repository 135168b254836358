import { crc32 } from "node:zlib";

const VERSION = 1;
const CHECKED_FROM = 12; // the checksum covers everything after itself
const HEADER = 24;

/**
 * The step of the uniform quantiser, in standard deviations. The file does not
 * keep it: a reader scales each vector to a length of its own.
 */
const STEP = 0.65;
const LARGEST = 7;

/**
 * Two words a byte, low nibble first: one plane a dimension.
 * @param {Float64Array[]} vectors of unit length
 */
function planes(vectors) {
  const step = STEP / Math.sqrt(vectors[0].length);
  const bytes = Math.ceil(vectors.length / 2);
  const result = Buffer.alloc(vectors[0].length * bytes);
  vectors.forEach((vector, word) =>
    vector.forEach((x, dimension) => {
      const level = Math.round(x / step);
      const clipped = Math.max(-LARGEST, Math.min(LARGEST, level));
      const at = dimension * bytes + (word >> 1);
      result[at] |= (clipped + 8) << (4 * (word & 1));
    }),
  );
  return result;
}

/**
 * The ATV2 file that core/model/word_vectors.h describes.
 * @param {string[]} words most frequent first
 * @param {Float64Array[]} vectors of unit length, one a word
 */
export function encode(words, vectors) {
  const order = [...words.keys()].sort((a, b) =>
    words[a] < words[b] ? -1 : 1,
  );
  const list = Buffer.from(order.map((i) => words[i]).join("\n"));
  const ranks = order.map((i) => Math.round(16 * Math.log2(i + 1)));

  const header = Buffer.alloc(HEADER);
  header.write("ATV2", 0, "latin1");
  header.writeUInt32LE(VERSION, 4);
  header.writeUInt32LE(words.length, 12);
  header.writeUInt32LE(vectors[0].length, 16);
  header.writeUInt32LE(list.length, 20);
  const file = Buffer.concat([
    header,
    list,
    Buffer.from(ranks),
    planes(order.map((i) => vectors[i])),
  ]);
  file.writeUInt32LE(crc32(file.subarray(CHECKED_FROM)), 8);
  return file;
}
