// The suites of `npm test`, in the order in which they run: quick checks first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  buildEngine,
  buildPage,
  builds,
  installPackages,
  prepareToolchain,
} from "../../web/setup/build.js";
import { ensure, needs } from "../../web/setup/machine.js";
import { filesBelow } from "../../web/setup/stamps.js";
import { root, step } from "../../web/setup/steps.js";
import { checkFormat } from "./clang.js";
import { runFuzzTargets } from "./fuzz.js";
import { checkLayers } from "./layers.js";
import { checkPackages } from "./packages.js";
import { checkSizes } from "./size.js";
import { checkText } from "./text.js";
import { checkTidy } from "./tidy.js";
import {
  fromProblems,
  runCheck,
  runGoogleTest,
  runNodeTests,
} from "./result.js";

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about what it does, in words
 * @property {() => Promise<import("./result.js").Result>} run
 */

/** @param {string} folder */
function testFiles(folder) {
  return filesBelow([folder]).filter((file) => file.endsWith(".test.js"));
}

/** @param {string} preset */
async function configure(preset) {
  await ensure([needs.compiler]);
  await prepareToolchain();
  await installPackages(); // the configuration of the engine looks for tsc
  await step(`Configuring ${preset}`, [
    ...["wasm/toolchain", "cmake", "--preset", preset, "--log-level=WARNING"],
  ]);
}

/** @param {string} preset */
async function buildCoreTest(preset) {
  await configure(preset);
  await step(`Building the core's tests (${preset})`, [
    ...["wasm/toolchain", "cmake", "--build", `build/${preset}`],
    ...["--target", "core_test"],
  ]);
}

/**
 * A Node.js that runs the build's instructions: relaxed SIMD needs 22, from npm where this one is
 * older.
 * @param {string} build
 */
async function nodeFor(build) {
  const own = Number(process.versions.node.split(".")[0]);
  if (build !== "relaxed" || own >= 22) return process.execPath;
  const folder = "build/node22";
  const program = join(root, folder, "node_modules/node/bin/node");
  if (!existsSync(program))
    await step("Fetching Node.js 22, which has relaxed SIMD", [
      ...["npm", "install", "--prefix", folder, "--no-save", "--no-audit"],
      ...["--no-fund", "--no-package-lock", "node@22"],
    ]);
  return program;
}

/** @type {Suite[]} */
const checks = [
  {
    name: "check:layers",
    about: "every file includes its own layer or a lower one",
    run: async () => fromProblems(checkLayers()),
  },
  {
    name: "check:text",
    about: "forbidden words and overlong files",
    run: async () => fromProblems(checkText()),
  },
  {
    name: "check:packages",
    about: "where npm's packages and GitHub's actions come from",
    run: async () => fromProblems(checkPackages()),
  },
  {
    name: "check:prettier",
    about: "format of JavaScript, CSS, HTML and JSON",
    run: async () => {
      await installPackages();
      return runCheck(["node_modules/.bin/prettier", "--check", "."]);
    },
  },
  {
    name: "check:eslint",
    about: "faults in JavaScript",
    run: async () => {
      await installPackages();
      return runCheck(["node_modules/.bin/eslint", "--max-warnings=0", "."]);
    },
  },
  {
    name: "check:types",
    about: "types of JavaScript",
    run: async () => {
      await buildEngine(); // makes the types of the bindings
      return runCheck(["node_modules/.bin/tsc", "--noEmit"]);
    },
  },
  {
    name: "check:clang-format",
    about: "format of C++",
    run: async () => fromProblems(await checkFormat()),
  },
];

/** @type {Suite[]} */
const coreSuites = [
  {
    name: "core:native",
    about:
      "the core's tests with AddressSanitizer and UndefinedBehaviorSanitizer",
    run: async () => {
      await buildCoreTest("native-debug");
      return runGoogleTest(
        ["build/native-debug/tests/core_test"],
        "build/results/native",
      );
    },
  },
  {
    name: "fuzz",
    about: "the core's entries with bytes and shapes made up by libFuzzer",
    run: async () => {
      await ensure([needs.clang, needs.fuzzer]);
      await configure("native-fuzz");
      await step("Building the fuzz targets", [
        ...["wasm/toolchain", "cmake", "--build", "build/native-fuzz"],
      ]);
      return runFuzzTargets();
    },
  },
  {
    name: "check:clang-tidy",
    about: "faults in C++",
    run: async () => {
      await configure("native-debug"); // its compile_commands.json
      return fromProblems(await checkTidy());
    },
  },
  ...builds.toReversed().map((build) => ({
    name: `core:${build}`,
    about: `the core's tests as WebAssembly (${build}) in Node.js`,
    run: async () => {
      await buildCoreTest(`wasm-${build}`);
      return runGoogleTest(
        [await nodeFor(build), `build/wasm-${build}/tests/core_test.js`],
        `build/results/${build}`,
        1, // a program in WebAssembly does not see which share is its own
      );
    },
  })),
];

/** @type {Suite[]} */
const webSuites = [
  ...builds.toReversed().map((build) => ({
    name: `engine:${build}`,
    about: `attention-playground/engine (${build}) in Node.js`,
    run: async () => {
      await buildEngine();
      return runNodeTests(testFiles("tests/wasm"), {
        node: await nodeFor(build),
        env: { ATTN_BUILD: build },
      });
    },
  })),
  {
    name: "web",
    about: "the page's modules in Node.js",
    run: async () => {
      // What our numpy is compared with; what runs the exported scripts.
      await ensure([needs.python, needs.numpy, needs.compiler]);
      await buildEngine();
      return runNodeTests(testFiles("tests/web"), { concurrency: 2 });
    },
  },
  {
    name: "tools",
    about: "the project's own tools",
    run: async () => {
      await installPackages();
      return runNodeTests(testFiles("tests/tools"));
    },
  },
  {
    name: "check:size",
    about: "the page stays small",
    run: async () => {
      await buildPage();
      return fromProblems(checkSizes());
    },
  },
  {
    name: "e2e",
    about: "the page in Chromium, Firefox and WebKit",
    run: async () => {
      const { chromium, firefox, webkit, xvfb, font, numpy } = needs;
      await ensure([chromium, firefox, webkit, xvfb, font, numpy]);
      await buildPage();
      return runNodeTests(testFiles("tests/e2e"), { concurrency: 2 });
    },
  },
];

export const suites = [...checks, ...coreSuites, ...webSuites];
