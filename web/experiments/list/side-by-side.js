/** Training of several models at once, in steps that are short enough to be shown. */
import { valueOf } from "../../engine/memory.js";

/**
 * @typedef {object} Trained what all that trains can do
 * @property {() => import("../../engine/load.js").LabStep | Error} step
 * @property {(learningRate: number) => unknown} goBack
 * @property {() => void} delete
 */

/** Points of a curve. */
const POINTS = 40;

/**
 * Trains some models side by side, and stops for breath after each.
 *
 * @template {{ lab: Trained, seed: number }} One
 * @param {import("../experiment.js").Settings} settings
 * @param {object} what
 * @param {(() => One)[]} what.openers
 * @param {(one: One, step: number) => import("../experiment.js").Row} what.measure
 * @param {(first: One) => object} [what.latest]
 * @returns {Generator<import("../experiment.js").Step>}
 */
export function* trainAll({ steps, rate }, { openers, measure, latest }) {
  /** @type {One[]} */
  const all = [];
  /** @type {Map<One, number>} learning rates that are no longer that of all */
  const lowered = new Map();
  const now = () => ({
    ...latest?.(all[0]),
    ...(lowered.size > 0 && {
      lowered: [...lowered].map(([{ seed }, own]) => ({ seed, rate: own })),
    }),
  });
  try {
    for (const open of openers) all.push(open());
    for (let step = 1; step <= steps; step++) {
      const before = (step - 1) / steps;
      for (const one of all) {
        const { lab, seed } = one;
        while (valueOf(lab.step()).diverged) {
          // Nothing was changed: the run can go on from where it was well.
          const diverged = { step, seed };
          yield { share: before, latest: { ...now(), diverged }, waits: true };
          const half = (lowered.get(one) ?? rate) / 2;
          lowered.set(one, half);
          valueOf(lab.goBack(half));
          yield { share: before, latest: now(), isPart: true };
        }
        yield { share: before, isPart: true };
      }
      if (!isPoint(step, steps)) {
        yield { share: step / steps };
        continue;
      }
      const rows = [];
      for (const one of all) {
        rows.push(measure(one, step));
        yield { share: before, isPart: true };
      }
      const share = step / steps;
      yield { share, rows, latest: now() };
    }
  } finally {
    for (const { lab } of all) lab.delete();
  }
}

/** @param {number} step @param {number} steps */
function isPoint(step, steps) {
  return step % Math.max(1, Math.floor(steps / POINTS)) === 0 || step === steps;
}
