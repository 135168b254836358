// dist/attention-playground.html: the whole page in one file, which works from a disk and offline.
// What the page would fetch stands in it, packed; boot.js gives each file an address of its own.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "./steps.js";

/**
 * @typedef {{ type: string, bytes: Buffer }} File
 *
 * @typedef {object} Table
 * @property {number} key see `asLetters`
 * @property {string} returns
 * @property {{ packed: number, files: { name: string, type: string, length: number }[] }[]} streams
 */

/** `new URL("name", import.meta.url)`, as bundlers know it. */
const address =
  /new URL\(\s*(["'])([^"'\n]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/**
 * The engine takes the most room, so there is one: that which nearly all browsers run, with the
 * experiments, which the page alone does without.
 */
const builds = /\/builds\/(\w+)\/(engine|lab)\.(mjs|wasm)$/;
const theBuild = "simd";

/** @type {Record<string, string>} */
const types = {
  ".wasm": "application/wasm",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
};

/**
 * Bundles a module and all that it imports, now or later, into one text. Files that it would fetch
 * are collected, and so are its workers.
 * @param {string} entry
 * @param {Map<string, File>} files by their paths from the project's root
 * @returns {Promise<Buffer>}
 */
async function bundle(entry, files) {
  const { build } = await import("vite");
  /** @type {string[]} */
  const workers = [];
  const output = await build({
    root: join(root, "web"),
    configFile: false,
    logLevel: "warn",
    plugins: [withoutAddresses(files, workers)],
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: false },
        preserveEntrySignatures: "strict",
      },
    },
  });
  const { output: parts } = /** @type {any} */ (output);
  for (const worker of workers)
    if (!files.has(nameOf(worker))) {
      files.set(nameOf(worker), { type: "", bytes: Buffer.alloc(0) }); // once, though two ask
      const bytes = await bundle(worker, files);
      files.set(nameOf(worker), { type: types[".js"], bytes });
    }
  return Buffer.from(parts[0].code);
}

/** In place of a build that is left out. */
const none = "\0none";

/** @param {string} path of the engine or another file @returns {string} of the engine with experiments */
const engineOf = (path) =>
  builds.test(path) ? path.replace(/engine(\.\w+)$/, "lab$1") : path;

/** @param {string} path */
const nameOf = (path) => path.slice(root.length).replaceAll("\\", "/");

/**
 * @param {Map<string, File>} files
 * @param {string[]} workers
 * @returns {import("vite").Plugin}
 */
function withoutAddresses(files, workers) {
  return {
    name: "one-file",
    enforce: "pre",
    resolveId(name, importer) {
      const [, build] = builds.exec(name) ?? [];
      if (!build || !importer || name.endsWith(".wasm")) return null;
      return build === theBuild
        ? engineOf(resolve(dirname(importer), name))
        : none;
    },
    load: (id) => (id === none ? "export default null" : null),
    async transform(code, id) {
      const found = [...code.matchAll(address)];
      if (found.length === 0) return null;
      let text = code;
      for (const [whole, , name] of found) {
        const path = engineOf(await pathOf(name, id, this));
        const [, build = theBuild] = builds.exec(path) ?? [];
        if (build !== theBuild) {
          text = text.replace(whole, "undefined");
          continue;
        }
        if (/worker\.js$/.test(path)) workers.push(path);
        else files.set(nameOf(path), fileAt(path));
        const file = JSON.stringify(nameOf(path));
        text = text.replace(
          whole,
          `globalThis.attentionPlaygroundFile(${file})`,
        );
      }
      return { code: text, map: null };
    },
  };
}

/**
 * @param {string} name
 * @param {string} importer
 * @param {{ resolve: (name: string, importer: string) => Promise<{ id: string } | null> }} bundler
 */
async function pathOf(name, importer, bundler) {
  if (name.startsWith(".")) return resolve(dirname(importer), name);
  const found =
    (await bundler.resolve(name, importer)) ??
    (await bundler.resolve(`./${name}`, importer));
  if (!found)
    throw new Error(`${importer} names a file that is not there: ${name}`);
  return found.id;
}

/** @param {string} path @returns {File} */
function fileAt(path) {
  const type = types[extname(path)] ?? "application/octet-stream";
  const bytes = readFileSync(path);
  // Packed twice it would be larger; who reads it takes it unpacked too.
  return { type, bytes: path.endsWith(".gz") ? gunzipSync(bytes) : bytes };
}

