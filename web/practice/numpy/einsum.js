/** Sums of products along named axes. */
import { promote, round } from "./dtypes.js";
import { valueError } from "./errors.js";
import { NDArray, sizeOf } from "./ndarray.js";

/** Stands for axes without a name of their own. */
const rest = (/** @type {number} */ i) => String.fromCharCode(0xe000 + i);

/**
 * @param {string} subscripts as "bqd,bkd->bqk"
 * @param {readonly NDArray[]} operands
 */
export function einsum(subscripts, operands) {
  const { inputs, output } = parse(subscripts, operands);
  const sizes = sizesOf(inputs, operands);
  for (const name of output)
    if (!sizes.has(name))
      throw valueError(
        `einstein sum subscripts string included output subscript '${name}' which never appeared in an input`,
      );
  const summed = [...sizes.keys()].filter((name) => !output.includes(name));
  const names = [...output, ...summed];
  const shape = names.map((name) => sizes.get(name) ?? 1);
  const strides = operands.map((x, i) =>
    names.map((name) => strideOf(x, inputs[i], name, sizes)),
  );
  const dtype =
    operands.length > 1 ? operands.reduce(common).dtype : operands[0].dtype;
  const out = new NDArray(dtype, shape.slice(0, output.length));
  accumulate(out.data, operands, shape, strides);
  round(out.data, dtype);
  return out;
}

/** @param {NDArray} a @param {NDArray} b */
const common = (a, b) => new NDArray(promote(a, b), [0]);

/**
 * Each place of the result is the sum over the last axes.
 *
 * @param {Float64Array} out
 * @param {readonly NDArray[]} operands
 * @param {readonly number[]} shape of the result, then what is summed over
 * @param {readonly number[][]} strides of each operand
 */
function accumulate(out, operands, shape, strides) {
  const inner = sizeOf(shape) / (out.length || 1);
  const index = new Array(shape.length).fill(0);
  const at = operands.map(({ offset }) => offset);
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let j = 0; j < inner; j++) {
      let product = 1;
      for (let o = 0; o < operands.length; o++)
        product *= operands[o].data[at[o]];
      sum += product;
      for (let axis = shape.length - 1; axis >= 0; axis--) {
        const isDone = ++index[axis] === shape[axis];
        const steps = isDone ? 1 - shape[axis] : 1;
        for (let o = 0; o < at.length; o++) at[o] += strides[o][axis] * steps;
        if (!isDone) break;
        index[axis] = 0;
      }
    }
    out[i] = sum;
  }
}

/**
 * @param {string} subscripts
 * @param {readonly NDArray[]} operands
 */
function parse(subscripts, operands) {
  const text = subscripts.replaceAll(" ", "");
  if (!/^[a-zA-Z.,]*(->[a-zA-Z.]*)?$/.test(text))
    throw valueError(`invalid subscript in einsum string: ${subscripts}`);
  const [left, right] = text.split("->");
  const terms = left.split(",");
  if (terms.length > operands.length)
    throw valueError(
      "fewer operands provided to einstein sum function than specified in the subscripts string",
    );
  if (terms.length < operands.length)
    throw valueError(
      "more operands provided to einstein sum function than specified in the subscripts string",
    );
  let most = 0;
  const inputs = terms.map((term, i) => {
    const named = [...term.replace("...", "")].length;
    const extra = operands[i].ndim - named;
    const fits = term.includes("...") ? extra >= 0 : extra === 0;
    if (!fits)
      throw valueError(
        extra > 0
          ? `operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to broadcast the extra dimensions.`
          : `einstein sum subscripts string contains too many subscripts for operand ${i}`,
      );
    most = Math.max(most, extra);
    return [...term.replace("...", ellipsis(extra))];
  });
  const output =
    right === undefined
      ? implied(inputs, most)
      : [...right.replace("...", ellipsis(most))];
  return { inputs, output };
}

/** Aligned at the right, as broadcasting does. @param {number} n */
function ellipsis(n) {
  return Array.from({ length: n }, (_, i) => rest(n - 1 - i)).join("");
}

/**
 * Without an arrow: the names that stand there once, in their order.
 *
 * @param {readonly string[][]} inputs
 * @param {number} most
 */
function implied(inputs, most) {
  const all = inputs.flat();
  const named = [...new Set(all)].filter((name) => name < rest(0)).sort();
  const once = named.filter(
    (name) => all.indexOf(name) === all.lastIndexOf(name),
  );
  return [...ellipsis(most), ...once];
}

/**
 * @param {readonly string[][]} inputs
 * @param {readonly NDArray[]} operands
 */
function sizesOf(inputs, operands) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  inputs.forEach((names, i) =>
    names.forEach((name, axis) => {
      const n = operands[i].shape[axis];
      const before = sizes.get(name) ?? 1;
      if (n !== 1 && before !== 1 && n !== before)
        throw valueError(
          `operands could not be broadcast together with remapped shapes [original->remapped]: size ${n} of '${name}' is different from ${before}`,
        );
      sizes.set(name, before === 1 ? n : before);
    }),
  );
  return sizes;
}

/**
 * @param {NDArray} x
 * @param {readonly string[]} names of its axes; one twice means the diagonal
 * @param {string} name
 * @param {Map<string, number>} sizes
 */
function strideOf(x, names, name, sizes) {
  let stride = 0;
  names.forEach((own, axis) => {
    if (own !== name) return;
    if (x.shape[axis] !== 1 || sizes.get(name) === 1) stride += x.strides[axis];
  });
  return stride;
}
