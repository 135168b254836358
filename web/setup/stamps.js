// Remembers what was built from which inputs, so that nothing is built twice.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./steps.js";

/**
 * All files below the given files and folders, sorted.
 * @param {string[]} paths from the project's root
 * @returns {string[]}
 */
export function filesBelow(paths) {
  /** @type {string[]} */
  const files = [];
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    if (!statSync(full).isDirectory()) files.push(path);
    else files.push(...filesBelow(readdirSync(full).map((f) => join(path, f))));
  }
  return files.sort();
}

/**
 * @param {string[]} paths files and folders, from the project's root
 * @returns {string} a digest of their names and contents
 */
export function digest(paths) {
  const hash = createHash("sha256");
  for (const file of filesBelow(paths))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * Calls `make` unless its inputs are what they were when it last succeeded.
 * @param {object} task
 * @param {string} task.stamp file that keeps the digest
 * @param {string[]} task.inputs
 * @param {string[]} task.outputs
 * @param {() => Promise<unknown>} task.make
 */
export async function makeOnce({ stamp, inputs, outputs, make }) {
  const path = join(root, stamp);
  const now = digest(inputs);
  const complete = outputs.every((output) => existsSync(join(root, output)));
  if (complete && existsSync(path) && readFileSync(path, "utf8") === now)
    return;
  rmSync(path, { force: true });
  await make();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, now);
}
