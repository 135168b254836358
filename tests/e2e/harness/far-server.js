// The page as a phone far away gets it: compressed as hosts do. What the network costs is computed
// from what was asked for and when: browsers' own throttling does not reach workers, and a slow
// network in real time would measure this machine's other work as well.
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { serve } from "../../../web/setup/serve.js";

/** Long enough that requests of one moment are seen to wait for each other's answers. */
const pause = 100; // ms

const compressed = promisify(brotliCompress);

/** On the clock that the page has too. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * @typedef {{ path: string, asked: number, answered: number, bytes: number }} Visit ms
 * @typedef {{ url: string, visits: Visit[], release: () => void, close: () => Promise<void> }} FarServer
 *
 * @param {RegExp} [late] paths that are answered only when they are released
 * @returns {Promise<FarServer>}
 */
export async function serveFar(late) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const near = await serve();
  /** @type {Visit[]} */
  const visits = [];
  const server = createServer(async (request, response) => {
    const asked = now();
    const path = request.url?.slice(1) ?? "";
    const visit = { path, asked, answered: Infinity, bytes: 0 };
    visits.push(visit);
    const answer = await answerOf(`${near.url}${path}`).catch(() => null);
    if (!answer) return void response.destroy(); // the test is over
    if (late?.test(path)) await released;
    const { status, headers, body } = answer;
    await wait(pause);
    Object.assign(visit, { answered: now(), bytes: body.length });
    response.writeHead(status, headers).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  return {
    url: `http://127.0.0.1:${port}/`,
    ...{ visits, release },
    async close() {
      server.closeAllConnections();
      server.close();
      await near.close();
    },
  };
}

/** @param {string} url */
async function answerOf(url) {
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const isPacked = url.endsWith(".gz") || url.endsWith(".png");
  const body = isPacked ? bytes : await compressed(bytes);
  headers["content-length"] = String(body.length);
  if (!isPacked) headers["content-encoding"] = "br";
  return { status: answer.status, headers, body };
}

/**
 * How often somebody has to wait for an answer before the next can be asked for.
 * @param {readonly Visit[]} visits in the order of asking
 */
export function roundsOf(visits) {
  /** @type {number[]} */
  const depths = [];
  for (const { asked } of visits) {
    const before = visits
      .slice(0, depths.length)
      .map(({ answered }, at) => (answered <= asked ? depths[at] : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
