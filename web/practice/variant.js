/**
 * What a teacher makes of an exercise or a lesson: JSON from a file or a link,
 * so nothing in it is believed before it was checked. See ../lessons/README.md.
 *
 * @typedef {object} Exercise
 * @property {"exercise"} kind
 * @property {string} of the exercise that it varies
 * @property {string} [title]
 * @property {string} [text]
 * @property {{ python?: string, javascript?: string }} [starter]
 * @property {string[]} [hints]
 * @property {string[]} [checks] names of the test inputs that count
 * @property {string[]} [hidden]
 *
 * @typedef {object} Lesson
 * @property {"lesson"} kind
 * @property {string} of the lesson that it varies
 * @property {string} [title]
 * @property {string} [text]
 * @property {string} [predict]
 * @property {string} [question]
 * @property {string} [explain]
 * @property {string} [model]
 * @property {string[]} [checks] which of CHECKS it has
 * @property {string[]} [locked] symbols of the formula
 * @property {string[]} [hidden] parts of the page
 * @property {Partial<import("../app/state.js").State>} [set] how the page is set up
 *
 * @typedef {Exercise | Lesson} Variant
 */
import { FIELDS, ONLY_SHOWN } from "../app/state.js";
import { SYMBOLS } from "../app/symbols.js";
import { isRecord } from "./untrusted.js";

/** Stages of a lesson that can be left out. */
const CHECKS = ["predict", "do", "question", "explain"];
/** Parts of the page that can be hidden, by the names of their `part`. */
export const PARTS = [
  ...["source", "sentence", "panel", "links", "heads", "layers", "said"],
  ...["reading", "matrices", "arithmetic", "tools"],
];
/** Controls of an exercise that can be hidden. */
const CONTROLS = ["list", "hints", "solution", "languages", "reset"];
/** What is shown, but belongs to how a lesson begins. */
const SETTABLE = new Set(["selected", "pinned", "panel", "param", "colorMap"]);

const MOST = { title: 200, text: 5000, code: 20_000, list: 40 };

class Problem extends Error {}

/**
 * @param {string} text
 * @returns {{ variant: Variant | null, problem: string }} the problem in words:
 *   lower case, what is wrong, the value, the limit
 */
