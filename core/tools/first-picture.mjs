/**
 * Makes web/assets/first-picture.bin.gz: the picture that the page begins with,
 * computed by the scalar build of the engine, whose results are the same on every
 * machine.
 *
 *   node core/tools/first-picture.mjs [--check]
 *
 * --check writes nothing and fails unless the file would be the same.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { firstScene } from "../../web/app/first-picture.js";
import { packedPicture } from "../../web/engine/picture-file.js";
import { createPlayground } from "../../web/engine/playground.js";

const target = new URL(
  "../../web/assets/first-picture.bin.gz",
  import.meta.url,
);

const playground = await createPlayground({ build: "scalar" });
const picture = await playground.show(firstScene());
playground.dispose();
if (!picture) throw new Error("no picture came");

const file = packedPicture(picture);
if (process.argv[2] !== "--check") {
  writeFileSync(target, gzipSync(file, { level: 9 }));
} else if (!gunzipSync(readFileSync(target)).equals(file)) {
  console.error(
    "web/assets/first-picture.bin.gz differs from what this script makes",
  );
  process.exit(1);
}
console.log(`${file.length} bytes, gzip ${readFileSync(target).length}`);
