/**
 * The words of the page in the chosen language.
 *
 * A string is data: "{name}" stands for a value, and a string that depends on a
 * number is a table of plural forms (`one`, `other`…) chosen by its value `n`.
 *
 * @typedef {string | { [form: string]: string, other: string }} Text
 * @typedef {Record<string, Text>} Texts
 * @typedef {Record<string, string | number>} Values
 */
import { en } from "./en.js";

/** @type {Record<string, Texts>} languages by their BCP 47 tag */
const LANGUAGES = { en };

export const LANGUAGE_NAMES = Object.keys(LANGUAGES);
const FALLBACK = "en";

let current = FALLBACK;
/** @type {Set<() => void>} */
const listeners = new Set();

/** The language in use, as a BCP 47 tag. */
export const language = () => current;

/**
 * The first of the wanted languages that the page has.
 *
 * @param {readonly string[]} wanted BCP 47 tags, best first
 */
export function chooseLanguage(wanted) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    if (Object.hasOwn(LANGUAGES, base)) return base;
  }
  return FALLBACK;
}

/** @param {string} name one of LANGUAGE_NAMES */
export function setLanguage(name) {
  if (name === current) return;
  if (!Object.hasOwn(LANGUAGES, name)) throw new Error(`no language: ${name}`);
  current = name;
  for (const listener of listeners) listener();
}

/**
 * A text of the page.
 *
 * @param {string} key
 * @param {Values} [values]
 */
export function t(key, values = {}) {
  const text = textOf(LANGUAGES[current], key) ?? textOf(en, key);
  if (text === undefined) throw new Error(`no text: ${key}`);
  return fill(typeof text === "string" ? text : plural(text, values), values);
}

/**
 * Whether the page has such a text.
 *
 * @param {string} key
 */
export const hasText = (key) => Object.hasOwn(en, key);

/**
 * Makes a Lit element render again when the language changes.
 *
 * @param {import("lit").ReactiveElement} host
 */
export function followLanguage(host) {
  const listener = () => host.requestUpdate();
  host.addController({
    hostConnected: () => void listeners.add(listener),
    hostDisconnected: () => void listeners.delete(listener),
  });
}

/**
 * @param {Texts} texts
 * @param {string} key
 */
function textOf(texts, key) {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/**
 * @param {{ [form: string]: string, other: string }} forms
 * @param {Values} values
 */
function plural(forms, values) {
  const form = new Intl.PluralRules(current).select(Number(values.n));
  return forms[form] ?? forms.other;
}

/**
 * @param {string} text
 * @param {Values} values
 */
function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name];
    return typeof value === "number" ? String(value) : value;
  });
}
