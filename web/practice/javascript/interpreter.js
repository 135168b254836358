/** QuickJS: a JavaScript of its own that knows nothing of the page. */
import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";
import { expressionOf, prelude, valueOf } from "./text.js";

/**
 * @typedef {import("../runner/service.js").Failure} Failure
 * @typedef {import("quickjs-emscripten-core").QuickJSContext} Context
 * @typedef {import("quickjs-emscripten-core").QuickJSHandle} Handle
 */

const FILE = "<your code>";
const MEMORY = 128 * 2 ** 20; // bytes
const PAGE = 65536; // bytes
const STACK = 256 * 1024; // bytes

/** @param {(bytes: Uint8Array) => void} onOutput */
export async function startJavaScript(onOutput) {
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  bound(quickjs.getWasmMemory());
  const context = quickjs.newContext();
  context.runtime.setMaxStackSize(STACK);
  const encoder = new TextEncoder();
  const print = context.newFunction("print", (text) =>
    onOutput(encoder.encode(context.getString(text))),
  );
  context.setProp(context.global, "__print", print);
  const call = context.unwrapResult(context.evalCode(prelude, "prelude"));
  return new Interpreter(context, call);
}

/**
 * QuickJS's own limit counts how often something is asked for, not how much: as
 * WebAssembly it does not know the size of what it gets. So its memory itself is
 * kept from growing, which QuickJS tells as "out of memory".
 *
 * @param {WebAssembly.Memory} memory
 */
function bound(memory) {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MEMORY)
      throw new RangeError("no more memory");
    return grow(pages);
  };
}

class Interpreter {
  #context;
  #call;

  /**
   * @param {Context} context
   * @param {Handle} call of a function with arguments, to text
   */
  constructor(context, call) {
    this.#context = context;
    this.#call = call;
  }

  /**
   * @param {string} code
   * @param {Record<string, unknown>} inputs
   * @returns {Failure | null}
   */
  run(code, inputs) {
    for (const [name, value] of Object.entries(inputs))
      this.#evaluate(`globalThis.${name} = ${expressionOf(value)}`, "inputs");
    return this.#evaluate(code, FILE).error;
  }

  /**
   * @param {string} name
   * @param {readonly unknown[]} args
   * @returns {import("../runner/service.js").Result}
   */
  call(name, args) {
    const list = `[${args.map(expressionOf).join(",")}]`;
    const made = this.#evaluate(list, "arguments");
    const f = this.#evaluate(name, "call");
    if (made.error || f.error)
      return { value: null, error: f.error ?? made.error };
    const context = this.#context;
    const result = context.callFunction(
      ...[this.#call, context.undefined],
      ...[
        /** @type {Handle} */ (f.handle),
        /** @type {Handle} */ (made.handle),
      ],
    );
    if (result.error)
      return { value: null, error: this.#failure(result.error) };
    const answer = valueOf(context.getString(result.value));
    return { .../** @type {any} */ (answer), error: null };
  }

  /**
   * @param {string} code
   * @param {string} file
   * @returns {{ handle: Handle | null, error: Failure | null }}
   */
  #evaluate(code, file) {
    const result = this.#context.evalCode(code, file);
    return result.error
      ? { handle: null, error: this.#failure(result.error) }
      : { handle: result.value, error: null };
  }

  /**
   * @param {Handle} handle of what was thrown
   * @returns {Failure}
   */
  #failure(handle) {
    const thrown = this.#context.dump(handle);
    if (typeof thrown !== "object" || thrown === null)
      return { type: "Error", message: String(thrown), line: null };
    const { name = "Error", message = "", stack = "" } = thrown;
    const [, line] = /<your code>:(\d+)/.exec(stack) ?? [];
    return {
      ...{ type: String(name), message: String(message) },
      line: line === undefined ? null : Number(line),
    };
  }
}
