// The page's end of the playground: one request in flight, the latest wins, a
// crash is mended once.
import { EngineError } from "./errors.js";

/**
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./playground-service.js").Opened} Opened
 * @typedef {import("./playground-service.js").Progress} Progress
 * @typedef {import("./playground-service.js").Reply} Reply
 * @typedef {import("./playground-service.js").Request} Request
 * @typedef {import("./scene.js").Picture} Picture
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./workers.js").WorkerLike} WorkerLike
 *
 * @typedef {object} Options
 * @property {Build | "auto"} build
 * @property {(progress: Progress) => void} onProgress
 * @property {() => Promise<{ thread: "worker" | "page", worker: WorkerLike }>} startWorker
 */

/**
 * @template T
 * @typedef {object} Promised
 * @property {(value: T) => void} resolve
 * @property {(reason: EngineError) => void} reject
 */

export class PlaygroundClient {
  #options;
  /** @type {WorkerLike | null} */
  #worker = null;
  /** What the worker works on. @type {Promised<Reply | null> | null} */
  #asked = null;
  #busy = false;
  /** The latest scene that came meanwhile. @type {(Promised<Picture | null> & { scene: Scene }) | null} */
  #waiting = null;
  #disposed = false;
  /** Where it runs. @type {"worker" | "page"} */
  thread = "worker";
  /** @type {Build} */
  build = "scalar";
  lanes = 0;
  /** Size of the word table. */
  words = 0;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
  }

  /** Starts the worker, which loads the engine and the word table. */
  async open() {
    try {
      await this.#mended(() => this.#connect());
      return this;
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  /**
   * @param {Scene} scene
   * @returns {Promise<Picture | null>} null when a later scene overtook it or
   *   the playground was disposed of
   */
  show(scene) {
    if (this.#disposed) return Promise.resolve(null);
    if (!this.#busy) return this.#showNow(scene);
    this.#waiting?.resolve(null);
    return new Promise((resolve, reject) => {
      this.#waiting = { scene, resolve, reject };
    });
  }

  dispose() {
    this.#disposed = true;
    this.#stop();
    this.#asked?.resolve(null);
    this.#waiting?.resolve(null);
    this.#waiting = null;
  }

  /**
   * @param {Scene} scene
   * @returns {Promise<Picture | null>}
   */
  async #showNow(scene) {
    this.#busy = true;
    try {
      return await this.#mended(async () => {
        if (!this.#worker) await this.#connect();
        const reply = await this.#ask({ kind: "show", scene });
        return reply?.kind === "picture" ? { ...reply.picture, scene } : null;
      });
    } finally {
      this.#busy = false;
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.#showNow(next.scene).then(next.resolve, next.reject);
    }
  }

  /**
   * After a crash the worker is started anew, and `work` is done again, once.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #mended(work) {
    for (const isLast of [false, true]) {
      try {
        return await work();
      } catch (error) {
        const crashed =
          error instanceof EngineError && error.code === "crashed";
        if (crashed) this.#stop();
        if (!crashed || isLast) throw error;
      }
    }
    throw new Error("not reached");
  }

  async #connect() {
    const { thread, worker } = await this.#options.startWorker();
    if (this.#disposed) return worker.terminate();
    this.thread = thread;
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#onReply(data);
    worker.onerror = ({ message }) =>
      this.#onReply({ kind: "error", code: "crashed", message });
    const { build } = this.#options;
    const reply = await this.#ask({ kind: "open", build });
    if (reply?.kind === "opened") Object.assign(this, reply.opened);
  }

  /**
   * @param {Request} request
   * @returns {Promise<Reply | null>} null when disposed of
   */
  #ask(request) {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      if (this.#disposed) resolve(null);
      else this.#worker?.postMessage(request);
    });
  }

  /** @param {Reply} reply */
  #onReply(reply) {
    if (reply.kind === "progress") this.#options.onProgress(reply.progress);
    else if (reply.kind === "error")
      this.#asked?.reject(new EngineError(reply.code, reply.message));
    else this.#asked?.resolve(reply);
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
