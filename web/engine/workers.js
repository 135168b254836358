// Where the playground can run. A worker of its own is best. A page without an
// origin (a sandboxed frame) may start only workers made of text; where the
// page's policy forbids that too, the playground runs on the page's own thread.
import { EngineError, reasonOf } from "./errors.js";

/**
 * What the client needs of a Worker.
 * @typedef {Pick<Worker, "postMessage" | "terminate"> & {
 *   onmessage: ((event: MessageEvent) => void) | null,
 *   onerror: ((event: { message: string }) => void) | null,
 * }} WorkerLike
 */

/**
 * A worker whose text is one import, which may come from another origin. A
 * classic one: Chromium starts no module worker from text in such a page.
 */
class TextWorker {
  /** @param {URL} url */
  constructor(url) {
    const text = `import(${JSON.stringify(String(url))}).catch((error) => {
      setTimeout(() => { throw error; }); // reaches onerror
    });`;
    const source = new Blob([text], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(source));
  }
}

/**
 * @param {any} Worker the class; its name makes bundlers see the expression
 * @returns {WorkerLike}
 */
function startModule(Worker) {
  return new Worker(new URL("./playground-worker.js", import.meta.url), {
    type: "module",
  });
}

/**
 * The service on this thread: also what happens in Node.js.
 * @returns {WorkerLike}
 */
function startOnPage() {
  const { port1, port2 } = new MessageChannel();
  /** @type {WorkerLike} */
  const worker = Object.assign(port1, {
    onmessage: null,
    onerror: null,
    terminate: () => port1.close(),
  });
  import("./playground-service.js").then(
    ({ serve }) => serve(port2),
    (error) => worker.onerror?.({ message: reasonOf(error) }),
  );
  return worker;
}

const hasOrigin = globalThis.origin !== "null";

/** @type {{ thread: "worker" | "page", start: () => WorkerLike }[]} */
const ways = [
  {
    thread: "worker",
    start: () => startModule(hasOrigin ? Worker : TextWorker),
  },
  { thread: "page", start: startOnPage },
];

/**
 * @param {() => WorkerLike} start
 * @returns {Promise<WorkerLike>} when it has said that it is ready
 */
function ready(start) {
  return new Promise((resolve, reject) => {
    const worker = start();
    worker.onmessage = () => resolve(worker);
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || "it did not start"));
    };
  });
}

/**
 * Starts the playground's service in the best way that the page allows.
 * @returns {Promise<{ thread: "worker" | "page", worker: WorkerLike }>}
 */
export async function startWorker() {
  const reasons = [];
  for (const { thread, start } of ways) {
    try {
      return { thread, worker: await ready(start) };
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  throw new EngineError("load", `cannot start: ${reasons.join("; ")}`);
}
