// How the page keeps up while it trains: frames and replies a second, and the longest task.
import { traced } from "./trace.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ name: string, frames: number, replies: number[], longest: number }} Trained
 *   replies: a second, of each arm that runs */

const SECONDS = 5;

/** Each trains longer than is watched. */
const TRAININGS = {
  learning: "seeds-8~steps-1200",
  heads: "seeds-8~steps-1200",
  recall: "seeds-8~steps-300",
};

/**
 * Notes each reply that the page has drawn: it says so to the worker.
 * @param {Page} page
 */
const watchReplies = (page) =>
  page.addInitScript(() => {
    /** @type {Map<Worker, number>} */
    const drawn = new Map();
    Object.assign(window, { drawn });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...args) {
      if (args[0]?.kind === "frame")
        drawn.set(this, (drawn.get(this) ?? 0) + 1);
      return Reflect.apply(postMessage, this, args);
    };
  });

/**
 * @param {Page} page
 * @returns {Promise<{ frames: number, replies: number[] }>} a second
 */
const countFrames = (page) =>
  page.evaluate(async (ms) => {
    const { drawn } = /** @type {any} */ (window);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (drawn.size === 0) await frame();
    drawn.clear();
    const start = performance.now();
    let frames = 0;
    for (; performance.now() - start < ms; frames++) await frame();
    const seconds = (performance.now() - start) / 1e3;
    const replies = [...drawn.values()].map((count) => count / seconds);
    return { frames: frames / seconds, replies };
  }, SECONDS * 1e3);

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} link
 * @param {number} slow how many times the page's own thread is slowed down
 */
async function watchTraining(browser, link, slow) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
  });
  try {
    await watchReplies(page);
    await page.goto(link);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
    const { result, tasks } = await traced(page, countFrames);
    return { ...result, longest: Math.max(...tasks.map(({ cpu }) => cpu)) };
  } finally {
    await page.close();
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url of the page
 * @returns {Promise<Trained[]>}
 */
export async function measureTraining(browser, url) {
  const all = [];
  for (const [experiment, trial] of Object.entries(TRAININGS))
    for (const slow of [1, 4]) {
      const link = `${url}#v=2&view=experiment%2F${experiment}&trial=${trial}`;
      const name = slow > 1 ? `${experiment}, ${slow}× slower` : experiment;
      all.push({ name, ...(await watchTraining(browser, link, slow)) });
    }
  return all;
}

/** @param {Trained[]} all */
export function trainingTable(all) {
  const line = (/** @type {(string | number)[]} */ cells) =>
    `| ${cells.join(" | ")} |`;
  const rows = all.map(({ name, frames, replies, longest }) => [
    name,
    ...[frames.toFixed(0), replies.map((count) => count.toFixed(0)).join(", ")],
    longest.toFixed(1),
  ]);
  return [
    [
      "training",
      "frames a second",
      "replies a second of each arm",
      "longest task, ms",
    ],
    ["---", "---:", "---:", "---:"],
    ...rows,
  ]
    .map(line)
    .join("\n");
}
