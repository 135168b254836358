/**
 * The page's whole state: one table of typed fields. Defaults, checks, controls
 * and the link (link.js) derive from it, so a new switch is one line here, its
 * texts and its place on the page.
 *
 * Old links leave out what had its default value. So a default never changes
 * and a field never changes its meaning: a new VERSION of the link does that.
 */
import { invalid } from "../engine/errors.js";
import { LANGUAGE_NAMES } from "../i18n/index.js";
import { EXPERIMENT_VIEWS } from "./experiment-names.js";
import * as kind from "./fields.js";

/** @typedef {{ row: number, col: number }} Cell */
/** @typedef {"wQ" | "wK" | "wV" | "wO"} ParamName */
/** @typedef {Cell & { param: ParamName, value: number }} Edit one number of a param, typed over; row and col are those of the whole (dModel, dModel) matrix */

/** @typedef {"self" | "encoder" | "decoder" | "cross"} Place */
/** @typedef {{ place: Place, layer: number, head: number }} HeadPlace */

/** Where the numbers come from; "untrained" is the writer with params from the seed. */
export const SOURCES = /** @type {const} */ ([
  "vectors",
  "untrained",
  "writer",
  "translator",
]);
/** @type {readonly Place[]} */
const PLACES = ["self", "encoder", "decoder", "cross"];

export const MOST_TOKENS = 4096;
export const D_MODEL = 96;

/** @type {ParamName[]} */
export const PARAMS = ["wQ", "wK", "wV", "wO"];
/** The symbols of the formula that open a control. */
export const PANELS = /** @type {const} */ ([
  "mask",
  "softmax",
  "source",
  "heads",
  "params",
]);
/** The tools that open a sheet below the formula. */
export const SHEETS = /** @type {const} */ (["code", "export"]);

export const FIELDS = {
  source: kind.choice("writer", SOURCES),
  text: kind.text("Tom gave the ball to Anna because", 40_000),
  otherText: kind.text("Le bateau dérive vers la rive.", 40_000),
  cross: kind.flag(false),
  /** What the translator's decoder reads; "" = the translation that it makes. */
  targetText: kind.text("", 40_000),

  /** Of a model: "self" of a writer, the others of a translator. */
  place: kind.choice("self", PLACES),
  /** null = one whose head was measured to do something (models.js). */
  layer: kind.index(100),
  /** Where the switches act in a model. */
  scope: kind.choice("head", ["head", "layer", "everywhere"]),
  headsOff: kind.heads(400, PLACES),
  /** In place of `mask`, which word vectors have; "own" = the model's. */
  modelMask: kind.choice("own", ["own", "none", "causal", "window"]),
  /** The token after which the next one is predicted; null = the last. */
  position: kind.index(MOST_TOKENS),

  nHeads: kind.choice(4, [1, 2, 3, 4, 6, 8, 12]),
  head: kind.count(2, 0, 11),
  scaled: kind.flag(true),
  keyIsQuery: kind.flag(false),
  valueIsKey: kind.flag(false),
  outputProjection: kind.flag(false),

  softmaxAxis: kind.choice("rows", ["rows", "columns", "all"]),
  subtractMax: kind.flag(true),
  temperature: kind.decimal(1, 0.05, 20),

  mask: kind.choice("none", ["none", "causal", "window"]),
  window: kind.count(3, 1, MOST_TOKENS),
  hideSelf: kind.flag(true),
  padding: kind.count(0, 0, MOST_TOKENS),
  painted: kind.cells(2_000, MOST_TOKENS),
  dampFrequent: kind.flag(true),

  positions: kind.flag(false),
  projection: kind.choice("identity", ["identity", "random"]),
  seed: kind.count(1, 0, 0xffff_ffff),
  edits: kind.edits(500, PARAMS, D_MODEL),

  selected: kind.cell(null, MOST_TOKENS),
  pinned: kind.rows(16, MOST_TOKENS),
  /** Whose tokens `selected`, `pinned` and `painted` count: see marks.js. */
  marksOf: kind.choice("source", ["source", "words"]),
  panel: kind.choice("", ["", ...PANELS]),
  param: kind.choice("wQ", PARAMS),
  colorMap: kind.choice("ink", ["ink", "ember", "viridis"]),
  weightScale: kind.choice("linear", ["linear", "log"]),
  lang: kind.choice("", ["", ...LANGUAGE_NAMES]),
  view: kind.choice("", ["", "practice", "teachers", ...EXPERIMENT_VIEWS]),
  /** Of the exercises, the one on show; "" = the first. */
  exercise: kind.name(),
  /** The lesson beside the page; "all" = their list. */
  lesson: kind.name(),
  /** What a teacher has made of an exercise or a lesson: JSON, see lessons/README.md. */
  variant: kind.text("", 60_000),
  /** The settings of an experiment: see experiments/settings.js. */
  trial: kind.text("", 10_000),
  theme: kind.choice("auto", ["auto", "light", "dark"]),
  build: kind.choice("auto", ["auto", "relaxed", "simd", "scalar"]),

  /** The link of the state that this one is compared with, or "". */
  compare: kind.text("", 900_000),
  /** What is open below the formula. */
  sheet: kind.choice("", ["", ...SHEETS]),
  codeLanguage: kind.choice(
    "numpy",
    /** @type {const} */ (["numpy", "pytorch", "javascript", "cpp"]),
  ),
};

