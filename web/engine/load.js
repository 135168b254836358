// Which build this machine can run, and the module of each build: loaded once,
// shared by all engines of this thread.
import { relaxedSimd, simd } from "wasm-feature-detect";
import { EngineError, invalid, reasonOf } from "./errors.js";
import { readInNode } from "./files.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./index.d.ts").Build} Build
 */

/** Literal paths: bundlers follow them. */
const builds = {
  relaxed: {
    runs: relaxedSimd,
    glue: () => import("./builds/relaxed/engine.mjs"),
  },
  simd: { runs: simd, glue: () => import("./builds/simd/engine.mjs") },
  scalar: {
    runs: async () => true,
    glue: () => import("./builds/scalar/engine.mjs"),
  },
};
const names = /** @type {Build[]} */ (Object.keys(builds));

/**
 * @param {Build | "auto"} wanted
 * @returns {Promise<Build>} the fastest that runs here, or the wanted one
 */
export async function chooseBuild(wanted) {
  if (wanted === "auto") {
    const runs = await Promise.all(names.map((name) => builds[name].runs()));
    return names[runs.indexOf(true)];
  }
  if (!names.includes(wanted))
    throw invalid("build", wanted, `must be auto, ${names.join(", ")}`);
  if (!(await builds[wanted].runs()))
    throw new EngineError(
      "unsupported",
      `unsupported build: ${wanted} (this browser lacks its instructions)`,
    );
  return wanted;
}

/**
 * @param {Build} build
 * @returns {Promise<Module>}
 */
async function load(build) {
  try {
    const { default: createModule } = await builds[build].glue();
    const path = `./builds/${build}/engine.wasm`; // no literal: not for bundlers
    const wasmBinary = await readInNode(new URL(path, import.meta.url));
    return await createModule(wasmBinary ? { wasmBinary } : {});
  } catch (error) {
    modules.delete(build);
    const reason = reasonOf(error);
    throw new EngineError("load", `cannot load build ${build}: ${reason}`);
  }
}

/** @type {Map<Build, Promise<Module>>} */
const modules = new Map();

/** Modules that trapped. @type {WeakSet<Module>} */
export const crashed = new WeakSet();

/**
 * @param {Build} build
 * @returns {Promise<Module>}
 */
export function loadModule(build) {
  const module = modules.get(build) ?? load(build);
  modules.set(build, module);
  return module;
}

/**
 * After a trap the state of a module is unknown: nobody calls it again, and the
 * next engine gets a new one.
 * @param {Build} build
 * @param {Module} module
 */
export function discard(build, module) {
  crashed.add(module);
  modules.delete(build);
}
