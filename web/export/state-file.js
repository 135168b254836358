/**
 * The state as a file of JSON, and back: {"app": …, "version": …, "state": …}.
 * As with a link, what cannot be read keeps its default and is named.
 */
import { OLD_DEFAULTS, VERSION } from "../app/link.js";
import { FIELDS, FIELD_NAMES, defaults, withPatch } from "../app/state.js";

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
    return reading({}, "unreadable");
  if (!Number.isInteger(file.version)) return reading({}, "unreadable");
  if (Number(file.version) > VERSION) return reading({}, "newer");
  /** @type {Record<string, unknown>} */
  const patch = { ...OLD_DEFAULTS[Number(file.version)] };
  const damaged = [];
  for (const [name, value] of Object.entries(file.state)) {
    const field = FIELD_NAMES.find((known) => known === name);
    if (field && FIELDS[field].accepts(value)) patch[field] = value;
    else damaged.push(name);
  }
  return reading(patch, damaged.length > 0 ? "damaged" : null, damaged);
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
 * @param {Partial<State>} patch
 * @param {import("../app/link.js").Trouble | null} trouble
 * @param {string[]} fields
 * @returns {Reading}
 */
function reading(patch, trouble, fields = []) {
  return { state: withPatch(defaults(), patch), trouble, fields };
}
