// clang-format and clang-tidy, always version 19: other versions judge otherwise.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { prepareToolchain } from "../../web/setup/build.js";
import { ensure, findProgram } from "../../web/setup/machine.js";
import { digest, filesBelow } from "../../web/setup/stamps.js";
import { SetupError, root, run, step } from "../../web/setup/steps.js";

/**
 * From the unpacked toolchain, else from the system.
 * @param {string} name
 * @returns {Promise<string>} the program's path
 */
async function clangTool(name) {
  const program = `${name}-19`;
  await prepareToolchain();
  const unpacked = join(root, ".toolchain/usr/bin", program);
  if (existsSync(unpacked)) return unpacked;
  await ensure([{ name: program, debian: program }]);
  const found = findProgram(program);
  if (!found) throw new SetupError(`missing: ${program}`);
  return found;
}

function sources() {
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

/**
 * Runs clang-tidy over all sources of the core, as many at once as there are processors. A file
 * that was clean is not looked at again until it or a header changes.
 * @returns {Promise<string[]>} problems
 */
export async function checkTidy() {
  const tidy = await clangTool("clang-tidy");
  const headers = digest([
    ...[".clang-tidy", "CMakeLists.txt", ...sources().filter(isHeader)],
  ]);
  const cache = join(root, "build/results/clang-tidy");
  mkdirSync(cache, { recursive: true });
  const queue = compiledSources();
  /** @type {string[]} */
  const problems = [];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const key = createHash("sha256")
        .update(headers)
        .update(digest([file]));
      const clean = join(cache, key.digest("hex"));
      if (existsSync(clean)) continue;
      const { code, output } = await run([
        ...[tidy, "--quiet", "--warnings-as-errors=*", "-p"],
        ...["build/native-debug", file],
      ]);
      if (code === 0) writeFileSync(clean, file);
      else problems.push(output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return problems;
}

/** The core's sources that the native build compiles. */
function compiledSources() {
  const path = join(root, "build/native-debug/compile_commands.json");
  /** @type {{ file: string }[]} */
  const commands = JSON.parse(readFileSync(path, "utf8"));
  return commands
    .map((command) => relative(root, command.file))
    .filter((file) => file.startsWith("core/"));
}

/** @param {string} file */
function isHeader(file) {
  return file.endsWith(".h");
}
