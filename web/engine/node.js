// Node.js's own modules, reached without an import, so that bundlers for the
// browser never see their names. In a browser all are undefined.
const getModule = globalThis.process?.getBuiltinModule;

export const nodeFiles = getModule?.("node:fs/promises");
/**
 * A worker's own flags; undefined: those of this process. V8's, such as
 * `--expose-gc`, may not be given again, and `--input-type` makes a worker refuse
 * its file.
 */
export const workerFlags = globalThis.process?.execArgv?.some((flag) =>
  flag.startsWith("--input-type"),
)
  ? []
  : undefined;
export const nodeThreads = getModule?.("node:worker_threads");
