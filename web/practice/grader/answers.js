/** Brings what a person's function returned into the form that is compared. */
import { isSameShape } from "./compare.js";

/** @typedef {import("./arrays.js").Tensor} Tensor */
/** @typedef {import("./compare.js").Answer} Answer */

/**
 * @param {unknown} value
 * @returns {Tensor | undefined}
 */
function tensorFrom(value) {
  if (typeof value === "number" || typeof value === "boolean")
    return { data: [Number(value)], shape: [] };
  if (typeof value !== "object" || value === null) return undefined;
  const { data, shape } = /** @type {Partial<Tensor>} */ (value);
  return data && shape ? { data, shape } : nested(value);
}

/**
 * Lists of lists of numbers, as JavaScript has matrices.
 *
 * @param {unknown} value
 * @returns {Tensor | undefined} undefined when they are ragged or something else
 */
function nested(value) {
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(tensorFrom);
  const shape = parts[0]?.shape ?? [];
  /** @type {number[]} */
  const data = [];
  for (const part of parts) {
    if (!part || !isSameShape(part.shape, shape)) return undefined;
    for (let i = 0; i < part.data.length; i++) data.push(part.data[i]);
  }
  return { data, shape: [parts.length, ...shape] };
}

/**
 * @param {{ value: unknown, error: { message: string } | null }} result of one
 *   call
 * @param {Answer} right which says how many parts there are, and their shapes
 * @returns {Answer}
 */
export function answerFrom({ value, error }, right) {
  const n = right.parts.length;
  /** @type {(Tensor | undefined)[]} */
  const none = new Array(n).fill(undefined);
  if (error) return { parts: none, error: true, message: error.message };
  const isTuple = Array.isArray(value) && value.length > 1 && !nested(value);
  const isPair = Array.isArray(value) && value.length === n && n > 1;
  if (isTuple || isPair) {
    const list = /** @type {unknown[]} */ (value).map(tensorFrom);
    const parts = inOrder(list, right);
    const form = list.length > n ? "more parts" : undefined;
    return {
      parts: parts.slice(0, n),
      error: false,
      form: parts === list ? form : "other order",
    };
  }
  const only = tensorFrom(value);
  const at = only ? placeOf(only, right) : 0;
  return {
    parts: none.map((_, i) => (i === at ? only : undefined)),
    error: false,
  };
}

/**
 * One array by itself is the first part, unless only another has its shape.
 *
 * @param {Tensor} only
 * @param {Answer} right
 */
function placeOf(only, right) {
  const fits = right.parts.map(
    (part) => part !== undefined && isSameShape(part.shape, only.shape),
  );
  return fits[0] ? 0 : Math.max(0, fits.indexOf(true));
}

/**
 * Two parts that have each other's shape were returned the other way round.
 *
 * @param {(Tensor | undefined)[]} list
 * @param {Answer} right
 */
function inOrder(list, right) {
  const [a, b] = list;
  const [x, y] = right.parts;
  const fits = (
    /** @type {Tensor | undefined} */ p,
    /** @type {Tensor | undefined} */ q,
  ) => p && q && isSameShape(p.shape, q.shape);
  const isSwapped =
    list.length === 2 && !fits(a, x) && fits(a, y) && fits(b, x);
  return isSwapped ? [b, a] : list;
}
