// node core/tools/train/pack.mjs FROM.bin TO.bin.gz: compresses a checkpoint as it is served.
import { readFileSync, writeFileSync } from "node:fs";
import { constants, gzipSync } from "node:zlib";

const [from, to] = process.argv.slice(2);
if (!to) {
  console.error("usage: node pack.mjs FROM.bin TO.bin.gz");
  process.exit(2);
}
// Quantised numbers repeat by chance alone: of all ways, the one that avoids short repeats is the
// smallest (5 bits: 841 KB, by default 911 KB).
const packed = gzipSync(readFileSync(from), {
  level: 8,
  strategy: constants.Z_FILTERED,
});
writeFileSync(to, packed);
console.log(`${to}: ${packed.length} bytes`);
