import { Runner } from "../runner/runner.js";

/** @type {import("../../engine/workers.js").Role} */
const role = {
  inWorker: () =>
    new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
  service: () => Promise.reject(new Error("JavaScript needs a worker here")),
};

/**
 * A person's JavaScript, as Python's runner: in an interpreter of its own, for
 * the page's policy allows no code that comes as text, and it must not reach
 * the page.
 */
export const createJavaScript = () => new Runner(role);
