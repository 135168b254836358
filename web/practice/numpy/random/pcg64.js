/**
 * The generator behind np.random.default_rng: PCG64 (O'Neill 2014), seeded
 * through NumPy's SeedSequence, so that a seed gives the numbers it gives there.
 */
const MASK_64 = (1n << 64n) - 1n;
const MASK_128 = (1n << 128n) - 1n;
const MULTIPLIER = 0x2360ed051fc65da44385df649fccf645n;

/**
 * @param {number} a
 * @param {number} b
 */
const times = (a, b) => Math.imul(a, b) >>> 0;

/**
 * 32-bit words of a seed, lowest first.
 *
 * @param {bigint} seed not negative
 */
function wordsOf(seed) {
  const words = [];
  for (let rest = seed; rest > 0n; rest >>= 32n)
    words.push(Number(rest & 0xffffffffn));
  return words.length > 0 ? words : [0];
}

/**
 * NumPy's SeedSequence: a pool of four words into which the seed is mixed.
 *
 * @param {bigint} seed
 * @param {number} n how many 64-bit words
 * @returns {bigint[]}
 */
function seedSequence(seed, n) {
  let hashConst = 0x43b0d7e5;
  const hash = (/** @type {number} */ value) => {
    let v = (value ^ hashConst) >>> 0;
    hashConst = times(hashConst, 0x931e8875);
    v = times(v, hashConst);
    return (v ^ (v >>> 16)) >>> 0;
  };
  const mix = (/** @type {number} */ x, /** @type {number} */ y) => {
    const v = (times(0xca01f9dd, x) - times(0x4973f715, y)) >>> 0;
    return (v ^ (v >>> 16)) >>> 0;
  };
  const words = wordsOf(seed);
  const pool = [0, 1, 2, 3].map((i) => hash(words[i] ?? 0));
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++)
      if (from !== to) pool[to] = mix(pool[to], hash(pool[from]));
  for (const word of words.slice(4))
    for (let to = 0; to < 4; to++) pool[to] = mix(pool[to], hash(word));
  let outConst = 0x8b51f9dd;
  const out = Array.from({ length: 2 * n }, (_, i) => {
    let v = (pool[i % 4] ^ outConst) >>> 0;
    outConst = times(outConst, 0x58f38ded);
    v = times(v, outConst);
    return BigInt((v ^ (v >>> 16)) >>> 0);
  });
  return Array.from(
    { length: n },
    (_, i) => out[2 * i] | (out[2 * i + 1] << 32n),
  );
}

export class Pcg64 {
  #state = 0n;
  #increment;
  /** The upper half of a 64-bit word whose lower half was used. @type {number | null} */
  #spare = null;

  /** @param {bigint} seed not negative */
  constructor(seed) {
    const [a, b, c, d] = seedSequence(seed, 4);
    this.#increment = ((((c << 64n) | d) << 1n) | 1n) & MASK_128;
    this.#step();
    this.#state = (this.#state + ((a << 64n) | b)) & MASK_128;
    this.#step();
  }

  #step() {
    this.#state = (this.#state * MULTIPLIER + this.#increment) & MASK_128;
  }

  /** 64 random bits. */
  next64() {
    this.#step();
    const folded = (this.#state >> 64n) ^ (this.#state & MASK_64);
    const turn = this.#state >> 122n;
    return ((folded >> turn) | (folded << (64n - turn))) & MASK_64;
  }

  /** 32 random bits. */
  next32() {
    if (this.#spare !== null) {
      const spare = this.#spare;
      this.#spare = null;
      return spare;
    }
    const word = this.next64();
    this.#spare = Number(word >> 32n);
    return Number(word & 0xffffffffn);
  }

  /** In [0, 1), with 53 random bits. */
  double() {
    return Number(this.next64() >> 11n) / 2 ** 53;
  }
}
