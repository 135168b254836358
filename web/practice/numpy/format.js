/**
 * Arrays as text, as NumPy prints them: columns aligned, at most 8 digits after
 * the point, the middle of a large array left out.
 */
import { kindOf } from "./dtypes.js";
import { exponentText, numberText, positional, scientific } from "./digits.js";
import { shapeText } from "./errors.js";
import { takeAxis } from "./shape.js";

/** @typedef {import("./ndarray.js").NDArray} NDArray */
/** @typedef {(x: number) => string} Format */

/**
 * @typedef {object} PrintOptions
 * @property {number} precision digits after the point
 * @property {boolean} suppress small numbers are not written with an exponent
 * @property {number} threshold elements above which the middle is left out
 * @property {number} edgeitems how many are left at each end
 * @property {number} linewidth characters
 */

/** @returns {PrintOptions} */
export const defaultPrintOptions = () => ({
  precision: 8,
  suppress: false,
  threshold: 1000,
  edgeitems: 3,
  linewidth: 75,
});

/**
 * str(x)
 *
 * @param {NDArray} x
 * @param {PrintOptions} options
 */
export function strOf(x, options) {
  if (x.ndim === 0) return itemText(x, x.item());
  return arrayText(x, options, { separator: " ", prefix: "", suffix: "" });
}

/**
 * repr(x)
 *
 * @param {NDArray} x
 * @param {PrintOptions} options
 */
export function reprOf(x, options) {
  const style = { separator: ", ", prefix: "array(", suffix: ")" };
  const isEmpty = x.size === 0;
  const body = isEmpty && x.ndim === 1 ? "[]" : arrayText(x, options, style);
  const text = `array(${body}`;
  const shape = isEmpty && x.ndim > 1 ? [`shape=${shapeText(x.shape)}`] : [];
  const implied = ["float64", "int64", "bool"].includes(x.dtype) && !isEmpty;
  const notes = implied ? shape : [...shape, `dtype=${x.dtype}`];
  if (notes.length === 0) return `${text})`;
  const last = text.length - (text.lastIndexOf("\n") + 1);
  const note = notes.join(", ");
  const fits = last + note.length + 1 <= options.linewidth;
  return `${text},${fits ? " " : `\n${" ".repeat(6)}`}${note})`;
}

/**
 * One element by itself.
 *
 * @param {NDArray} array
 * @param {number} value
 */
function itemText({ dtype }, value) {
  if (dtype === "bool") return value ? "True" : "False";
  if (kindOf(dtype) === "i") return String(value + 0);
  return numberText(value, dtype === "float32");
}

/**
 * @typedef {object} Style
 * @property {string} separator
 * @property {string} prefix that stands before the text
 * @property {string} suffix that stands behind it
 *
 * @param {NDArray} x
 * @param {PrintOptions} options
 * @param {Style} style
 */
function arrayText(x, options, { separator, prefix, suffix }) {
  if (x.size === 0) return "[]";
  const isLong = x.size > options.threshold;
  const shown = isLong ? edgesOf(x, options.edgeitems) : x;
  const format = formatOf(shown, options);
  if (x.ndim === 0) return format(x.item());
  const writer = new Writer(x, format, {
    separator,
    edge: isLong ? options.edgeitems : Infinity,
  });
  return writer.write(
    x.offset,
    " ".repeat(prefix.length + 1),
    options.linewidth - suffix.length,
  );
}

/**
 * Only the elements that will be seen.
 *
 * @param {NDArray} x
 * @param {number} edge
 */
function edgesOf(x, edge) {
  let result = x;
  x.shape.forEach((n, axis) => {
    if (n <= 2 * edge) return;
    const index = Array.from({ length: 2 * edge }, (_, i) =>
      i < edge ? i : n - 2 * edge + i,
    );
    result = takeAxis(result, index, axis);
  });
  return result;
}

/** Writes brackets, separators and lines. */
class Writer {
  #x;
  #format;
  #separator;
  #edge;

  /**
   * @param {NDArray} x
   * @param {Format} format
   * @param {{ separator: string, edge: number }} options
   */
  constructor(x, format, { separator, edge }) {
    this.#x = x;
    this.#format = format;
    this.#separator = separator;
    this.#edge = edge;
  }

  /**
   * @param {number} offset of the first element
   * @param {string} indent of further lines
   * @param {number} width of a line
   * @param {number} [axis]
   * @returns {string}
   */
  write(offset, indent, width, axis = 0) {
    const isLast = axis === this.#x.ndim - 1;
    const text = isLast
      ? this.#line(offset, indent, width)
      : this.#rows(offset, indent, width, axis);
    return `[${text.slice(indent.length)}]`;
  }

