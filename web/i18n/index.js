/**
 * The words of the page in the chosen language.
 *
 * A string is data: "{name}" stands for a value, and a string that depends on a
 * number is a table of plural forms (`one`, `other`…) chosen by its value `n`.
 *
 * English is part of the page; another language is loaded when it is chosen.
 *
 * @typedef {string | { [form: string]: string, other: string }} Text
 * @typedef {Record<string, Text>} Texts
 * @typedef {Record<string, string | number>} Values
 */
import { en } from "./en.js";

/** @type {Record<string, () => Promise<Texts>>} by BCP 47 tag */
const LOADERS = {
  en: () => Promise.resolve(en),
  zh: () => import("./zh.js").then(({ zh }) => zh),
  es: () => import("./es.js").then(({ es }) => es),
  fr: () => import("./fr.js").then(({ fr }) => fr),
  de: () => import("./de.js").then(({ de }) => de),
};

/** Each language by its own name, in the order of the list. */
export const LANGUAGES = /** @type {const} */ ({
  en: "English",
  zh: "中文",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
});
/** @typedef {keyof typeof LANGUAGES} Language */

export const LANGUAGE_NAMES = /** @type {Language[]} */ (
  Object.keys(LANGUAGES)
);
/** @type {Language} */
const FALLBACK = "en";
/** How the keys of messages begin that come in English. */
const PROBLEM = "problem.";

/**
 * How the texts of a part of the page that is loaded later are loaded.
 *
 * @typedef {Record<Language, () => Promise<Texts>>} PartLoaders
 */

/** @type {PartLoaders[]} */
const parts = [];

/**
 * Who speaks: a playground with all inside it. Several on a page may speak
 * different languages.
 */
export class Voice {
  /** @type {Language} */
  language = FALLBACK;
  /** What is being loaded: a later choice overtakes an earlier one. @type {Language} */
  wanted = FALLBACK;
  /** @type {Set<() => void>} */
  listeners = new Set();
}

/** Of what stands in no playground. */
const common = new Voice();
/** Whose turn it is: texts are those of its language. */
let speaking = common;
/** @type {WeakMap<Node, Voice>} */
const voices = new WeakMap();
/** All that anybody listens to. @type {Set<Voice>} */
const heard = new Set();

/** @type {Map<string, Texts>} */
const loaded = new Map([["en", { ...en }]]);

/** The language in use, as a BCP 47 tag. */
export const language = () => speaking.language;

/** Those that have a comma before decimals (CLDR, "numbers/symbols"). */
const WITH_COMMA = new Set(["es", "fr", "de"]);

/**
 * A number as the language in use writes it.
 *
 * @param {number | string} number if a text, in digits, with a point if with decimals
 */
export function decimal(number) {
  const text = String(number);
  return WITH_COMMA.has(speaking.language) ? text.replace(".", ",") : text;
}

/**
 * Gives an element, and all inside it, a language of their own.
 *
 * @param {Node} host
 */
export function giveVoice(host) {
  const voice = new Voice();
  voices.set(host, voice);
  return voice;
}

/**
 * The voice of the playground around an element.
 *
 * @param {Node} element in a page
 * @returns {Voice}
 */
