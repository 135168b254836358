// The three things that stand between a clone and a page: npm's packages, the engine (three
// WebAssembly builds of the core) and the bundled page. Each is made once for the same inputs.
import { existsSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { ensure, needs } from "./machine.js";
import { makeOnce } from "./stamps.js";
import { root, step } from "./steps.js";

export const builds = ["relaxed", "simd", "scalar"];
/** The lab is the engine with the experiments. */
const modules = ["engine", "lab"];
const engineFolder = "web/engine/builds";

/**
 * A function that works once a run: later calls get the first one's result, or its failure.
 * @param {() => Promise<void>} work
 * @returns {() => Promise<void>}
 */
function once(work) {
  /** @type {Promise<void> | undefined} */
  let result;
  return () => (result ??= work());
}

/** npm's packages, exactly those of package-lock.json. A linked folder is left as it is. */
export const installPackages = once(async () => {
  const folder = join(root, "node_modules");
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) return;
  await makeOnce({
    stamp: "node_modules/.installed",
    inputs: ["package-lock.json"],
    outputs: ["node_modules/vite"],
    make: () => step("Installing npm packages", ["npm", "ci"]),
  });
});

/** Emscripten, xsimd and GoogleTest: the machine's, or unpacked into .toolchain/. */
export const prepareToolchain = once(async () => {
  await ensure([needs.cmake, needs.ninja, needs.python]);
  await step("Preparing Emscripten, xsimd and GoogleTest", [
    ...["wasm/toolchain", "true"],
  ]);
});

/** The engine's WebAssembly builds in web/engine/builds. Fetches the toolchain where needed. */
export const buildEngine = once(async () => {
  await makeOnce({
    stamp: "build/stamps/engine",
    inputs: ["core", "wasm", "CMakeLists.txt", "CMakePresets.json"],
    outputs: [
      ...modules.map((module) => `${engineFolder}/${module}.d.ts`),
      ...builds.flatMap((build) =>
        modules.flatMap((module) => [
          `${engineFolder}/${build}/${module}.mjs`,
          `${engineFolder}/${build}/${module}.wasm`,
        ]),
      ),
      ...builds.map((build) => `${engineFolder}/${build}/product.wasm`),
    ],
    make: async () => {
      await prepareToolchain();
      await installPackages(); // to write types, Emscripten calls tsc
      await step(`Building the engine (${builds.join(", ")})`, [
        ...["wasm/toolchain", "wasm/build", ...builds],
      ]);
    },
  });
});

/** The page in dist/. */
export const buildPage = once(async () => {
  await buildEngine();
  await installPackages();
  await makeOnce({
    stamp: "build/stamps/page",
    inputs: ["web", "vite.config.js", "package-lock.json"],
    outputs: [
      "dist/index.html",
      "dist/attention-playground.html",
      "dist/integrity.json",
      "dist/scorm.zip",
    ],
    make: async () => {
      await step("Bundling the page", [
        ...["node", "node_modules/vite/bin/vite.js", "build"],
      ]);
      await step("Putting the page into one file", [
        ...["node", "web/setup/one-file.js"],
      ]);
      await step("Making the course for learning systems", [
        ...["node", "web/setup/course-package.js"],
      ]);
    },
  });
});

/** Everything again after a change: the bundler's own server, which reloads the page. */
export async function develop() {
  await installPackages();
  await buildEngine();
  const { createServer } = await import("vite");
  const server = await createServer();
  await server.listen();
  server.printUrls();
}
