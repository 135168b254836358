// Reads the engine's own files, in browsers and in Node.js alike.
import { EngineError, reasonOf } from "./errors.js";
import { nodeFiles } from "./node.js";

/**
 * @typedef {(part: { loaded: number, total: number }) => void} OnPart total is
 *   0 where the server does not say it
 */

/**
 * Node's fetch does not read files.
 * @param {URL} url
 * @returns {Promise<Uint8Array | undefined>} in a browser undefined
 */
export async function readInNode(url) {
  return nodeFiles?.readFile(url);
}

/**
 * @param {Response} response
 * @param {OnPart} onPart
 */
async function collect(response, onPart) {
  const { headers, body } = response;
  const encoded = headers.has("content-encoding"); // then the length is another
  const total = encoded ? 0 : Number(headers.get("content-length"));
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let loaded = 0;
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
    body
  ).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    loaded += value.length;
    onPart({ loaded, total });
  }
}

/**
 * @param {URL} url
 * @param {OnPart} onPart
 * @returns {Promise<Uint8Array>}
 */
async function fetchBytes(url, onPart) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return collect(response, onPart);
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
 * Error "load" when the file does not arrive, "damaged" when it is not whole.
 * @param {string} what its name in messages
 * @param {URL} url of a file that may be packed with gzip
 * @param {OnPart} onPart
 * @returns {Promise<Uint8Array>}
 */
export async function loadPacked(what, url, onPart) {
  const reading = nodeFiles ? nodeFiles.readFile(url) : fetchBytes(url, onPart);
  const bytes = await orRefuse("load", `cannot load the ${what}`, reading);
  return orRefuse("damaged", `damaged ${what}`, gunzipped(bytes));
}
