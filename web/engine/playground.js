// The playground as the page uses it.
import { PlaygroundClient } from "./playground-client.js";
import { startWorker } from "./workers.js";

/** @type {import("./workers.js").Role} */
const role = {
  inWorker: () =>
    new Worker(new URL("./playground-worker.js", import.meta.url), {
      type: "module",
    }),
  service: () => import("./playground-service.js"),
};

/**
 * Starts a worker, loads the engine and the word table.
 * @param {object} [options]
 * @param {import("./index.d.ts").Build | "auto"} [options.build]
 * @param {(progress: import("./playground-service.js").Progress) => void} [options.onProgress]
 */
export function createPlayground({
  build = "auto",
  onProgress = () => {},
} = {}) {
  return new PlaygroundClient({
    ...{ build, onProgress },
    startWorker: () => startWorker(role),
  }).open();
}
