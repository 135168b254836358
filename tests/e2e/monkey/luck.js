// Choices that follow from a seed.
import { randomFrom } from "../../web/random.js";

/** @param {number} seed */
export function luckOf(seed) {
  const random = randomFrom(seed);
  /** @param {number} n @returns {number} 0 … n − 1 */
  const below = (n) => Math.floor(random() * n);
  return {
    random,
    below,
    /** @template T @param {readonly T[]} list @returns {T} */
    one: (list) => list[below(list.length)],
    /** @template T @param {readonly [number, T][]} list shares and what they are of @returns {T} */
    weighted(list) {
      let left = random() * list.reduce((sum, [share]) => sum + share, 0);
      for (const [share, item] of list) if ((left -= share) < 0) return item;
      return list[list.length - 1][1];
    },
  };
}

/** @typedef {ReturnType<typeof luckOf>} Luck */
