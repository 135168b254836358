/**
 * Loads what was measured of the heads of the trained models.
 *
 * @typedef {import("./judged-heads.js").Evaluation} Evaluation
 */

/** Literal paths: bundlers follow them. @type {Record<string, URL>} */
const FILES = {
  writer: new URL("../assets/writer.evaluation.json", import.meta.url),
  translator: new URL("../assets/translator.evaluation.json", import.meta.url),
};

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
  const url = FILES[name];
  const promise = url ? fetchJson(url) : Promise.resolve(null);
  loading.set(name, promise);
  return promise;
}

/** @param {URL} url */
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
