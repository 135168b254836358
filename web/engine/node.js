// Node.js's own modules, reached without an import, so that bundlers for the
// browser never see their names. In a browser all are undefined.
const getModule = globalThis.process?.getBuiltinModule;

export const nodeFiles = getModule?.("node:fs/promises");
/** How this process was started, but for what makes a worker refuse its file. */
export const workerFlags = globalThis.process?.execArgv?.filter(
  (flag) => !flag.startsWith("--input-type"),
);
export const nodeThreads = getModule?.("node:worker_threads");
