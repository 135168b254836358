// The layers of the project: a file includes its own layer or a lower one, and a few doors have
// one key only.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { filesBelow } from "../../web/setup/stamps.js";
import { root } from "../../web/setup/steps.js";

/** From low to high. core/playground is core/playground.h and .cc. */
const coreLayers = [
  ...["base", "simd", "ops", "attention", "model", "train"],
  ...["experiments", "playground"],
];
const coreTop = coreLayers.length - 1;

/** Which folders of web/ a folder may import, beside itself. */
/** @type {Record<string, string[]>} */
const webImports = {
  engine: ["assets"],
  i18n: [],
  components: ["app", "engine", "i18n", "assets", "code", "export"],
  lessons: [
    ...["app", "engine", "i18n", "assets", "components", "export"],
    "practice",
  ],
  practice: ["app", "engine", "i18n", "assets", "components"],
  experiments: ["app", "engine", "i18n", "assets", "components", "export"],
  teachers: ["app", "i18n", "components"],
  code: ["app", "engine", "i18n", "assets", "components"],
  export: ["app", "engine", "i18n", "assets", "components"],
  app: [
    ...["engine", "i18n", "assets", "components", "code", "export"],
    ...["lessons", "practice", "experiments", "teachers"],
    ...["embed", "offline"],
  ],
  embed: ["app", "i18n", "components"],
  course: ["app", "i18n", "lessons", "practice"],
  offline: ["engine"],
  setup: ["course"],
  bundlers: [],
};

/** @returns {string[]} problems in the project, "file: what" */
export function checkLayers() {
  const files = filesBelow(["core", "wasm", "web", "tests"]);
  const read = (/** @type {string} */ file) =>
    readFileSync(join(root, file), "utf8");
  return [
    ...files
      .filter((file) => /\.(h|cc)$/.test(file))
      .flatMap((file) => checkCpp(file, read(file))),
    ...files
      .filter((file) => /^web\/(?!engine\/builds\/).*\.js$/.test(file))
      .flatMap((file) => checkWeb(file, read(file))),
  ];
}

/**
 * @param {string} file
 * @param {string} text its contents
 * @returns {string[]} problems
 */
export function checkCpp(file, text) {
  const includes = text.matchAll(/^\s*#\s*include\s*([<"])([^>"]+)[>"]/gm);
  return [...includes].flatMap(([, quote, name]) => {
    const problem =
      quote === "<" || name.startsWith("xsimd")
        ? systemProblem(file, name)
        : includeProblem(file, name);
    return problem ? [`${file}: includes ${name}: ${problem}`] : [];
  });
}

/** @param {string} file @param {string} name */
function systemProblem(file, name) {
  if (name.startsWith("xsimd") && !file.startsWith("core/simd/"))
    return "only core/simd includes xsimd";
  if (name.startsWith("emscripten") && !file.startsWith("wasm/"))
    return "only wasm knows Emscripten";
  const prints = ["iostream", "fstream", "cstdio", "stdio.h"];
  if (prints.includes(name) && !mayPrint(file))
    return "the core reads no files and prints nothing";
  return null;
}

/** @param {string} file */
function mayPrint(file) {
  return (
    !/^(core|wasm)\//.test(file) ||
    /^core\/(tools|model\/checkpoint)/.test(file)
  );
}

/** @param {string} file @param {string} name */
function includeProblem(file, name) {
  if (!/^(core|wasm|tests)\//.test(name))
    return "includes are named from the project's root";
  if (file.startsWith("tests/")) return null;
  if (name.startsWith("tests/")) return "only tests include tests";
  if (name.startsWith("core/reference/"))
    return /^core\/(reference|experiments)\//.test(file)
      ? null
      : "only tests and experiments include core/reference";
  if (file.startsWith("core/reference/"))
    return /^core\/(base\/|[a-z]+\/(\w+_)?(config|params)\.h$)/.test(name)
      ? null
      : "core/reference stands on core/base and on configs alone";
  if (name.startsWith("wasm/"))
    return file.startsWith("wasm/") ? null : "wasm stands above the core";
  const from = coreLayer(file);
  const to = coreLayer(name);
  if (to < 0) return "no layer has that name";
  return to <= from
    ? null
    : `${coreLayers[to]} stands above ${coreLayers[from]}`;
}

/** @param {string} path @returns {number} index in coreLayers; wasm and tools stand on all */
function coreLayer(path) {
  if (/^(wasm|core\/tools)\//.test(path)) return coreTop;
  return coreLayers.indexOf(path.match(/^core\/([a-z]+)/)?.[1] ?? "");
}

/**
 * @param {string} file below web/
 * @param {string} text its contents
 * @returns {string[]} problems
 */
export function checkWeb(file, text) {
  const imports = text.matchAll(
    /(?:^\s*(?:import|export)\b[^"';()=]*|\bimport\(\s*|\bnew URL\(\s*)["']([^"']*[^"'/])["']/gm,
  );
  return [...imports].flatMap(([, name]) => {
    const problem = name.startsWith(".")
      ? webProblem(file, posix.join(posix.dirname(file), name))
      : packageProblem(file, name);
    return problem ? [`${file}: imports ${name}: ${problem}`] : [];
  });
}

/** @param {string} file @param {string} name */
function packageProblem(file, name) {
  if (/^https?:/.test(name)) return "nothing is loaded from another origin";
  const forNode = /^web\/(setup|bundlers|engine)\/|^web\/start\.js/.test(file);
  return name.startsWith("node:") && !forNode
    ? "the page runs in a browser"
    : null;
}

/** @param {string} file @param {string} target both from the root */
function webProblem(file, target) {
  if (!target.startsWith("web/")) return "web imports only from web and npm";
  const from = webFolder(file);
  const to = webFolder(target);
  if (to === "setup")
    return from === "setup" || file === "web/start.js"
      ? null
      : "only npm's commands import web/setup";
  if (target.startsWith("web/engine/builds/") && from !== "engine")
    return "only web/engine touches the WebAssembly modules";
  if (from === to || from === "") return null;
  if (!webImports[from])
    return `web/${from} has no place in tests/tools/layers.js`;
  return webImports[from].includes(to)
    ? null
    : `web/${from} does not stand above web/${to || posix.basename(target)}`;
}

/** @param {string} path @returns {string} "" for files directly in web/ */
function webFolder(path) {
  return path.match(/^web\/([^/]+)\//)?.[1] ?? "";
}
