// The models that a client of the playground has asked for, and what has become
// of each: see playground-client.js.
import { EngineError } from "./errors.js";

/**
 * @typedef {import("./model-scene.js").ModelInfo} ModelInfo
 * @typedef {import("./playground-service.js").ModelName} ModelName
 * @typedef {import("./playground-service.js").Progress} Progress
 * @typedef {import("./playground-service.js").Reply} Reply
 *
 * @typedef {object} Load
 * @property {string} url
 * @property {(progress: Progress) => void} onProgress
 * @property {boolean} isLoaded in some worker, this one or one that crashed
 * @property {() => void} arrived this worker has it, or will not get it
 * @property {(info: ModelInfo | null) => void} resolve
 * @property {(reason: EngineError) => void} reject
 */

export class ModelLoads {
  #post;
  /** @type {Map<ModelName, Load>} */
  #loads = new Map();

  /**
   * @param {(name: ModelName, url: string) => void} post asks the worker, if
   *   there is one that is open
   */
  constructor(post) {
    this.#post = post;
  }

  /**
   * @param {ModelName} name
   * @param {(progress: Progress) => void} onProgress
   * @param {string} url
   * @returns {Promise<ModelInfo | null>}
   */
  load(name, onProgress, url) {
    this.#loads.get(name)?.resolve(null);
    return new Promise((resolve, reject) => {
      const load = { url, onProgress, isLoaded: false, arrived: () => {} };
      this.#loads.set(name, { ...load, resolve, reject });
      this.#post(name, url);
    });
  }

  /** Asks a new worker for all, and waits for those that were there before. */
  async loadAgain() {
    const back = [...this.#loads.values()]
      .filter(({ isLoaded }) => isLoaded)
      .map(
        (load) =>
          new Promise((resolve) => {
            load.arrived = () => resolve(null);
          }),
      );
    for (const [name, { url }] of this.#loads) this.#post(name, url);
    await Promise.all(back);
  }

  /**
   * Told only on the first way: who has a model need not hear that another
   * worker fetches it.
   * @param {ModelName} name
   * @param {Progress} progress
   */
  onProgress(name, progress) {
    const load = this.#loads.get(name);
    if (!load?.isLoaded) load?.onProgress(progress);
  }

  /** @param {Extract<Reply, { kind: "model" | "no-model" }>} reply */
  onReply(reply) {
    const load = this.#loads.get(reply.name);
    if (reply.kind === "model") {
      if (load) load.isLoaded = true;
      load?.resolve(reply.info);
    } else {
      this.#loads.delete(reply.name);
      load?.reject(new EngineError(reply.code, reply.message));
    }
    load?.arrived();
  }

  /** Whether one is still on its way. */
  get areWanted() {
    return [...this.#loads.values()].some(({ isLoaded }) => !isLoaded);
  }

  /** @param {EngineError} error why none will come */
  refuse(error) {
    for (const { reject } of this.#loads.values()) reject(error);
    this.#loads.clear();
  }

  workerStopped() {
    for (const { arrived } of this.#loads.values()) arrived();
  }

  dispose() {
    for (const { resolve } of this.#loads.values()) resolve(null);
  }
}
