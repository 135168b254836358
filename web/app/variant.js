/**
 * What a teacher's variant does to the page: which symbols of the formula are
 * locked, which parts are hidden. What checks it is loaded when there is one.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("../practice/variant.js").Variant} Variant
 */
import { FIELDS } from "./state.js";
import { symbol } from "./symbols.js";

export class VariantOf {
  #host;
  #textOf;
  #text = "";
  /** @type {Variant | null} */
  variant = null;
  /** What is wrong with it, in words. */
  problem = "";

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {() => string} textOf the variant of the state
   */
  constructor(host, textOf) {
    this.#host = host;
    this.#textOf = textOf;
    host.addController(this);
  }

  hostUpdate() {
    const text = this.#textOf();
    if (text === this.#text) return;
    this.#text = text;
    this.variant = null;
    this.problem = "";
    if (text) void this.#read(text);
  }

  /** @param {string} text */
  async #read(text) {
    const reading = await import("../practice/variant.js").then(
      ({ readVariant }) => readVariant(text),
      ({ message }) => ({ variant: null, problem: message }),
    );
    if (text !== this.#text) return;
    Object.assign(this, reading);
    this.#host.requestUpdate();
  }

  /** @returns {readonly string[]} symbols */
  get locked() {
    const { variant } = this;
    return (variant?.kind === "lesson" && variant.locked) || NONE;
  }

  /** @returns {readonly string[]} parts of the page */
  get hidden() {
    const { variant } = this;
    return (variant?.kind === "lesson" && variant.hidden) || NONE;
  }

  /**
   * What of a change may be made.
   *
   * @param {Partial<State>} patch
   * @returns {Partial<State>}
   */
  allowed(patch) {
    const { locked } = this;
    if (locked.length === 0) return patch;
    /** @type {Set<string>} */
    const fixed = new Set(
      locked.flatMap((name) => [
        ...symbol(/** @type {import("./symbols.js").SymbolName} */ (name))
          .fields,
      ]),
    );
    return Object.fromEntries(
      Object.entries(patch).filter(([name]) => !fixed.has(name)),
    );
  }
}

/** @type {readonly string[]} */
const NONE = [];

/**
 * Whether a panel belongs to a symbol that is locked.
 *
 * @param {State["panel"]} panel
 * @param {readonly string[]} locked symbols
 */
export const isPanelLocked = (panel, locked) =>
  locked.some((name) => {
    const { opens } = symbol(
      /** @type {import("./symbols.js").SymbolName} */ (name),
    );
    return opens?.panel === panel;
  });

/**
 * What opens a variant that stands in a file.
 *
 * @param {string} text of the file
 * @returns {Partial<State> | null} null: it is something else
 */
export function openingVariant(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null; // not JSON: something else, or damaged
  }
  const kind = file?.kind;
  if (kind !== "exercise" && kind !== "lesson") return null;
  const variant = JSON.stringify(file);
  if (!FIELDS.variant.accepts(variant)) return null;
  const of = FIELDS.exercise.accepts(file.of) ? file.of : "";
  return kind === "exercise"
    ? { variant, view: "practice", exercise: of, lesson: "" }
    : { variant, view: "", lesson: of || "all" };
}
