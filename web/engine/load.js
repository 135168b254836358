// Which build this machine can run, and the module of each build: loaded once,
// shared by all engines of this thread.
import { relaxedSimd, simd } from "wasm-feature-detect";
import { EngineError, invalid, reasonOf } from "./errors.js";
import { loadBytes } from "./files.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./index.d.ts").Build} Build
 */

/** Literal paths: bundlers follow them. */
const builds = {
  relaxed: {
    runs: relaxedSimd,
    glue: () => import("./builds/relaxed/engine.mjs"),
    wasm: new URL("./builds/relaxed/engine.wasm", import.meta.url),
  },
  simd: {
    runs: simd,
    glue: () => import("./builds/simd/engine.mjs"),
    wasm: new URL("./builds/simd/engine.wasm", import.meta.url),
  },
  scalar: {
    runs: async () => true,
    glue: () => import("./builds/scalar/engine.mjs"),
    wasm: new URL("./builds/scalar/engine.wasm", import.meta.url),
  },
};
const names = /** @type {Build[]} */ (Object.keys(builds));

/**
 * @param {Build | "auto"} wanted
 * @returns {Promise<Build>} the fastest that runs here, or the wanted one
 */
export async function chooseBuild(wanted) {
  if (typeof WebAssembly === "undefined")
    throw new EngineError(
      "no-wasm",
      "no WebAssembly: this browser lacks it, or its settings forbid it",
    );
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
 * The bytes are fetched here, not by the glue, whose error for a file that does
 * not arrive is that of the compiler.
 * @param {Build} build
 * @returns {Promise<Module>}
 */
async function load(build) {
  const { glue, wasm } = builds[build];
  try {
    const [{ default: createModule }, wasmBinary] = await Promise.all([
      glue(),
      loadBytes("engine", wasm),
    ]);
    if (!WebAssembly.validate(/** @type {BufferSource} */ (wasmBinary)))
      throw new EngineError(
        "damaged",
        `damaged engine: ${wasmBinary.length} bytes that are no WebAssembly`,
      );
    return await createModule({ wasmBinary });
  } catch (error) {
    modules.delete(build);
    if (error instanceof EngineError) throw error;
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
