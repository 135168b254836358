/**
 * The terms that are explained on the page, in the order in which they build on
 * each other. Their names and explanations are the texts "term.<id>" and
 * "term.<id>.about".
 */
export const TERMS = /** @type {const} */ ([
  "token",
  "vector",
  "position",
  "attention",
  "projection",
  "query",
  "key",
  "value",
  "score",
  "scale",
  "mask",
  "causal",
  "padding",
  "softmax",
  "temperature",
  "weight",
  "entropy",
  "output",
  "head",
  "self",
  "cross",
  "layer",
  "encoder",
  "decoder",
  "logits",
]);

/** @typedef {(typeof TERMS)[number]} Term */
