// What the project needs of the machine: a recent Node.js and programs of the system.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { SetupError, run, step } from "./steps.js";

/**
 * A program or file of the system, and the Debian package that has it.
 * @typedef {object} Need
 * @property {string} name
 * @property {string} debian
 * @property {() => boolean} [present] default: a program called `name` is on PATH
 */

/** @type {Record<string, Need>} */
export const needs = {
  cmake: { name: "cmake", debian: "cmake" },
  ninja: { name: "ninja", debian: "ninja-build" },
  python: { name: "python3", debian: "python3" },
  numpy: {
    name: "NumPy for python3",
    debian: "python3-numpy",
    present: () =>
      spawnSync("/usr/bin/python3", ["-c", "import numpy"]).status === 0,
  },
  compiler: { name: "c++", debian: "g++" },
  clang: { name: "clang++", debian: "clang" },
  fuzzer: {
    name: "libFuzzer (clang's runtime)",
    debian: "libclang-rt-dev",
    present: hasFuzzer,
  },
  chromium: { name: "chromium", debian: "chromium" },
  firefox: { name: "firefox-esr", debian: "firefox-esr" },
  webkit: {
    name: "WebKit's MiniBrowser and WebKitWebDriver",
    debian: "webkit2gtk-driver",
    present: () =>
      findProgram("WebKitWebDriver") !== null && findMiniBrowser() !== null,
  },
  xvfb: { name: "Xvfb", debian: "xvfb" },
  font: {
    name: "a font (for the browsers)",
    debian: "fonts-dejavu-core",
    present: () =>
      existsSync("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
  },
};

/** Stops with a clear message where Node.js is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(
    `Node.js 20.19 or newer is needed; this is ${process.versions.node}.\n` +
      `On Debian 12: npx -y -p node@22 npm start`,
  );
}

/**
 * @param {string} name
 * @returns {string | null} the program's path
 */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not in this folder
    }
  }
  return null;
}

/** Whether the clang++ on PATH has the library that fuzz targets are linked with. */
function hasFuzzer() {
  if (!findProgram("clang++")) return false;
  const clang = spawnSync("clang++", ["-print-resource-dir"]);
  const libraries = join(String(clang.stdout).trim(), "lib");
  return list(libraries).some((system) =>
    list(join(libraries, system)).some((f) => f.includes("clang_rt.fuzzer")),
  );
}

/** @returns {string | null} the path of WebKitGTK's test browser, which is on no PATH */
export function findMiniBrowser() {
  const libraries = "/usr/lib";
  for (const machine of list(libraries).filter((f) => f.includes("-linux-")))
    for (const webkit of list(join(libraries, machine)))
      if (webkit.startsWith("webkit2gtk-4.")) {
        const path = join(libraries, machine, webkit, "MiniBrowser");
        if (existsSync(path)) return path;
      }
  return null;
}

/** @param {string} folder */
function list(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/**
 * Installs what is missing through apt where the user may; else says what to install.
 * @param {Need[]} wanted
 */
export async function ensure(wanted) {
  const isMissing = (/** @type {Need} */ need) =>
    !(need.present?.() ?? findProgram(need.name) !== null);
  const missing = wanted.filter(isMissing);
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.debian);
  const names = missing.map((need) => need.name).join(", ");
  const apt = await aptCommand();
  if (!apt)
    throw new SetupError(
      `missing: ${names}\n` +
        `Debian, Ubuntu:  sudo apt-get install ${packages.join(" ")}`,
    );
  await step("Updating the list of packages", [...apt, "-q", "update"]);
  await step(`Installing ${packages.join(", ")}`, [
    ...apt,
    ...["-q", "-y", "--no-install-recommends", "install"],
    ...packages,
  ]);
  const still = missing.filter(isMissing);
  if (still.length > 0)
    throw new SetupError(
      `still missing after installing ${packages.join(" ")}: ` +
        still.map((need) => need.name).join(", "),
    );
}

/** @returns {Promise<string[] | null>} apt-get as this user may call it */
async function aptCommand() {
  if (!findProgram("apt-get")) return null;
  const apt = [
    ...["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
    ...["-o", "DPkg::Lock::Timeout=300"], // s that another apt may take
  ];
  if (process.getuid?.() === 0) return apt;
  const { code } = await run(["sudo", "-n", "true"]);
  return code === 0 ? ["sudo", "-n", ...apt] : null;
}
