// Which build this machine can run, and the module of each build: loaded once,
// shared by all engines of this thread.
import { EngineError, invalid, reasonOf } from "./errors.js";
import { loadBytes } from "./files.js";
import { buildsAt, firstRunning, runsHere } from "./which-build.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./builds/lab.d.ts").MainModule} Lab
 * @typedef {import("./builds/lab.d.ts").LabStep} LabStep
 * @typedef {import("./builds/lab.d.ts").MistakeRun} MistakeRun
 * @typedef {import("./builds/lab.d.ts").MistakeSigns} MistakeSigns
 * @typedef {import("./builds/lab.d.ts").PiecesAttention} PiecesAttention
 * @typedef {import("./index.d.ts").Build} Build
 *
 * @typedef {"engine" | "lab"} Kind the lab is the engine with the experiments
 * @typedef {{ engine: Module, lab: Lab }} Modules
 */

/** Literal paths: bundlers follow them. */
const builds = {
  relaxed: {
    engine: {
      glue: () => import("./builds/relaxed/engine.mjs"),
      wasm: new URL("./builds/relaxed/engine.wasm", import.meta.url),
    },
    lab: {
      glue: () => import("./builds/relaxed/lab.mjs"),
      wasm: new URL("./builds/relaxed/lab.wasm", import.meta.url),
    },
  },
  simd: {
    engine: {
      glue: () => import("./builds/simd/engine.mjs"),
      wasm: new URL("./builds/simd/engine.wasm", import.meta.url),
    },
    lab: {
      glue: () => import("./builds/simd/lab.mjs"),
      wasm: new URL("./builds/simd/lab.wasm", import.meta.url),
    },
  },
  scalar: {
    engine: {
      glue: () => import("./builds/scalar/engine.mjs"),
      wasm: new URL("./builds/scalar/engine.wasm", import.meta.url),
    },
    lab: {
      glue: () => import("./builds/scalar/lab.mjs"),
      wasm: new URL("./builds/scalar/lab.wasm", import.meta.url),
    },
  },
};
const names = buildsAt((name) => builds[name].engine.wasm);

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
    const first = await firstRunning(names);
    if (first) return first;
    throw new EngineError(
      "unsupported",
      `this browser runs none of the builds ${names.join(", ")}`,
    );
  }
  if (!names.includes(wanted))
    throw invalid("build", wanted, `must be auto, ${names.join(", ")}`);
  if (!(await runsHere(wanted)))
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
 * @param {Kind} kind
 * @returns {Promise<Modules[Kind]>}
 */
async function load(build, kind) {
  const { glue, wasm } = builds[build][kind];
  try {
    const [{ default: createModule }, wasmBinary] = await Promise.all([
      glue(),
      loadBytes(kind, wasm),
    ]);
    if (!WebAssembly.validate(/** @type {BufferSource} */ (wasmBinary)))
      throw new EngineError(
        "damaged",
        `damaged ${kind}: ${wasmBinary.length} bytes that are no WebAssembly`,
      );
    return await createModule({ wasmBinary });
  } catch (error) {
    modules.delete(keyOf(build, kind));
    if (error instanceof EngineError) throw error;
    const reason = reasonOf(error);
    throw new EngineError("load", `cannot load build ${build}: ${reason}`);
  }
}

/** By build and kind. @type {Map<string, Promise<Module>>} */
const modules = new Map();

/** @param {Build} build @param {Kind} kind */
const keyOf = (build, kind) => `${build} ${kind}`;

/** Modules that trapped. @type {WeakSet<Module>} */
export const crashed = new WeakSet();

/**
 * @template {Kind} [K="engine"]
 * @param {Build} build
 * @param {K} [kind]
 * @returns {Promise<Modules[K]>}
 */
export function loadModule(build, kind) {
  const name = kind ?? "engine";
  const key = keyOf(build, name);
  const module = modules.get(key) ?? load(build, name);
  modules.set(key, module);
  return /** @type {Promise<Modules[K]>} */ (module);
}

/**
 * After a trap the state of a module is unknown: nobody calls it again, and the
 * next engine gets a new one.
 * @param {Build} build
 * @param {Module} module
 * @param {Kind} [kind]
 */
export function discard(build, module, kind = "engine") {
  crashed.add(module);
  modules.delete(keyOf(build, kind));
}
