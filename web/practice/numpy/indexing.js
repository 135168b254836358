/**
 * Indexing: what stands between the brackets, as a list of parts, makes a view
 * (numbers, slices, new axes) or, with arrays among them, picks elements.
 */
import { broadcastShapes, expanded } from "./broadcast.js";
import { kindOf } from "./dtypes.js";
import { indexError } from "./errors.js";
import { NDArray, scatter, sizeOf, stridesOf } from "./ndarray.js";
import { round } from "./dtypes.js";

/** @typedef {import("./ndarray.js").Shape} Shape */
/**
 * @typedef {{ kind: "int", at: number }
 *   | { kind: "slice", start: number | null, stop: number | null, step: number | null }
 *   | { kind: "new" } | { kind: "rest" }
 *   | { kind: "array", array: NDArray }} Part
 */

/**
 * @param {NDArray} x
 * @param {readonly Part[]} parts
 */
export function getItem(x, parts) {
  const { view, picks, isTogether } = resolve(x, parts);
  if (picks.length === 0) return view;
  const { shape, places } = pick(view, picks, isTogether);
  const out = new NDArray(x.dtype, shape);
  for (let i = 0; i < places.length; i++) out.data[i] = x.data[places[i]];
  return out;
}

/**
 * The place of an element in the data: the short way for x[i] and x[i, j].
 *
 * @param {NDArray} x
 * @param {number} i
 * @param {number | null} j
 * @returns {number | null} null when the indices leave axes
 */
export function placeOf({ shape, strides, offset }, i, j) {
  if (shape.length !== (j === null ? 1 : 2)) return null;
  const row = offset + inside(i, shape[0], 0) * strides[0];
  return j === null ? row : row + inside(j, shape[1], 1) * strides[1];
}

/**
 * @param {NDArray} x
 * @param {readonly Part[]} parts
 * @param {NDArray} value
 */
export function setItem(x, parts, value) {
  const { view, picks, isTogether } = resolve(x, parts);
  const { shape, places } =
    picks.length > 0
      ? pick(view, picks, isTogether)
      : { shape: view.shape, places: null };
  const shared = value.data === x.data ? value.copy() : value;
  const numbers = round(
    expanded(trimmed(shared, shape), shape).slice(),
    x.dtype,
  );
  if (!places) return scatter(view, numbers);
  for (let i = 0; i < places.length; i++) x.data[places[i]] = numbers[i];
}

/**
 * Leading axes of length 1 that a value may have too many.
 *
 * @param {NDArray} value
 * @param {Shape} shape
 */
function trimmed(value, shape) {
  let extra = value.ndim - shape.length;
  while (extra > 0 && value.shape[value.ndim - shape.length - extra] === 1)
    extra--;
  const first = value.ndim - shape.length;
  return extra > 0 || first <= 0
    ? value
    : value.view(value.shape.slice(first), value.strides.slice(first));
}

/**
 * @typedef {object} Pick
 * @property {NDArray} array of whole numbers
 * @property {number} axis of the view
 * @property {number} from which axis of the array it picks
 */

/**
 * The view that numbers, slices and new axes make, and which of its axes are
 * picked from by arrays.
 *
 * @param {NDArray} x
 * @param {readonly Part[]} given
 */
function resolve(x, given) {
  const parts = withoutRest(x, given.flatMap(asWhole));
  const hasArrays = parts.some(({ kind }) => kind === "array");
  /** @type {number[]} */ const shape = [];
  /** @type {number[]} */ const strides = [];
  /** @type {Pick[]} */ const picks = [];
  let offset = x.offset;
  let axis = 0;
  for (const part of parts) {
    if (part.kind === "new") {
      shape.push(1);
      strides.push(0);
      continue;
    }
    const n = x.shape[axis];
    const stride = x.strides[axis];
    if (part.kind === "int" && !hasArrays) {
      offset += stride * inside(part.at, n, axis);
    } else if (part.kind === "slice") {
      const { start, step, length } = sliceOf(part, n);
      offset += start * stride;
      shape.push(length);
      strides.push(stride * step);
    } else {
      // Beside arrays a number is an array of one element.
      const array = part.kind === "array" ? part.array : whole(part, axis);
      picks.push({ array, axis: shape.length, from: axis });
      shape.push(n);
      strides.push(stride);
    }
    axis++;
  }
  const view = x.view(shape, strides, offset);
  return { view, picks, isTogether: standTogether(given) };
}

/**
 * Whether all numbers and arrays stand side by side: also "..." that stands for
 * no axis keeps them apart.
 *
 * @param {readonly Part[]} parts
 */
function standTogether(parts) {
  const picks = parts.map(({ kind }) => kind === "int" || kind === "array");
  const [first, last] = [picks.indexOf(true), picks.lastIndexOf(true)];
  return !picks.slice(first, last).includes(false);
}

/** @param {Part} part @param {number} axis */
function whole(part, axis) {
  const at = part.kind === "int" ? part.at : axis;
  return new NDArray("int64", [], Float64Array.of(at), []);
}

/**
 * An array of truth values is as many arrays of whole numbers as it has axes.
 *
 * @param {Part} part
 * @returns {(Part & { mask?: { n: number, axis: number } })[]}
 */
function asWhole(part) {
  if (part.kind !== "array") return [part];
  const { array } = part;
  if (array.dtype !== "bool") {
    if (kindOf(array.dtype) === "f")
      throw indexError(
        "arrays used as indices must be of integer (or boolean) type",
      );
    return [part];
  }
  return nonzero(array).map((one, axis) => ({
    kind: "array",
    array: one,
    mask: { n: array.shape[axis], axis },
  }));
}

