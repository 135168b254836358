/**
 * What an <attention-playground> on somebody's page is told by its attributes.
 * All are text, and checked like a link's.
 */
import { decode, VERSION } from "../app/link.js";
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
 * `link` is all that stands behind the "#" of an address of the page,
 * `switches` the same without its version: "mask=causal&scaled=0".
 *
 * @param {(name: string) => string | null} read the value of an attribute
 * @param {readonly string[]} [names] of the attributes that count
 * @returns {{ patch: Partial<State>, wrong: string[] }}
 */
export function stateOfAttributes(read, names = STATE_ATTRIBUTES) {
  /** @type {Partial<State>} */
  const patch = {};
  const wrong = [];
  for (const name of STATE_ATTRIBUTES) {
    const value = names.includes(name) ? read(name) : null;
    if (value === null) continue;
    const part = Object.hasOwn(FIELD_OF, name)
      ? fieldOf(FIELD_OF[name], value)
      : linkOf(name === "link" ? value : `v=${VERSION}&${value}`);
    if (part) Object.assign(patch, part);
    else wrong.push(name);
  }
  return { patch, wrong };
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
 * @param {string} link
 * @returns {Partial<State> | null} the fields that it names; of a whole link all
 */
function linkOf(link) {
  const { state, trouble } = decode(link);
  if (trouble) return null;
  const named = new Set(new URLSearchParams(link.replace(/^#/, "")).keys());
  return Object.fromEntries(
    Object.entries(state).filter(([name]) => named.has(name)),
  );
}
