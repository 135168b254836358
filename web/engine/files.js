// Reads the engine's own files, in browsers and in Node.js alike.
import { EngineError, reasonOf } from "./errors.js";
import { nodeFiles } from "./node.js";

/**
 * @typedef {(part: { loaded: number, total: number }) => void} OnPart total is
 *   0 where the server does not say it
 */

/**
 * @param {Response} response
 * @param {string} name of the file
 * @param {OnPart} onPart
 */
async function collect({ headers, body }, name, onPart) {
  const encoded = headers.has("content-encoding"); // then the length is another
  const total = encoded ? 0 : Number(headers.get("content-length"));
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let loaded = 0;
  const brokeOff = (/** @type {unknown} */ error) => {
    const of = total ? ` of ${total}` : "";
    throw new Error(
      `${name} broke off after ${loaded}${of} bytes (${reasonOf(error)})`,
    );
  };
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
    body
  ).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(brokeOff);
    if (done) break;
    parts.push(value);
    loaded += value.length;
    onPart({ loaded, total });
  }
  if (loaded < total) brokeOff("the connection was closed");
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * @param {URL} url
 * @param {OnPart} onPart
 * @returns {Promise<Uint8Array>}
 */
async function fetchBytes(url, onPart) {
  const name = url.pathname.split("/").at(-1) ?? "";
  const response = await fetch(url).catch((error) => {
    throw new Error(`no answer for ${name} (${reasonOf(error)})`);
  });
  if (!response.ok)
    throw new Error(`the server answers ${response.status} for ${name}`);
  return collect(response, name, onPart);
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>} unpacked, if the server has not done it already
 */
async function gunzipped(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const body = new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]);
  const stream = body.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * @template T
 * @param {string} code
 * @param {string} what
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
async function orRefuse(code, what, work) {
  try {
    return await work;
  } catch (error) {
    throw new EngineError(code, `${what}: ${reasonOf(error)}`);
  }
}

/**
 * Error "load" when the file does not arrive.
 * @param {string} what its name in messages
 * @param {URL} url
 * @param {OnPart} [onPart]
 * @returns {Promise<Uint8Array>}
 */
export function loadBytes(what, url, onPart = () => {}) {
  // Node's fetch does not read files.
  const reading = nodeFiles ? nodeFiles.readFile(url) : fetchBytes(url, onPart);
  return orRefuse("load", `cannot load the ${what}`, reading);
}

/**
 * The same of a file that may be packed with gzip; error "damaged" when it is
 * not whole.
 * @param {string} what
 * @param {URL} url
 * @param {OnPart} onPart
 * @returns {Promise<Uint8Array>}
 */
export async function loadPacked(what, url, onPart) {
  const bytes = await loadBytes(what, url, onPart);
  return orRefuse("damaged", `damaged ${what}`, gunzipped(bytes));
}