/**
 * Where the elements are not 0: one array of whole numbers for each axis.
 *
 * @param {NDArray} x
 */
export function nonzero(x) {
  const data = x.flat();
  /** @type {number[]} */
  const places = [];
  data.forEach((value, at) => {
    if (value !== 0) places.push(at);
  });
  const strides = stridesOf(x.shape);
  return x.shape.map((n, axis) => {
    const index = places.map((at) => Math.floor(at / strides[axis]) % n);
    return new NDArray("int64", [places.length], Float64Array.from(index));
  });
}

/**
 * @param {NDArray} x
 * @param {readonly (Part & { mask?: { n: number, axis: number } })[]} parts
 * @returns {Part[]} one for each axis, and the new ones
 */
function withoutRest(x, parts) {
  const used = parts.filter(({ kind }) => kind !== "new" && kind !== "rest");
  if (used.length > x.ndim)
    throw indexError(
      `too many indices for array: array is ${x.ndim}-dimensional, but ${used.length} were indexed`,
    );
  const missing = new Array(x.ndim - used.length).fill({
    ...{ kind: "slice", start: null, stop: null, step: null },
  });
  const at = parts.findIndex(({ kind }) => kind === "rest");
  const all =
    at < 0
      ? [...parts, ...missing]
      : [...parts.slice(0, at), ...missing, ...parts.slice(at + 1)];
  if (all.some(({ kind }) => kind === "rest"))
    throw indexError("an index can only have a single ellipsis ('...')");
  checkMasks(x, all);
  return all;
}

/**
 * @param {NDArray} x
 * @param {readonly (Part & { mask?: { n: number, axis: number } })[]} parts
 */
function checkMasks(x, parts) {
  let axis = 0;
  for (const { kind, mask } of parts) {
    if (mask && mask.n !== x.shape[axis])
      throw indexError(
        `boolean index did not match indexed array along dimension ${axis}; dimension is ${x.shape[axis]} but corresponding boolean dimension is ${mask.n}`,
      );
    if (kind !== "new") axis++;
  }
}

/**
 * @param {number} at
 * @param {number} n
 * @param {number} axis
 */
function inside(at, n, axis) {
  if (at >= -n && at < n) return at < 0 ? at + n : at;
  throw indexError(
    `index ${at} is out of bounds for axis ${axis} with size ${n}`,
  );
}

/**
 * @param {NDArray} array
 * @param {number} n
 * @param {number} axis
 */
function checked(array, n, axis) {
  const data = array.values().map((at) => inside(at, n, axis));
  return new NDArray("int64", array.shape, data);
}

/**
 * @param {{ start: number | null, stop: number | null, step: number | null }} slice
 * @param {number} n
 */
function sliceOf({ start, stop, step: given }, n) {
  const step = given ?? 1;
  if (step === 0)
    throw Object.assign(indexError("slice step cannot be zero"), {
      type: "ValueError",
    });
  const [least, most] = step > 0 ? [0, n] : [-1, n - 1];
  const clip = (/** @type {number} */ at) =>
    Math.min(Math.max(at < 0 ? at + n : at, least), most);
  const from = start === null ? (step > 0 ? 0 : n - 1) : clip(start);
  const to = stop === null ? (step > 0 ? n : -1) : clip(stop);
  const length = Math.max(0, Math.ceil((to - from) / step));
  return { start: length > 0 ? from : 0, step, length };
}

/**
 * The places, in the data, of what arrays pick. Their common shape stands where
 * the first of them does, or in front when other axes stand between them.
 *
 * @param {NDArray} view
 * @param {readonly Pick[]} picks
 * @param {boolean} isTogether
 * @returns {{ shape: Shape, places: Float64Array }}
 */
function pick(view, picks, isTogether) {
  const common = pickedShape(picks);
  const axes = picks.map(({ axis }) => axis);
  const at = isTogether ? axes[0] : 0;
  const rest = view.shape.map((_, a) => a).filter((a) => !axes.includes(a));
  const before = rest.filter((a) => isTogether && a < at);
  const after = rest.filter((a) => !before.includes(a));
  const count = sizeOf(common);
  const base = new Float64Array(count).fill(view.offset);
  for (const { axis, array, from } of picks) {
    const index = expanded(checked(array, view.shape[axis], from), common);
    for (let i = 0; i < count; i++) base[i] += index[i] * view.strides[axis];
  }
  const outer = placesOf(view, before);
  const inner = placesOf(view, after);
  const places = new Float64Array(outer.length * count * inner.length);
  let to = 0;
  for (const a of outer)
    for (const b of base) for (const c of inner) places[to++] = a + b + c;
  const shapeOf = (/** @type {number[]} */ list) =>
    list.map((a) => view.shape[a]);
  return { shape: [...shapeOf(before), ...common, ...shapeOf(after)], places };
}

/** @param {readonly Pick[]} picks */
function pickedShape(picks) {
  const shapes = picks
    .map(({ array }) => array.shape)
    .filter(({ length }) => length > 0);
  if (shapes.length === 0) return [];
  try {
    return broadcastShapes(shapes);
  } catch (error) {
    throw indexError(
      /** @type {Error} */ (error).message.replace(
        "operands could not be broadcast together with shapes",
        "shape mismatch: indexing arrays could not be broadcast together with shapes",
      ),
    );
  }
}

/**
 * @param {NDArray} view
 * @param {readonly number[]} axes
 * @returns {number[]} distances from the first element
 */
function placesOf(view, axes) {
  let places = [0];
  for (const axis of axes)
    places = places.flatMap((place) =>
      Array.from(
        { length: view.shape[axis] },
        (_, i) => place + i * view.strides[axis],
      ),
    );
  return places;
}
