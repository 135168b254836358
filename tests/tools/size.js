// What a visitor downloads, and the limit that it must stay below.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { builds } from "../../web/setup/build.js";
import { filesBelow } from "../../web/setup/stamps.js";
import { root, say } from "../../web/setup/steps.js";

const oneFile = "the page in one file";

/**
 * Bytes: the first view, without vectors and checkpoints, and everything that a visitor of the
 * playground gets who stays with the writer; the file that is handed on as it is.
 * @type {Record<string, { most: number, kind: "gzip" | "raw" }>}
 */
const limits = {
  "first view": { most: 250e3, kind: "gzip" },
  "main path": { most: 2e6, kind: "gzip" },
  [oneFile]: { most: 3e6, kind: "raw" },
};

/** Loaded only by who asks for it; what is not named here counts. */
const onDemand = {
  practice:
    /\/(practice-view|en-(exercises|practice)|product|worker|micropython|emscripten-module|module|ffi|runner|testing|typing|__vite)|\.py$/,
  experiments:
    /\/(experiments-view|[a-z]{2}-(experiments|training|measures|mistakes)|service|mistake-lab|mistake-names|pieces-lab|attend|signs|strip)-/,
  lessons: /\/(lesson-view|variant|[a-z]+-lessons|kept|take-over|download)-/,
  "lesson plans": /\/(teachers-view|en-teachers)-/,
  "embed dialog": /\/(embed-dialog|[a-z]{2}-embed)-/,
  "code, export, comparison and params":
    /\/(code-panel|export-sheet|en-export|compare-view|param-matrix)-/,
  "where no worker may start": /\/playground-service-/,
  translator: /\/translator\./,
  "other languages": /\/(zh|es|de|fr)-/,
  "the engine's users": /\/(attention-playground-engine\.js|pool-worker-.*)$/,
  "who checks what comes": /\/integrity\.json$/,
  [oneFile]: /\/attention-playground\.html$/,
  "for courses' systems": /\/course\.(html|js)$/,
  "the course for them": /\/scorm\.zip$/,
};
const numbers = /\/(words|writer|first-picture)\./;

/**
 * @typedef {{ name: string, raw: number, gzip: number, brotli: number }} Row
 */

/** @param {string} file */
const bytesOf = (file) => statSync(join(root, file)).size;

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
 * Rows of the size table. The page loads exactly one build of the engine and its glue, of which
 * each worker has a copy: the largest counts.
 * @returns {Row[]}
 */
function sizes() {
  let files = filesBelow(["dist"]);
  const take = (/** @type {RegExp} */ pattern) => {
    const taken = files.filter((file) => pattern.test(file));
    files = files.filter((file) => !pattern.test(file));
    return taken;
  };
  const chosen = Object.entries(onDemand).map(([name, pattern]) =>
    measure(name, take(pattern)),
  );
  take(/\/engine-.*\.wasm$/);
  take(/\/lab-.*\.(wasm|js)$/);
  const [glue] = take(/\/engine-.*\.js$/).sort(
    (a, b) => bytesOf(b) - bytesOf(a),
  );
  const engines = builds.map((build) =>
    measure(`engine ${build}`, [
      `web/engine/builds/${build}/engine.wasm`,
      glue,
    ]),
  );
  const data = measure("vectors and writer", take(numbers));
  const page = measure("page", files);
  const largest = engines.reduce((a, b) => (a.gzip >= b.gzip ? a : b));
  const first = sum("first view", [page, largest]);
  const main = sum("main path", [first, data]);
  return [...engines, page, data, first, main, ...chosen];
}

/** @param {string} name @param {Row[]} rows @returns {Row} */
function sum(name, rows) {
  const total = (/** @type {"raw" | "gzip" | "brotli"} */ kind) =>
    rows.reduce((bytes, row) => bytes + row[kind], 0);
  return {
    name,
    raw: total("raw"),
    gzip: total("gzip"),
    brotli: total("brotli"),
  };
}

/** @returns {string[]} problems */
export function checkSizes() {
  const rows = sizes();
  return Object.entries(limits).flatMap(([name, { most, kind }]) => {
    const row = /** @type {Row} */ (rows.find((one) => one.name === name));
    return row[kind] <= most
      ? []
      : [`${name}: ${row[kind]} bytes ${kind} (at most ${most})`];
  });
}

export function printSizes() {
  const number = (/** @type {number} */ n) => n.toLocaleString("en");
  say(
    `${"bytes".padEnd(32)}${"raw".padStart(12)}${"gzip".padStart(12)}${"brotli".padStart(12)}`,
  );
  for (const row of sizes())
    say(
      row.name.padEnd(32) +
        [row.raw, row.gzip, row.brotli]
          .map((n) => number(n).padStart(12))
          .join(""),
    );
}