/** @typedef {{ -readonly [K in keyof typeof FIELDS]: (typeof FIELDS)[K]["initial"] }} State */
/** @typedef {keyof typeof FIELDS} FieldName */

/** Nothing is marked in the picture. @satisfies {Partial<State>} */
export const NO_MARKS = Object.freeze({
  selected: null,
  pinned: /** @type {number[]} */ ([]),
  painted: /** @type {Cell[]} */ ([]),
});

/** @param {State} state */
export function hasMarks({ selected, pinned, painted }) {
  return selected !== null || pinned.length > 0 || painted.length > 0;
}

export const FIELD_NAMES = /** @type {FieldName[]} */ (Object.keys(FIELDS));

/** @returns {State} */
export function defaults() {
  return frozen(
    /** @type {State} */ (
      Object.fromEntries(
        FIELD_NAMES.map((name) => [name, FIELDS[name].initial]),
      )
    ),
  );
}

/**
 * @template T
 * @param {T} value what is frozen already is so in its depth
 * @returns {T} it, which nobody can change any more
 */
function frozen(value) {
  if (!Object.isFrozen(value))
    Object.values(Object.freeze(/** @type {object} */ (value))).forEach(frozen);
  return value;
}

/**
 * What somebody else gives for a patch, as a copy: it stays theirs to change.
 *
 * @param {unknown} given error "invalid-argument" if it is none
 * @returns {Partial<State>}
 */
export function patchFrom(given) {
  if (typeof given !== "object" || given === null)
    throw invalid("state", given, "must be an object of fields");
  checkPatch(given);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const { decode, encode } = FIELDS[/** @type {FieldName} */ (name)];
      return [name, decode(encode(/** @type {never} */ (value)))];
    }),
  );
}

/** @param {object} patch */
function checkPatch(patch) {
  for (const [name, value] of Object.entries(patch)) {
    if (!Object.hasOwn(FIELDS, name))
      throw invalid("field", name, "there is none");
    const field = FIELDS[/** @type {FieldName} */ (name)];
    if (!field.accepts(value)) throw invalid(name, value, ruleOf(field));
  }
}

/** @param {object} field @returns {string} what its values must be */
function ruleOf(field) {
  const { options, least, most } = /** @type {any} */ (field);
  if (options) return `must be ${options.join(", ")}`;
  return least === undefined
    ? "no value of this field"
    : `must be a number, ${least} to ${most}`;
}

/**
 * The state with some fields changed, and what they bind brought in line.
 *
 * A value outside its field's type is a programmer's error: controls and links
 * check what a person gives before it comes here.
 *
 * @param {State} state
 * @param {Partial<State>} patch
 * @returns {State} the same object when nothing changes; nobody can change it
 */
export function withPatch(state, patch) {
  checkPatch(patch);
  const next = { ...state, ...patch };
  if (next.source === "vectors")
    next.head = Math.min(next.head, next.nHeads - 1);
  if (next.source !== "translator") next.place = "self";
  else if (next.place === "self") next.place = "cross";
  if (next.source === "vectors" || !hasMarks(next)) next.marksOf = "source";
  return FIELD_NAMES.every((name) => isSame(name, state, next))
    ? state
    : frozen(next);
}

/** Fields that only say how the page shows the picture. */
export const ONLY_SHOWN = new Set([
  "selected",
  "pinned",
  "panel",
  "param",
  "colorMap",
  "weightScale",
  "lang",
  "view",
  "exercise",
  "lesson",
  "variant",
  "trial",
  "theme",
  "build",
  "compare",
  "sheet",
  "codeLanguage",
]);

/**
 * Whether the engine would compute something else.
 *
 * @param {State} a
 * @param {State} b
 */
export function differsForEngine(a, b) {
  return FIELD_NAMES.some(
    (name) => !ONLY_SHOWN.has(name) && !isSame(name, a, b),
  );
}

/**
 * @param {FieldName} name
 * @param {State} a
 * @param {State} b
 */
export function isSame(name, a, b) {
  if (a[name] === b[name]) return true;
  const { encode } = FIELDS[name];
  return (
    encode(/** @type {never} */ (a[name])) ===
    encode(/** @type {never} */ (b[name]))
  );
}
