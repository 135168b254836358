/**
 * Unpacks .lzma, which is a tenth smaller than gzip and which no browser unpacks: Igor Pavlov, "LZMA
 * specification" (2015). One-file.js packs with Python's.
 */

const one = 1 << 11; // probabilities are of 11 bits
const rate = 5; // a probability moves by 2^−rate of what it lacks
const nStates = 12;
const lowLengths = 8;
/** Properties, and two sizes that who unpacks knows. */
const headerLength = 13;

/** @param {number} n @returns {Uint16Array} probabilities, each one half */
const halves = (n) => new Uint16Array(n).fill(one / 2);

/** Reads bits whose probabilities the reader learns. */
class Bits {
  #bytes;
  #at;
  #range = 0xffffffff;
  #code = 0;

  /** @param {Uint8Array} bytes @param {number} at where they begin */
  constructor(bytes, at) {
    this.#bytes = bytes;
    this.#at = at + 1; // the first byte is 0
    for (let i = 0; i < 4; i++) this.#code = this.#shifted();
  }

  #shifted() {
    return ((this.#code << 8) | this.#bytes[this.#at++]) >>> 0;
  }

  #fill() {
    if (this.#range >= 1 << 24) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = this.#shifted();
  }

  /** @param {Uint16Array} probabilities that of 0 each @param {number} i */
  bit(probabilities, i) {
    const probability = probabilities[i];
    const bound = (this.#range >>> 11) * probability;
    const isOne = this.#code >= bound;
    if (isOne) {
      this.#range -= bound;
      this.#code -= bound;
      probabilities[i] = probability - (probability >> rate);
    } else {
      this.#range = bound;
      probabilities[i] = probability + ((one - probability) >> rate);
    }
    this.#fill();
    return isOne ? 1 : 0;
  }

  /** @param {number} n bits, 0 and 1 as probable @returns {number} the first bit is the highest */
  even(n) {
    let value = 0;
    for (let i = 0; i < n; i++) {
      this.#range >>>= 1;
      const isOne = this.#code >= this.#range;
      if (isOne) this.#code -= this.#range;
      value = value * 2 + (isOne ? 1 : 0);
      this.#fill();
    }
    return value;
  }

  /** @param {Uint16Array} tree @param {number} n bits @param {number} [at] where it stands, less 1 */
  tree(tree, n, at = 0) {
    let node = 1;
    for (let i = 0; i < n; i++) node = node * 2 + this.bit(tree, at + node);
    return node - (1 << n);
  }

  /** As `tree`, the lowest bit first. @param {Uint16Array} tree @param {number} n @param {number} [at] */
  reversed(tree, n, at = 0) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < n; i++) {
      const bit = this.bit(tree, at + node);
      node = node * 2 + bit;
      value += bit << i;
    }
    return value;
  }
}

class Lengths {
  #choice = halves(2);
  #low = halves(16 * lowLengths);
  #middle = halves(16 * lowLengths);
  #high = halves(256);

