/** The state as the engine is asked for it, and what is masked in it. */

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../engine/scene.js").Scene} Scene */
/** @typedef {import("../engine/scene.js").Picture} Picture */

/**
 * @param {State} state
 * @param {(text: string) => number} countTokens
 * @returns {import("../engine/scene.js").Scene}
 */
export function sceneOf(state, countTokens) {
  const { source, text, otherText, cross, targetText, nHeads, seed } = state;
  const { place, layer, head, scope, headsOff, position } = state;
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
    painted: painted.length > 0 ? paintedBits(state, nQ, nKv) : null,
    padding: padding > 0 ? paddingBits(state, nKv) : null,
  };
}

/**
 * Which cells of a picture may not be attended to, for showing it: (nQ, nKv),
 * 1 = masked.
 *
 * @param {Picture} picture
 */
export function maskedOf({ scene, nQ, nKv, scores }) {
  if (scene.source === "vectors") return maskedCells(scene, nQ, nKv);
  return Uint8Array.from(scores.data, (score) => Number(score === -Infinity));
}

/**
 * Which cells of a scene may not be attended to, for showing it: (nQ, nKv),
 * 1 = masked.
 *
 * @param {Scene} scene
 * @param {number} nQ
 * @param {number} nKv
 */
function maskedCells(scene, nQ, nKv) {
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
