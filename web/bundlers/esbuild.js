// esbuild leaves `new URL("file", import.meta.url)` and the workers made of it as
// they stand, and bundles no such file. This plugin for it does, in this package and
// in those that it needs.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** `new URL("file", import.meta.url)`, with what stands before it where it is a worker. */
const address =
  /(new Worker\(\s*)?new URL\(\s*(["'])([^"'\n]+)\2\s*,\s*import\.meta\.url\s*,?\s*\)/g;
const own = fileURLToPath(new URL("../", import.meta.url));
const sources = new RegExp(
  `^${own.replace(/[^\w/]/g, "\\$&")}.*\\.js$|emscripten-module\\.browser\\.mjs$`,
);
const name = "attention-playground";

/** What a worker is bundled with, as the page is. */
const shared = /** @type {const} */ ([
  ...["absWorkingDir", "assetNames", "charset", "conditions", "legalComments"],
  ...["minify", "minifyIdentifiers", "minifySyntax", "minifyWhitespace"],
  ...["publicPath", "supported", "target"],
]);

/**
 * @typedef {import("esbuild").PluginBuild} Build
 * @typedef {import("esbuild").OutputFile} OutputFile
 *
 * @typedef {{ script: OutputFile, files: OutputFile[] }} Bundled a worker, and what it names
 */

/** @returns {import("esbuild").Plugin} */
export const attentionPlayground = () => plugin([]);

/**
 * @param {string[]} within the workers that this is a bundle of, from the outermost
 * @returns {import("esbuild").Plugin}
 */
const plugin = (within) => ({ name, setup: (build) => setup(build, within) });

/** @param {Build} build @param {string[]} within */
function setup(build, within) {
  const { format, assetNames, write } = build.initialOptions;
  /** By their paths. @type {Map<string, Promise<Bundled>>} */
  const workers = new Map();
  build.onStart(() => ({
    errors: [
      ...(format === "esm" ? [] : [{ text: 'it needs `format: "esm"`' }]),
      ...(assetNames?.includes("[dir]")
        ? [{ text: "it knows no `[dir]` in `assetNames`" }]
        : []),
    ],
  }));
  build.onLoad({ filter: sources, namespace: "file" }, async ({ path }) => ({
    contents: withImports(await readFile(path, "utf8")),
    loader: "js",
  }));
  for (const kind of ["file", "worker"])
    build.onResolve({ filter: new RegExp(`^${name}-${kind}:`) }, (asked) =>
      resolve(build, kind, asked),
    );
  build.onLoad({ filter: /./, namespace: `${name}-file` }, async (asked) => ({
    contents: await readFile(asked.path),
    loader: "file",
  }));
  build.onLoad({ filter: /./, namespace: `${name}-worker` }, async (asked) => {
    const bundled =
      workers.get(asked.path) ?? bundle(build, [...within, asked.path]);
    workers.set(asked.path, bundled);
    const { script } = await bundled;
    return { contents: script.contents, loader: "file" };
  });
  build.onEnd(async (result) => {
    const bundled = await Promise.all(workers.values());
    const files = bundled.flatMap((worker) => worker.files);
    if (write === false) result.outputFiles?.push(...files);
    else await Promise.all(files.map(save));
  });
}

/** @param {string} text of a module @returns {string} with an import of each address */
function withImports(text) {
  /** @type {string[]} */
  const imports = [];
  const changed = text.replace(address, (_, isWorker = "", _quote, file) => {
    const kind = isWorker ? "worker" : "file";
    const from = JSON.stringify(`${name}-${kind}:${file}`);
    const variable = `address${imports.length}`;
    imports.push(`import ${variable} from ${from};`);
    return `${isWorker}new URL(${variable}, import.meta.url)`;
  });
  return imports.join("") + changed;
}

/**
 * As an address is read: "file" alone stands beside the module, or is a package's.
 * @param {Build} build
 * @param {string} kind
 * @param {import("esbuild").OnResolveArgs} asked
 */
async function resolve(build, kind, { path, resolveDir, importer }) {
  const file = path.slice(path.indexOf(":") + 1);
  const at = {
    resolveDir,
    importer,
    kind: /** @type {const} */ ("dynamic-import"),
  };
  const beside = await build.resolve(`./${file}`, at);
  const found =
    beside.errors.length > 0 ? await build.resolve(file, at) : beside;
  return found.errors.length > 0
    ? { errors: found.errors }
    : { path: found.path, namespace: `${name}-${kind}` };
}

/**
 * @param {Build} build
 * @param {string[]} within the last is the one to bundle
 * @returns {Promise<Bundled>}
 */
async function bundle({ esbuild, initialOptions }, within) {
  if (new Set(within).size < within.length)
    throw new Error(`a worker needs itself: ${within.join(" → ")}`);
  const { outdir, outfile } = initialOptions;
  const options = shared.flatMap((key) =>
    key in initialOptions ? [[key, initialOptions[key]]] : [],
  );
  const { outputFiles = [] } = await esbuild.build({
    ...Object.fromEntries(options),
    ...{
      entryPoints: within.slice(-1),
      bundle: true,
      format: "esm",
      write: false,
    },
    // Beside the files that it names.
    entryNames: initialOptions.assetNames ?? "[name]-[hash]",
    outdir: outdir ?? dirname(outfile ?? "."),
    ...{ plugins: [plugin(within)], logLevel: "silent" },
  });
  const files = outputFiles.filter(({ path }) => !path.endsWith(".js"));
  const [script] = outputFiles.filter((file) => !files.includes(file));
  return { script, files };
}

/** @param {OutputFile} file */
async function save({ path, contents }) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
