/**
 * Mistakes in attention of one head. Each was made in public by somebody;
 * `change` is the step of grader/attend.js that it changes.
 */

/** @typedef {import("../grader/grade.js").Mistake} Mistake */

/** @type {Mistake[]} */
export const scaleMistakes = [
  { name: "no scale", change: { scale: "none" } },
  { name: "scale by √d_model", change: { scale: "sqrt d_model" } },
  { name: "scale by d_k", change: { scale: "d_k" } },
  { name: "multiplied by √d_k", change: { scale: "times" } },
  { name: "scale by √n", change: { scale: "sqrt n" } },
  { name: "scale after softmax", change: { scale: "after" } },
];

/** @type {Mistake[]} */
export const softmaxMistakes = [
  { name: "softmax over queries", change: { softmax: "column" } },
  { name: "softmax over everything", change: { softmax: "whole" } },
  { name: "overflow", change: { softmax: "unstable" } },
  { name: "not divided by the sum", change: { softmax: "not divided" } },
  { name: "no exp", change: { softmax: "no exp" } },
  { name: "no softmax", change: { softmax: "none" } },
  { name: "softmax twice", change: { softmax: "twice" } },
  { name: "sigmoid", change: { softmax: "sigmoid" } },
  { name: "softmax over an axis of length 1", change: { softmax: "ones" } },
  { name: "sum without keepdims", change: { softmax: "sum not kept" } },
  { name: "max without keepdims", change: { softmax: "max not kept" } },
];

/** @type {Mistake[]} */
export const productMistakes = [
  { name: "queries and keys swapped", change: { product: "swapped" } },
  { name: "keys not transposed", change: { product: "no transpose" } },
];

/** @type {Mistake[]} */
export const resultMistakes = [
  { name: "weights times keys", change: { result: "key" } },
  { name: "weights times queries", change: { result: "query" } },
  { name: "weights transposed", change: { result: "weights flipped" } },
  { name: "mean of the values", change: { result: "values halved" } },
];

/** Where the mask is given. @type {Mistake[]} */
const maskMistakes = [
  { name: "mask not used", change: { mask: "none" } },
  { name: "mask after softmax", change: { mask: "after" } },
  { name: "masked with 0", change: { mask: "zero" } },
  { name: "masked with +inf", change: { mask: "plus inf" } },
  { name: "fill too small", change: { mask: "too small" } },
  { name: "mask added as 0 and 1", change: { mask: "added" } },
  { name: "mask inverted", change: { mask: "inverted" } },
  { name: "mask transposed", change: { mask: "flipped" } },
  { name: "scores multiplied", change: { mask: "times minus" } },
];

/** @type {Mistake[]} */
export const singleHeadMistakes = [
  ...scaleMistakes,
  ...productMistakes,
  ...softmaxMistakes,
  ...maskMistakes,
  ...resultMistakes,
];

/**
 * The same mistake with a large negative number for what is hidden: a row with
 * nothing to see shows how it was filled.
 *
 * @param {Mistake} mistake
 * @returns {Mistake}
 */
export function filledWithLargeNumber(mistake) {
  return {
    ...mistake,
    name: `${mistake.name}, filled with -1e9`,
    of: mistake.name,
    change: { ...mistake.change, mask: "minus 1e9" },
  };
}
