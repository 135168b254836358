/**
 * A link as it stands in the address: a short one as it is, a long one
 * compressed: "z=…", zlib (RFC 1950, whose checksum tells damage) in base64url
 * (RFC 4648). Compressing is asynchronous in browsers, so all of this is.
 */
import { MOST_LENGTH, decode, encode, escapeLittle } from "./link.js";
import { defaults } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./link.js").Reading} Reading */

/** Links up to this length stay readable, in characters. */
export const MOST_READABLE = 600;
/** Longest link that is written to the address or read from it. */
export const MOST_ADDRESS = 200_000;

const MARK = "z=";

/** @param {string} link without "#" */
export const isPacked = (link) => link.startsWith(MARK);

/**
 * @param {State} state
 * @returns {Promise<string | null>} "" for the defaults, null when it would be
 *   too long
 */
export async function linkOf(state) {
  const plain = encode(state);
  if (plain !== null && plain.length <= MOST_READABLE) return plain;
  const packed = await pack(encode(state, escapeLittle));
  const [shortest] = [plain, packed]
    .filter((link) => link !== null && link.length <= MOST_ADDRESS)
    .sort((a, b) => Number(a?.length) - Number(b?.length));
  return shortest ?? null;
}

/**
 * @param {string} link without "#"
 * @returns {Promise<Reading>}
 */
export async function readingOf(link) {
  if (link.length > MOST_ADDRESS) return withTrouble("too-long");
  if (!isPacked(link)) return decode(link);
  try {
    return decode(await inflate(bytesFrom(link.slice(MARK.length))));
  } catch (error) {
    return withTrouble(error instanceof TooLong ? "too-long" : "unreadable");
  }
}

/** @param {import("./link.js").Trouble} trouble */
function withTrouble(trouble) {
  return { state: defaults(), trouble, fields: [] };
}

/** @param {string | null} link */
async function pack(link) {
  if (link === null || typeof CompressionStream !== "function") return null;
  const stream = new Blob([link])
    .stream()
    .pipeThrough(new CompressionStream("deflate"));
  return (
    MARK + base64(new Uint8Array(await new Response(stream).arrayBuffer()))
  );
}

class TooLong extends Error {}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<string>} stops at MOST_LENGTH: a few bytes can hold gigabytes
 */
async function inflate(bytes) {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
    .getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MOST_LENGTH) {
      void reader.cancel().catch(() => {}); // it is given up
      throw new TooLong();
    }
  }
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** @param {string} code */
function bytesFrom(code) {
  const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
