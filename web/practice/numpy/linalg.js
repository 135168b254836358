/** Products of vectors and matrices, and norms. */
import { commonShape, expanded } from "./broadcast.js";
import { asFloat, promote, round } from "./dtypes.js";
import { shapeText, valueError } from "./errors.js";
import { multiply } from "./kernels.js";
import { NDArray } from "./ndarray.js";
import { reduce } from "./reduce.js";
import { reshape, transpose } from "./shape.js";

const signature = "with gufunc signature (n?,k),(k,m?)->(n?,m?)";

/**
 * a @ b
 *
 * @param {NDArray} a
 * @param {NDArray} b
 */
export function matmul(a, b) {
  [a, b].forEach((x, i) => {
    if (x.ndim === 0)
      throw valueError(
        `matmul: Input operand ${i} does not have enough dimensions (has 0, gufunc core with ${signature.slice(12)} requires 1)`,
      );
  });
  const left = a.ndim === 1 ? reshape(a, [1, -1]) : a;
  const right = b.ndim === 1 ? reshape(b, [-1, 1]) : b;
  const [n, k] = left.shape.slice(-2);
  const [rows, m] = right.shape.slice(-2);
  if (k !== rows)
    throw valueError(
      `matmul: Input operand 1 has a mismatch in its core dimension 0, ${signature} (size ${rows} is different from ${k})`,
    );
  const batch = commonShape([
    left.shape.slice(0, -2),
    right.shape.slice(0, -2),
  ]);
  if (!batch)
    throw valueError(
      `operands could not be broadcast together with remapped shapes [original->remapped]: ${remapped(a)} ${remapped(b)}  and requested shape ${shapeText([n, m], ",")}`,
    );
  const x = expanded(left, [...batch, n, k]);
  const y = expanded(right, [...batch, k, m]);
  const out = new NDArray(promote(a, b), [...batch, n, m]);
  const count = n * m > 0 ? out.size / (n * m) : 0;
  for (let i = 0; i < count; i++)
    multiply(
      {
        a: x.subarray(i * n * k, (i + 1) * n * k),
        b: y.subarray(i * k * m, (i + 1) * k * m),
        out: out.data.subarray(i * n * m, (i + 1) * n * m),
      },
      { n, k, m },
    );
  round(out.data, out.dtype);
  const shape = [...batch];
  if (a.ndim > 1) shape.push(n);
  if (b.ndim > 1) shape.push(m);
  return reshape(out, shape);
}

/** @param {NDArray} x */
function remapped({ shape }) {
  const batch = [...shape.slice(0, -2), "newaxis", "newaxis"].join(",");
  return `${shapeText(shape, ",")}->(${batch})`;
}

/**
 * np.dot: over the last axis of a and the last but one of b.
 *
 * @param {NDArray} a
 * @param {NDArray} b
 */
export function dot(a, b) {
  const k = a.shape[a.ndim - 1];
  const along = Math.max(b.ndim - 2, 0);
  if (k !== b.shape[along])
    throw valueError(
      `shapes ${shapeText(a.shape, ",")} and ${shapeText(b.shape, ",")} not aligned: ${k} (dim ${a.ndim - 1}) != ${b.shape[along]} (dim ${along})`,
    );
  if (a.ndim <= 2 && b.ndim <= 2) return matmul(a, b);
  return tensordot(a, b, [a.ndim - 1], [along]);
}

/**
 * Sums products over pairs of axes.
 *
 * @param {NDArray} a
 * @param {NDArray} b
 * @param {readonly number[]} axesA not negative
 * @param {readonly number[]} axesB
 */
export function tensordot(a, b, axesA, axesB) {
  const freeA = a.shape.map((_, i) => i).filter((i) => !axesA.includes(i));
  const freeB = b.shape.map((_, i) => i).filter((i) => !axesB.includes(i));
  if (axesA.some((axis, i) => a.shape[axis] !== b.shape[axesB[i]]))
    throw valueError("shape-mismatch for sum");
  const sizes = (
    /** @type {NDArray} */ x,
    /** @type {readonly number[]} */ axes,
  ) => axes.map((axis) => x.shape[axis]);
  const count = sizes(a, axesA).reduce((p, n) => p * n, 1);
  const rows = sizes(a, freeA).reduce((p, n) => p * n, 1);
  const columns = sizes(b, freeB).reduce((p, n) => p * n, 1);
  const left = reshape(transpose(a, [...freeA, ...axesA]), [rows, count]);
  const right = reshape(transpose(b, [...axesB, ...freeB]), [count, columns]);
  return reshape(matmul(left, right), [...sizes(a, freeA), ...sizes(b, freeB)]);
}

/**
 * Norm over one axis, or of all elements.
 *
 * @param {NDArray} x
 * @param {number | null} ord null: 2
 * @param {readonly number[] | null} axes
 * @param {boolean} keepdims
 */
export function norm(x, ord, axes, keepdims) {
  const p = ord ?? 2;
  const dtype = asFloat(x.dtype);
  const size = new NDArray(dtype, x.shape, x.values().map(Math.abs));
  const options = { axes, keepdims };
  if (p === Infinity) return reduce("max", size, options);
  if (p === -Infinity) return reduce("min", size, options);
  const powers = new NDArray(
    dtype,
    x.shape,
    size.data.map((v) =>
      p === 2 ? v * v : p === 0 ? Number(v !== 0) : v ** p,
    ),
  );
  const total = reduce("sum", powers, options);
  if (p === 0) return total;
  const root = (/** @type {number} */ v) =>
    p === 2 ? Math.sqrt(v) : v ** (1 / p);
  return new NDArray(dtype, total.shape, round(total.data.map(root), dtype));
}
