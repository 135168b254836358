/**
 * The state as the part of the address after "#", and back.
 *
 * "v=1&text=…&mask=causal": readable, and it holds only what differs from the
 * defaults. Whatever stands there, a state comes out: what cannot be read keeps
 * its default and is named, so that the page can say so.
 */
import { FIELDS, FIELD_NAMES, defaults, isSame, withPatch } from "./state.js";

export const VERSION = 2;
/**
 * What a link of a version means where it says nothing, as far as it is not
 * what a new one means. @type {Record<number, Partial<import("./state.js").State>>}
 */
export const OLD_DEFAULTS = {
  1: {
    source: "vectors",
    text: "The boat drifted to the bank of the river.",
    layer: 0,
    selected: { row: 5, col: 8 },
  },
};
/** Longest state that is read or written in this form, in characters. */
export const MOST_LENGTH = 1_000_000;

/**
 * @typedef {"damaged" | "unreadable" | "newer" | "too-long" | "locked" | "absent"} Trouble
 *   "absent": what reads it is not here
 * @typedef {object} Reading
 * @property {import("./state.js").State} state
 * @property {Trouble | null} trouble
 * @property {string[]} fields the fields that kept their defaults
 * @property {boolean} [isFile] whether it was a file, not a link
 * @property {boolean} [isUseless] whether there is no state in the file
 * @property {{ lessons: number, both: number }} [taken] of how many lessons the
 *   file brought the progress, and in how many exercises other code
 */

/**
 * @param {import("./state.js").State} state
 * @param {(code: string) => string} [escape] what is done to each value
 * @returns {string | null} "" for the defaults, null when it would be too long
 */
export function encode(state, escape = escapeForAddress) {
  const initial = defaults();
  const changed = FIELD_NAMES.filter((name) => !isSame(name, state, initial));
  if (changed.length === 0) return "";
  const parts = changed.map((name) => {
    const code = FIELDS[name].encode(/** @type {never} */ (state[name]));
    return `${name}=${escape(code)}`;
  });
  const link = [`v=${VERSION}`, ...parts].join("&");
  return link.length <= MOST_LENGTH ? link : null;
}

/** @param {string} code */
function escapeForAddress(code) {
  return encodeURIComponent(code).replaceAll("%20", "+");
}

/**
 * Only what has a meaning in a link: for one that is packed, or stands in
 * another.
 *
 * @param {string} code
 */
export function escapeLittle(code) {
  return code.replace(/[%&+]/g, encodeURIComponent).replaceAll(" ", "+");
}

/**
 * @param {string} link with or without "#"
 * @returns {Reading}
 */
export function decode(link) {
  const body = link.replace(/^#/, "");
  if (body === "") return reading({}, null);
  if (body.length > MOST_LENGTH) return reading({}, "too-long");
  const pairs = pairsOf(body);
  const version = pairs.get("v") ?? "";
  pairs.delete("v");
  if (!/^[1-9]\d{0,3}$/.test(version)) return reading({}, "unreadable");
  if (Number(version) > VERSION) return reading({}, "newer");
  return readingOfFields(pairs, Number(version));
}

/**
 * @param {Map<string, string | null>} pairs names and codes; null for a code
 *   that cannot be read
 * @param {number} version of the link or file that they come from
 * @returns {Reading}
 */
export function readingOfFields(pairs, version) {
  /** @type {Record<string, unknown>} */
  const patch = { ...OLD_DEFAULTS[version] };
  const damaged = [];
  for (const [name, code] of pairs) {
    const field = FIELD_NAMES.find((known) => known === name);
    const value =
      field && code !== null ? FIELDS[field].decode(code) : undefined;
    if (field && FIELDS[field].accepts(value)) patch[field] = value;
    else damaged.push(name);
  }
  const { compare } = patch;
  if (typeof compare === "string" && decode(compare).trouble) {
    delete patch.compare;
    damaged.push("compare");
  }
  return reading(patch, damaged.length > 0 ? "damaged" : null, damaged);
}

/**
 * @param {Partial<import("./state.js").State>} patch
 * @param {Trouble | null} trouble
 * @param {string[]} fields
 * @returns {Reading}
 */
function reading(patch, trouble, fields = []) {
  return { state: withPatch(defaults(), patch), trouble, fields };
}

/**
 * @param {string} body
 * @returns {Map<string, string | null>} null where a value cannot be read
 */
function pairsOf(body) {
  const pairs = new Map();
  for (const part of body.split("&")) {
    const at = part.indexOf("=");
    const name = at < 0 ? part : part.slice(0, at);
    // Twice the same name: neither can be trusted.
    const code =
      at < 0 || pairs.has(name) ? null : unescape(part.slice(at + 1));
    pairs.set(name, code);
  }
  return pairs;
}

/** @param {string} code */
function unescape(code) {
  try {
    return decodeURIComponent(code.replaceAll("+", " "));
  } catch {
    return null; // a broken escape: reported as a damaged field
  }
}
