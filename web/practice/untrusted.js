/** Reading what comes from outside: nothing of it is more than data. */

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Names that are no names in a table. */
export const isName = (/** @type {string} */ name) =>
  /^[a-z0-9-]{1,60}$/.test(name);

/**
 * A table whose entries are tables; whatever else stands in it is left out.
 *
 * @template T
 * @param {unknown} value
 * @param {number} most entries
 * @param {(entry: Record<string, unknown>) => T} read
 * @returns {Record<string, T>}
 */
export function readRecord(value, most, read) {
  if (!isRecord(value)) return {};
  /** @type {[string, T][]} */
  const entries = [];
  for (const [name, entry] of Object.entries(value).slice(0, most))
    if (isName(name) && isRecord(entry)) entries.push([name, read(entry)]);
  return Object.fromEntries(entries);
}

/**
 * @param {unknown} value
 * @param {number} most characters
 * @returns {string | undefined} undefined when it is none, or too long
 */
export const readText = (value, most) =>
  typeof value === "string" && value.length <= most ? value : undefined;
