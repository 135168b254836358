/// <reference types="vite/client" />
/**
 * What was measured of each head of the trained models on held-out text:
 * assets/<name>.evaluation.json, see core/tools/evaluate/README.md.
 *
 * @typedef {import("./state.js").HeadPlace} HeadPlace
 *
 * @typedef {object} Label what a head is most
 * @property {string} kind "mixed" where it is nothing in particular
 * @property {number} [score] 0…1
 * @property {number} [baseline] of the untrained model, or the best fixed offset
 * @property {string} [relation] of syntax, as Universal Dependencies names it
 * @property {"dependent" | "head"} [from] which end of the relation asks
 *
 * @typedef {object} JudgedHead
 * @property {string} place
 * @property {number} layer
 * @property {number} head
 * @property {Label} label
 * @property {number} [ablation] nats a token that the loss grows by without it
 * @property {string[]} [sentences] on which it is most itself
 *
 * @typedef {object} Best the head that does one thing most
 * @property {string} [kind] of pattern, or
 * @property {string} [relation] of syntax
 * @property {"dependent" | "head"} [from]
 * @property {string} place
 * @property {number} layer
 * @property {number} head
 * @property {number} score 0…1
 *
 * @typedef {{ heads: JudgedHead[], patterns: Best[], syntax: Best[] }} Evaluation
 */

/** Those that there are; the bundler knows. @type {Record<string, string>} */
const FILES = import.meta.glob("../assets/*.evaluation.json", {
  eager: true,
  import: "default",
  query: "?url",
});

/** @type {Map<string, Promise<Evaluation | null>>} */
const loading = new Map();

/**
 * @param {string} name of a model
 * @returns {Promise<Evaluation | null>} null where there is none, or it does not
 *   arrive: heads then have no labels
 */
export function loadEvaluation(name) {
  const known = loading.get(name);
  if (known) return known;
  const url = FILES[`../assets/${name}.evaluation.json`];
  const promise = url ? fetchJson(url) : Promise.resolve(null);
  loading.set(name, promise);
  return promise;
}

/** @param {string} url */
async function fetchJson(url) {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const { heads, patterns = [], syntax = [] } = await response.json();
    return Array.isArray(heads) ? { heads, patterns, syntax } : null;
  } catch {
    return null;
  }
}

/**
 * @param {Evaluation | null} evaluation
 * @param {HeadPlace} at
 */
export function judgedHead(evaluation, { place, layer, head }) {
  return evaluation?.heads.find(
    (one) => one.place === place && one.layer === layer && one.head === head,
  );
}
