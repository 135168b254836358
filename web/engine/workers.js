// Where a service can run. A worker of its own is best. A page without an
// origin (a sandboxed frame), or of another origin than these files, may start
// only workers made of text; where the page's policy forbids that too, the
// service runs on the page's own thread.
import { EngineError, reasonOf } from "./errors.js";
import { nodeThreads, workerFlags } from "./node.js";
import { scriptUrl } from "./trusted.js";

/**
 * What can run in a worker.
 * @typedef {object} Role
 * @property {() => Worker} inWorker `new Worker(new URL(…), { type: "module" })` of
 *   a literal name, word for word: bundlers know it, and put another address in
 * @property {() => Promise<{ serve: (port: any) => void }>} service the same on
 *   this thread
 */

/**
 * What the client needs of a Worker.
 * @typedef {Pick<Worker, "postMessage" | "terminate"> & {
 *   onmessage: ((event: MessageEvent) => void) | null,
 *   onerror: ((event: { message: string }) => void) | null,
 * }} WorkerLike
 */

/**
 * A worker whose text is one import, which may come from another origin. A
 * classic one: Chromium starts no module worker from text in such a page. The
 * page in one file makes the text of its workers itself.
 * @param {URL} url
 */
function textWorker(url) {
  if (url.protocol === "blob:") return new Worker(scriptUrl(url));
  const text = `import(${JSON.stringify(String(url))}).catch((error) => {
    setTimeout(() => { throw error; }); // reaches onerror
  });`;
  const source = new Blob([text], { type: "text/javascript" });
  return new Worker(scriptUrl(URL.createObjectURL(source)));
}

/**
 * A worker of Node.js, which has no Worker of the Web.
 * @param {URL} url
 * @returns {WorkerLike}
 */
function nodeWorker(url) {
  const { Worker } = /** @type {any} */ (nodeThreads);
  const worker = new Worker(url, { execArgv: workerFlags });
  /** @type {WorkerLike} */
  const self = {
    onmessage: null,
    onerror: null,
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    terminate: () => void worker.terminate(),
  };
  worker.on("message", (/** @type {unknown} */ data) =>
    self.onmessage?.(/** @type {any} */ ({ data })),
  );
  worker.on("error", (/** @type {unknown} */ error) =>
    self.onerror?.({ message: reasonOf(error) }),
  );
  return self;
}

/**
 * The service on this thread.
 * @param {Role} role
 * @returns {WorkerLike}
 */
function startOnPage({ service }) {
  const { port1, port2 } = new MessageChannel();
  /** @type {WorkerLike} */
  const worker = Object.assign(port1, {
    onmessage: null,
    onerror: null,
    terminate: () => port1.close(),
  });
  service().then(
    ({ serve }) => serve(port2),
    (error) => worker.onerror?.({ message: reasonOf(error) }),
  );
  return worker;
}

/**
 * What the role's expression gives to Worker: it is evaluated with another class
 * of that name, for there may be none (Node.js), or one that refuses the address.
 * @param {Role} role
 * @returns {{ url: URL, options?: WorkerOptions }}
 */
function callOf({ inWorker }) {
  const own = Object.getOwnPropertyDescriptor(globalThis, "Worker");
  class Call {
    /** @param {URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      Object.assign(this, { url, options });
    }
  }
  try {
    Object.defineProperty(globalThis, "Worker", {
      configurable: true,
      value: Call,
    });
    return /** @type {any} */ (inWorker());
  } finally {
    if (own) Object.defineProperty(globalThis, "Worker", own);
    else Reflect.deleteProperty(globalThis, "Worker");
  }
}

/**
 * A worker may be started from a file of the page's own origin only.
 * @param {URL} url
 */
const isAtHome = ({ origin }) =>
  origin !== "null" && origin === globalThis.origin;

/**
 * @param {Role} role
 * @returns {WorkerLike}
 */
function startInWorker(role) {
  const { url, options } = callOf(role);
  if (nodeThreads) return nodeWorker(url);
  return /** @type {WorkerLike} */ (
    isAtHome(url) ? new Worker(scriptUrl(url), options) : textWorker(url)
  );
}

/** @type {{ thread: "worker" | "page", start: (role: Role) => WorkerLike }[]} */
const ways = [
  { thread: "worker", start: startInWorker },
  { thread: "page", start: startOnPage },
];

/**
 * @param {() => WorkerLike} start
 * @returns {Promise<WorkerLike>} when it has said that it is ready
 */
function ready(start) {
  return new Promise((resolve, reject) => {
    const worker = start();
    worker.onmessage = ({ data }) => {
      if (data?.life) followLife(data.life, worker);
      resolve(worker);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(
        new Error(event.message || "no worker starts (network or worker-src)"),
      );
    };
  });
}

/**
 * A worker that its browser ends, for want of memory say, tells nobody. So it
 * holds a lock as long as it lives: who gets it knows. A frame without an origin
 * has no locks.
 * @returns {Promise<string>} the lock's name, "" where there is none
 */
export function holdLife() {
  const { locks } = globalThis.navigator ?? {};
  if (nodeThreads || !locks || !globalThis.crypto?.randomUUID)
    return Promise.resolve("");
  const name = `attention-playground ${crypto.randomUUID()}`;
  return new Promise((resolve) => {
    const held = locks.request(name, () => {
      resolve(name);
      return new Promise(() => {});
    });
    held.catch(() => resolve("")); // not allowed here
  });
}

/**
 * @param {string} name of the lock that the worker holds
 * @param {WorkerLike} worker
 */
function followLife(name, worker) {
  const ended = () =>
    worker.onerror?.({ message: "the engine ended without a word" });
  navigator.locks.request(name, ended).catch(() => {});
}

/**
 * Starts a service in the best way that the page allows.
 * @param {Role} role
 * @returns {Promise<{ thread: "worker" | "page", worker: WorkerLike }>}
 */
export async function startWorker(role) {
  const reasons = [];
  for (const { thread, start } of ways) {
    try {
      return { thread, worker: await ready(() => start(role)) };
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  throw new EngineError("load", `cannot start: ${reasons.join("; ")}`);
}

/** What a service in a worker hears its client through. */
export const ownPort = nodeThreads?.parentPort ?? globalThis;
