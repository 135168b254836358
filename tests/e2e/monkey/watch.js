// What the monkey test looks at: what the page shows, and what memory it takes.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { filesBelow } from "../../../web/setup/stamps.js";

/** @typedef {import("playwright-core").Page} Tab */

/** Runs in the worker before it: keeps the engine's memory where the test finds it. */
function keepMemory() {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {[any, any]} */ ...args) => {
      const made = /** @type {any} */ (await instantiate(...args));
      const exported = Object.values((made.instance ?? made).exports);
      const memory = exported.find((one) => one instanceof WebAssembly.Memory);
      Object.assign(globalThis, { engineMemory: memory });
      return made;
    }
  );
}

/** The engine's worker with that before it, for the test's server. */
export function watchedWorker() {
  const files = filesBelow(["dist/assets"]).filter((file) =>
    /playground-worker-.*\.js$/.test(file),
  );
  return Object.fromEntries(
    files.map((file) => [
      `assets/${basename(file)}`,
      `(${keepMemory})();${readFileSync(file, "utf8")}`,
    ]),
  );
}

/**
 * @param {Tab} tab
 * @param {import("playwright-core").CDPSession} devtools
 * @returns {Promise<{ heap: number, wasm: number, nodes: number }>} bytes after a collection; nodes
 *   of documents, kept ones too
 */
export async function measure(tab, devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize: heap } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  const memories = await Promise.all(
    tab
      .workers()
      .map((worker) =>
        worker
          .evaluate(
            () =>
              /** @type {any} */ (globalThis).engineMemory?.buffer.byteLength,
          )
          .catch(() => 0),
      ),
  );
  const wasm = memories.reduce((sum, bytes) => sum + (bytes ?? 0), 0);
  return { heap, wasm, nodes };
}

/**
 * Runs in the page. `picture` is a digest of all its numbers, "" while it is not that of the state;
 * what is wrong with the input stands in its place.
 */
export function readShown() {
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const part = (/** @type {string} */ name) =>
    /** @type {any} */ (shell?.querySelector(name));
  const state = part("page-tools")?.state;
  const view = part("weights-view");
  if (!state) return { state, picture: "" }; // not there yet
  if (state.view !== "") return { state, picture: "none here" };
  const { error, otherError } = part("sentence-box");
  const wrong = [view.problem, error, otherError, part("control-panel").error];
  if (wrong.some(Boolean)) return { state, picture: wrong.join("|") };
  const { picture, progress } = view;
  /** What the scene has in another form. */
  const other = ["mask", "hideSelf", "painted", "padding", "layer", "head"];
  const isOfState =
    !progress &&
    Object.entries(picture?.scene ?? { text: null }).every(
      ([name, value]) =>
        other.includes(name) ||
        !(name in state) ||
        (typeof value === "object" && value !== null) ||
        value === state[name],
    );
  if (!isOfState) return { state, picture: "" };
  let digest = 0x811c9dc5; // FNV-1a
  for (const value of Object.values(picture)) {
    const { data } = /** @type {any} */ (value ?? {});
    if (!(data instanceof Float32Array)) continue;
    const { buffer, byteOffset, length } = data;
    for (const bits of new Uint32Array(buffer, byteOffset, length))
      digest = Math.imul(digest ^ bits, 0x01000193);
  }
  return { state, picture: String(digest) };
}
