// Which of the builds this machine can run.
import { relaxedSimd, simd } from "wasm-feature-detect";

/** The fastest first. */
const runs = { relaxed: relaxedSimd, simd, scalar: async () => true };

/** @typedef {import("./index.d.ts").Build} Build */

/** @param {Build} build */
export const runsHere = (build) => runs[build]();

/**
 * The page in one file holds one build: the others have no address there.
 *
 * @param {(build: Build) => URL | undefined} addressOf
 * @returns {Build[]} those that are there, the fastest first
 */
export const buildsAt = (addressOf) =>
  /** @type {Build[]} */ (Object.keys(runs)).filter(addressOf);

/**
 * @param {Build[]} names
 * @returns {Promise<Build | undefined>} the first that runs here
 */
export async function firstRunning(names) {
  const outcomes = await Promise.all(names.map(runsHere));
  return names[outcomes.indexOf(true)];
}
