// npm run bench -- page [--save]: how long the page takes from a keystroke at 64 tokens to the last
// heatmap, from a pointer's move to its marks, and its longest tasks, at full speed and with the
// processor slowed down 4 times; and how it keeps up while it trains. --save puts the tables into
// web/README.md.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { buildPage } from "../../web/setup/build.js";
import { serve } from "../../web/setup/serve.js";
import { root, say } from "../../web/setup/steps.js";
import { traced } from "./trace.js";
import { measureTraining, trainingTable } from "./training-speed.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ name: string, slow: number, times: number[], tasks: import("./trace.js").Task[] }} Measured */

const KEYS = 40;
const MOVES = 120;
const WORDS = "the cat sat by a river bank with money".split(" ");
const TEXT = Array.from({ length: 64 }, (_, i) => WORDS[(i * 7 + 3) % 9]);
const SOURCES = /** @type {const} */ (["vectors", "writer"]);
/** What a writer has room for: ⟨s⟩ and what stands here. */
const WRITER_WORDS = 55;

/** A text whose matrix of n × n is not kept. */
const LONG = Array.from({ length: 4096 }, (_, i) => WORDS[(i * 7 + 3) % 9]);
const PASTES = 5;

/**
 * Notes when a request left for the engine, and when each canvas was last painted.
 * @param {Page} page
 */
function watch(page) {
  return page.addInitScript(() => {
    const seen = {
      sent: 0,
      /** @type {Map<HTMLCanvasElement, number>} */
      painted: new Map(),
    };
    Object.assign(window, { seen });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...args) {
      seen.sent ||= performance.now(); // what a model says is asked for later
      return Reflect.apply(postMessage, this, args);
    };
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (
      /** @type {any[]} */ ...args
    ) {
      seen.painted.set(this.canvas, performance.now());
      return Reflect.apply(putImageData, this, args);
    };
  });
}

/**
 * Types a letter and waits for the picture: from the frame that asks for it to the last heatmap
 * that is in view. Those out of view come when the page is idle.
 * @param {Page} page
 * @param {number} key
 * @returns {Promise<number>} ms
 */
function typeOne(page, key) {
  return page.evaluate(async (count) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const sentence = shell?.querySelector("sentence-box")?.shadowRoot;
    const box = /** @type {HTMLTextAreaElement} */ (
      sentence?.querySelector("textarea")
    );
    const { seen } = /** @type {any} */ (window);
    const before = view.picture;
    seen.painted.clear();
    seen.sent = 0;
    box.value = box.value.slice(0, -1) + "aeiou"[count % 5];
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (view.picture === before) await frame();
    await frame();
    await frame();
    const isInView = (/** @type {HTMLCanvasElement} */ canvas) => {
      if (!canvas.isConnected) return true; // it is drawn upon another
      const { top, bottom } = canvas.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    const inView = [...seen.painted].filter(([canvas]) => isInView(canvas));
    if (inView.length === 0) throw new Error("no heatmap was painted");
    return Math.max(...inView.map(([, time]) => time)) - seen.sent;
  }, key);
}

/**
 * Pastes a long text, another each time, and waits for its first picture.
 * @param {Page} page
 * @param {number} turn
 * @returns {Promise<number>} ms
 */
function pasteOne(page, turn) {
  return page.evaluate(
    async ([text, n]) => {
      const shell = document.querySelector("attention-playground")?.shadowRoot;
      const view = /** @type {any} */ (shell?.querySelector("weights-view"));
      const sentence = shell?.querySelector("sentence-box")?.shadowRoot;
      const box = /** @type {HTMLTextAreaElement} */ (
        sentence?.querySelector("textarea")
      );
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const put = (/** @type {string} */ value) => {
        box.value = value;
        box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      };
      const before = view.picture;
      const start = performance.now();
      put(text);
      while (view.picture === before) await frame();
      await frame();
      const time = performance.now() - start;
      if (view.picture.nQ !== n) throw new Error(`${view.picture.nQ} tokens`);
      put("a b");
      while (view.picture.nQ !== 2) await frame();
      return time;
    },
    /** @type {const} */ ([
      [...LONG.slice(turn), ...LONG.slice(0, turn)].join(" "),
      LONG.length,
    ]),
  );
}

