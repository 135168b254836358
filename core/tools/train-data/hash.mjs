/**
 * FNV-1a over UTF-16 units, finished with the mixer of MurmurHash3: the same
 * text falls into the same share on every machine, whatever stands around it.
 * @param {string} text
 * @returns {number} 32 bits
 */
export function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; ++i) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Seeded random choices, the same on every machine.
 * @param {string} seed
 */
export function chooser(seed) {
  let count = 0;
  const below = (/** @type {number} */ n) => hash(`${seed} ${count++}`) % n;
  return {
    below,
    /**
     * @template T
     * @param {readonly T[]} list
     */
    of: (list) => list[below(list.length)],
  };
}