/**
 * Files that are alike are packed as one stream: what stands twice is packed once. The numbers of a
 * model are like nothing else.
 * @param {string} name @returns {string} the stream's name
 */
function streamOf(name) {
  if (name.endsWith(".gz")) return name;
  return name.endsWith(".wasm") ? "wasm" : "text";
}

/** @param {Buffer} bytes @returns {Buffer} .lzma */
function packed(bytes) {
  const { stdout, stderr, status } = spawnSync(
    "python3",
    [join(root, "web/setup/lzma.py")],
    { input: bytes, maxBuffer: Number.MAX_SAFE_INTEGER },
  );
  if (status !== 0) throw new Error(`python3 packs nothing: ${stderr}`);
  return stdout;
}

/**
 * What stands in the page: the streams' bytes as letters, and what is needed to get them back.
 * @param {Map<string, File>} files
 */
function packAll(files) {
  /** @type {Map<string, [string, File][]>} */
  const streams = new Map();
  for (const [name, file] of files) {
    const stream = streamOf(name);
    streams.set(stream, [...(streams.get(stream) ?? []), [name, file]]);
  }
  const parts = [...streams.values()].map((stream) =>
    packed(Buffer.concat(stream.map(([, { bytes }]) => bytes))),
  );
  const { text, ...how } = asLetters(Buffer.concat(parts));
  /** @type {Table} */
  const table = {
    ...how,
    streams: [...streams.values()].map((stream, i) => ({
      packed: parts[i].length,
      files: stream.map(([name, { type, bytes }]) => ({
        ...{ name, type },
        length: bytes.length,
      })),
    })),
  };
  return { text, table: JSON.stringify(table) };
}

/** What ends a script element, or changes how its text is read. */
const markup = /<!--|<\/?script/i;

/**
 * Bytes as the text of a script element in windows-1252, in which every byte is a letter. HTML reads
 * two in another way: 0, which becomes a letter of its own, and a carriage return, which becomes a
 * line feed; a bit says of each line feed whether it was one.
 * @param {Buffer} bytes
 * @returns {{ text: Buffer, key: number, returns: string }} key: each byte is "exclusive or" that,
 *   so that no markup stands in it; returns: the bits, the lowest first, in base64
 */
function asLetters(bytes) {
  for (let key = 0; key < 256; key++) {
    const text = bytes.map((byte) => byte ^ key);
    const feeds = text.filter((byte) => byte === 10 || byte === 13);
    const returns = Buffer.alloc(Math.ceil(feeds.length / 8));
    feeds.forEach((byte, i) => {
      if (byte === 13) returns[i >> 3] |= 1 << (i & 7);
    });
    const letters = Buffer.from(text.map((byte) => (byte === 13 ? 10 : byte)));
    if (!markup.test(letters.toString("latin1")))
      return { text: letters, key, returns: returns.toString("base64") };
  }
  throw new Error("each key makes markup");
}

/** The page's own index.html, before and behind the scripts that stand in place of those it names. */
function template() {
  const read = (/** @type {string} */ name) =>
    readFileSync(join(root, "web", name), "utf8");
  return read("index.html")
    .replace(/\n *<(link|script)\b[^>]*>(<\/script>)?/g, "")
    .replace("utf-8", "windows-1252")
    .replace("</head>", () => `<style>${read("app/page.css")}</style></head>`)
    .split("</body>");
}

/** Writes dist/attention-playground.html. */
async function buildOneFile() {
  /** @type {Map<string, File>} */
  const files = new Map();
  const page = await bundle(join(root, "web/app/page.js"), files);
  files.set("page", { type: types[".js"], bytes: page });
  const boot = await bundle(join(root, "web/setup/boot.js"), new Map());
  if (boot.some((byte) => byte > 127))
    throw new Error("boot.js has letters that are others in windows-1252");
  const [head, tail] = template();
  const { text, table } = packAll(files);
  const whole = [
    Buffer.from(
      `${head}<script type="application/json" id="attention-playground-table">${table}</script>` +
        `<script type="text/plain" id="attention-playground-files">`,
    ),
    text,
    Buffer.from(
      `</script><script type="module">${boot}</script></body>${tail}`,
    ),
  ];
  writeFileSync(
    join(root, "dist/attention-playground.html"),
    Buffer.concat(whole),
  );
}

await buildOneFile();