function voiceOf(element) {
  /** @type {Node | null} */
  let node = element;
  while (node) {
    const voice = voices.get(node);
    if (voice) return voice;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return common;
}

/**
 * Makes the texts that follow those of an element's language, until another's
 * turn. An element that follows its language (below) does it by itself before
 * each update; whoever asks for a text at another time calls it first.
 *
 * @param {Node} element
 */
export function speakFor(element) {
  speaking = voiceOf(element);
}

/**
 * The first of the wanted languages that the page has.
 *
 * @param {readonly string[]} tags BCP 47, best first
 * @returns {Language}
 */
export function chooseLanguage(tags) {
  for (const tag of tags) {
    const base = tag.toLowerCase().split("-")[0];
    const name = LANGUAGE_NAMES.find((known) => known === base);
    if (name) return name;
  }
  return FALLBACK;
}

/**
 * Changes the language once its texts are there. Where they do not arrive, the
 * language stays as it was, and the caller gets the error.
 *
 * @param {Language} name
 * @param {Voice} [voice] whose
 */
export async function setLanguage(name, voice = common) {
  const load = LOADERS[name];
  if (!load) throw new Error(`no language: ${name}`);
  if (name === voice.wanted && name === voice.language) return;
  voice.wanted = name;
  if (!loaded.has(name)) loaded.set(name, { ...(await load()) });
  for (const part of parts) await bring(name, part);
  if (voice.wanted !== name || voice.language === name) return;
  voice.language = name;
  tell(voice);
}

/**
 * Adds the texts of a part of the page, in English, in the language in use and
 * in each that is chosen later.
 *
 * @param {PartLoaders} part
 */
export async function addTexts(part) {
  // First: a language that comes meanwhile brings them by itself.
  if (!parts.includes(part)) parts.push(part);
  for (const name of loaded.keys())
    await bring(/** @type {Language} */ (name), part);
  for (const voice of heard) tell(voice);
}

/**
 * @param {Language} name
 * @param {PartLoaders} part
 */
async function bring(name, part) {
  Object.assign(loaded.get(name) ?? {}, await part[name]());
}

/** @param {Voice} voice */
function tell(voice) {
  for (const listener of voice.listeners) listener();
}

/**
 * A text of the page.
 *
 * @param {string} key
 * @param {Values} [values]
 */
export function t(key, values = {}) {
  const text =
    textOf(tableOf(speaking.language), key) ?? textOf(tableOf(FALLBACK), key);
  if (text === undefined) throw new Error(`no text: ${key}`);
  return fill(typeof text === "string" ? text : plural(text, values), values);
}

/**
 * Whether the page has such a text.
 *
 * @param {string} key
 */
export const hasText = (key) => Object.hasOwn(tableOf(FALLBACK), key);

/**
 * What is wrong, as the engine and others say it, in the language in use. They
 * speak English; another language has their messages under "problem.MESSAGE",
 * where a name in braces stands for what differs.
 *
 * @param {string} message
 * @returns {string} the message itself where the language does not have it
 */
export function problemText(message) {
  if (!message) return ""; // at each rendering, mostly
  for (const key of Object.keys(tableOf(speaking.language))) {
    if (!key.startsWith(PROBLEM)) continue;
    const values = valuesIn(message, key.slice(PROBLEM.length));
    if (values) return t(key, values);
  }
  return message;
}

/**
 * @param {string} message
 * @param {string} template
 * @returns {Values | null} null: it is another message
 */
function valuesIn(message, template) {
  const pattern = template
    .replace(/[.^$?()[\]]/g, "\\$&")
    .replace(/\{(\w+)\}/g, "(?<$1>.+?)");
  const found = new RegExp(`^${pattern}$`, "s").exec(message);
  return (
    found &&
    Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        problemText(value), // a reason may be such a message itself
      ]),
    )
  );
}

/**
 * Makes a Lit element speak the language of the playground that it is part of,
 * and render again when that changes.
 *
 * @param {import("lit").ReactiveElement} host
 */
export function followLanguage(host) {
  const listener = () => host.requestUpdate();
  let voice = common;
  host.addController({
    hostConnected() {
      voice = voiceOf(host);
      voice.listeners.add(listener);
      heard.add(voice);
    },
    hostDisconnected() {
      voice.listeners.delete(listener);
      if (voice.listeners.size === 0) heard.delete(voice);
    },
    // Lit renders an element from here to the end in one go.
    hostUpdate() {
      speaking = voice;
    },
  });
}

/** @param {Language} name @returns {Texts} */
const tableOf = (name) => loaded.get(name) ?? {};

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
  const form = new Intl.PluralRules(speaking.language).select(Number(values.n));
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
    return typeof value === "number" ? decimal(value) : value;
  });
}
