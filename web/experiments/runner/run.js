/**
 * One run of an experiment: its arms in workers, and what they have found so
 * far.
 */
import { EngineError } from "../../engine/errors.js";
import { startWorker } from "../../engine/workers.js";

/**
 * @typedef {import("../../engine/index.d.ts").Build} Build
 * @typedef {import("../../engine/workers.js").WorkerLike} WorkerLike
 * @typedef {import("../experiment.js").Experiment} Experiment
 * @typedef {import("../experiment.js").Results} Results
 * @typedef {import("../experiment.js").Settings} Settings
 * @typedef {import("./service.js").Reply} Reply
 * @typedef {import("./service.js").Request} Request
 *
 * @typedef {object} Options
 * @property {Experiment} experiment
 * @property {Settings} settings
 * @property {Build | "auto"} build
 * @property {boolean} [isPaused] whether it waits at its first step
 * @property {() => void} onChange something has come: at most once a frame
 * @property {(callback: () => void) => void} [nextFrame]
 */

/** Workers at a time: each has a module of 16 MB and more. */
const MOST_WORKERS = 4;

/** @type {import("../../engine/workers.js").Role} */
const role = {
  inWorker: () =>
    new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
  service: () => import("./service.js"),
};

export class Run {
  #options;
  /** @type {Set<WorkerLike>} */
  #workers = new Set();
  /** Arms that no worker has begun with. @type {string[]} */
  #waiting;
  #isDrawing = false;
  /** @type {"running" | "paused" | "done" | "failed" | "left"} */
  status;
  /** @type {Results} */
  results;
  /** How often something was found: what is drawn of the results is old after. */
  found = 0;
  /** Why it failed. */
  problem = "";

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    this.settings = options.settings;
    this.status = options.isPaused ? "paused" : "running";
    this.#waiting = options.experiment.arms(options.settings);
    this.results = Object.fromEntries(
      this.#waiting.map((arm) => [
        arm,
        { rows: [], latest: null, share: 0, status: "waiting" },
      ]),
    );
    const most = options.experiment.workers ?? MOST_WORKERS;
    const count = Math.min(most, this.#waiting.length);
    for (let i = 0; i < count; i++) void this.#start();
  }

  get isOver() {
    return this.status !== "running" && this.status !== "paused";
  }

  /** How much of the work is done, 0…1. */
  get share() {
    const arms = Object.values(this.results);
    return arms.reduce((sum, { share }) => sum + share, 0) / arms.length;
  }

  pause() {
    this.#change("paused", { kind: "pause" });
  }

  go() {
    this.#change("running", { kind: "go" });
  }

  /** One step more of each arm that runs. */
  step() {
    this.#change("paused", { kind: "pause" });
    this.#change("paused", { kind: "step" });
  }

  /** @param {unknown} what for the arms, as what `yield` gives them */
  tell(what) {
    this.#change(this.status, { kind: "tell", what });
  }

  /** Ends it at once; what came so far stays. */
  leave() {
    if (!this.isOver) this.#end("left");
  }

  /**
   * @param {Run["status"]} status
   * @param {Request} request
   */
  #change(status, request) {
    if (this.isOver) return;
    this.status = status;
    for (const worker of this.#workers) worker.postMessage(request);
    this.#tell();
  }

  async #start() {
    try {
      const { worker } = await startWorker(role);
      if (this.isOver) return worker.terminate();
      this.#workers.add(worker);
      this.#next(worker);
    } catch (error) {
      this.#fail(/** @type {EngineError} */ (error));
    }
  }

  /** @param {WorkerLike} worker that has nothing to do */
  #next(worker) {
    const arm = this.#waiting.shift();
    if (arm === undefined) {
      worker.terminate();
      this.#workers.delete(worker);
      if (this.#workers.size === 0 && !this.isOver) this.#end("done");
      return;
    }
    this.results[arm].status = "running";
    worker.onmessage = ({ data }) => this.#hear(worker, arm, data);
    worker.onerror = ({ message }) =>
      this.#fail(new EngineError("crashed", message));
    const { experiment, settings, build } = this.#options;
    const order = {
      ...{ arm, settings, experiment: experiment.name },
      build: experiment.build?.(arm) ?? build,
      isPaused: this.status === "paused",
    };
    worker.postMessage({ kind: "run", order });
  }

  /**
   * @param {WorkerLike} worker
   * @param {string} arm
   * @param {Reply} reply
   */
  #hear(worker, arm, reply) {
    if (this.isOver || reply.kind === "ready") return;
    if (reply.kind === "error")
      return this.#fail(new EngineError(reply.code, reply.message));
    const { part } = reply;
    const result = this.results[arm];
    result.rows.push(...part.rows);
    result.share = reply.kind === "done" ? 1 : part.share;
    if ("latest" in part) result.latest = part.latest;
    if (part.rows.length > 0 || "latest" in part) this.found++;
    if (reply.kind === "done") {
      result.status = "done";
      this.#next(worker);
    }
    this.#tell(() => worker.postMessage({ kind: "frame" }));
  }

  /** @param {EngineError} error */
  #fail(error) {
    if (this.isOver) return;
    this.problem = error.message;
    this.#end("failed");
  }

  /** @param {"done" | "failed" | "left"} status */
  #end(status) {
    this.status = status;
    this.#waiting = [];
    for (const worker of this.#workers) {
      worker.postMessage({ kind: "leave" }); // on the page's own thread
      worker.terminate();
    }
    this.#workers.clear();
    this.#tell();
  }

  /** @type {(() => void)[]} */
  #whenDrawn = [];

  /** @param {() => void} [then] once the page has had its frame */
  #tell(then) {
    if (then) this.#whenDrawn.push(then);
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    const { nextFrame = whenDrawn, onChange } = this.#options;
    nextFrame(() => {
      this.#isDrawing = false;
      onChange();
      for (const call of this.#whenDrawn.splice(0)) call();
    });
  }
}

/**
 * Calls at the next frame. A page that nobody sees has none, and must not keep
 * the workers waiting.
 *
 * @param {() => void} callback
 */
function whenDrawn(callback) {
  if (document.hidden) return queueMicrotask(callback);
  const frame = requestAnimationFrame(call);
  document.addEventListener("visibilitychange", call, { once: true });
  function call() {
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", call);
    callback();
  }
}
