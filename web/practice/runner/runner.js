/**
 * Runs a person's code: in a worker of its own, which is used once, so that no
 * run sees what another left, and ended when it takes too long.
 */
import { EngineError } from "../../engine/errors.js";
import { startWorker } from "../../engine/workers.js";

/**
 * @typedef {import("../../engine/workers.js").WorkerLike} WorkerLike
 * @typedef {import("./service.js").Failure} Failure
 * @typedef {import("./service.js").Result} Result
 * @typedef {import("./service.js").Reply} Reply
 *
 * @typedef {object} RunOptions
 * @property {Record<string, unknown>} [inputs] variables that the code finds:
 *   numbers, texts, arrays as { data, shape, dtype? }
 * @property {{ name: string, args: readonly unknown[] }[]} [calls] of functions
 *   that the code defines, one after the other
 * @property {number} [timeLimit] ms, for all of it
 *
 * @typedef {object} Run
 * @property {string} stdout
 * @property {boolean} isCut whether more was printed
 * @property {Failure | null} error of the code itself; "TimeLimit" when it was
 *   ended, "Crash" when the language itself gave up
 * @property {Result[]} results of the calls; none after an error
 */

const TIME_LIMIT = 5000; // ms

/** A worker that waits for its one job. */
class Waiting {
  #worker;
  /** @type {(reply: Reply) => void} */
  #onReply = () => {};
  /** Resolves when it has loaded. */
  loaded;

  /** @param {WorkerLike} worker */
  constructor(worker) {
    this.#worker = worker;
    this.loaded = new Promise((resolve, reject) => {
      this.#onReply = (reply) => {
        if (reply.kind === "loaded") resolve(undefined);
        if (reply.kind === "failed")
          reject(new EngineError("load", `cannot load it: ${reply.message}`));
      };
    });
    worker.onmessage = ({ data }) => this.#onReply(data);
    worker.onerror = ({ message }) =>
      this.#onReply({ kind: "failed", message });
  }

  end() {
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
  }

  /**
   * @param {import("./service.js").Job} job
   * @param {number} timeLimit
   * @returns {Promise<Run>}
   */
  async run(job, timeLimit) {
    let stdout = "";
    const ended = (
      /** @type {string} */ type,
      /** @type {string} */ message,
    ) => ({
      ...{ isCut: false, results: [] },
      error: { type, message, line: null },
    });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const outcome = await new Promise((resolve) => {
      this.#onReply = (reply) => {
        if (reply.kind === "output") stdout += reply.text;
        if (reply.kind === "done") resolve(reply);
        if (reply.kind === "failed") resolve(ended("Crash", reply.message));
      };
      const seconds = timeLimit / 1000;
      timer = setTimeout(
        () => resolve(ended("TimeLimit", `stopped after ${seconds} s`)),
        timeLimit,
      );
      this.#worker.postMessage(job);
    });
    clearTimeout(timer);
    this.end();
    const { isCut, error, results } = outcome;
    return { stdout, isCut, error, results };
  }
}

export class Runner {
  #role;
  /** @type {Promise<Waiting> | null} */
  #next = null;
  #isDisposed = false;

  /** @param {import("../../engine/workers.js").Role} role what the worker is */
  constructor(role) {
    this.#role = role;
  }

  /**
   * Starts to load, so that the next run need not wait. Tells of no error: the
   * next run does.
   */
  prepare() {
    this.#next ??= startWorker(this.#role).then(
      ({ worker }) => new Waiting(worker),
    );
    this.#next.then(({ loaded }) => loaded).catch(() => {});
  }

  /**
   * @param {string} code
   * @param {RunOptions} [options]
   * @returns {Promise<Run>} rejects with code "load" when the language does not arrive
   */
  async run(code, { inputs = {}, calls = [], timeLimit = TIME_LIMIT } = {}) {
    if (this.#isDisposed) throw new EngineError("closed", "it was closed");
    this.prepare();
    const starting = /** @type {Promise<Waiting>} */ (this.#next);
    this.#next = null;
    const waiting = await starting;
    try {
      await waiting.loaded;
    } catch (error) {
      waiting.end();
      throw error;
    }
    const run = await waiting.run({ code, inputs, calls }, timeLimit);
    if (!this.#isDisposed) this.prepare();
    return run;
  }

  /** Ends the worker that waits. */
  dispose() {
    this.#isDisposed = true;
    this.#next?.then((waiting) => waiting.end()).catch(() => {});
    this.#next = null;
  }
}
