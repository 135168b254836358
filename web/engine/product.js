// The core's product of matrices of doubles: a module of its own, of a few
// kilobytes, whose bytes are fetched here and which is started where it is used.
import { EngineError } from "./errors.js";
import { loadBytes } from "./files.js";
import { buildsAt, firstRunning } from "./which-build.js";

/** Literal paths: bundlers follow them. */
const addresses = {
  relaxed: new URL("./builds/relaxed/product.wasm", import.meta.url),
  simd: new URL("./builds/simd/product.wasm", import.meta.url),
  scalar: new URL("./builds/scalar/product.wasm", import.meta.url),
};

/** @returns {Promise<Uint8Array>} */
export async function loadProduct() {
  const build = await firstRunning(buildsAt((name) => addresses[name]));
  if (!build) throw new EngineError("unsupported", "no build runs here");
  return loadBytes("product", addresses[build]);
}

const PAGE = 65536; // bytes
const NUMBER = Float64Array.BYTES_PER_ELEMENT;

/** A started module. */
export class Product {
  /** @type {{ memory: WebAssembly.Memory, __heap_base: WebAssembly.Global,
   *   room: (n: number, k: number, m: number) => number,
   *   multiply: (at: number, n: number, k: number, m: number) => void }} */
  #core;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    const module = new WebAssembly.Module(
      /** @type {Uint8Array<ArrayBuffer>} */ (bytes),
    );
    const { exports } = new WebAssembly.Instance(module, {});
    this.#core = /** @type {any} */ (exports);
  }

  /**
   * out (n, m) = a (n, k) · b (k, m), row-major.
   *
   * @param {{ a: Float64Array, b: Float64Array, out: Float64Array }} data
   * @param {{ n: number, k: number, m: number }} sizes
   */
  multiply({ a, b, out }, { n, k, m }) {
    const { memory, __heap_base, room, multiply } = this.#core;
    const at = Math.ceil(__heap_base.value / NUMBER) * NUMBER;
    const end = at + room(n, k, m) * NUMBER;
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const numbers = new Float64Array(memory.buffer, at);
    numbers.set(a);
    numbers.set(b, a.length);
    multiply(at, n, k, m);
    const first = a.length + b.length;
    out.set(numbers.subarray(first, first + out.length));
  }
}
