// What a visitor downloads, and the limit that it must stay below.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { builds } from "../../web/setup/build.js";
import { filesBelow } from "../../web/setup/stamps.js";
import { root, say } from "../../web/setup/steps.js";

const maxGzip = 1.2e6; // bytes: the page with one of the engine's builds

/**
 * @typedef {{ name: string, raw: number, gzip: number, brotli: number }} Row
 */

/** @param {string} name @param {string[]} files @returns {Row} */
function measure(name, files) {
  const row = { name, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    row.raw += bytes.length;
    row.gzip += gzipSync(bytes, { level: 9 }).length;
    row.brotli += brotliCompressSync(bytes).length;
  }
  return row;
}

/**
 * Rows of the size table. The page loads exactly one build of the engine: the whole page counts
 * the largest.
 * @returns {{ rows: Row[], whole: Row }}
 */
function sizes() {
  const dist = filesBelow(["dist"]);
  const engines = builds.map((build) =>
    measure(`engine.wasm ${build}`, [`web/engine/builds/${build}/engine.wasm`]),
  );
  const kinds = [...new Set(dist.map((file) => extname(file)))];
  const rest = kinds
    .filter((kind) => kind !== ".wasm")
    .map((kind) => {
      const files = dist.filter((file) => extname(file) === kind);
      return measure(`${kind} (${files.length})`, files);
    });
  const largest = engines.reduce((a, b) => (a.gzip >= b.gzip ? a : b));
  const whole = { name: "whole page", raw: 0, gzip: 0, brotli: 0 };
  for (const row of [largest, ...rest]) {
    whole.raw += row.raw;
    whole.gzip += row.gzip;
    whole.brotli += row.brotli;
  }
  return { rows: [...engines, ...rest], whole };
}

/** @returns {string[]} problems */
export function checkSizes() {
  const { whole } = sizes();
  return whole.gzip <= maxGzip
    ? []
    : [`the page has ${whole.gzip} bytes gzip (at most ${maxGzip})`];
}

export function printSizes() {
  const { rows, whole } = sizes();
  const number = (/** @type {number} */ n) => n.toLocaleString("en");
  say(
    `${"bytes".padEnd(24)}${"raw".padStart(12)}${"gzip".padStart(12)}${"brotli".padStart(12)}`,
  );
  for (const row of [...rows, whole])
    say(
      row.name.padEnd(24) +
        [row.raw, row.gzip, row.brotli]
          .map((n) => number(n).padStart(12))
          .join(""),
    );
}
