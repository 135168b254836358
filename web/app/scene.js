/** The state as the engine is asked for it, and what is masked in it. */

/** @typedef {import("./state.js").State} State */
/** @typedef {ReturnType<typeof sceneOf>} Scene */

/**
 * @param {State} state
 * @param {(text: string) => number} countTokens
 */
export function sceneOf(state, countTokens) {
  const { text, otherText, cross, nHeads, head, scaled, valueIsKey } = state;
  const { softmaxAxis, subtractMax, temperature } = state;
  const { mask, window, dampFrequent, positions, projection, seed } = state;
  return {
    text,
    otherText,
    cross,
    nHeads,
    head,
    scaled,
    keyIsQuery: state.keyIsQuery,
    valueIsKey,
    outputProjection: state.outputProjection,
    softmaxAxis,
    subtractMax,
    temperature,
    mask,
    window,
    hideSelf: state.hideSelf && !cross,
    dampFrequent,
    positions,
    projection,
    seed,
    edits: [...state.edits],
    ...bitsOf(state, countTokens),
  };
}

/**
 * What is hidden by hand and as padding; neither costs a count of tokens when
 * there is none.
 *
 * @param {State} state
 * @param {(text: string) => number} countTokens
 */
function bitsOf(state, countTokens) {
  const { text, otherText, cross, painted, padding } = state;
  if (painted.length === 0 && padding === 0) {
    return { painted: null, padding: null };
  }
  const nQ = countTokens(text);
  const nKv = cross ? countTokens(otherText) : nQ;
  return {
    painted: painted.length > 0 ? paintedBits(state, nQ, nKv) : null,
    padding: padding > 0 ? paddingBits(state, nKv) : null,
  };
}

/**
 * Which cells of a scene may not be attended to, for showing it: (nQ, nKv),
 * 1 = masked.
 *
 * @param {Scene} scene
 * @param {number} nQ
 * @param {number} nKv
 */
export function maskedCells(scene, nQ, nKv) {
  const { painted, padding, hideSelf } = scene;
  const cells = painted ? painted.slice() : new Uint8Array(nQ * nKv);
  for (let row = 0; row < nQ; row++) {
    const at = row * nKv;
    const [begin, end] = keyRange(scene, row, nKv);
    cells.fill(1, at, at + begin);
    cells.fill(1, at + end, at + nKv);
    if (hideSelf) cells[at + row] = 1;
  }
  padding?.forEach((isPadding, col) => {
    if (isPadding)
      for (let row = 0; row < nQ; row++) cells[row * nKv + col] = 1;
  });
  return cells;
}

/**
 * The keys that the mask's shape leaves to a query, from the first to the one
 * after the last.
 *
 * @param {Scene} scene
 * @param {number} row
 * @param {number} nKv
 * @returns {[number, number]}
 */
function keyRange({ mask, window }, row, nKv) {
  if (mask === "none") return [0, nKv];
  const begin = mask === "window" ? Math.max(row - window + 1, 0) : 0;
  return [Math.min(begin, nKv), Math.min(row + 1, nKv)];
}

/**
 * @param {State} state
 * @param {number} nQ
 * @param {number} nKv
 */
function paintedBits({ painted }, nQ, nKv) {
  const bits = new Uint8Array(nQ * nKv);
  for (const { row, col } of painted) {
    if (row < nQ && col < nKv) bits[row * nKv + col] = 1;
  }
  return bits;
}

/**
 * @param {State} state
 * @param {number} nKv
 */
function paddingBits({ padding }, nKv) {
  return new Uint8Array(nKv).fill(1, Math.max(nKv - padding, 0));
}
