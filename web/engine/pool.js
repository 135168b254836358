// Attention on several threads without shared memory: a worker and a module
// each, heads dealt out among them.
import { refuseUnknown, requireOptions } from "./arguments.js";
import { asEngineError, EngineError, invalid, reasonOf } from "./errors.js";
import { buffersOf, joinHeads, splitHeads } from "./heads.js";
import { startWorker } from "./workers.js";

/**
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./index.d.ts").EnginePool} EnginePool
 * @typedef {import("./index.d.ts").Tensor} Tensor
 * @typedef {import("./pool-service.js").Reply} Reply
 * @typedef {import("./pool-service.js").Request} Request
 * @typedef {import("./workers.js").WorkerLike} WorkerLike
 * @typedef {{ resolve: (reply: any) => void, reject: (reason: EngineError) => void }} Waiting
 */

/** @type {import("./workers.js").Role} */
const role = {
  inWorker: () =>
    new Worker(new URL("./pool-worker.js", import.meta.url), {
      type: "module",
    }),
  service: () => import("./pool-service.js"),
};

/** More than any machine has cores for: a slip of the pen, and each takes 10 MiB. */
const mostWorkers = 1024;

/** A worker with an engine. */
class Member {
  #worker;
  /** Requests without a reply: it answers in their order. @type {Waiting[]} */
  #waiting = [];
  /** Why it answers no more. @type {EngineError | null} */
  #gone = null;

  /** @param {WorkerLike} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#onReply(data);
    worker.onerror = ({ message }) =>
      this.stop(new EngineError("crashed", `the worker crashed: ${message}`));
  }

  /**
   * @param {Request} request
   * @param {Transferable[]} [transfer]
   * @returns {Promise<any>} the reply
   */
  ask(request, transfer = []) {
    return new Promise((resolve, reject) => {
      if (this.#gone) throw this.#gone;
      this.#worker.postMessage(request, transfer);
      this.#waiting.push({ resolve, reject });
    });
  }

  /** @param {Reply} reply */
  #onReply(reply) {
    const { resolve, reject } = /** @type {Waiting} */ (this.#waiting.shift());
    if (reply.kind === "error")
      reject(new EngineError(reply.code, reply.message));
    else resolve(reply);
  }

  /** @param {EngineError} why what waits, and later calls, are told */
  stop(why) {
    this.#gone ??= why;
    this.#worker.onmessage = null; // a reply may be on its way
    this.#worker.terminate();
    for (const { reject } of this.#waiting.splice(0)) reject(why);
  }
}

/** @param {Member[]} members */
function closeAll(members) {
  const why = new EngineError("closed", "the pool is closed");
  for (const member of members) member.stop(why);
}

/**
 * Of what no message can carry: a function, say.
 * @param {unknown} error
 */
const isUnsendable = (error) =>
  error instanceof Error && error.name === "DataCloneError";

/** @implements {EnginePool} */
class CorePool {
  #members;

  /**
   * @param {Member[]} members
   * @param {{ build: Build, lanes: number }} opened
   */
  constructor(members, { build, lanes }) {
    this.#members = members;
    this.build = build;
    this.lanes = lanes;
    this.workers = members.length;
  }

  /**
   * @param {any} options
   * @returns {Promise<any>}
   */
  async attention(options) {
    requireOptions(options);
    try {
      const asked = [];
      for (const part of splitHeads(options, this.#members.length)) {
        const isWhole = part === options; // the caller's own: nothing to give away
        const request = /** @type {Request} */ ({
          kind: "attention",
          options: part,
        });
        const transfer = isWhole ? [] : buffersOf(part);
        asked.push(this.#members[asked.length].ask(request, transfer));
      }
      const replies = await Promise.all(asked);
      return joinHeads(replies.map(({ result }) => result));
    } catch (error) {
      throw isUnsendable(error)
        ? invalid("options", options, reasonOf(error))
        : asEngineError(error);
    }
  }

  close() {
    closeAll(this.#members);
  }
}

/** @type {typeof import("./index.d.ts").createEnginePool} */
export async function createEnginePool(options = {}) {
  requireOptions(options);
  const { workers, build = "auto", ...unknown } = options;
  refuseUnknown(unknown);
  const count = workers ?? globalThis.navigator?.hardwareConcurrency ?? 2;
  if (!Number.isSafeInteger(count) || count < 1 || count > mostWorkers)
    throw invalid(
      "workers",
      count,
      `must be a whole number, 1 to ${mostWorkers}`,
    );
  const starting = Array.from({ length: count }, () => startWorker(role));
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.flatMap((outcome) =>
    outcome.status === "fulfilled" ? [outcome.value] : [],
  );
  const members = started.map(({ worker }) => new Member(worker));
  const failed = outcomes.find(({ status }) => status === "rejected");
  if (failed) {
    closeAll(members); // those that did start
    throw /** @type {PromiseRejectedResult} */ (failed).reason;
  }
  if (started.some(({ thread }) => thread === "page")) {
    closeAll(members);
    throw new EngineError("unsupported", "this page may start no workers");
  }
  const opening = members.map((member) => member.ask({ kind: "open", build }));
  try {
    return new CorePool(members, (await Promise.all(opening))[0]);
  } catch (error) {
    closeAll(members);
    throw isUnsendable(error)
      ? invalid("build", build, reasonOf(error))
      : error;
  }
}
