// clang-format and clang-tidy, always version 19: other versions judge otherwise.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepareToolchain } from "../../web/setup/build.js";
import { ensure, findProgram } from "../../web/setup/machine.js";
import { filesBelow } from "../../web/setup/stamps.js";
import { SetupError, root, run, step } from "../../web/setup/steps.js";

/**
 * From the unpacked toolchain, else from the system.
 * @param {string} name
 * @returns {Promise<string>} the program's path
 */
export async function clangTool(name) {
  const program = `${name}-19`;
  await prepareToolchain();
  const unpacked = join(root, ".toolchain/usr/bin", program);
  if (existsSync(unpacked)) return unpacked;
  await ensure([{ name: program, debian: program }]);
  const found = findProgram(program);
  if (!found) throw new SetupError(`missing: ${program}`);
  return found;
}

export function sources() {
  return filesBelow(["core", "wasm", "tests"]).filter((file) =>
    /\.(h|cc)$/.test(file),
  );
}

/** @returns {Promise<string[]>} problems */
export async function checkFormat() {
  const format = await clangTool("clang-format");
  const { code, output } = await run([
    ...[format, "--dry-run", "-Werror", ...sources()],
  ]);
  return code === 0 ? [] : [output];
}

export async function formatSources() {
  const format = await clangTool("clang-format");
  await step("Formatting C++", [format, "-i", ...sources()]);
}
