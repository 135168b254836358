/** The state as the engine is asked for it. */

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../engine/scene.js").Scene} Scene */

/**
 * @param {State} state
 * @param {(text: string) => number} countTokens
 * @returns {import("../engine/scene.js").Scene}
 */
export function sceneOf(state, countTokens) {
  const { source, text, otherText, cross, targetText, nHeads, seed } = state;
  const { place, head, scope, headsOff, position } = state;
  const layer = state.layer ?? 0;
  const { scaled, keyIsQuery, valueIsKey, outputProjection } = state;
  const { softmaxAxis, subtractMax, temperature, window, padding } = state;
  const { dampFrequent, positions, projection, edits, painted } = state;
  const isModel = source !== "vectors";
  return {
    ...{ source, text, otherText, cross, targetText, nHeads, seed },
    ...{ place, layer, head, scope, headsOff: [...headsOff], position },
    ...{ scaled, keyIsQuery, valueIsKey, outputProjection },
    ...{ softmaxAxis, subtractMax, temperature },
    mask: isModel ? state.modelMask : state.mask,
    window,
    // Word vectors need it to see more than themselves; a model does not.
    hideSelf: state.hideSelf && !cross && !isModel,
    ...{ dampFrequent, positions, projection, edits: [...edits] },
    paintedCells: isModel ? [...painted] : [],
    lastAsPadding: isModel ? padding : 0,
    ...(isModel
      ? { painted: null, padding: null }
      : bitsOf(state, countTokens)),
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
    painted: painted.length > 0 ? bitsOfCells(painted, nQ, nKv) : null,
    padding: padding > 0 ? paddingBits(state, nKv) : null,
  };
}

/**
 * @param {readonly import("./state.js").Cell[]} cells those outside of the matrix are left out
 * @param {number} nQ
 * @param {number} nKv
 * @returns {Uint8Array} (nQ, nKv), 1 = one of the cells
 */
export function bitsOfCells(cells, nQ, nKv) {
  const bits = new Uint8Array(nQ * nKv);
  for (const { row, col } of cells) {
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