  /** @param {Bits} bits @param {number} place of the output, as far as it counts */
  read(bits, place) {
    if (!bits.bit(this.#choice, 0))
      return 2 + bits.tree(this.#low, 3, place * lowLengths);
    if (!bits.bit(this.#choice, 1))
      return 10 + bits.tree(this.#middle, 3, place * lowLengths);
    return 18 + bits.tree(this.#high, 8);
  }
}

class Distances {
  #slots = halves(4 * 64);
  #middle = halves(128);
  #low = halves(16);

  /** @param {Bits} bits @param {number} length of the match */
  read(bits, length) {
    const slot = bits.tree(this.#slots, 6, Math.min(length - 2, 3) * 64);
    if (slot < 4) return slot;
    const n = (slot >> 1) - 1;
    const base = (2 + (slot & 1)) * 2 ** n;
    if (slot < 14) return base + bits.reversed(this.#middle, n, base - slot);
    return base + bits.even(n - 4) * 16 + bits.reversed(this.#low, 4);
  }
}

/** The symbols of one stream: bytes, and matches with what stands before. */
class Reader {
  #bits;
  #lc;
  #lp;
  #pb;
  #literals;
  #isMatch = halves(nStates * 16);
  #isRepeated = halves(nStates);
  #isOther = [halves(nStates), halves(nStates), halves(nStates)];
  #isLong = halves(nStates * 16);
  #lengths = new Lengths();
  #repeatedLengths = new Lengths();
  #distances = new Distances();
  /** The last four, the last first. */
  #last = [0, 0, 0, 0];
  #state = 0;

  /** @param {Uint8Array} packed */
  constructor(packed) {
    const [properties] = packed;
    this.#lc = properties % 9;
    this.#lp = Math.floor(properties / 9) % 5;
    this.#pb = Math.floor(properties / 45);
    this.#literals = halves(0x300 << (this.#lc + this.#lp));
    this.#bits = new Bits(packed, headerLength);
  }

  /** @param {Uint8Array} out is filled */
  fill(out) {
    for (let at = 0; at < out.length;) {
      const place = at & ((1 << this.#pb) - 1);
      const state = this.#state;
      if (this.#bits.bit(this.#isMatch, state * 16 + place)) {
        const length = this.#match(place);
        const from = at - this.#last[0] - 1;
        for (let i = 0; i < length; i++) out[at + i] = out[from + i];
        at += length;
      } else {
        out[at] = this.#literal(out, at);
        this.#state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
        at++;
      }
    }
  }

  /** @param {Uint8Array} out @param {number} at */
  #literal(out, at) {
    const before = at > 0 ? out[at - 1] : 0;
    const low = at & ((1 << this.#lp) - 1);
    const base = 0x300 * ((low << this.#lc) + (before >> (8 - this.#lc)));
    let node = 1;
    // Behind a match the byte is not what would have gone on with it.
    let expected = this.#state < 7 ? -1 : out[at - this.#last[0] - 1];
    while (node < 0x100) {
      if (expected < 0) {
        node = node * 2 + this.#bits.bit(this.#literals, base + node);
        continue;
      }
      const hint = expected >> 7;
      expected = (expected << 1) & 0xff;
      const i = base + ((1 + hint) << 8) + node;
      const bit = this.#bits.bit(this.#literals, i);
      node = node * 2 + bit;
      if (bit !== hint) expected = -1;
    }
    return node & 0xff;
  }

  /** @param {number} place @returns {number} the length; its distance is the last one then */
  #match(place) {
    const state = this.#state;
    const isEarly = state < 7; // behind a literal
    if (!this.#bits.bit(this.#isRepeated, state)) {
      const length = this.#lengths.read(this.#bits, place);
      this.#last = [
        this.#distances.read(this.#bits, length),
        ...this.#last.slice(0, 3),
      ];
      this.#state = isEarly ? 7 : 10;
      return length;
    }
    const which = this.#repeated();
    if (which === 0 && !this.#bits.bit(this.#isLong, state * 16 + place)) {
      this.#state = isEarly ? 9 : 11;
      return 1;
    }
    const [distance] = this.#last.splice(which, 1);
    this.#last.unshift(distance);
    this.#state = isEarly ? 8 : 11;
    return this.#repeatedLengths.read(this.#bits, place);
  }

  /** @returns {number} which of the last distances it is */
  #repeated() {
    const isOther = (/** @type {number} */ i) =>
      this.#bits.bit(this.#isOther[i], this.#state);
    if (!isOther(0)) return 0;
    if (!isOther(1)) return 1;
    return isOther(2) ? 3 : 2;
  }
}

/**
 * @param {Uint8Array} packed
 * @param {number} size bytes of what is packed
 */
export function unpack(packed, size) {
  const out = new Uint8Array(size);
  new Reader(packed).fill(out);
  return out;
}
