// The engine on this thread: see index.d.ts for what each call takes and gives.
import * as attention from "./attention.js";
import { refuseUnknown, requireOptions } from "./arguments.js";
import { asEngineError, EngineError, isCrash } from "./errors.js";
import { chooseBuild, crashed, discard, loadModule } from "./load.js";
import * as layers from "./layers.js";
import { Call } from "./memory.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./index.d.ts").Engine} Engine
 */

/** @implements {Engine} */
class CoreEngine {
  #module;

  /**
   * @param {Build} build
   * @param {Module} module
   */
  constructor(build, module) {
    this.#module = module;
    this.build = build;
    this.lanes = module.lanes();
  }

  /** @param {any} options */
  attention(options) {
    return /** @type {any} */ (this.#run(attention.attention, options));
  }

  /** @type {Engine["attentionMemory"]} */
  attentionMemory(options) {
    return this.#run(attention.attentionMemory, options);
  }

  /** @type {Engine["attentionGradients"]} */
  attentionGradients(options) {
    return this.#run(attention.attentionGradients, options);
  }

  /** @type {Engine["multiHeadAttention"]} */
  multiHeadAttention(options) {
    return this.#run(attention.multiHeadAttention, options);
  }

  /** @type {Engine["linearAttention"]} */
  linearAttention(options) {
    return this.#run(attention.linearAttention, options);
  }

  /** @type {Engine["rope"]} */
  rope(options) {
    return this.#run(layers.rope, options);
  }

  /** @type {Engine["softmax"]} */
  softmax(options) {
    return this.#run(layers.softmax, options);
  }

  /** @type {Engine["layerNorm"]} */
  layerNorm(options) {
    return this.#run(layers.layerNorm, options);
  }

  /**
   * Runs one call; the memory that it takes is given back at its end.
   * @template Options, Result
   * @param {(call: Call, options: Options) => Result} operation
   * @param {Options} options
   * @returns {Result}
   */
  #run(operation, options) {
    requireOptions(options);
    if (crashed.has(this.#module))
      throw new EngineError("crashed", "the engine crashed: create a new one");
    const call = new Call(this.#module);
    try {
      return operation(call, options);
    } catch (error) {
      if (isCrash(error)) discard(this.build, this.#module);
      throw asEngineError(error);
    } finally {
      if (!crashed.has(this.#module)) call.delete();
    }
  }
}

/** @type {typeof import("./index.d.ts").createEngine} */
export async function createEngine(options = {}) {
  requireOptions(options);
  const { build = "auto", ...unknown } = options;
  refuseUnknown(unknown);
  const chosen = await chooseBuild(build);
  return new CoreEngine(chosen, await loadModule(chosen));
}
