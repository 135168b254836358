// Debian's WebKitGTK over plain WebDriver. Its test browser has no headless mode, so it gets a
// display of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { findMiniBrowser } from "../../../web/setup/machine.js";

/**
 * @typedef {object} WebKit
 * @property {string} address of the driver
 * @property {() => void} stop
 */

/** @type {Promise<WebKit> | null} */
let running = null;

/** @returns {Promise<WebKit>} */
async function start() {
  const display = spawn("Xvfb", ["-displayfd", "1", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
    stdio: "ignore",
  });
  const stop = () => {
    driver.kill();
    display.kill();
  };
  process.once("exit", stop);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null)))
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver ended");
    else await new Promise((resolve) => setTimeout(resolve, 20));
  return { address, stop };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  server.close();
  await once(server, "close");
  return address.port;
}

/**
 * One command of the driver.
 * @param {string} url
 * @param {string} method
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 */
async function send(url, method, body, signal) {
  const init = { method, body: JSON.stringify(body), signal };
  const response = await fetch(url, init);
  const { value } = /** @type {any} */ (await response.json());
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** ms; a browser is there after one or two seconds, or, seldom, never. */
const startLimit = 60_000;

/**
 * A browser of its own. One that does not come is given up, with its driver, for another.
 * @returns {Promise<string>} the session's address
 */
async function newSession(attempts = 3) {
  running ??= start();
  const { address, stop } = await running;
  const capabilities = {
    alwaysMatch: {
      browserName: "MiniBrowser",
      timeouts: { script: 120_000, pageLoad: 60_000 },
      "webkitgtk:browserOptions": {
        binary: findMiniBrowser(),
        args: ["--automation"],
      },
    },
  };
  const url = `${address}/session`;
  const limit = AbortSignal.timeout(startLimit);
  try {
    const { sessionId } = await send(url, "POST", { capabilities }, limit);
    return `${url}/${sessionId}`;
  } catch (error) {
    if (!limit.aborted || attempts === 1) throw error;
    stop();
    running = null;
    return newSession(attempts - 1);
  }
}

/**
 * @param {string} _name
 * @param {string} _origin kept by the Content-Security-Policy: a violation is a problem
 * @param {import("./open.js").Options} options
 * @returns {Promise<import("./open.js").Driver>}
 */
export async function openWebKit(_name, _origin, options) {
  const session = await newSession();
  const { width, height } = options.viewport ?? { width: 1280, height: 900 };
  await send(`${session}/window/rect`, "POST", { width, height });
  /** @type {string[]} */
  const problems = [];
  const evaluate = (/** @type {string} */ source) =>
    send(`${session}/execute/sync`, "POST", {
      script: `return ${source}`,
      args: [],
    });
  // The page's list goes away with the page.
  const collect = async () =>
    problems.push(...(await evaluate("window.problems?.splice(0) ?? []")));
  return {
    goto: async (url) => {
      await collect();
      await send(`${session}/url`, "POST", { url });
    },
    evaluate,
    screenshot: async () =>
      Buffer.from(await send(`${session}/screenshot`, "GET"), "base64"),
    close: async () => {
      await collect();
      await send(session, "DELETE");
    },
    collect,
    problems,
    playwright: null,
  };
}

export async function closeWebKit() {
  if (running) (await running).stop();
}