/**
 * @param {Page} page
 * @param {string} source
 */
async function openAt(page, source) {
  const text = TEXT.slice(0, source === "writer" ? WRITER_WORDS : 64).join("+");
  await page.goto(
    `${page.url().split("#")[0]}#v=2&source=${source}&text=${text}`,
  );
  await page.reload();
  await page.waitForFunction((wanted) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view?.picture?.scene.source === wanted;
  }, source);
}

/**
 * @param {Page} page
 * @returns {Promise<number[]>} none: the trace tells
 */
async function hover(page) {
  const grid = page.locator("weights-view").getByRole("grid");
  const box = await grid.boundingBox();
  if (!box) throw new Error("no heatmap");
  for (let i = 0; i < MOVES; i++) {
    const share = (i + 0.5) / MOVES;
    const wave = 0.5 + 0.35 * Math.sin(12 * share);
    await page.mouse.move(
      box.x + box.width * (0.2 + 0.6 * share),
      box.y + box.height * wave,
    );
  }
  return [];
}

/** @param {Page} page */
async function type(page) {
  const times = [];
  for (let i = 0; i < KEYS; i++) times.push(await typeOne(page, i));
  return times;
}

/** @param {Page} page */
async function paste(page) {
  const times = [];
  for (let i = 0; i < PASTES; i++) times.push(await pasteOne(page, i));
  return times;
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)];
}

/** @param {Measured[]} all */
function tableOf(all) {
  const ms = (/** @type {number} */ value) => value.toFixed(1);
  const rows = all.map(({ name, slow, times, tasks }) => {
    const busy = tasks.map(({ cpu }) => cpu);
    const told = times.length > 0 ? times : busy.filter((cpu) => cpu > 0.2);
    return [
      `${name}${slow > 1 ? `, ${slow}× slower` : ""}`,
      ...[quantile(told, 0.5), quantile(told, 0.95), Math.max(...busy)].map(ms),
    ];
  });
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [
    ["ms", "median", "95 of 100", "longest task"],
    ["---", "---:", "---:", "---:"],
    ...rows,
  ]
    .map(line)
    .join("\n");
}

/** @param {string} table */
async function save(table) {
  const readme = join(root, "web/README.md");
  const marks = /(?<=<!-- bench -->\n).*?(?=<!-- end of bench -->)/s;
  const old = await readFile(readme, "utf8");
  await writeFile(
    readme,
    old.replace(marks, () => `\n${table}\n\n`),
  );
}

/** @param {string[]} options */
export async function benchPage(options) {
  await buildPage();
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  /** @type {Measured[]} */
  const all = [];
  /** @type {import("./training-speed.js").Trained[]} */
  const trained = [];
  const before = loadavg()[0];
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
    });
    const session = await page.context().newCDPSession(page);
    await watch(page);
    await page.goto(server.url);
    for (const source of SOURCES) {
      await openAt(page, source);
      await type(page); // compiles
      for (const rate of [1, 4]) {
        await session.send("Emulation.setCPUThrottlingRate", { rate });
        for (const [name, run] of /** @type {const} */ ([
          ["keystroke", type],
          ["hover", hover],
        ])) {
          const { result: times, tasks } = await traced(page, run);
          all.push({ name: `${name}, ${source}`, slow: rate, times, tasks });
        }
      }
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
    await openAt(page, "vectors");
    const { result: times, tasks } = await traced(page, paste);
    const name = "4,096 tokens pasted, first picture";
    all.push({ name, slow: 1, times, tasks });
    await page.close();
    trained.push(...(await measureTraining(browser, server.url)));
  } finally {
    await browser.close();
    await server.close();
  }
  const load = [before, loadavg()[0]].map((x) => x.toFixed(1)).join(", ");
  const table = `${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model}, Chromium ${browser.version()}; load average before and after: ${load}.\n\n${tableOf(all)}\n\n${trainingTable(trained)}`;
  await mkdir(join(root, "build/bench"), { recursive: true });
  const measured = JSON.stringify({ all, trained });
  await writeFile(join(root, "build/bench/page.json"), measured);
  if (options.includes("--save")) await save(table);
  say(`\n${table}`);
}
