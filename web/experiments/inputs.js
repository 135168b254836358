/** Seeded inputs for what is timed: any numbers do, the same in each worker. */

/**
 * Numbers from -1.7 to 1.7, of variance 1, by a congruential generator (Knuth,
 * The Art of Computer Programming, volume 2, section 3.3.4, table 1, line 16).
 *
 * @param {number[]} shape
 * @param {number} seed
 */
export function evenNumbers(shape, seed) {
  const data = new Float32Array(shape.reduce((a, b) => a * b, 1));
  let state = (seed * 2654435761 + 1) >>> 0;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = (state / 2 ** 31 - 1) * Math.sqrt(3);
  }
  return { data, shape };
}