  /**
   * The places along an axis that are shown; null stands for "...".
   *
   * @param {number} axis
   * @returns {(number | null)[]}
   */
  #places(axis) {
    const n = this.#x.shape[axis];
    const all = Array.from({ length: n }, (_, i) => i);
    if (2 * this.#edge >= n) return all;
    return [...all.slice(0, this.#edge), null, ...all.slice(n - this.#edge)];
  }

  /**
   * @param {number} offset
   * @param {string} indent
   * @param {number} width
   */
  #line(offset, indent, width) {
    const axis = this.#x.ndim - 1;
    const most = width - Math.max(this.#separator.trimEnd().length, 1);
    let done = "";
    let line = indent;
    this.#places(axis).forEach((place, i) => {
      const word =
        place === null
          ? "..."
          : this.#format(this.#x.data[offset + place * this.#x.strides[axis]]);
      if (i > 0) line += this.#separator;
      if (line.length + word.length > most && line.length > indent.length) {
        done += `${line.trimEnd()}\n`;
        line = indent;
      }
      line += word;
    });
    return done + line;
  }

  /**
   * @param {number} offset
   * @param {string} indent
   * @param {number} width
   * @param {number} axis
   */
  #rows(offset, indent, width, axis) {
    const { ndim, strides } = this.#x;
    const between = this.#separator.trimEnd() + "\n".repeat(ndim - axis - 1);
    const rows = this.#places(axis).map((place) =>
      place === null
        ? "..."
        : this.write(
            offset + place * strides[axis],
            `${indent} `,
            width - 1,
            axis + 1,
          ),
    );
    return rows.map((row) => indent + row).join(between);
  }
}

/**
 * How each element is written so that the columns align.
 *
 * @param {NDArray} x
 * @param {PrintOptions} options
 * @returns {Format}
 */
function formatOf(x, options) {
  const values = x.flat();
  const { dtype } = x;
  if (dtype === "bool")
    return (v) => (v ? "True" : "False").padStart(x.ndim > 0 ? 5 : 0);
  if (kindOf(dtype) === "f")
    return floatFormat(values, options, dtype === "float32");
  const text = (/** @type {number} */ v) => String(v + 0);
  const width = Math.max(...Array.from(values, (v) => text(v).length));
  return (v) => text(v).padStart(width);
}

/**
 * @param {Float64Array} values
 * @param {PrintOptions} options
 * @param {boolean} isSingle
 * @returns {Format}
 */
function floatFormat(values, options, isSingle) {
  const finite = values.filter(Number.isFinite);
  const { pad, write } = needsExponent(finite, options)
    ? scientificFormat(finite, options.precision, isSingle)
    : positionalFormat(finite, options.precision, isSingle);
  const others = Array.from(
    values.filter((v) => !Number.isFinite(v)),
    (v) => numberText(v),
  );
  // Room for nan and inf.
  const width = Math.max(pad, ...others.map((text) => text.length));
  return (v) => (Number.isFinite(v) ? write(v) : numberText(v)).padStart(width);
}

/**
 * @param {Float64Array} finite
 * @param {PrintOptions} options
 */
function needsExponent(finite, { suppress }) {
  const sizes = finite.filter((v) => v !== 0).map(Math.abs);
  if (sizes.length === 0) return false;
  const most = sizes.reduce((a, b) => Math.max(a, b));
  const least = sizes.reduce((a, b) => Math.min(a, b));
  return most >= 1e8 || (!suppress && (least < 0.0001 || most / least > 1000));
}

/** @param {ArrayLike<string>} texts */
const longest = (texts) =>
  Math.max(0, ...Array.from(texts, (text) => text.length));

/**
 * @param {Float64Array} finite
 * @param {number} precision
 * @param {boolean} isSingle
 */
function positionalFormat(finite, precision, isSingle) {
  const parts = Array.from(finite, (v) => positional(v, precision, isSingle));
  const left = longest(parts.map(({ sign, whole }) => sign + whole));
  const right = longest(parts.map(({ fraction }) => fraction));
  const write = (/** @type {number} */ v) => {
    const { sign, whole, fraction } = positional(v, precision, isSingle);
    return `${(sign + whole).padStart(left)}.${fraction.padEnd(right)}`;
  };
  return { pad: finite.length > 0 ? left + right + 1 : 0, write };
}

/**
 * @param {Float64Array} finite
 * @param {number} precision
 * @param {boolean} isSingle
 */
function scientificFormat(finite, precision, isSingle) {
  const parts = Array.from(finite, (v) => scientific(v, precision, isSingle));
  const left = longest(parts.map(({ sign, whole }) => sign + whole));
  const right = longest(parts.map(({ fraction }) => fraction));
  const digits = Math.max(
    2,
    longest(parts.map(({ exponent }) => String(Math.abs(exponent)))),
  );
  const write = (/** @type {number} */ v) => {
    const { sign, whole, fraction, exponent } = scientific(
      v,
      precision,
      isSingle,
    );
    return (
      `${(sign + whole).padStart(left)}.${fraction.padEnd(right, "0")}` +
      exponentText(exponent, digits)
    );
  };
  return { pad: left + right + 3 + digits, write };
}
