/**
 * What gives a mistake away, on either side: read from what the core measured.
 *
 * @typedef {object} MistakeRow what the core shows of a mistake
 * @property {string} name
 * @property {string} group
 * @property {"none" | "lastToken" | "otherSample" | "source"} probe
 * @property {import("../../engine/load.js").MistakeRun} right
 * @property {import("../../engine/load.js").MistakeRun} wrong
 * @property {ArrayLike<number>} hidden
 * @property {number} largestDifference
 *
 * @typedef {object} Sign
 * @property {string} name text "mistakes.sign.NAME"
 * @property {(string | number)[]} right one number, or the least and the most
 * @property {(string | number)[]} wrong
 * @property {boolean} differs
 */

/** Rounding stays below it, and what a mistake changes above. */
const ROUNDING = 1e-6;

/** @param {MistakeRow} row @returns {Sign[]} */
export function signsOf({ probe, right, wrong }) {
  if (wrong.problem)
    return [
      {
        name: "problem",
        right: [""],
        wrong: [String(wrong.problem)],
        differs: true,
      },
    ];
  const [a, b] = [right.signs, wrong.signs];
  const shape = (/** @type {number[]} */ ...sizes) => [`(${sizes.join(", ")})`];
  const signs = [
    signOf(
      "shape",
      shape(right.nOutputs, right.dOutput),
      shape(wrong.nOutputs, wrong.dOutput),
    ),
    signOf(
      "map",
      shape(right.nMaps, right.nRows, right.nCols),
      shape(wrong.nMaps, wrong.nRows, wrong.nCols),
    ),
    signOf("nan", [a.nNan], [b.nNan]),
    signOf(
      "rows",
      [a.leastRowSum, a.mostRowSum],
      [b.leastRowSum, b.mostRowSum],
    ),
    ...columns(a, b),
    signOf("least", [Math.min(a.least, 0)], [Math.min(b.least, 0)]),
    signOf("forbidden", [a.forbidden], [b.forbidden]),
  ];
  if (probe === "none") return signs;
  const moves = { name: probe, right: [a.moved], wrong: [b.moved] };
  const differs =
    probe === "source"
      ? !(b.moved > ROUNDING)
      : Number.isNaN(b.moved) || b.moved > 1e-9;
  return [...signs, { ...moves, differs }];
}

/**
 * Column sums say nothing, unless all are 1.
 *
 * @param {import("../../engine/load.js").MistakeSigns} a
 * @param {import("../../engine/load.js").MistakeSigns} b
 * @returns {Sign[]}
 */
function columns(a, b) {
  const isOne = (/** @type {number} */ sum) => Math.abs(sum - 1) < ROUNDING;
  if (!isOne(b.leastColumnSum) || !isOne(b.mostColumnSum)) return [];
  const right = [a.leastColumnSum, a.mostColumnSum];
  const wrong = [b.leastColumnSum, b.mostColumnSum];
  return [{ name: "columns", right, wrong, differs: true }];
}

/**
 * @param {string} name
 * @param {(string | number)[]} right
 * @param {(string | number)[]} wrong
 * @returns {Sign}
 */
function signOf(name, right, wrong) {
  return {
    name,
    right,
    wrong,
    differs: right.some((x, i) => isOther(x, wrong[i])),
  };
}

/** @param {string | number} a @param {string | number} b */
function isOther(a, b) {
  if (typeof a === "string" || typeof b === "string") return a !== b;
  if (Number.isNaN(a) || Number.isNaN(b))
    return Number.isNaN(a) !== Number.isNaN(b);
  return a !== b && Math.abs(a - b) > ROUNDING;
}
