// The page's end of the playground: one request in flight, the latest wins, a
// crash is mended once.
import { EngineError } from "./errors.js";
import { ModelLoads } from "./model-loads.js";

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
 * @typedef {import("./scene.js").TileRange} TileRange
 * @typedef {import("./scene.js").Tile} Tile
 * @typedef {import("./workers.js").WorkerLike} WorkerLike
 *
 * @typedef {object} Options
 * @property {Build | "auto"} build
 * @property {(progress: Progress) => void} onProgress
 * @property {() => Promise<{ thread: "worker" | "page", worker: WorkerLike }>} startWorker
 */

const TILES = /** @type {const} */ (["tile", "row", "file"]);
/** What waits, the first first: of each kind the latest alone. */
const KINDS = /** @type {const} */ ([
  ...["picture", "tile", "row", "speech", "file"],
]);

/**
 * @typedef {object} Job
 * @property {(typeof KINDS)[number]} kind
 * @property {Request} request
 * @property {(share: number) => void} [onShare] of what is done bit by bit
 * @property {(picture: Picture) => void} [onPart] what of it there is
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
  /** What came meanwhile. @type {Map<Job["kind"], Job & Promised<any>>} */
  #waiting = new Map();
  /** The last tiled picture: tiles are of it. @type {Request | null} */
  #shown = null;
  /** What the worker does bit by bit. @type {Job | null} */
  #lengthy = null;
  #models = new ModelLoads((name, url) => {
    if (this.#isOpen)
      this.#worker?.postMessage({ kind: "load-model", name, url });
  });
  #isOpen = false;
  #disposed = false;
  /** Where it runs. @type {"worker" | "page"} */
  thread = "worker";
  /** @type {Build} */
  build = "scalar";
  lanes = 0;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
  }

  /** Starts the worker, which loads the engine and the word table. */
  async open() {
    this.#busy = true;
    try {
      await this.#mended(() => this.#connect());
      return this;
    } catch (error) {
      this.dispose();
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * @param {Scene} scene
   * @returns {Promise<Picture | null>} null when a later scene overtook it or
   *   the playground was disposed of
   */
  show(scene) {
    return this.#queued({ kind: "picture", request: { kind: "show", scene } });
  }

  /**
   * The picture of a text of word vectors that is too long for matrices of n ×
   * n: with pooled ones, `tiled` and a digest. It is made bit by bit, the chosen
   * head first; a later picture that is asked for ends it.
   * @param {Scene} scene
   * @param {(share: number) => void} [onShare] how much is done, 0 to 1
   * @param {(picture: Picture) => void} [onPart] the chosen head is done; the
   *   numbers of the others are still 0
   * @returns {Promise<Picture | null>} null as of `show`, or when it was cancelled
   */
  showTiled(scene, onShare = () => {}, onPart = () => {}) {
    const request = /** @type {const} */ ({ kind: "show-tiled", scene });
    return this.#queued({ kind: "picture", request, onShare, onPart });
  }

  /**
   * Ends what is made bit by bit. Tiles stay those of the picture before, unless
   * a part of the new one came already.
   */
  cancel() {
    if (this.#lengthy) this.#worker?.postMessage({ kind: "cancel" });
  }

  /**
   * Part of the matrices of the chosen head of the last tiled picture. Pictures
   * that are asked for meanwhile come first.
   * @param {TileRange} range
   * @param {"tile" | "row" | "file"} [kind] of which the latest alone is waited for
   * @returns {Promise<Tile | null>} null when a later one of its kind overtook
   *   it, another picture came before it or the playground was disposed of
   */
  tile(range, kind = "tile") {
    return this.#queued({ kind, request: { kind: "tile", range } });
  }

  /**
   * What the model of a scene writes next, or its translation. Pictures that
   * are asked for meanwhile come first.
   * @param {Scene} scene of a model
   * @returns {Promise<Speech | null>} null as of `show`
   */
  speak(scene) {
    return this.#queued({ kind: "speech", request: { kind: "speak", scene } });
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
    return this.#models.load(name, onProgress, url);
  }

  dispose() {
    this.#disposed = true;
    this.#stop();
    this.#asked?.resolve(null);
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.#models.dispose();
  }

  /**
   * @param {Job} job
   * @returns {Promise<any>}
   */
  #queued(job) {
    if (this.#disposed) return Promise.resolve(null);
    if (!this.#busy) return this.#now(job);
    this.#waiting.get(job.kind)?.resolve(null);
    if (job.kind === "picture") this.cancel();
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.kind, { ...job, resolve, reject });
    });
  }

  /**
   * @param {Job} job
   * @returns {Promise<any>}
   */
  async #now(job) {
    this.#busy = true;
    this.#lengthy = job.onShare ? job : null;
    try {
      return await this.#mended(async () => {
        if (!this.#worker) await this.#connectFor(job);
        const reply = await this.#ask(job.request);
        if (reply?.kind === "picture") this.#answered(job.request);
        return resultOf(job, reply);
      });
    } finally {
      this.#busy = false;
      this.#lengthy = null;
      this.#next();
    }
  }

  /** Tiles are of it now: those that wait were of another. @param {Request} request */
  #answered(request) {
    if (request.kind !== "show-tiled") return;
    this.#shown = request;
    for (const kind of TILES) {
      this.#waiting.get(kind)?.resolve(null);
      this.#waiting.delete(kind);
    }
  }

  #next() {
    const kind = KINDS.find((known) => this.#waiting.has(known));
    const next = kind && this.#waiting.get(kind);
    if (!next) return;
    this.#waiting.delete(next.kind);
    this.#now(next).then(next.resolve, next.reject);
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

  /** @param {Job} job */
  async #connectFor({ request }) {
    await this.#connect();
    if (request.kind === "tile" && this.#shown) await this.#ask(this.#shown);
  }

  async #connect() {
    const { thread, worker } = await this.#options.startWorker();
    if (this.#disposed) return worker.terminate();
    this.thread = thread;
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#onReply(data);
    worker.onerror = ({ message }) => this.#onEnd(message);
    const { build } = this.#options;
    const reply = await this.#ask({ kind: "open", build });
    if (reply?.kind !== "opened") return;
    Object.assign(this, reply.opened);
    this.#isOpen = true;
    await this.#models.loadAgain();
  }

  /**
   * @param {Request} request
   * @returns {Promise<Reply | null>} null when disposed of
   */
  #ask(request) {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      if (this.#disposed) resolve(null);
      else if (this.#worker) this.#worker.postMessage(request);
      else reject(new EngineError("crashed", "the engine ended meanwhile"));
    });
  }

  /**
   * The worker is gone, at work or idle. Whoever needs another starts it: what
   * was asked, the next scene, or else a model that is still on its way.
   * @param {string} message
   */
  #onEnd(message) {
    this.#stop();
    if (this.#busy) this.#asked?.reject(new EngineError("crashed", message));
    else if (this.#models.areWanted) void this.#startAgain();
  }

  async #startAgain() {
    this.#busy = true;
    try {
      await this.#mended(() => this.#connect());
    } catch (error) {
      this.#models.refuse(/** @type {EngineError} */ (error));
    } finally {
      this.#busy = false;
      this.#next();
    }
  }

  /** @param {Reply} reply */
  #onReply(reply) {
    if (reply.kind === "progress") this.#onProgress(reply.progress);
    else if (reply.kind === "part") this.#onPart(reply.picture);
    else if (reply.kind === "model" || reply.kind === "no-model")
      this.#onModel(reply);
    else if (reply.kind === "error")
      this.#asked?.reject(new EngineError(reply.code, reply.message));
    else this.#asked?.resolve(reply);
  }

  /** @param {import("./scene.js").Computed} picture */
  #onPart(picture) {
    const { request, onPart } = this.#lengthy ?? {};
    if (!request || !("scene" in request)) return;
    this.#answered(request);
    onPart?.({ ...picture, scene: request.scene, isPart: true });
  }

  /** @param {Progress} progress */
  #onProgress(progress) {
    const { what, loaded } = progress;
    if (what === "tiles") this.#lengthy?.onShare?.(loaded);
    else if (what === "words") this.#options.onProgress(progress);
    else this.#models.onProgress(what, progress);
  }

  /** @param {Extract<Reply, { kind: "model" | "no-model" }>} reply */
  #onModel(reply) {
    this.#models.onReply(reply);
    if (reply.kind === "model" || reply.code !== "crashed") return;
    this.#stop();
    this.#asked?.reject(new EngineError(reply.code, reply.message)); // nobody answers it
  }

  #stop() {
    if (this.#worker) {
      this.#worker.onerror = null; // it is expected to end
      this.#worker.terminate();
    }
    this.#worker = null;
    this.#isOpen = false;
    this.#models.workerStopped();
  }
}

/**
 * @param {Job} job
 * @param {Reply | null} reply
 */
function resultOf({ request }, reply) {
  if (reply?.kind === "speech") return reply.speech;
  if (reply?.kind === "tile") return reply.tile;
  if (reply?.kind !== "picture" || !("scene" in request)) return null;
  return { ...reply.picture, scene: request.scene };
}
