/**
 * The numbers that a script needs beside its steps, gathered from the page.
 *
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../components/types.js").Tensor} Tensor
 * @typedef {import("./computation.js").Computation} Computation
 * @typedef {import("./computation.js").ParamSign} ParamSign
 *
 * @typedef {object} Numbers
 * @property {Tensor} X the words' vectors, without positions
 * @property {Tensor} Y
 * @property {Tensor} [Q] of a head that is computed from its own, after RoPE
 * @property {Tensor} [K]
 * @property {Tensor} [V]
 * @property {Record<ParamSign, Tensor>} params (dModel, dModel)
 * @property {Float32Array} bias (nKv)
 * @property {{ row: number, col: number }[]} painted
 * @property {Tensor} weights of the head on show
 * @property {Tensor} output of all heads
 * @property {{ weights: number, output: number }} tolerance
 */
import { PARAM_NAMES } from "./computation.js";

const EPSILON = 2 ** -23; // of the 32-bit numbers that are computed with

/** Scripts of longer texts would be megabytes. */
export const MOST_TOKENS = 256;

/**
 * @param {Computation} computation
 * @param {{ state: import("../app/state.js").State, heads: Picture[],
 *   plain: Picture }} pictures heads: one with each head on show; plain:
 *   without positions
 * @returns {Numbers}
 */
export function numbersOf(computation, { state, heads, plain }) {
  const { nQ, nKv, dModel, head } = computation;
  const shown = heads[head];
  const params = Object.fromEntries(
    Object.entries(PARAM_NAMES).map(([name, key]) => [
      name,
      { data: whole(heads, key, dModel), shape: [dModel, dModel] },
    ]),
  );
  return {
    X: plain.x,
    Y: plain.y,
    params: /** @type {Numbers["params"]} */ (params),
    bias: biasOf(heads, state.scaled),
    painted: state.painted.filter(({ row, col }) => row < nQ && col < nKv),
    weights: shown.weights,
    output: shown.output,
    tolerance: tolerances(computation, heads, state),
  };
}

/**
 * The whole (dModel, dModel) param from the heads' slices: W_O is cut by rows,
 * the others by columns.
 *
 * @param {Picture[]} heads
 * @param {"wQ" | "wK" | "wV" | "wO"} key
 * @param {number} dModel
 */
function whole(heads, key, dModel) {
  const data = new Float32Array(dModel * dModel);
  const dK = dModel / heads.length;
  heads.forEach((picture, h) => {
    const slice = picture[key].data;
    if (key === "wO") return data.set(slice, h * dK * dModel);
    for (let row = 0; row < dModel; row++)
      data.set(slice.subarray(row * dK, (row + 1) * dK), row * dModel + h * dK);
  });
  return data;
}

/**
 * What each key's scores have beyond the products, the same for every query and
 * head: read where the product is smallest, so that least is lost by rounding.
 *
 * @param {Picture[]} heads
 * @param {boolean} scaled
 */
function biasOf(heads, scaled) {
  const [{ nQ, nKv, dK }] = heads;
  const divisor = scaled ? Math.sqrt(dK) : 1;
  return Float32Array.from({ length: nKv }, (_, col) => {
    let least = Infinity;
    let bias = 0; // of a key that nobody sees: it has no part in the picture
    for (const { scores, rawScores } of heads)
      for (let at = col; at < nQ * nKv; at += nKv) {
        const size = Math.abs(rawScores.data[at]);
        if (size >= least || !Number.isFinite(scores.data[at])) continue;
        least = size;
        bias = scores.data[at] - rawScores.data[at] / divisor;
      }
    return bias;
  });
}

/**
 * How far another order of the same additions may lead: a score sums dModel · dK
 * products of two roundings each, so it is off by at most about
 * 4 (dModel + dK) ε times the sum of their sizes, and a weight by as large a
 * share of itself; an output is off by that times the values. (A computation
 * that begins with Q and K has dModel = dK.)
 *
 * @param {Computation} computation
 * @param {Picture[]} heads
 * @param {{ scaled: boolean, temperature: number }} switches
 */
export function tolerances(
  { dModel, dK, steps },
  heads,
  { scaled, temperature },
) {
  const divisor = (scaled ? Math.sqrt(dK) : 1) * temperature;
  const size = Math.max(1, largestSum(heads) / divisor);
  const weights = 4 * (dModel + dK) * EPSILON * size;
  const values = largest(heads.map(({ value }) => value.data));
  const sums = largest(heads.map(({ rowSums }) => rowSums.data));
  const isProjected = steps.some(({ op }) => op === "outputProjection");
  const mixing = isProjected
    ? columnSums(
        heads.map(({ wO }) => wO.data),
        dModel,
      )
    : 1;
  const reach = Math.max(1, values) * Math.max(1, sums) * Math.max(1, mixing);
  return { weights, output: weights * reach };
}

/**
 * The largest Σ|q · k| of a query and a key.
 *
 * @param {Picture[]} heads
 */
function largestSum(heads) {
  let most = 0;
  for (const { query, key, nQ, nKv, dK } of heads)
    for (let row = 0; row < nQ; row++)
      for (let col = 0; col < nKv; col++) {
        let sum = 0;
        for (let i = 0; i < dK; i++)
          sum += Math.abs(query.data[row * dK + i] * key.data[col * dK + i]);
        most = Math.max(most, sum);
      }
  return most;
}

/** @param {Float32Array[]} lists */
function largest(lists) {
  let most = 0;
  for (const list of lists)
    for (const value of list)
      if (Number.isFinite(value)) most = Math.max(most, Math.abs(value));
  return most;
}

/**
 * @param {Float32Array[]} slices of W_O, by rows
 * @param {number} dModel
 * @returns {number} the largest sum of the sizes of a column
 */
function columnSums(slices, dModel) {
  const sums = new Float64Array(dModel);
  for (const slice of slices)
    slice.forEach((value, at) => (sums[at % dModel] += Math.abs(value)));
  return Math.max(...sums);
}
