/**
 * The computation that is on the page, step by step: what all languages write
 * down in their own way. Which steps there are is decided here alone.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/symbols.js").SymbolName} SymbolName
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../components/types.js").Tensor} Tensor
 *
 * @typedef {"rows" | "columns" | "all"} Axis what softmax makes sum to 1
 * @typedef {"W_Q" | "W_K" | "W_V" | "W_O"} ParamSign
 *
 * @typedef {"X" | "Y" | "Q" | "K" | "V"} InputSign
 *
 * @typedef {{ op: "input", name: InputSign } |
 *   { op: "positions", name: "X" | "Y" } |
 *   { op: "param", name: ParamSign, isIdentity: boolean,
 *     edits: { row: number, col: number, value: number }[] } |
 *   { op: "project", name: "Q" | "K" | "V", from: "X" | "Y", by: ParamSign } |
 *   { op: "keyIsQuery" } | { op: "valueIsKey" } |
 *   { op: "bias" } |
 *   { op: "mask" } | { op: "causal" } | { op: "window", window: number } |
 *   { op: "hideSelf" } | { op: "padding", count: number } | { op: "painted" } |
 *   { op: "eachHead" } | { op: "scores" } | { op: "scale" } |
 *   { op: "addBias" } | { op: "hide" } |
 *   { op: "temperature", temperature: number } |
 *   { op: "softmax", axis: Axis, subtractMax: boolean } |
 *   { op: "empty", axis: Axis } | { op: "headOutput" } | { op: "endHead" } |
 *   { op: "concat" } | { op: "outputProjection" } | { op: "off" }} Work
 * @typedef {Work["op"]} Op
 * @typedef {Work & { symbols: SymbolName[] }} Step
 *
 * @typedef {object} Computation
 * @property {number} nQ
 * @property {number} nKv
 * @property {number} dModel
 * @property {number} dK
 * @property {number} nHeads
 * @property {number} head the one whose weights are on show
 * @property {Step[]} steps
 */

/**
 * @param {State} state
 * @param {Picture} picture of it
 * @param {Uint8Array} masked the cells that may not be attended to
 * @returns {Computation}
 */
export function computationOf(state, picture, masked) {
  const { nQ, nKv, dModel, dK, nHeads, head } = picture;
  const mask = masking(state, nKv);
  const steps = [
    ...inputs(state),
    ...projections(state),
    ...(state.dampFrequent ? [step({ op: "bias" }, "mask")] : []),
    ...mask,
    step({ op: "eachHead" }, "heads"),
    ...attention(state, mask.length > 0 && { masked, nQ, nKv }),
    step({ op: "endHead" }, "heads"),
    step({ op: "concat" }, "heads"),
    ...(state.outputProjection
      ? [
          param(state, "W_O"),
          step({ op: "outputProjection" }, "outputProjection"),
        ]
      : []),
  ];
  return { nQ, nKv, dModel, dK, nHeads, head, steps };
}

/** Which switch a param's edits are kept under, and its symbol. */
export const PARAM_NAMES = /** @type {const} */ ({
  W_Q: "wQ",
  W_K: "wK",
  W_V: "wV",
  W_O: "wO",
});

/**
 * @param {Work} work
 * @param {SymbolName[]} symbols of the formula that it belongs to
 * @returns {Step}
 */
export function step(work, ...symbols) {
  return { ...work, symbols };
}

/** @param {State} state */
function inputs({ cross, positions }) {
  /** @type {Step[]} */
  const steps = [step({ op: "input", name: "X" }, "source")];
  if (cross) steps.push(step({ op: "input", name: "Y" }, "other"));
  if (!positions) return steps;
  steps.push(step({ op: "positions", name: "X" }, "positions"));
  if (cross) steps.push(step({ op: "positions", name: "Y" }, "positions"));
  return steps;
}

/** @param {State} state */
function projections(state) {
  const other = state.cross ? "Y" : "X";
  const steps = [
    param(state, "W_Q"),
    step({ op: "project", name: "Q", from: "X", by: "W_Q" }, "query", "wQ"),
  ];
  if (!state.keyIsQuery) steps.push(param(state, "W_K"));
  const by = state.keyIsQuery ? "W_Q" : "W_K";
  const key = /** @type {const} */ ({
    op: "project",
    name: "K",
    from: other,
    by,
  });
  steps.push(step(key, "key", PARAM_NAMES[by]));
  if (state.valueIsKey) return [...steps, step({ op: "valueIsKey" }, "value")];
  return [
    ...steps,
    param(state, "W_V"),
    step({ op: "project", name: "V", from: other, by: "W_V" }, "value", "wV"),
  ];
}

/**
 * @param {State} state
 * @param {ParamSign} name
 */
function param({ projection, edits }, name) {
  const key = PARAM_NAMES[name];
  const isIdentity = projection === "identity";
  return step(
    {
      op: "param",
      name,
      isIdentity,
      edits: isIdentity ? edits.filter((edit) => edit.param === key) : [],
    },
    key === "wO" ? "outputProjection" : key,
  );
}

/**
 * @param {Pick<State, "mask" | "window" | "hideSelf" | "cross" | "padding" | "painted">} state
 * @param {number} nKv
 * @returns {Step[]} none when every query may attend to every key
 */
export function masking(
  { mask, window, hideSelf, cross, padding, painted },
  nKv,
) {
  /** @type {Work[]} */
  const works = [];
  if (mask === "causal") works.push({ op: "causal" });
  if (mask === "window") works.push({ op: "window", window });
  if (hideSelf && !cross) works.push({ op: "hideSelf" });
  const count = Math.min(padding, nKv);
  if (count > 0) works.push({ op: "padding", count });
  if (painted.length > 0) works.push({ op: "painted" });
  if (works.length === 0) return [];
  return [{ op: /** @type {const} */ ("mask") }, ...works].map((work) =>
    step(work, "mask"),
  );
}

/**
 * @param {Pick<State, "scaled" | "dampFrequent" | "softmaxAxis" | "subtractMax" | "temperature">} state
 * @param {{ masked: Uint8Array, nQ: number, nKv: number } | false} cells if any
 *   may be masked
 */
export function attention(state, cells) {
  const { softmaxAxis: axis, subtractMax, temperature } = state;
  const softmax = /** @type {const} */ ({ op: "softmax", axis, subtractMax });
  const leavesNone = cells && subtractMax && hasEmpty(axis, cells);
  /** @type {(Step | false)[]} */
  const steps = [
    step({ op: "scores" }, "query", "key"),
    state.scaled && step({ op: "scale" }, "scale"),
    state.dampFrequent && step({ op: "addBias" }, "mask"),
    cells && step({ op: "hide" }, "mask"),
    temperature !== 1 && step({ op: "temperature", temperature }, "softmax"),
    step(softmax, "softmax"),
    leavesNone && step({ op: "empty", axis }, "softmax", "mask"),
    step({ op: "headOutput" }, "value"),
  ];
  return steps.filter((each) => each !== false);
}

/**
 * Whether some row (or column, or all) has every cell masked: exp(−∞ − (−∞)) is
 * no number, and the page has zeros there.
 *
 * @param {Axis} axis
 * @param {{ masked: Uint8Array, nQ: number, nKv: number }} cells
 */
function hasEmpty(axis, { masked, nQ, nKv }) {
  if (axis === "all") return masked.every((cell) => cell === 1);
  const seen = new Uint8Array(axis === "rows" ? nQ : nKv);
  masked.forEach((cell, at) => {
    const col = at % nKv;
    if (!cell) seen[axis === "rows" ? (at - col) / nKv : col] = 1;
  });
  return seen.includes(0);
}
