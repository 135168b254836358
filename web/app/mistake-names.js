/**
 * The mistakes of the lab (core/experiments/mistakes.cc), in its order: here, so
 * that a diagnosis can link to one without loading the lab.
 */
export const MISTAKE_NAMES = /** @type {const} */ ([
  "no-scale",
  "scale-by-sqrt-d-model",
  "scale-by-d-k",
  "multiplied-by-sqrt-d-k",
  "scale-by-sqrt-n",
  "scale-after-softmax",
  "softmax-over-queries",
  "softmax-over-everything",
  "softmax-over-heads",
  "softmax-over-the-batch",
  "softmax-over-an-axis-of-length-1",
  "overflow",
  "not-divided-by-the-sum",
  "no-exp",
  "no-softmax",
  "softmax-twice",
  "sigmoid",
  "sum-without-keepdims",
  "max-without-keepdims",
  "dropout-left-on",
  "queries-and-keys-swapped",
  "keys-not-transposed",
  "weights-times-keys",
  "weights-times-queries",
  "weights-transposed",
  "mean-of-the-values",
  "no-mask",
  "mask-after-softmax",
  "masked-with-0",
  "masked-with-plus-inf",
  "fill-too-small",
  "mask-added-as-0-and-1",
  "mask-inverted",
  "mask-transposed",
  "scores-multiplied",
  "minus-inf-without-softmax",
  "hides-itself",
  "hides-itself-filled-with-minus-1e9",
  "sees-one-ahead",
  "triu-for-tril",
  "sees-only-itself",
  "top-left-with-a-cache",
  "padding-dropped",
  "causal-dropped",
  "or-for-and",
  "padded-queries-hidden",
  "padded-queries-hidden-as-well",
  "padding-inverted",
  "row-with-nothing-to-see",
  "row-with-nothing-to-see-filled-with-minus-1e9",
  "mask-of-another-sample",
  "split-without-transpose",
  "merge-without-transpose",
  "split-and-merge-without-transpose",
  "heads-interleaved",
  "heads-averaged",
  "heads-summed",
  "one-head",
  "same-head-each-time",
  "input-sliced",
  "output-projection-missing",
  "values-not-projected",
  "sources-swapped",
  "y-not-used",
  "x-not-used",
  "keys-from-x",
  "causal-mask-on-cross-attention",
  "across-the-batch",
]);

/**
 * @param {string} name of a mistake of an exercise: "scale by √d_model"
 * @returns {string} as the lab names it, "scale-by-sqrt-d-model"; "" where it
 *   does not have it
 */
export function labNameOf(name) {
  const slug = name
    .toLowerCase()
    .replaceAll("√", "sqrt ")
    .replaceAll("+", "plus ")
    .replace(/-(?=[0-9]|inf)/g, "minus ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return MISTAKE_NAMES.some((known) => known === slug) ? slug : "";
}

/**
 * Where the page shows a mistake of the lab: fields of its state.
 *
 * @param {string} labName
 */
export const labPlaceOf = (labName) => ({
  view: "experiment/mistakes",
  trial: `mistake-${labName}`,
});
