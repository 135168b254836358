// The fuzz targets: each runs a fixed number of times from fixed seeds, so that every run of the
// suite tries the same bytes.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../../web/setup/steps.js";
import { inParallel } from "./parallel.js";

/** Runs of each target: 3 to 10 s where nothing else runs. */
const runs = /** @type {Record<string, number>} */ ({
  attention_fuzz: 500,
  checkpoint_fuzz: 1000,
  gradients_fuzz: 700,
  language_model_fuzz: 1000,
  layers_fuzz: 3000,
  linear_attention_fuzz: 2000,
  multi_head_fuzz: 3000,
  playground_fuzz: 250,
  words_fuzz: 1000,
});

const folder = "build/fuzz";

/** Bytes without a pattern, which the targets take for choices: a hash of their place. */
function writeSeeds() {
  const seeds = join(root, folder, "seeds");
  mkdirSync(seeds, { recursive: true });
  for (let file = 0; file < 100; ++file) {
    const pieces = Array.from({ length: 1 + file / 4 }, (_, piece) =>
      createHash("sha256").update(`${file} ${piece}`).digest(),
    );
    writeFileSync(join(seeds, String(file)), Buffer.concat(pieces));
  }
}

/**
 * @param {string} target
 * @returns {Promise<string | null>} what went wrong
 */
async function runTarget(target) {
  const found = join(folder, "found", target);
  rmSync(join(root, found), { recursive: true, force: true });
  mkdirSync(join(root, found), { recursive: true });
  const hangs = 60; // s that one run may take before it counts as endless
  const { code, output } = await run([
    `build/native-fuzz/tests/fuzz/${target}`,
    ...[`-runs=${runs[target]}`, "-seed=1", "-len_control=0"],
    ...[`-timeout=${hangs}`, `-artifact_prefix=${folder}/`],
    ...[found, `${folder}/seeds`],
  ]);
  return code === 0 ? null : `${target}:\n${output}`;
}

/** @returns {Promise<import("./result.js").Result>} each target is one test */
export async function runFuzzTargets() {
  const targets = readdirSync(join(root, "tests/fuzz"))
    .filter((file) => file.endsWith("_fuzz.cc"))
    .map((file) => file.replace(".cc", ""));
  writeSeeds();
  /** @type {string[]} */
  const problems = [];
  await inParallel(targets, async (target) => {
    const problem =
      target in runs ? await runTarget(target) : `${target}: no number of runs`;
    if (problem) problems.push(problem);
  });
  return {
    passed: targets.length - problems.length,
    failed: problems.length,
    skipped: 0,
    output: problems.join("\n"),
  };
}
