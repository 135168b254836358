/**
 * Keeps Python inside. MicroPython is WebAssembly: it reaches the outside only
 * through the functions that are imported into it. They are sorted here: those
 * that Python needs pass, those that would lead to JavaScript's objects or to
 * files answer nothing, and one that is not in either list stops the start, so
 * that a newer MicroPython cannot open a door unseen.
 */

/** Its own calls, time, and what its memory and its objects need. */
const passes = [
  /^invoke_[a-z]+$/,
  /^mp_js_(ticks_ms|time_ms|random_u32)$/,
  /^js_(check_existing|get_proxy_js_ref_info)$/,
  /^(_abort_js|_emscripten_throw_longjmp)$/,
  // Files that are open: there are only those of the terminal.
  /^fd_(close|sync|seek|read|write)$/,
  /^__syscall_(getcwd|fstat64|stat64|newfstatat|lstat64|statfs64|getdents64|poll)$/,
];

/** WASI's number for "permission denied". */
const DENIED = -2;
/** How MicroPython's bridge writes JavaScript's null. */
const NULL = 1;

/**
 * Which argument of a bridge function says where its answer goes.
 *
 * @type {Record<string, number[]>}
 */
const answersNull = {
  proxy_convert_mp_to_js_then_js_to_mp_obj_jsside: [0],
  proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside: [0],
  call0_kwarg: [5],
  calln_kwarg: [7],
  js_subscr_load: [2],
  js_get_iter: [1],
  js_reflect_construct: [3],
  js_get_error_info: [1, 2],
  create_promise: [0, 1],
  js_then_continue: [4],
};

/** What answers "no" or does nothing. @type {Record<string, number | undefined>} */
const answersNo = {
  ...{ lookup_attr: 0, has_attr: 0, js_iter_next: 0 },
  ...{ store_attr: undefined, js_subscr_store: undefined },
  ...{ js_then_resolve: undefined, js_then_reject: undefined },
};

/** While numpy is loaded, Python may read the files it is given. */
const files = ["chdir", "mkdirat", "openat", "renameat", "rmdir", "unlinkat"];

/** Calls of the one function that Python has; where the answer goes. */
const calls = { call0: 1, call1: 3, call2: 4, calln: 4 };

/** @typedef {Record<string, (...args: any[]) => any>} Functions */

export class Guard {
  /** @type {WebAssembly.Memory | null} */
  #memory = null;
  #isSealed = false;
  #limit;
  #open;
  #onFree;

  /**
   * @param {object} options
   * @param {number} options.limit of Python's memory, in bytes
   * @param {(f: unknown) => boolean} options.open whether Python may call that function
   * @param {(object: unknown) => void} options.onFree Python holds it no more
   */
  constructor({ limit, open, onFree }) {
    this.#limit = limit;
    this.#open = open;
    this.#onFree = onFree;
  }

  /** Python's memory. */
  get buffer() {
    if (!this.#memory) throw new Error("Python has not started");
    return this.#memory.buffer;
  }

  /** From now on there are no files. */
  seal() {
    this.#isSealed = true;
  }

  /**
   * Runs `start`, which instantiates WebAssembly, with guarded imports.
   *
   * @template T
   * @param {() => Promise<T>} start
   */
  async during(start) {
    const { instantiate, instantiateStreaming } = WebAssembly;
    const guarded =
      (/** @type {(source: any, imports: any) => Promise<any>} */ original) =>
      async (/** @type {any} */ source, /** @type {any} */ imports) => {
        const result = await original(source, this.#imports(imports));
        this.#memory = result.instance.exports.memory;
        return result;
      };
    Object.assign(WebAssembly, {
      instantiate: guarded(instantiate),
      instantiateStreaming: guarded(instantiateStreaming),
    });
    try {
      return await start();
    } finally {
      Object.assign(WebAssembly, { instantiate, instantiateStreaming });
    }
  }

  /** @param {Record<string, Functions>} modules */
  #imports(modules) {
    return Object.fromEntries(
      Object.entries(modules).map(([name, functions]) => [
        name,
        this.#functions(functions),
      ]),
    );
  }

  /** @param {Functions} functions */
  #functions(functions) {
    return Object.fromEntries(
      Object.entries(functions).map(([name, f]) => [name, this.#wrap(name, f)]),
    );
  }

  /**
   * @param {string} name
   * @param {(...args: any[]) => any} f
   * @returns {(...args: any[]) => any}
   */
  #wrap(name, f) {
    if (passes.some((pattern) => pattern.test(name))) return f;
    if (Object.hasOwn(answersNo, name)) return () => answersNo[name];
    if (Object.hasOwn(answersNull, name))
      return (...args) =>
        answersNull[name].forEach((at) => this.#writeNull(args[at]));
    if (Object.hasOwn(calls, name))
      return this.#wrapCall(f, calls[/** @type {keyof typeof calls} */ (name)]);
    if (files.includes(name.replace("__syscall_", "")))
      return (...args) => (this.#isSealed ? DENIED : f(...args));
    if (name === "emscripten_resize_heap")
      return (size) => (size >>> 0 <= this.#limit ? f(size) : 0);
    if (name === "proxy_js_free_obj")
      return (id) => {
        this.#onFree(references()[id]);
        return f(id);
      };
    throw new Error(`MicroPython wants to call ${name}, which is not sorted`);
  }

  /**
   * @param {(...args: any[]) => any} f
   * @param {number} out
   * @returns {(...args: any[]) => any}
   */
  #wrapCall(f, out) {
    return (...args) => {
      const isOpen = this.#open(references()[args[0]]);
      return isOpen ? f(...args) : this.#writeNull(args[out]);
    };
  }

  /** @param {number} at */
  #writeNull(at) {
    new Int32Array(this.buffer)[at >> 2] = NULL;
  }
}

/** JavaScript's objects that Python holds, by their numbers. */
const references = () => /** @type {any} */ (globalThis).proxy_js_ref;
