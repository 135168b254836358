/**
 * Numbers as decimal digits, as NumPy's Dragon4 writes them: the fewest digits
 * that tell the number from its neighbours, but no more than asked for.
 */

/** @typedef {{ sign: string, whole: string, fraction: string }} Positional */
/** @typedef {{ sign: string, whole: string, fraction: string, exponent: number }} Scientific */

/**
 * The fewest digits of a float32 that tell it from its neighbours.
 *
 * @param {number} x
 */
function shortest32(x) {
  for (let digits = 1; digits < 9; digits++) {
    const text = x.toExponential(digits - 1);
    if (Math.fround(Number(text)) === x) return text;
  }
  return x.toExponential(8);
}

/**
 * The shortest digits and their decimal exponent: 123 and 1 stand for 1.23e1.
 *
 * @param {number} x finite
 * @param {boolean} isSingle float32
 */
function shortest(x, isSingle) {
  const text = isSingle ? shortest32(x) : x.toExponential();
  const [, digits, fraction = "", exponent] = /** @type {RegExpExecArray} */ (
    /^-?(\d)(?:\.(\d+))?e(.+)$/.exec(text)
  );
  return {
    digits: (digits + fraction).replace(/0+$/, "") || "0",
    exponent: Number(exponent),
  };
}

/**
 * Digits rounded at a place by the number's exact value; halves go to even.
 *
 * @param {number} x
 * @param {number} places after the point of the scientific form
 */
function roundedDigits(x, places) {
  const size = Math.abs(x);
  const text = size.toExponential(places);
  // JavaScript rounds halves up. The exact value ends within 100 digits here
  // when it lies in the middle.
  const exact = size.toExponential(Math.min(100, places + 30));
  const [head] = exact.split("e");
  const tail = head.slice(2 + places);
  const isHalf = /^50*$/.test(tail) && places > 0;
  const [mantissa, exponent] = text.split("e");
  const digits = mantissa.replace(".", "");
  if (!isHalf || Number(digits.at(-1)) % 2 === 0)
    return { digits, exponent: Number(exponent) };
  const down = exact.replace(".", "").slice(0, places + 1);
  return { digits: down, exponent: Number(exact.split("e")[1]) };
}

/** @param {number} x */
const signOf = (x) => (x < 0 || Object.is(x, -0) ? "-" : "");

/**
 * @param {number} x finite
 * @param {number} precision most digits after the point
 * @param {boolean} isSingle
 * @returns {Positional} fraction without trailing zeros
 */
export function positional(x, precision, isSingle) {
  let { digits, exponent } = shortest(x, isSingle);
  const after = digits.length - 1 - exponent;
  if (after > precision) {
    const places = precision + exponent;
    if (places >= 0) ({ digits, exponent } = roundedDigits(x, places));
    else {
      // Less than one unit of the last place.
      const up = Math.abs(x) > 0.5 * 10 ** -precision;
      [digits, exponent] = up ? ["1", -precision] : ["0", 0];
    }
  }
  const padded = digits.padEnd(exponent + 1, "0");
  const whole = exponent >= 0 ? padded.slice(0, exponent + 1) : "0";
  const fraction =
    exponent >= 0
      ? padded.slice(exponent + 1)
      : "0".repeat(-exponent - 1) + digits;
  return { sign: signOf(x), whole, fraction: fraction.replace(/0+$/, "") };
}

/**
 * @param {number} x finite
 * @param {number} precision most digits after the point
 * @param {boolean} isSingle
 * @returns {Scientific} fraction without trailing zeros
 */
export function scientific(x, precision, isSingle) {
  let { digits, exponent } = shortest(x, isSingle);
  if (digits.length - 1 > precision)
    ({ digits, exponent } = roundedDigits(x, precision));
  const fraction = digits.slice(1).replace(/0+$/, "");
  return { sign: signOf(x), whole: digits[0], fraction, exponent };
}

/** @param {number} exponent @param {number} [width] */
export function exponentText(exponent, width = 2) {
  const digits = String(Math.abs(exponent)).padStart(width, "0");
  return `e${exponent < 0 ? "-" : "+"}${digits}`;
}

/**
 * A number by itself, as Python's repr writes it.
 *
 * @param {number} x
 * @param {boolean} [isSingle]
 */
export function numberText(x, isSingle = false) {
  if (Number.isNaN(x)) return "nan";
  if (Math.abs(x) === Infinity) return x > 0 ? "inf" : "-inf";
  const { digits, exponent } = shortest(x, isSingle);
  if (exponent >= -4 && exponent < 16) {
    const { sign, whole, fraction } = positional(x, 400, isSingle);
    return `${sign}${whole}.${fraction || "0"}`;
  }
  const fraction = digits.slice(1);
  return `${signOf(x)}${digits[0]}${fraction && "."}${fraction}${exponentText(exponent)}`;
}
