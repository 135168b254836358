/**
 * Mistakes in attention of one head. Each was made in public by somebody;
 * `change` is the step of grader/attend.js that it changes.
 */

/** @typedef {import("../grader/grade.js").Mistake} Mistake */

/** @type {Mistake[]} */
export const scaleMistakes = [
  {
    name: "no scale",
    change: { scale: "none" },
    text: "You did not divide the scores by √d_k. They are √d_k times the right ones, so softmax is sharper than it should be, and the more so the larger d_k is.",
  },
  {
    name: "scale by √d_model",
    change: { scale: "sqrt d_model" },
    text: "You divided by √d_model. The scores are sums over the d_k components of one head, so it is √d_k that brings them back to size 1.",
  },
  {
    name: "scale by d_k",
    change: { scale: "d_k" },
    text: "You divided by d_k, not by its root. A sum of d_k products has standard deviation √d_k: your scores are √d_k times too small and the weights too even.",
  },
  {
    name: "multiplied by √d_k",
    change: { scale: "times" },
    text: "You multiplied by √d_k where the formula divides. Your scores are d_k times the right ones.",
  },
  {
    name: "scale by √n",
    change: { scale: "sqrt n" },
    text: "You divided by the root of the number of keys. The scale belongs to the length of a key (its last axis), not to how many there are.",
  },
  {
    name: "scale after softmax",
    change: { scale: "after" },
    text: "You divided by √d_k after softmax. Each row sums to 1/√d_k now: the scale has to come before softmax, on the scores.",
  },
];

/** @type {Mistake[]} */
export const softmaxMistakes = [
  {
    name: "softmax over queries",
    change: { softmax: "column" },
    text: "Your columns sum to 1, not your rows: softmax ran over the queries. Each query shares its attention among the keys, so it has to run over the last axis.",
  },
  {
    name: "softmax over everything",
    change: { softmax: "whole" },
    text: "The whole matrix sums to 1: softmax ran over all of it. Give the sum (and the maximum) axis=-1, so that each row sums to 1.",
  },
  {
    name: "overflow",
    change: { softmax: "unstable" },
    text: "Right for small scores, but exp overflows for large ones and gives nan. Subtract each row's maximum first: it cancels in the fraction.",
  },
  {
    name: "not divided by the sum",
    change: { softmax: "not divided" },
    text: "You took exp but did not divide by each row's sum, so the rows do not sum to 1.",
  },
  {
    name: "no exp",
    change: { softmax: "no exp" },
    text: "You divided the scores by their sum without exp. Scores may be negative, so these are no shares.",
  },
  {
    name: "no softmax",
    change: { softmax: "none" },
    text: "There is no softmax: the raw scores are used as weights.",
  },
  {
    name: "softmax twice",
    change: { softmax: "twice" },
    text: "Softmax ran twice. The second time sees numbers from 0 to 1 only, so its result is almost even.",
  },
  {
    name: "sigmoid",
    change: { softmax: "sigmoid" },
    text: "Each score went through a sigmoid by itself. With softmax the keys of a row compete, and their shares sum to 1.",
  },
  {
    name: "softmax over an axis of length 1",
    change: { softmax: "ones" },
    text: "All weights are 1: softmax ran over an axis with one element only.",
  },
  {
    name: "sum without keepdims",
    change: { softmax: "sum not kept" },
    text: "The row sums lost their axis (keepdims=True is missing), so broadcasting divided column j by the sum of row j.",
  },
  {
    name: "max without keepdims",
    change: { softmax: "max not kept" },
    text: "The row maxima lost their axis (keepdims=True is missing), so broadcasting subtracted row j's maximum from column j.",
  },
];

/** @type {Mistake[]} */
export const productMistakes = [
  {
    name: "queries and keys swapped",
    change: { product: "swapped" },
    text: "You computed K Qᵀ. Its rows belong to keys; the rows of the scores have to belong to queries: Q Kᵀ.",
  },
  {
    name: "keys not transposed",
    change: { product: "no transpose" },
    text: "Q @ K does not fit: K has to be transposed (its last two axes), so that each query meets each key.",
    raises: /^matmul: /,
  },
];

/** @type {Mistake[]} */
export const resultMistakes = [
  {
    name: "weights times keys",
    change: { result: "key" },
    text: "You multiplied the weights with K. Keys decide where to look; what is fetched are the values V.",
  },
  {
    name: "weights times queries",
    change: { result: "query" },
    text: "You multiplied the weights with Q. What is fetched are the values V.",
  },
  {
    name: "weights transposed",
    change: { result: "weights flipped" },
    text: "You used the transposed weights, Aᵀ V: each output mixes by a column of the weights, and columns do not sum to 1.",
  },
  {
    name: "mean of the values",
    change: { result: "values halved" },
    text: "You divided the weighted sum of the values by their number. The weights sum to 1 already: it is an average as it is.",
  },
];

/** Where the mask is given. @type {Mistake[]} */
const maskMistakes = [
  {
    name: "mask not used",
    change: { mask: "none" },
    text: "The mask has no effect: hidden keys get weight.",
  },
  {
    name: "mask after softmax",
    change: { mask: "after" },
    text: "You set hidden weights to 0 after softmax. Nothing of them is seen, but the rows sum to less than 1. Mask the scores before softmax (or divide each row by its sum again).",
  },
  {
    name: "masked with 0",
    change: { mask: "zero" },
    text: "You set hidden scores to 0 (or to a tiny number such as 1e-9). exp(0) is 1, so they get weight. Fill with -inf, or with a large negative number such as -1e9.",
  },
  {
    name: "masked with +inf",
    change: { mask: "plus inf" },
    text: "You filled with plus infinity: softmax becomes inf/inf, nan. The sign has to be minus.",
  },
  {
    name: "fill too small",
    change: { mask: "too small" },
    text: "You filled with a number such as -10. That is not far enough below scores that are themselves very negative: hidden keys get weight there. Use -inf or -1e9.",
  },
  {
    name: "mask added as 0 and 1",
    change: { mask: "added" },
    text: "You added the mask's 0 and 1 to the scores. That multiplies e^score by e where a key may be seen; nothing is hidden. An additive mask has 0 and -inf.",
  },
  {
    name: "mask inverted",
    change: { mask: "inverted" },
    text: "You hid what may be seen and the other way round. Here True means: may attend (as in PyTorch's scaled_dot_product_attention; nn.MultiheadAttention means the opposite).",
  },
  {
    name: "mask transposed",
    change: { mask: "flipped" },
    text: "The mask is transposed: its rows belong to queries and its columns to keys.",
  },
  {
    name: "scores multiplied",
    change: { mask: "times minus" },
    text: "You multiplied hidden scores with a large negative number. Where a score was negative, that makes it a large positive one. Replace the score, do not multiply it.",
  },
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
    change: { ...mistake.change, mask: "minus 1e9" },
  };
}
