/**
 * The generator behind np.random.seed and np.random.randn: the Mersenne Twister
 * (Matsumoto and Nishimura 1998), normal numbers by the polar method.
 */
const N = 624;
const M = 397;

export class Mt19937 {
  #state = new Uint32Array(N);
  #at = N;
  /** The second of a pair of normal numbers. @type {number | null} */
  #spare = null;

  /** @param {number} seed 0 to 2^32 - 1 */
  constructor(seed) {
    this.#state[0] = seed;
    for (let i = 1; i < N; i++) {
      const before = this.#state[i - 1];
      this.#state[i] = Math.imul(1812433253, before ^ (before >>> 30)) + i;
    }
  }

  #twist() {
    const s = this.#state;
    for (let i = 0; i < N; i++) {
      const y = (s[i] & 0x80000000) | (s[(i + 1) % N] & 0x7fffffff);
      s[i] = s[(i + M) % N] ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.#at = 0;
  }

  /** 32 random bits. */
  next32() {
    if (this.#at >= N) this.#twist();
    let y = this.#state[this.#at++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  /** In [0, 1), with 53 random bits. */
  double() {
    const a = this.next32() >>> 5;
    const b = this.next32() >>> 6;
    return (a * 67108864 + b) / 2 ** 53;
  }

  normal() {
    if (this.#spare !== null) {
      const spare = this.#spare;
      this.#spare = null;
      return spare;
    }
    for (;;) {
      const x = 2 * this.double() - 1;
      const y = 2 * this.double() - 1;
      const r = x * x + y * y;
      if (r >= 1 || r === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(r)) / r);
      this.#spare = factor * x;
      return factor * y;
    }
  }
}
