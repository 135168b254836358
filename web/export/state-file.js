/**
 * The state as a file of JSON, and back: {"app": …, "version": …, "state": …}.
 * As with a link, what cannot be read keeps its default and is named.
 */
import { VERSION, readingOfFields } from "../app/link.js";
import { FIELDS, FIELD_NAMES, defaults } from "../app/state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/link.js").Reading} Reading */

const APP = "attention-playground";
/** Largest file that is read, in bytes. */
export const MOST_BYTES = 4_000_000;

/** @param {State} state */
export function jsonOf(state) {
  return `${JSON.stringify({ app: APP, version: VERSION, state }, null, 2)}\n`;
}

/**
 * @param {string} text
 * @returns {Reading}
 */
export function stateOf(text) {
  const file = parsed(text);
  if (!isRecord(file) || file.app !== APP || !isRecord(file.state))
    return without("unreadable");
  if (!Number.isInteger(file.version)) return without("unreadable");
  if (Number(file.version) > VERSION) return without("newer");
  const codes = Object.entries(file.state).map(codeOf);
  return readingOfFields(new Map(codes), Number(file.version));
}

/**
 * A value as it stands in a link: read from there, it has nothing in it that
 * its field does not know.
 *
 * @param {[string, unknown]} entry
 * @returns {[string, string | null]} null for one that is not accepted
 */
function codeOf([name, value]) {
  const field = FIELD_NAMES.find((known) => known === name);
  const isRight = field !== undefined && FIELDS[field].accepts(value);
  return [
    name,
    isRight ? FIELDS[field].encode(/** @type {never} */ (value)) : null,
  ];
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not JSON: reported as unreadable
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {import("../app/link.js").Trouble} trouble
 * @returns {Reading}
 */
function without(trouble) {
  return { state: defaults(), trouble, fields: [] };
}
