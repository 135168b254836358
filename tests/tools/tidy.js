// clang-tidy over the core. Most of its time goes into the headers of the standard library and of
// xsimd, so that it looks at several sources at once, as one that includes them all.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { digest } from "../../web/setup/stamps.js";
import { root, run } from "../../web/setup/steps.js";
import { clangTool, sources } from "./clang.js";
import { inParallel } from "./parallel.js";

/** @typedef {{ directory: string, command: string, file: string }} Command */

const folder = join(root, "build/results/clang-tidy");
const largestChunk = 8; // files: more would leave processors idle at the end

// Fewer vectors to read of: none of the core's lines depends on how wide they are.
const narrow = process.arch === "x64" ? ["--extra-arg=-march=x86-64-v2"] : [];

/**
 * The names of a source's own: no other file of the same chunk may have them too.
 * @param {string} text
 * @returns {Set<string>}
 */
export function ownNames(text) {
  const names = new Set();
  const parts = text.matchAll(/^namespace \{$(.*?)^\} {2}\/\/ namespace$/gms);
  const declared =
    /^(?:struct|class|enum class) (\w+)|^[\w[].*?\b(\w+)(?:\(|(?:\[\w*\])* = |\{)/gm;
  for (const [, part] of parts)
    for (const [, type, other] of part.matchAll(declared))
      names.add(type ?? other);
  return names;
}

/**
 * @param {Command[]} commands
 * @returns {Command[][]} those whose files have no name of their own in common
 */
function chunksOf(commands) {
  /** @type {{ commands: Command[], names: Set<string> }[]} */
  const chunks = [];
  for (const command of commands) {
    const names = ownNames(readFileSync(command.file, "utf8"));
    const chunk = chunks.find(
      (other) =>
        other.commands.length < largestChunk &&
        ![...names].some((name) => other.names.has(name)),
    );
    if (!chunk) chunks.push({ commands: [command], names });
    else {
      chunk.commands.push(command);
      for (const name of names) chunk.names.add(name);
    }
  }
  return chunks.map((chunk) => chunk.commands);
}

/** How the native build compiles the core's sources. */
function compileCommands() {
  const path = join(root, "build/native-debug/compile_commands.json");
  /** @type {Command[]} */
  const commands = JSON.parse(readFileSync(path, "utf8"));
  return commands.filter(({ file }) =>
    relative(root, file).startsWith("core/"),
  );
}

/**
 * Writes a source that includes those of the commands, and gives how to compile it.
 * @param {Command[]} commands
 * @param {number} index
 * @returns {Command}
 */
function together([first, ...rest], index) {
  const file = join(folder, `chunk-${index}.cc`);
  const lines = [first, ...rest].map((one) => `#include "${one.file}"\n`);
  writeFileSync(file, lines.join(""));
  return { ...first, file, command: first.command.replace(first.file, file) };
}

/**
 * A file that was clean is not looked at again until it or a header changes. Where files looked at
 * together are not clean, each is looked at alone: what is wrong is said of it alone, and names that
 * they share after all are no fault.
 * @returns {Promise<string[]>} problems
 */
export async function checkTidy() {
  const tidy = await clangTool("clang-tidy");
  const headers = digest([
    ...[".clang-tidy", "CMakeLists.txt", "tests/tools/tidy.js"],
    ...sources().filter((file) => file.endsWith(".h")),
  ]);
  mkdirSync(folder, { recursive: true });
  /** @param {Command} command */
  const markOf = ({ file }) => {
    const key = createHash("sha256")
      .update(headers)
      .update(digest([relative(root, file)]));
    return join(folder, key.digest("hex"));
  };
  const chunks = chunksOf(
    compileCommands().filter((command) => !existsSync(markOf(command))),
  ).map((commands, index) => ({ commands, all: together(commands, index) }));
  writeFileSync(
    join(folder, "compile_commands.json"),
    JSON.stringify(chunks.flatMap(({ commands, all }) => [all, ...commands])),
  );
  /** @param {string} file @param {string[]} options */
  const lookAt = (file, ...options) =>
    run([
      ...[tidy, "--quiet", "--warnings-as-errors=*", ...narrow, ...options],
      ...["-p", folder, file],
    ]);
  /** @type {string[]} */
  const problems = [];
  await inParallel(chunks, async ({ commands, all }) => {
    const { code } = await lookAt(
      all.file,
      "--checks=-bugprone-suspicious-include",
    );
    for (const command of commands) {
      const alone =
        code === 0 ? { code, output: "" } : await lookAt(command.file);
      if (alone.code === 0) writeFileSync(markOf(command), command.file);
      else problems.push(alone.output);
    }
  });
  return problems;
}
