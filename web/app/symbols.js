/**
 * The symbols of the formula: what each opens or switches, and which fields of
 * the state make it differ from the formula as it should be.
 */
import { defaults, isSame } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").FieldName} FieldName
 * @typedef {object} SymbolEntry
 * @property {readonly FieldName[]} fields
 * @property {Partial<State>} [opens] what pressing it shows
 * @property {"scaled" | "valueIsKey" | "outputProjection" | "positions"} [flips]
 *   the flag that pressing it turns over
 * @property {string} [change] key of the text that names the change
 */

/** @type {FieldName[]} */
const PARAMS_FIELDS = ["projection", "seed", "edits"];

export const SYMBOLS = /** @satisfies {Record<string, SymbolEntry>} */ ({
  source: { fields: [], opens: { panel: "source" } },
  other: {
    fields: ["cross"],
    opens: { panel: "source" },
    change: "change.cross",
  },
  positions: {
    fields: ["positions"],
    flips: "positions",
    change: "change.positions",
  },
  wQ: {
    fields: PARAMS_FIELDS,
    opens: { panel: "params", param: "wQ" },
    change: "change.params",
  },
  wK: { fields: PARAMS_FIELDS, opens: { panel: "params", param: "wK" } },
  wV: { fields: PARAMS_FIELDS, opens: { panel: "params", param: "wV" } },
  query: { fields: [], opens: { panel: "source" } },
  key: { fields: [], opens: { panel: "source" } },
  scale: { fields: ["scaled"], flips: "scaled", change: "change.scaled" },
  mask: {
    fields: [
      "mask",
      "window",
      "hideSelf",
      "padding",
      "painted",
      "dampFrequent",
    ],
    opens: { panel: "mask" },
    change: "change.mask",
  },
  softmax: { fields: [], opens: { panel: "softmax" } },
  value: {
    fields: ["valueIsKey"],
    flips: "valueIsKey",
    change: "change.valueIsKey",
  },
  heads: {
    fields: ["nHeads"],
    opens: { panel: "heads" },
    change: "change.heads",
  },
  outputProjection: {
    fields: ["outputProjection"],
    flips: "outputProjection",
    change: "change.outputProjection",
  },
});

/** @typedef {keyof typeof SYMBOLS} SymbolName */

/**
 * @param {SymbolName} name
 * @returns {SymbolEntry}
 */
export const symbol = (name) => SYMBOLS[name];

/** The symbols whose change has a name, in the order of the formula. */
export const CHANGES = /** @type {SymbolName[]} */ (
  Object.keys(SYMBOLS)
).filter((name) => symbol(name).change);

/**
 * Whether the state makes this symbol differ from the formula as it should be.
 *
 * @param {SymbolName} name
 * @param {State} state
 */
export function isChanged(name, state) {
  const initial = defaults();
  return symbol(name).fields.some((field) => !isSame(field, state, initial));
}

/**
 * What brings these symbols back.
 *
 * @param {readonly SymbolName[]} names
 * @returns {Partial<State>}
 */
export function restoring(names) {
  const initial = defaults();
  const fields = names.flatMap((name) => symbol(name).fields);
  return Object.fromEntries(fields.map((field) => [field, initial[field]]));
}

/**
 * Whether what the symbol opens is open.
 *
 * @param {SymbolName} name
 * @param {State} state
 */
export function isOpen(name, state) {
  const opens = Object.entries(symbol(name).opens ?? {});
  return (
    opens.length > 0 &&
    opens.every(
      ([field, value]) => state[/** @type {FieldName} */ (field)] === value,
    )
  );
}

/**
 * What pressing the symbol changes: a switch turns over, a control opens, and
 * closes when it was open.
 *
 * @param {SymbolName} name
 * @param {State} state
 * @returns {Partial<State>}
 */
export function pressing(name, state) {
  const { flips, opens } = symbol(name);
  if (flips) return { [flips]: !state[flips] };
  return isOpen(name, state) ? { panel: "" } : { ...opens };
}
