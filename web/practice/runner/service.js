/** The worker's end: loads a language, runs code once, answers. */
import { reasonOf } from "../../engine/errors.js";
import { Output } from "./output.js";

/**
 * @typedef {{ type: string, message: string, line: number | null }} Failure
 * @typedef {object} Result of a call
 * @property {unknown} value
 * @property {Failure | null} error
 * @property {number[]} [changed] places of the arguments that the function
 *   changed
 *
 * @typedef {object} Job
 * @property {string} code
 * @property {Record<string, unknown>} inputs variables that the code finds
 * @property {{ name: string, args: readonly unknown[] }[]} calls of its functions
 *
 * @typedef {{ kind: "ready" } | { kind: "loaded" } | { kind: "output", text: string }
 *   | { kind: "failed", message: string }
 *   | { kind: "done", error: Failure | null, results: Result[], isCut: boolean }} Reply
 *
 * @typedef {{ postMessage: (reply: Reply) => void, onmessage: any }} Port
 *
 * @typedef {object} Interpreter
 * @property {(code: string, inputs: Record<string, unknown>) => Failure | null} run
 *   at the top level
 * @property {(name: string, args: readonly unknown[]) => Result} call
 */

const OUTPUT = 100_000; // bytes

/**
 * @param {Port} port
 * @param {(onOutput: (bytes: Uint8Array) => void) => Promise<Interpreter>} start
 */
export async function serve(port, start) {
  const output = new Output(OUTPUT, (text) =>
    port.postMessage({ kind: "output", text }),
  );
  port.postMessage({ kind: "ready" });
  try {
    const interpreter = await start(output.write);
    port.onmessage = (/** @type {{ data: Job }} */ { data }) => {
      const reply = work(interpreter, data);
      output.flush();
      port.postMessage({ ...reply, isCut: output.isCut });
    };
    port.postMessage({ kind: "loaded" });
  } catch (error) {
    port.postMessage({ kind: "failed", message: reasonOf(error) });
  }
}

/**
 * @param {Interpreter} interpreter
 * @param {Job} job
 */
function work(interpreter, { code, inputs, calls }) {
  const error = interpreter.run(code, inputs);
  const results = error
    ? []
    : calls.map(({ name, args }) => interpreter.call(name, args));
  return { kind: /** @type {const} */ ("done"), error, results };
}
