/** MicroPython with our numpy, shut in by the guard. It is used for one run. */
import { NumpyHost } from "../numpy/host.js";
import { memory, NDArray } from "../numpy/ndarray.js";
import { rewritten, unclosed } from "./assignments.js";
import { failureOf } from "./failure.js";
import { Guard } from "./guard.js";
import { Received, toPython } from "./values.js";

/**
 * @typedef {import("./failure.js").Failure} Failure
 * @typedef {import("./values.js").Value} Value
 * @typedef {import("../runner/service.js").Result} Result
 *
 * @typedef {object} Limits
 * @property {number} memory bytes of Python's own memory
 * @property {number} arrays bytes of all arrays
 */

/** What Python has at first; it grows up to the limit. */
const HEAP = 2 * 2 ** 20; // bytes

/**
 * @param {object} options
 * @param {string} options.script address of MicroPython
 * @param {string} options.wasm address of its WebAssembly
 * @param {Record<string, string>} options.files Python's modules: path, text
 * @param {(bytes: Uint8Array) => void} options.onOutput
 * @param {Limits} options.limits
 */
export async function startPython(options) {
  const { script, wasm, files, onOutput, limits } = options;
  /** @type {typeof import("@micropython/micropython-webassembly-pyscript/micropython.mjs")} */
  const { loadMicroPython } = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ script
  );
  const received = new Received();
  const answer = (/** @type {any[]} */ ...[name, ...rest]) =>
    name === "emit"
      ? received.add(rest[0], rest[1])
      : numpy.answer(name, ...rest);
  const guard = new Guard({
    limit: limits.memory,
    open: (f) => f === answer,
    onFree: (held) => {
      if (held instanceof NDArray) numpy.release(held);
    },
  });
  const numpy = new NumpyHost(() => guard.buffer, limits.arrays);
  const python = await guard.during(() =>
    loadMicroPython({
      ...{ url: wasm, heapsize: HEAP, linebuffer: false },
      ...{ stdout: onOutput, stderr: onOutput },
    }),
  );
  python.registerJsModule("_host", answer);
  for (const [path, text] of Object.entries(files)) {
    python.FS.mkdirTree(`/lib/${path}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`/lib/${path}`, text);
  }
  python.runPython("import runner");
  const runner = python.pyimport("runner");
  guard.seal();
  return new Interpreter(runner, numpy, received);
}

class Interpreter {
  #runner;
  #numpy;
  #received;

  /**
   * @param {any} runner Python's module
   * @param {NumpyHost} numpy
   * @param {Received} received
   */
  constructor(runner, numpy, received) {
    this.#runner = runner;
    this.#numpy = numpy;
    this.#received = received;
  }

  /**
   * Runs code at the top level.
   *
   * @param {string} source
   * @param {Record<string, unknown>} inputs variables that it finds
   * @returns {Failure | null}
   */
  run(source, inputs) {
    for (const [name, value] of Object.entries(inputs))
      this.#runner.give(name, this.#sent(value));
    const failure = this.#runner.start(rewritten(source));
    if (failure === null) return null;
    const known = failureOf(failure);
    const left = known.type === "SyntaxError" ? unclosed(source) : null;
    if (!left) return known;
    const message = `'${left.bracket}' was never closed`;
    return { type: known.type, message, line: left.line };
  }

  /**
   * Calls one of its functions.
   *
   * @param {string} name
   * @param {readonly unknown[]} args
   * @returns {Result}
   */
  call(name, args) {
    if (memory.used > memory.limit / 2) this.#runner.collect();
    const sent = args.map((x) => this.#sent(x));
    const failure = this.#runner.call(name, ...sent);
    const value = this.#received.take();
    if (failure !== null) return { value: null, error: failureOf(failure) };
    const changed = args.flatMap((x, i) => (isAsSent(sent[i], x) ? [] : [i]));
    return { value, error: null, changed };
  }

  /** @param {unknown} value */
  #sent(value) {
    const sent = toPython(value);
    return sent instanceof NDArray ? this.#numpy.hold(sent) : sent;
  }
}

/**
 * Whether an argument still holds what was sent.
 *
 * @param {unknown} now
 * @param {unknown} before
 */
function isAsSent(now, before) {
  if (!(now instanceof NDArray)) return true;
  const { data } = /** @type {import("./values.js").Tensor} */ (before);
  return now.data.every((x, i) => Object.is(x, Number(data[i])));
}
