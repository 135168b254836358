// A static file server for dist/, with the strict headers that the page has to live with.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { SetupError, root } from "./steps.js";

const host = "127.0.0.1";

/**
 * No eval, no inline script or style, nothing from another origin; no text becomes HTML or a
 * script's address but through two policies: Lit's, for the page's own templates, and ours, for the
 * addresses of workers.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types lit-html attention-playground",
].join("; ");

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/**
 * Serves a folder on this machine only.
 * @param {object} [options]
 * @param {string} [options.folder] from the project's root
 * @param {string} [options.base] path below which the files stand, e.g. "/course/"
 * @param {number} [options.port] the first one to try; 0: any free one
 * @param {Record<string, string>} [options.overlay] contents of files that replace the folder's
 * @param {Record<string, string>} [options.headers] in place of, or beside, those of the page
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({
  folder = "dist",
  base = "/",
  port = 0,
  overlay = {},
  headers = {},
} = {}) {
  const server = createServer((request, response) => {
    answer(
      { folder: join(root, folder), base, overlay, headers },
      request,
      response,
    ).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  const used = await listen(server, port);
  return {
    url: `http://${host}:${used}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {{ folder: string, base: string, overlay: Record<string, string>, headers: Record<string, string> }} site
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer({ folder, base, overlay, headers }, request, response) {
  const refuse = (/** @type {number} */ code, /** @type {string} */ why) =>
    response.writeHead(code, { "content-type": "text/plain" }).end(why);
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuse(405, "only GET and HEAD");
  const { pathname } = new URL(request.url ?? "/", `http://${host}`);
  if (!pathname.startsWith(base)) return refuse(404, "not found");
  const name = decode(pathname.slice(base.length)) || "index.html";
  const path = normalize(join(folder, name));
  if (name.includes("\0") || !path.startsWith(normalize(`${folder}/`)))
    return refuse(404, "not found");
  const text = Object.hasOwn(overlay, name) ? overlay[name] : null;
  const found = await stat(path).catch(() => null);
  if (text === null && !found?.isFile()) return refuse(404, "not found");
  response.writeHead(200, {
    "content-type": types[extname(path)] ?? "application/octet-stream",
    "content-length": text === null ? found?.size : Buffer.byteLength(text),
    "cache-control": "no-cache",
    "content-security-policy": contentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "*", // a sandboxed frame has no origin: else it gets no script
    ...headers,
  });
  if (request.method === "HEAD") response.end();
  else if (text !== null) response.end(text);
  else createReadStream(path).pipe(response);
}

/** @param {string} text a path as it stands in an address; damaged escapes give "\0" */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "\0";
  }
}

/**
 * @param {import("node:http").Server} server
 * @param {number} first
 * @returns {Promise<number>} the port
 */
async function listen(server, first) {
  const tries = 20;
  for (let port = first; port < first + tries; port++) {
    const free = await new Promise((resolve, reject) => {
      server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
        error.code === "EADDRINUSE" ? resolve(false) : reject(error),
      );
      server.listen(port, host, () => resolve(true));
    });
    if (free) {
      const address = /** @type {import("node:net").AddressInfo} */ (
        server.address()
      );
      return address.port;
    }
    server.removeAllListeners("error");
  }
  throw new SetupError(
    `no free port from ${first} to ${first + tries - 1} on ${host}`,
  );
}
