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
 * @property {import("./state.js").ParamName} [param] whose edits are meant by
 *   the field "edits"
 * @property {string} [change] key of the text that names the change; symbols
 *   that share it are restored together
 */

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
  wQ: paramEntry("wQ"),
  wK: paramEntry("wK"),
  wV: paramEntry("wV"),
  query: { fields: [], opens: { panel: "source" } },
  key: {
    fields: ["keyIsQuery"],
    opens: { panel: "source" },
    change: "change.keyIsQuery",
  },
  scale: { fields: ["scaled"], flips: "scaled", change: "change.scaled" },
  mask: {
    fields: [
      "mask",
      "modelMask",
      "window",
      "hideSelf",
      "padding",
      "painted",
      "dampFrequent",
    ],
    opens: { panel: "mask" },
    change: "change.mask",
  },
  softmax: {
    fields: ["softmaxAxis", "subtractMax", "temperature"],
    opens: { panel: "softmax" },
    change: "change.softmax",
  },
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
    fields: ["outputProjection", "edits"],
    param: "wO",
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

/** Symbols that can be switched inside a trained model. */
const IN_MODELS = new Set([
  "query",
  "key",
  "scale",
  "mask",
  "softmax",
  "value",
]);
/** What the mask of a trained model hangs on. @type {FieldName[]} */
const MODEL_MASK = ["modelMask", "padding", "painted"];

/**
 * Whether the symbol is a control with this source of numbers.
 *
 * @param {SymbolName} name
 * @param {State} state
 */
export function isControl(name, { source }) {
  return source === "vectors" || IN_MODELS.has(name);
}

/**
 * The fields of the symbol that mean something with this source.
 *
 * @param {SymbolName} name
 * @param {State} state
 * @returns {readonly FieldName[]}
 */
function fieldsOf(name, state) {
  const { fields } = symbol(name);
  if (!isControl(name, state)) return [];
  if (name !== "mask") return fields;
  return state.source === "vectors"
    ? fields.filter((field) => field !== "modelMask")
    : MODEL_MASK;
}

/**
 * The changes of the state, by the keys of their names in the order of the
 * formula, each with the symbols that it belongs to.
 *
 * @param {State} state
 * @returns {Map<string, SymbolName[]>}
 */
export function changesOf(state) {
  const names = /** @type {SymbolName[]} */ (Object.keys(SYMBOLS));
  const changes = new Map();
  for (const name of names) {
    const { change } = symbol(name);
    if (!change || !isChanged(name, state)) continue;
    changes.set(change, [...(changes.get(change) ?? []), name]);
  }
  return changes;
}

/**
 * Whether the state makes this symbol differ from the formula as it should be.
 *
 * @param {SymbolName} name
 * @param {State} state
 */
export function isChanged(name, state) {
  const initial = defaults();
  const { param } = symbol(name);
  return fieldsOf(name, state).some((field) =>
    field === "edits"
      ? state.edits.some((edit) => edit.param === param)
      : !isSame(field, state, initial),
  );
}

/**
 * What brings these symbols back.
 *
 * @param {readonly SymbolName[]} names
 * @param {State} state
 * @returns {Partial<State>}
 */
export function restoring(names, state) {
  const initial = defaults();
  const fields = names.flatMap((name) => symbol(name).fields);
  const params = names.map((name) => symbol(name).param);
  const edits = state.edits.filter(({ param }) => !params.includes(param));
  return {
    ...Object.fromEntries(fields.map((field) => [field, initial[field]])),
    edits,
  };
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

/**
 * @param {import("./state.js").ParamName} param
 * @returns {SymbolEntry}
 */
function paramEntry(param) {
  return {
    fields: ["projection", "seed", "edits"],
    param,
    opens: { panel: "params", param },
    change: "change.params",
  };
}
