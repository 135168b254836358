// npm run bench [-- --quick] [-- --save]: attention and gemm in headless Chromium, beside
// onnxruntime-web, TensorFlow.js and plain loops, and as a share of what the machine's registers
// give. Writes build/bench/result.json; --save keeps it under tests/bench/results too; --quick
// leaves out the long sequences.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { checkNode, ensure, needs } from "../../web/setup/machine.js";
import { serve } from "../../web/setup/serve.js";
import { root, runMain, say, step } from "../../web/setup/steps.js";
import { report } from "./report.js";

/** @typedef {Awaited<ReturnType<typeof import("./page/bench.js").runBench>>} Measured */
/** @typedef {Measured & { date: string, machine: string, browser: string, peers: Record<string, string> }} Result */

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

async function build() {
  for (const name of ["relaxed", "simd"]) {
    const preset = `wasm-${name}`;
    await step(`Building the kernels (${name})`, [
      ...["wasm/toolchain", "bash", "-c"],
      `cmake --preset ${preset} --log-level=WARNING && cmake --build build/${preset} --target bench`,
    ]);
  }
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

/** @param {boolean} quick @returns {Promise<Result>} */
async function measureInBrowser(quick) {
  const server = await serve({
    folder: ".",
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
      rounds: 40,
      gemm: [64, 256, 512],
      attention: quick ? short : [...short, ...long],
    };
    const measured = await page.evaluate(async (wanted) => {
      const { runBench } = await import(
        new URL("bench.js", location.href).href
      );
      return runBench(wanted);
    }, plan);
    const browserName = `Chromium ${browser.version()}`;
    const date = new Date().toISOString().slice(0, 10);
    const machine = `${cpus()[0].model}, one thread`;
    return { date, machine, browser: browserName, peers, ...measured };
  } finally {
    await browser.close();
    await server.close();
  }
}

await runMain(async () => {
  checkNode();
  const options = process.argv.slice(2);
  await ensure([needs.cmake, needs.ninja, needs.python, needs.chromium]);
  await build();
  await installPeers();
  say("Measuring (nothing else should run meanwhile)");
  const result = await measureInBrowser(options.includes("--quick"));
  const text = `${JSON.stringify(result, null, 2)}\n`;
  await writeFile(join(folder, "result.json"), text);
  if (options.includes("--save")) {
    const results = join(root, "tests/bench/results");
    await mkdir(results, { recursive: true });
    await writeFile(join(results, `${result.date}.json`), text);
  }
  say(report(result));
});
