import { en } from "./en.js";

/**
 * The text of `key`, with {name} replaced by params.name.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [params]
 */
export function t(key, params = {}) {
  const text = en[key];
  if (text === undefined) throw new Error(`no text: ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
}
