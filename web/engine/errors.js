/**
 * What the engine refuses, and why.
 *
 * `code`: "invalid-argument", "limit", "damaged", "out-of-memory",
 * "unsupported" (this machine or build cannot do it), "no-wasm" (this browser
 * has no WebAssembly), "load" (a file did not arrive), "crashed" (a defect of the engine, which has to be started anew),
 * "closed" (by its owner), "internal" (a defect that it survived).
 */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} message lower case: what is wrong, the value, the limit
   */
  constructor(code, message) {
    super(message);
    this.name = "EngineError";
    this.code = code;
  }
}

/**
 * @param {unknown} value
 * @returns {string} a short text for a message
 */
function show(value) {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) {
    const few = Array.from(value.slice(0, 8)); // also where there are holes
    const texts = few.map((part) => (Array.isArray(part) ? "[…]" : show(part)));
    return `[${texts.join(", ")}]`;
  }
  if (typeof value === "object" && value !== null)
    return String(value.constructor?.name ?? "object");
  return typeof value === "function" ? "function" : String(value);
}

/**
 * @param {string} what
 * @param {unknown} value
 * @param {string} rule
 * @returns {EngineError} "invalid heads: 5 (d_model 64 must be a multiple)"
 */
export function invalid(what, value, rule) {
  return new EngineError(
    "invalid-argument",
    `invalid ${what}: ${show(value)} (${rule})`,
  );
}

/**
 * A trap, or a C++ exception that the binding did not catch.
 * @param {unknown} error
 */
export function isCrash(error) {
  const { WebAssembly: wasm } = /** @type {any} */ (globalThis);
  const kinds = [wasm?.RuntimeError, wasm?.Exception]; // not in every browser
  return kinds.some((kind) => kind && error instanceof kind);
}

/** @param {unknown} error */
export function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * @param {unknown} error
 * @returns {EngineError} what the caller sees of it
 */
export function asEngineError(error) {
  if (error instanceof EngineError) return error;
  const reason = reasonOf(error);
  if (isCrash(error))
    return new EngineError("crashed", `the engine crashed: ${reason}`);
  if (error instanceof RangeError)
    // no room for an array
    return new EngineError("out-of-memory", `out of memory: ${reason}`);
  return new EngineError("internal", `internal error: ${reason}`);
}
