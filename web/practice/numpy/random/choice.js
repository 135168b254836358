/**
 * What Generator.choice draws, in the order in which NumPy 1.24 draws it: what
 * comes after it on the same generator is then the same, too.
 */

/** From so many on, a part of all of them is shuffled instead of drawn. */
const MANY = 10_000;

/**
 * Some of 0 to n - 1, none twice (Floyd 1987, or the end of a shuffle).
 *
 * @param {(n: number) => number} below
 * @param {object} what
 * @param {Float64Array} what.out at most n
 * @param {number} what.n
 * @param {boolean} what.isShuffled whether their order is random, too
 */
export function withoutReplacing(below, { out, n, isShuffled }) {
  const size = out.length;
  const share = isShuffled ? 50 : 20;
  if (n > MANY && size > Math.floor(n / share)) {
    const all = Float64Array.from({ length: n }, (_, i) => i);
    shuffle(below, all, Math.max(n - size, 1));
    out.set(all.subarray(n - size));
    return;
  }
  const seen = new Set();
  for (let i = 0; i < size; i++) {
    const last = n - size + i;
    const drawn = below(last + 1);
    out[i] = seen.has(drawn) ? last : drawn;
    seen.add(out[i]);
  }
  if (isShuffled) shuffle(below, out, 1);
}

/**
 * @param {(n: number) => number} below
 * @param {Float64Array} data
 * @param {number} first the lowest place that is drawn for
 */
function shuffle(below, data, first) {
  for (let i = data.length - 1; i >= first; i--) {
    const j = below(i + 1);
    [data[i], data[j]] = [data[j], data[i]];
  }
}

/**
 * @param {() => number} double
 * @param {object} what
 * @param {Float64Array} what.out
 * @param {ArrayLike<number>} what.chances of 0, 1, …; they sum to 1
 * @param {boolean} what.isReplaced whether one may come twice; if not, `out` is
 *   no longer than there are chances above 0
 */
export function byChances(double, { out, chances, isReplaced }) {
  const left = Float64Array.from(chances);
  /** @type {Set<number>} */
  const found = new Set();
  for (let n = 0; n < out.length;) {
    for (const i of found) left[i] = 0;
    const sums = summed(left);
    const drawn = Array.from({ length: out.length - n }, () =>
      above(sums, double()),
    );
    if (isReplaced) return out.set(drawn);
    for (const i of drawn) found.add(i);
    out.set([...found]);
    n = found.size;
  }
}

/** Sums of the first, the first two, …, so that the last is 1. @param {Float64Array} x */
function summed(x) {
  let sum = 0;
  const sums = x.map((value) => (sum += value));
  return sums.map((value) => value / sum);
}

/**
 * The first that is above x.
 *
 * @param {Float64Array} sums not falling, the last above x
 * @param {number} x
 */
function above(sums, x) {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > x) high = middle;
    else low = middle + 1;
  }
  return low;
}
