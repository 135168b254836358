// The page's end of the playground: one request in flight, the latest wins, a
// crash is mended once.
import { EngineError } from "./errors.js";

/**
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./model-scene.js").ModelInfo} ModelInfo
 * @typedef {import("./model-scene.js").Speech} Speech
 * @typedef {import("./playground-service.js").ModelName} ModelName
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

/**
 * @typedef {object} Loading a model that is wanted, from then on
 * @property {string} url
 * @property {(progress: Progress) => void} onProgress
 * @property {boolean} isLoaded in some worker, this one or one that crashed
 * @property {() => void} arrived this worker has it, or will not get it
 */

export class PlaygroundClient {
  #options;
  /** @type {WorkerLike | null} */
  #worker = null;
  /** What the worker works on. @type {Promised<Reply | null> | null} */
  #asked = null;
  #busy = false;
  /**
   * The latest scenes that came meanwhile.
   * @type {Record<"show" | "speak", (Promised<any> & { scene: Scene }) | null>}
   */
  #waiting = { show: null, speak: null };
  /** @type {Map<ModelName, Loading & Promised<ModelInfo | null>>} */
  #models = new Map();
  #isOpen = false;
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
    return this.#queued("show", scene);
  }

  /**
   * What the model of a scene writes next, or its translation. Pictures that
   * are asked for meanwhile come first.
   * @param {Scene} scene of a model
   * @returns {Promise<Speech | null>} null as of `show`
   */
  speak(scene) {
    return this.#queued("speak", scene);
  }

  /**
   * Loads a trained model, while pictures are made as ever; a worker that is
   * started after a crash loads it again.
   * @param {ModelName} name
   * @param {(progress: Progress) => void} [onProgress]
   * @param {string} [url] "" = among the assets
   * @returns {Promise<ModelInfo | null>} null when it was asked for again
   *   meanwhile or the playground was disposed of
   */
  loadModel(name, onProgress = () => {}, url = "") {
    if (this.#disposed) return Promise.resolve(null);
    this.#models.get(name)?.resolve(null);
    return new Promise((resolve, reject) => {
      const loading = { url, onProgress, isLoaded: false, arrived: () => {} };
      this.#models.set(name, { ...loading, resolve, reject });
      if (this.#isOpen) this.#postLoad(name);
    });
  }

  dispose() {
    this.#disposed = true;
    this.#stop();
    this.#asked?.resolve(null);
    for (const promised of [
      ...Object.values(this.#waiting),
      ...this.#models.values(),
    ])
      promised?.resolve(null);
    this.#waiting = { show: null, speak: null };
  }

  /**
   * @param {"show" | "speak"} kind
   * @param {Scene} scene
   * @returns {Promise<any>}
   */
  #queued(kind, scene) {
    if (this.#disposed) return Promise.resolve(null);
    if (!this.#busy) return this.#now(kind, scene);
    this.#waiting[kind]?.resolve(null);
    return new Promise((resolve, reject) => {
      this.#waiting[kind] = { scene, resolve, reject };
    });
  }

  /**
   * @param {"show" | "speak"} kind
   * @param {Scene} scene
   * @returns {Promise<Picture | Speech | null>}
   */
  async #now(kind, scene) {
    this.#busy = true;
    try {
      return await this.#mended(async () => {
        if (!this.#worker) await this.#connect();
        const reply = await this.#ask({ kind, scene });
        if (reply?.kind === "speech") return reply.speech;
        return reply?.kind === "picture" ? { ...reply.picture, scene } : null;
      });
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  #next() {
    const kind = this.#waiting.show ? "show" : "speak";
    const next = this.#waiting[kind];
    this.#waiting[kind] = null;
    if (next) this.#now(kind, next.scene).then(next.resolve, next.reject);
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
    if (reply?.kind !== "opened") return;
    Object.assign(this, reply.opened);
    this.#isOpen = true;
    await this.#loadAgain();
  }

  /** Asks for all models, and waits for those that were there before. */
  async #loadAgain() {
    const names = [...this.#models.keys()];
    const back = [...this.#models.values()]
      .filter(({ isLoaded }) => isLoaded)
      .map(
        (model) =>
          new Promise((resolve) => {
            model.arrived = () => resolve(null);
          }),
      );
    names.forEach((name) => this.#postLoad(name));
    await Promise.all(back);
  }

  /** @param {ModelName} name */
  #postLoad(name) {
    const url = this.#models.get(name)?.url ?? "";
    this.#worker?.postMessage({ kind: "load-model", name, url });
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
    if (reply.kind === "progress") this.#onProgress(reply.progress);
    else if (reply.kind === "model" || reply.kind === "no-model")
      this.#onModel(reply);
    else if (reply.kind === "error")
      this.#asked?.reject(new EngineError(reply.code, reply.message));
    else this.#asked?.resolve(reply);
  }

  /** @param {Progress} progress */
  #onProgress(progress) {
    const { what } = progress;
    if (what === "engine" || what === "words")
      this.#options.onProgress(progress);
    else this.#models.get(what)?.onProgress(progress);
  }

  /** @param {Extract<Reply, { kind: "model" | "no-model" }>} reply */
  #onModel(reply) {
    const model = this.#models.get(reply.name);
    if (!model) return;
    if (reply.kind === "model") {
      model.isLoaded = true;
      model.resolve(reply.info);
    } else {
      this.#models.delete(reply.name);
      const error = new EngineError(reply.code, reply.message);
      model.reject(error);
      if (error.code === "crashed") {
        this.#stop();
        this.#asked?.reject(error); // it will not be answered
      }
    }
    model.arrived();
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isOpen = false;
    for (const { arrived } of this.#models.values()) arrived();
  }
}
