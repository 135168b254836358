/**
 * What an <attention-playground> on somebody's page is told by its attributes.
 * All are text, and checked like a link's.
 */
import { decode, VERSION } from "../app/link.js";
import { isPacked } from "../app/packed-link.js";
import { FIELDS } from "../app/state.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").FieldName} FieldName */

/** The field of the state that an attribute sets. @type {Record<string, FieldName>} */
const FIELD_OF = {
  view: "view",
  sentence: "text",
  "other-sentence": "otherText",
  model: "source",
  layer: "layer",
  head: "head",
  language: "lang",
  theme: "theme",
  build: "build",
};

/** Attributes that the state follows, weakest first. */
export const STATE_ATTRIBUTES = ["link", "switches", ...Object.keys(FIELD_OF)];

/**
 * The fields that some attributes set, and the attributes that cannot be read.
 *
 * `link` is all that stands behind the "#" of an address of the page, and says
 * what it leaves out as well; `switches` are some of its fields, without its
 * version: "mask=causal&scaled=0".
 *
 * @param {(name: string) => string | null} read the value of an attribute
 * @param {readonly string[]} [names] of the attributes that count
 * @param {State | null} [unpacked] what a packed link holds, which says nothing before that is known
 * @returns {{ patch: Partial<State>, wrong: string[] }}
 */
export function stateOfAttributes(
  read,
  names = STATE_ATTRIBUTES,
  unpacked = null,
) {
  /** @type {Partial<State>} */
  const patch = {};
  const wrong = [];
  for (const name of STATE_ATTRIBUTES) {
    const value = names.includes(name) ? read(name) : null;
    if (value === null) continue;
    const part = partOf(name, value, unpacked);
    if (part) Object.assign(patch, part);
    else wrong.push(name);
  }
  return { patch, wrong };
}

/** @param {string | null} link an attribute @returns {string} without "#"; "" where there is none */
export const bodyOf = (link) => (link ?? "").replace(/^#/, "");

/**
 * @param {string | null} site an attribute
 * @returns {URL | null} null where there is none, or none that a link can lead to
 */
export function siteOf(site) {
  const base = document.baseURI;
  const url = site !== null && URL.canParse(site, base) && new URL(site, base);
  return url && /^(https?|file):/.test(url.href) ? url : null;
}

/**
 * @param {string} name of an attribute
 * @param {string} value
 * @param {State | null} unpacked
 * @returns {Partial<State> | null} null for what cannot be read
 */
function partOf(name, value, unpacked) {
  if (name === "switches") return switchesOf(value);
  if (name !== "link") return fieldOf(FIELD_OF[name], value);
  if (isPacked(bodyOf(value))) return unpacked ?? {};
  const { state, trouble } = decode(value);
  return trouble ? null : state;
}

/**
 * @param {FieldName} field
 * @param {string} code
 * @returns {Partial<State> | null}
 */
function fieldOf(field, code) {
  const value = FIELDS[field].decode(code);
  return FIELDS[field].accepts(value) ? { [field]: value } : null;
}

/**
 * @param {string} value
 * @returns {Partial<State> | null} the fields that it names
 */
function switchesOf(value) {
  const { state, trouble } = decode(`v=${VERSION}&${value}`);
  if (trouble) return null;
  const named = new Set(new URLSearchParams(value).keys());
  return Object.fromEntries(
    Object.entries(state).filter(([name]) => named.has(name)),
  );
}
