/** Whether two answers are the same. */

/** @typedef {import("./arrays.js").Tensor} Tensor */
/**
 * What a function gave for one probe: its parts in the order in which the
 * exercise names them; undefined for one that it did not give; or an error.
 *
 * @typedef {object} Answer
 * @property {(Tensor | undefined)[]} parts
 * @property {boolean} error
 * @property {string} [message] of the error
 * @property {"other order" | "more parts"} [form] in which the parts came, if
 *   not as asked
 */

/**
 * The core counts in single precision, a person may as well; the closest
 * mistakes lie far more than this apart (300 seeds in the tests).
 */
const TOLERANCE = 1e-3;

/**
 * @param {number} a
 * @param {number} b
 */
export function isNear(a, b) {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  return (
    Math.abs(a - b) <= TOLERANCE * (1 + Math.min(Math.abs(a), Math.abs(b)))
  );
}

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export const isSameShape = (a, b) =>
  a.length === b.length && a.every((n, axis) => n === b[axis]);

/**
 * @param {Tensor} a
 * @param {Tensor} b
 */
export function isSameTensor(a, b) {
  if (!isSameShape(a.shape, b.shape)) return false;
  for (let i = 0; i < a.data.length; i++)
    if (!isNear(a.data[i], b.data[i])) return false;
  return true;
}

/**
 * Whether an answer is the one that is expected, in all parts that it gives.
 *
 * @param {Answer} answer
 * @param {Answer} expected
 */
export function isSameAnswer(answer, expected) {
  if (answer.error || expected.error) return answer.error && expected.error;
  const given = answer.parts.filter((part) => part !== undefined);
  return (
    given.length > 0 &&
    answer.parts.every((part, i) => {
      const other = expected.parts[i];
      return part === undefined || (other && isSameTensor(part, other));
    })
  );
}
