/** What is known of one row of weights, and whether its sum is right. */

/** Float32 epsilon, 2⁻²³. */
const EPSILON = 2 ** -23;

/**
 * Whether a row sums to 1. A float sum of n weights, each off by a few
 * epsilons of exp and division, errs by at most (n + 16) · epsilon.
 *
 * @param {number} sum
 * @param {number} n number of weights
 * @returns {"one" | "empty" | "wrong"} empty: exactly 0, nothing to attend to
 */
export function rowState(sum, n) {
  if (sum === 0) return "empty";
  return Math.abs(sum - 1) <= (n + 16) * EPSILON ? "one" : "wrong";
}

/**
 * The largest entropy that a row can have: log₂ of the keys it may attend to.
 *
 * @param {number} n
 */
export function mostBits(n) {
  return n > 1 ? Math.log2(n) : 0;
}