export function readVariant(text) {
  try {
    return { variant: variantFrom(parsed(text)), problem: "" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { variant: null, problem: error.message };
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`no JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {unknown} value @returns {Variant} */
function variantFrom(value) {
  if (!isRecord(value)) throw new Problem("must be an object");
  const { app, version, kind } = value;
  if (app !== "attention-playground")
    throw new Problem(
      `invalid app: ${shown(app)} (must be "attention-playground")`,
    );
  if (version !== 1)
    throw new Problem(`invalid version: ${shown(version)} (must be 1)`);
  const readers =
    kind === "exercise" ? ofExercise : kind === "lesson" ? ofLesson : null;
  if (!readers)
    throw new Problem(`invalid kind: ${shown(kind)} (known: exercise, lesson)`);
  const rest = Object.fromEntries(
    Object.entries(value).filter(
      ([field]) => !["app", "version", "kind"].includes(field),
    ),
  );
  if (!("of" in rest)) throw new Problem(`missing field: of (which ${kind})`);
  return /** @type {any} */ ({ kind, ...fieldsFrom(rest, readers, "") });
}

/**
 * @typedef {(value: unknown, name: string) => unknown} Reader throws a Problem
 */

/**
 * Only fields that are known: whatever else stands there, however it is called,
 * is refused.
 *
 * @param {Record<string, unknown>} record
 * @param {Record<string, Reader>} readers
 * @param {string} prefix of their names in messages
 */
function fieldsFrom(record, readers, prefix) {
  /** @type {[string, unknown][]} */
  const entries = [];
  for (const [name, value] of Object.entries(record)) {
    if (!Object.hasOwn(readers, name))
      throw new Problem(
        `unknown field: ${prefix}${name.slice(0, 40)} (known: ${Object.keys(readers).join(", ")})`,
      );
    entries.push([name, readers[name](value, prefix + name)]);
  }
  return Object.fromEntries(entries);
}

/** @param {number} most characters @returns {Reader} */
const text = (most) => (value, name) => {
  if (typeof value !== "string")
    throw new Problem(`invalid ${name}: ${shown(value)} (must be text)`);
  if (value.length > most)
    throw new Problem(
      `invalid ${name}: ${value.length} characters (at most ${most})`,
    );
  return value;
};

/** @type {Reader} */
const name = (value, field) => {
  if (typeof value !== "string" || !/^[a-z][a-z0-9-]{0,39}$/.test(value))
    throw new Problem(
      `invalid ${field}: ${shown(value)} (must be a name such as "scale")`,
    );
  return value;
};

/** @param {Reader} one @returns {Reader} */
const list = (one) => (value, field) => {
  if (!Array.isArray(value))
    throw new Problem(`invalid ${field}: ${shown(value)} (must be a list)`);
  if (value.length > MOST.list)
    throw new Problem(
      `invalid ${field}: ${value.length} entries (at most ${MOST.list})`,
    );
  return value.map((entry, i) => one(entry, `${field}[${i}]`));
};

/** @param {readonly string[]} options @returns {Reader} */
const oneOf = (options) => (value, field) => {
  if (!options.includes(/** @type {string} */ (value)))
    throw new Problem(
      `invalid ${field}: ${shown(value)} (known: ${options.join(", ")})`,
    );
  return value;
};

/** @type {Reader} */
const codes = (value, field) => {
  if (!isRecord(value))
    throw new Problem(`invalid ${field}: ${shown(value)} (must be an object)`);
  const code = text(MOST.code);
  return fieldsFrom(value, { python: code, javascript: code }, `${field}.`);
};

/** Fields of the page's state. @type {Reader} */
const settings = (value, field) => {
  if (!isRecord(value))
    throw new Problem(`invalid ${field}: ${shown(value)} (must be an object)`);
  const readers = Object.entries(FIELDS)
    .filter(([key]) => !ONLY_SHOWN.has(key) || SETTABLE.has(key))
    .map(([key, { accepts }]) => {
      /** @type {Reader} */
      const read = (setting, at) => {
        if (accepts(setting)) return setting;
        throw new Problem(`invalid ${at}: ${shown(setting)}`);
      };
      return [key, read];
    });
  return fieldsFrom(value, Object.fromEntries(readers), `${field}.`);
};

/** @type {Record<string, Reader>} */
const ofExercise = {
  of: name,
  title: text(MOST.title),
  text: text(MOST.text),
  starter: codes,
  hints: list(text(MOST.text)),
  checks: list(text(MOST.title)),
  hidden: list(oneOf(CONTROLS)),
};

/** @type {Record<string, Reader>} */
const ofLesson = {
  of: name,
  title: text(MOST.title),
  text: text(MOST.text),
  predict: text(MOST.text),
  question: text(MOST.text),
  explain: text(MOST.text),
  model: text(MOST.text),
  checks: list(oneOf(CHECKS)),
  locked: list(oneOf(Object.keys(SYMBOLS))),
  hidden: list(oneOf(PARTS)),
  set: settings,
};

/** A value in a message. @param {unknown} value */
const shown = (value) => (JSON.stringify(value) ?? "nothing").slice(0, 40);

/**
 * A name under which the work on a variant is kept, apart from that on the
 * original.
 *
 * @param {string} of
 * @param {string} source text of the variant
 */
export function keptName(of, source) {
  // FNV-1a, so that another variant of the same exercise has another name.
  let hash = 0x811c9dc5;
  for (let i = 0; i < source.length; i++)
    hash = Math.imul(hash ^ source.charCodeAt(i), 0x01000193);
  return `${of}-${(hash >>> 0).toString(16)}`;
}

/**
 * @template {import("./exercises/index.js").Exercise} T
 * @param {T} exercise
 * @param {Exercise} variant of it
 * @returns {{ exercise: T, problem: string }}
 */
export function variedExercise(exercise, variant) {
  const { title, text: about, starter, hints, checks } = variant;
  const { task } = exercise;
  const known = task.probes(0).map((probe) => probe.name);
  const unknown = checks?.find((check) => !known.includes(check));
  if (unknown !== undefined)
    return {
      exercise,
      problem: `unknown test input: ${shown(unknown)} (known: ${known.join(", ")})`,
    };
  if (checks?.length === 0)
    return { exercise, problem: "invalid checks: none (at least 1)" };
  const counts = (/** @type {{ name: string }} */ probe) =>
    !checks || checks.includes(probe.name);
  return {
    exercise: {
      ...exercise,
      said: { title, text: about, hints },
      starter: { ...exercise.starter, ...starter },
      task: {
        ...task,
        probes: (seed) => task.probes(seed).filter(counts),
      },
    },
    problem: "",
  };
}
