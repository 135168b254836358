/** The worker's end of Python: loads it, runs code once, answers. */
import { loadBytes } from "../../engine/files.js";
import { reasonOf } from "../../engine/errors.js";
import { nodeFiles } from "../../engine/node.js";
import { rewritten } from "./assignments.js";
import { startPython } from "./interpreter.js";
import { Output } from "./output.js";

/**
 * @typedef {import("./failure.js").Failure} Failure
 * @typedef {import("./interpreter.js").Result} Result
 *
 * @typedef {object} Job
 * @property {string} code
 * @property {Record<string, unknown>} inputs variables that the code finds
 * @property {{ name: string, args: readonly unknown[] }[]} calls of its functions
 *
 * @typedef {{ kind: "ready" } | { kind: "loaded" } | { kind: "output", text: string }
 *   | { kind: "failed", message: string }
 *   | { kind: "done", error: Failure | null, results: Result[], isCut: boolean }} Reply
 *
 * @typedef {{ postMessage: (reply: Reply) => void, onmessage: any }} Port
 */

/**
 * In bytes. MicroPython collects what nobody holds between calls only, so there
 * is room for what one makes in a few seconds.
 */
const LIMITS = { memory: 128 * 2 ** 20, arrays: 256 * 2 ** 20 };
const OUTPUT = 100_000; // bytes

/** Python's modules, as assets. @type {Record<string, URL>} */
const modules = {
  "runner.py": new URL("./py/runner.py", import.meta.url),
  "typing.py": new URL("./py/typing.py", import.meta.url),
  "numpy/__init__.py": new URL("./py/numpy/__init__.py", import.meta.url),
  "numpy/_core.py": new URL("./py/numpy/_core.py", import.meta.url),
  "numpy/_ndarray.py": new URL("./py/numpy/_ndarray.py", import.meta.url),
  "numpy/linalg.py": new URL("./py/numpy/linalg.py", import.meta.url),
  "numpy/random.py": new URL("./py/numpy/random.py", import.meta.url),
  "numpy/testing.py": new URL("./py/numpy/testing.py", import.meta.url),
};

/** Node.js knows packages, the bundler knows this form of their addresses. */
const wasm = nodeFiles
  ? import.meta
      .resolve("@micropython/micropython-webassembly-pyscript/micropython.wasm")
  : new URL(
      "@micropython/micropython-webassembly-pyscript/micropython.wasm",
      import.meta.url,
    ).href;

/** @returns {Promise<Record<string, string>>} */
async function loadModules() {
  const loading = Object.entries(modules).map(async ([path, url]) => {
    const bytes = await loadBytes("Python module", url);
    return [path, new TextDecoder().decode(bytes)];
  });
  return Object.fromEntries(await Promise.all(loading));
}

/** @param {Port} port */
export async function serve(port) {
  const output = new Output(OUTPUT, (text) =>
    port.postMessage({ kind: "output", text }),
  );
  port.postMessage({ kind: "ready" });
  try {
    const python = await startPython({
      ...{ wasm, files: await loadModules(), limits: LIMITS },
      onOutput: output.write,
    });
    port.onmessage = (/** @type {{ data: Job }} */ { data }) => {
      const reply = work(python, data);
      output.flush();
      port.postMessage({ ...reply, isCut: output.isCut });
    };
    port.postMessage({ kind: "loaded" });
  } catch (error) {
    port.postMessage({ kind: "failed", message: reasonOf(error) });
  }
}

/**
 * @param {Awaited<ReturnType<typeof startPython>>} python
 * @param {Job} job
 */
function work(python, { code, inputs, calls }) {
  const error = python.run(rewritten(code), inputs);
  /** @type {Result[]} */
  const results = error
    ? []
    : calls.map(({ name, args }) => python.call(name, args));
  return { kind: /** @type {const} */ ("done"), error, results };
}
