import { Runner } from "../runner/runner.js";

/** @type {import("../../engine/workers.js").Role} */
const role = {
  inWorker: () =>
    new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
  service: () => Promise.reject(new Error("Python needs a worker")),
};

/** Python in the page: `run(code, options)`, `prepare()`, `dispose()`. */
export const createPython = () => new Runner(role);
