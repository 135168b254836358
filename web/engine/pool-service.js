// The pool's engine in a worker: answers each request, in the order in which
// they come.
import { createEngine } from "./core-engine.js";
import { asEngineError } from "./errors.js";

/**
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./index.d.ts").Tensor} Tensor
 *
 * @typedef {{ kind: "open", build: Build | "auto" } |
 *   { kind: "attention", options: any }} Request
 * @typedef {{ kind: "ready" } |
 *   { kind: "opened", build: Build, lanes: number } |
 *   { kind: "result", result: Record<string, Tensor> } |
 *   { kind: "error", code: string, message: string }} Reply
 *   "ready" once at the start; each request gets one of the others
 *
 * @typedef {object} Port
 * @property {(reply: Reply, transfer: Transferable[]) => void} postMessage
 * @property {((event: MessageEvent<Request>) => void) | null} onmessage
 */

/**
 * Answers the requests that come through a port.
 * @param {Port} port
 */
export function serve(port) {
  /** @type {Promise<import("./index.d.ts").Engine>} */
  let opening;

  /**
   * @param {Request} request
   * @returns {Promise<[Reply, Transferable[]]>}
   */
  async function answer(request) {
    if (request.kind === "open")
      opening = createEngine({ build: request.build });
    const engine = await opening;
    if (request.kind === "open") {
      const { build, lanes } = engine;
      return [{ kind: "opened", build, lanes }, []];
    }
    const result = /** @type {any} */ (engine.attention(request.options));
    const tensors = /** @type {Tensor[]} */ (Object.values(result));
    const buffers = tensors.map(({ data }) => data.buffer);
    return [{ kind: "result", result }, /** @type {any[]} */ (buffers)];
  }

  port.onmessage = async ({ data }) => {
    try {
      port.postMessage(...(await answer(data)));
    } catch (error) {
      const { code, message } = asEngineError(error);
      port.postMessage({ kind: "error", code, message }, []);
    }
  };
  port.postMessage({ kind: "ready" }, []);
}
