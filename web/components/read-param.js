/** Beyond this size a param only makes every softmax 0 or 1. */
export const LARGEST_PARAM = 1000;

/** A decimal number with an optional exponent, point or comma. */
const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a number that a person has typed.
 *
 * @param {string} typed
 * @returns {{ value: number, problem: "" | "none" | "huge" }} value: as a
 *   float stores it; NaN beside a problem
 */
export function readParam(typed) {
  const text = typed.trim().replace(/[−–]/g, "-");
  if (!NUMBER.test(text)) return { value: NaN, problem: "none" };
  const value = Math.fround(Number(text.replace(",", "."))) + 0; // no −0
  if (Math.abs(value) > LARGEST_PARAM) return { value: NaN, problem: "huge" };
  return { value, problem: "" };
}
