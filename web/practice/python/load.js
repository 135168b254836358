/** MicroPython and its modules, fetched where they stand. */
import { loadBytes } from "../../engine/files.js";
import { nodeFiles } from "../../engine/node.js";
import { loadProduct } from "../../engine/product.js";
import { useProduct } from "../numpy/kernels.js";
import { startPython } from "./interpreter.js";

/**
 * In bytes. MicroPython collects what nobody holds between calls only, so there
 * is room for what one makes in a few seconds.
 */
const LIMITS = { memory: 128 * 2 ** 20, arrays: 256 * 2 ** 20 };
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

/**
 * Node.js knows packages, the bundler knows this form of their addresses. The
 * script is an asset too: it names modules of Node.js, which no bundler for the
 * browser finds.
 */
const micropython = nodeFiles
  ? {
      script: import.meta
        .resolve("@micropython/micropython-webassembly-pyscript/micropython.mjs"),
      wasm: import.meta
        .resolve("@micropython/micropython-webassembly-pyscript/micropython.wasm"),
    }
  : {
      script: new URL(
        "@micropython/micropython-webassembly-pyscript/micropython.mjs",
        import.meta.url,
      ).href,
      wasm: new URL(
        "@micropython/micropython-webassembly-pyscript/micropython.wasm",
        import.meta.url,
      ).href,
    };

/** @returns {Promise<Record<string, string>>} */
async function loadModules() {
  const loading = Object.entries(modules).map(async ([path, url]) => {
    const bytes = await loadBytes("Python module", url);
    return [path, new TextDecoder().decode(bytes)];
  });
  return Object.fromEntries(await Promise.all(loading));
}

/** @param {(bytes: Uint8Array) => void} onOutput */
export async function loadPython(onOutput) {
  const [files, product] = await Promise.all([loadModules(), loadProduct()]);
  useProduct(product);
  return startPython({ ...micropython, files, onOutput, limits: LIMITS });
}
