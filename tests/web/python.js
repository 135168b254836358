// What Python says of a file: for formats that other programs read.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

/**
 * @param {string} script its standard output is JSON
 * @param {string[]} args
 */
export function python(script, ...args) {
  const { status, stdout, stderr } = spawnSync(
    "/usr/bin/python3", // the one that apt's NumPy belongs to
    ["-c", script, ...args],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}
