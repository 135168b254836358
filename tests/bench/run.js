// npm run bench [-- --quick] [-- --save] [-- --torch]: attention and gemm in headless Chromium,
// beside onnxruntime-web, TensorFlow.js and plain loops, and as a share of what the machine's
// registers give; training there and natively. Writes build/bench/result.json; --save keeps it
// under tests/bench/results and puts its tables into core/README.md; --quick leaves out the long
// sequences; --torch trains the same model in PyTorch, if Debian's python3-torch is there.
// `npm run bench -- page` measures the page instead: see page-speed.js.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import {
  buildEngine,
  installPackages,
  prepareToolchain,
} from "../../web/setup/build.js";
import { checkNode, ensure, needs } from "../../web/setup/machine.js";
import { serve } from "../../web/setup/serve.js";
import {
  SetupError,
  root,
  run,
  runMain,
  say,
  step,
} from "../../web/setup/steps.js";
import { benchPage } from "./page-speed.js";
import { report } from "./report.js";

/** @typedef {Awaited<ReturnType<typeof import("./page/bench.js").runBench>>} Measured */
/**
 * @typedef {{ name: string, best: number, median: number }} TrainingRow tokens a second
 * @typedef {Measured & { date: string, machine: string, load: number[], browser: string, peers: Record<string, string> }} Result
 *   load: the average over a minute, before and after
 */

const folder = join(root, "build/bench");
// Exact versions: figures of different days are to be compared.
const peers = {
  "onnxruntime-web": "1.30.0",
  "@tensorflow/tfjs-core": "4.22.0",
  "@tensorflow/tfjs-backend-wasm": "4.22.0",
};
const short = [
  { shape: [1, 64, 64], causal: false },
  { shape: [8, 128, 64], causal: false },
  { shape: [8, 512, 64], causal: false },
];
const long = [
  { shape: [8, 1024, 64], causal: false },
  { shape: [8, 2048, 64], causal: false },
  { shape: [8, 2048, 64], causal: true },
];

/** @param {string} preset @param {string} target */
const buildTarget = (preset, target) =>
  step(`Building ${target} (${preset})`, [
    ...["wasm/toolchain", "bash", "-c"],
    `cmake --preset ${preset} --log-level=WARNING && cmake --build build/${preset} --target ${target}`,
  ]);

async function build() {
  await prepareToolchain();
  await installPackages();
  await buildEngine();
  for (const preset of ["wasm-relaxed", "wasm-simd"])
    await buildTarget(preset, "bench");
  await buildTarget("native", "training_bench");
}

async function installPeers() {
  await mkdir(folder, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies: peers });
  const path = join(folder, "package.json");
  if ((await readFile(path, "utf8").catch(() => "")) === manifest) return;
  await writeFile(path, JSON.stringify({ private: true }));
  const packages = Object.entries(peers).map(([name, v]) => `${name}@${v}`);
  const install = ["npm", "install", "--no-audit", "--no-fund", "--save-exact"];
  await step("Installing what we compare with", [...install, ...packages], {
    cwd: folder,
  });
  await writeFile(path, manifest); // last: an interrupted run starts over
}

/** The engine names a package, which no browser can find unless a bundler has put it in. */
async function resolvePackages() {
  const path = "/node_modules/wasm-feature-detect/dist/esm/index.js";
  /** @type {Record<string, string>} */
  const overlay = {};
  for (const name of await readdir(join(root, "web/engine"))) {
    if (!name.endsWith(".js")) continue;
    const file = `web/engine/${name}`;
    const text = await readFile(join(root, file), "utf8");
    if (text.includes('"wasm-feature-detect"'))
      overlay[file] = text.replace('"wasm-feature-detect"', `"${path}"`);
  }
  return overlay;
}

/** @param {boolean} quick */
async function measureInBrowser(quick) {
  const server = await serve({
    folder: ".",
    overlay: await resolvePackages(),
    headers: {
      // Isolated pages have a clock of 5 µs instead of 100.
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      "content-security-policy": "", // the peers need eval
    },
  });
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
      ...["--disable-background-networking", "--disable-component-update"],
    ],
  });
  try {
    const page = await browser.newPage();
    page.on("console", (message) => {
      if (message.type() === "log") say(`  ${message.text()}`);
    });
    await page.goto(`${server.url}tests/bench/page/index.html`);
    const plan = {
      rounds: 100, // fewer of what takes long
      gemm: [64, 256, 512],
      attention: quick ? short : [...short, ...long],
      threads: quick ? [] : [{ shape: [8, 2048, 64], causal: false }],
    };
    const measured = await page.evaluate(async (wanted) => {
      const { runBench } = await import(
        new URL("bench.js", location.href).href
      );
      return runBench(wanted);
    }, plan);
    return { browser: `Chromium ${browser.version()}`, ...measured };
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {string} name
 * @param {string[]} command prints tokensPerSecond as JSON
 * @returns {Promise<TrainingRow[]>} none where it cannot run
 */
async function measureTraining(name, command) {
  const { code, output } = await run(command);
  if (code !== 0) {
    say(`  ${name}: skipped: ${output.trim().split("\n").at(-1)}`);
    return [];
  }
  const { max, median } = JSON.parse(output).tokensPerSecond;
  return [{ name, best: max, median }];
}

/** @param {string[]} options @returns {Promise<Result>} */
async function measureAll(options) {
  const date = new Date().toISOString().slice(0, 10);
  const before = loadavg()[0];
  const measured = await measureInBrowser(options.includes("--quick"));
  measured.training.push(
    ...(await measureTraining("native", [
      "build/native/tests/bench/training_bench",
    ])),
  );
  if (options.includes("--torch"))
    measured.training.push(
      ...(await measureTraining("PyTorch", [
        ...["/usr/bin/python3", "tests/bench/training.py"], // Debian's, which has the package
      ])),
    );
  const machine = `${cpus()[0].model}, one thread unless the row says otherwise`;
  return { date, machine, load: [before, loadavg()[0]], peers, ...measured };
}

/** Keeps the result, and puts its tables into the core's readme. @param {Result} result @param {string} text */
async function save(result, text) {
  const results = join(root, "tests/bench/results");
  await mkdir(results, { recursive: true });
  await writeFile(join(results, `${result.date}.json`), text);
  const readme = join(root, "core/README.md");
  const old = await readFile(readme, "utf8");
  const marks = /(?<=<!-- bench -->\n).*?(?=<!-- end of bench -->)/s;
  if (!marks.test(old)) throw new SetupError(`${readme}: no <!-- bench -->`);
  await writeFile(
    readme,
    old.replace(marks, () => `\n${report(result)}\n\n`),
  );
}

await runMain(async () => {
  checkNode();
  const options = process.argv.slice(2);
  if (options.includes("page")) return benchPage(options);
  const { compiler, chromium: browser } = needs;
  await ensure([compiler, browser]);
  await build();
  await installPeers();
  say("Measuring (nothing else should run meanwhile)");
  const result = await measureAll(options);
  const text = `${JSON.stringify(result, null, 2)}\n`;
  await writeFile(join(folder, "result.json"), text);
  if (options.includes("--save")) await save(result, text);
  say(`\n${report(result)}`);
});
