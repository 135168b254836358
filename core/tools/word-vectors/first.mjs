/**
 * Makes web/assets/first-words.bin.gz out of web/assets/words.bin.gz: the words
 * of the sentences that the page begins with, so that its picture need not wait
 * for the others.
 *
 *   node core/tools/word-vectors/first.mjs [--check]
 *
 * --check writes nothing and fails unless the file would be the same.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { crc32, gunzipSync, gzipSync } from "node:zlib";

const asset = (/** @type {string} */ name) =>
  new URL(`../../../web/assets/${name}`, import.meta.url);
const HEADER = 24;
/** Of the sentences that the page begins with, by new links and by those of version 1. */
const WORDS = "tom gave the ball to anna because boat drifted bank of river .";

/** An ATV2 file (core/model/word_vectors.h) in its parts. @param {Buffer} file */
function parse(file) {
  const [n, d, length] = [12, 16, 20].map((at) => file.readUInt32LE(at));
  const names = file.toString("utf8", HEADER, HEADER + length).split("\n");
  const ranks = file.subarray(HEADER + length, HEADER + length + n);
  const planes = file.subarray(HEADER + length + n);
  const half = Math.ceil(n / 2);
  return names.map((name, word) => ({
    name,
    rank: ranks[word],
    nibbles: Array.from({ length: d }, (_, dimension) => {
      const byte = planes[dimension * half + (word >> 1)];
      return (byte >> (4 * (word & 1))) & 15;
    }),
  }));
}

/** @typedef {ReturnType<typeof parse>[number]} Word */

/** @param {Word[]} words in the order of their bytes */
function encode(words) {
  const list = Buffer.from(words.map(({ name }) => name).join("\n"));
  const [{ nibbles }] = words;
  const half = Math.ceil(words.length / 2);
  const planes = Buffer.alloc(nibbles.length * half);
  words.forEach((word, at) =>
    word.nibbles.forEach((nibble, dimension) => {
      planes[dimension * half + (at >> 1)] |= nibble << (4 * (at & 1));
    }),
  );
  const header = Buffer.alloc(HEADER);
  header.write("ATV2", 0, "latin1");
  header.writeUInt32LE(1, 4);
  [words.length, nibbles.length, list.length].forEach((size, i) =>
    header.writeUInt32LE(size, 12 + 4 * i),
  );
  const ranks = Buffer.from(words.map(({ rank }) => rank));
  const file = Buffer.concat([header, list, ranks, planes]);
  file.writeUInt32LE(crc32(file.subarray(12)), 8);
  return file;
}

/** What a reader takes a word's share to be, before all are scaled to 1. @param {number} rank */
const share = (rank) => 2 ** (-rank / 16);

/**
 * Ranks whose shares sum to `rest`, to about 1e-10: a word's frequency is its
 * share of all, so the words that are left out are stood for by a few.
 * @param {number} rest
 */
function standIns(rest) {
  const ranks = [];
  // Large ones first; small ones lie dense, so that four of them end close by.
  for (let rank = 0; rank < 80; rank += 16)
    for (; rest > share(rank) + 0.05; rest -= share(rank)) ranks.push(rank);
  /** @type {{ a: number, b: number, sum: number }[]} */
  const pairs = [];
  for (let a = 0; a < 256; a++)
    for (let b = a; b < 256; b++)
      pairs.push({ a, b, sum: share(a) + share(b) });
  pairs.sort((x, y) => x.sum - y.sum);
  let [low, high, best] = [0, pairs.length - 1, { off: Infinity, at: [0, 0] }];
  while (low <= high) {
    const off = pairs[low].sum + pairs[high].sum - rest;
    if (Math.abs(off) < best.off)
      best = { off: Math.abs(off), at: [low, high] };
    if (off > 0) high--;
    else low++;
  }
  return [...ranks, ...best.at.flatMap((at) => [pairs[at].a, pairs[at].b])];
}

function make() {
  const all = parse(gunzipSync(readFileSync(asset("words.bin.gz"))));
  const sum = (/** @type {Word[]} */ words) =>
    words.reduce((total, { rank }) => total + share(rank), 0);
  const names = WORDS.split(" ");
  const words = all.filter(({ name }) => names.includes(name));
  if (words.length !== names.length)
    throw new Error("a word is not in the table");
  // With a space in its name no word of a text is taken for one of them.
  const others = standIns(sum(all) - sum(words)).map((rank, at) => ({
    name: ` ${String.fromCharCode(97 + at)}`,
    rank,
    nibbles: words[0].nibbles.map(() => 8), // 0
  }));
  return encode([...others, ...words]);
}

const file = make();
const target = asset("first-words.bin.gz");
if (process.argv[2] === "--check") {
  if (!gunzipSync(readFileSync(target)).equals(file)) {
    console.error(
      "web/assets/first-words.bin.gz differs from what this script makes",
    );
    process.exit(1);
  }
} else {
  writeFileSync(target, gzipSync(file, { level: 9 }));
}
console.log(`${file.length} bytes, gzip ${readFileSync(target).length}`);
