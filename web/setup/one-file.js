// dist/attention-playground.html: the whole page in one file, which works from a disk and offline.
// What the page would fetch stands in it, packed; boot.js gives each file an address of its own.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./steps.js";

/** @typedef {{ type: string, bytes: Buffer }} File */

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
const types = { ".wasm": "application/wasm", ".js": "text/javascript" };

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
  return { type, bytes: readFileSync(path) };
}

/**
 * One run of bytes: the length of a table, the table as JSON, and the files, each packed where that
 * makes it smaller.
 * @param {Map<string, File>} files
 */
function packed(files) {
  const table = [];
  const parts = [];
  for (const [name, { type, bytes }] of files) {
    const small = gzipSync(bytes, { level: 9 });
    const isPacked = small.length < bytes.length;
    const part = isPacked ? small : bytes;
    table.push({ name, type, isPacked, length: part.length });
    parts.push(part);
  }
  const head = Buffer.from(JSON.stringify(table));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts]);
}

/**
 * Bytes as the text of a script element in windows-1252, in which every byte is a letter: only those
 * are escaped that HTML reads in another way.
 * @param {Buffer} bytes
 */
function asLetters(bytes) {
  const letters = [];
  for (const [i, byte] of bytes.entries()) {
    // "</script" and "<!--" are the only uses of "<" that end or change a script element.
    const isMarkup = byte === 60 && [33, 47].includes(bytes[i + 1]);
    if (isMarkup || [0, 13, 61].includes(byte)) letters.push(61, byte + 64);
    else letters.push(byte);
  }
  return Buffer.from(letters);
}

/**
 * The page's own index.html, before and behind the files that it holds here in
 * place of those that it names.
 */
function template() {
  const read = (/** @type {string} */ name) =>
    readFileSync(join(root, "web", name), "utf8");
  const [head, tail] = read("index.html")
    .replace(/\n *<(link|script)\b[^>]*>(<\/script>)?/g, "")
    .replace("utf-8", "windows-1252")
    .replace("</head>", () => `<style>${read("app/page.css")}</style></head>`)
    .split("</body>");
  return [
    `${head}<script type="text/plain" id="attention-playground-files">`,
    `</script><script>${read("setup/boot.js")}</script></body>${tail}`,
  ];
}

/** Writes dist/attention-playground.html. */
async function buildOneFile() {
  /** @type {Map<string, File>} */
  const files = new Map();
  const page = await bundle(join(root, "web/app/page.js"), files);
  files.set("page", { type: types[".js"], bytes: page });
  const [head, tail] = template();
  const whole = [
    Buffer.from(head),
    asLetters(packed(files)),
    Buffer.from(tail),
  ];
  writeFileSync(
    join(root, "dist/attention-playground.html"),
    Buffer.concat(whole),
  );
}

await buildOneFile();
