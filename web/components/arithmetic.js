/**
 * One cell of attention opened into its arithmetic, and one row put into
 * words. Every number comes from the picture; nothing is invented on the way.
 *
 * @typedef {import("./types.js").Picture} Picture
 *
 * @typedef {object} Term of q · k
 * @property {number} index dimension, from 0
 * @property {number} q
 * @property {number} k
 * @property {number} product
 *
 * @typedef {object} Arithmetic of the cell (row, col)
 * @property {Term[]} terms d_k of them, in order of the dimensions
 * @property {number} rawScore q · k
 * @property {number} divisor √d_k, or 1
 * @property {number} scaled rawScore ÷ divisor
 * @property {number} bias what was added to the scaled score; mostly 0
 * @property {boolean} masked
 * @property {number} score what softmax sees; −∞ when masked
 * @property {number} max largest score of what softmax sums over; −∞ when all
 *   of it is masked, 0 when it is not subtracted
 * @property {number} exp exp((score − max) ÷ temperature)
 * @property {number} sum of such exps over the row, the column or all cells
 * @property {number} weight exp ÷ sum, as in the picture
 * @property {Float32Array} value v of the key, d_k numbers
 * @property {Float32Array} weighted weight × v
 * @property {Float32Array} headOutput of the query: Σ weight × v over the keys
 * @property {Float32Array} output of the query: all heads, after W_O if it is
 *   on; d_model numbers
 */

/** Float32 epsilon, 2⁻²³. */
const EPSILON = 2 ** -23;

/**
 * @param {Picture} picture
 * @param {{ row: number, col: number }} cell
 * @returns {Arithmetic}
 */
export function openCell(picture, { row, col }) {
  const { dK, scene } = picture;
  const query = rowOf(picture.query, row);
  const key = rowOf(picture.key, col);
  const terms = Array.from(query, (q, index) => {
    const k = key[index];
    return { index, q, k, product: q * k };
  });
  const rawScore = rowOf(picture.rawScores, row)[col];
  const divisor = scene.scaled ? Math.sqrt(dK) : 1;
  const scaled = rawScore / divisor;
  const score = rowOf(picture.scores, row)[col];
  const { temperature } = scene;
  const { max, sum } = lineOf(picture, { row, col });
  const weight = rowOf(picture.weights, row)[col];
  const value = rowOf(picture.value, col);
  return {
    terms,
    rawScore,
    divisor,
    scaled,
    bias: biasOf(score, scaled),
    masked: score === -Infinity,
    score,
    max,
    exp: max === -Infinity ? 0 : Math.exp((score - max) / temperature),
    sum,
    weight,
    value,
    weighted: value.map((v) => weight * v),
    headOutput: rowOf(picture.headOutput, row),
    output: rowOf(picture.output, row),
  };
}

/**
 * What one key hands over to the row.
 *
 * @typedef {object} Share
 * @property {number} col
 * @property {number} weight
 * @property {number} length ‖weight × v‖: a large weight on a short v hands over
 *   little (Kobayashi et al. 2020, "Attention is Not Only a Weight")
 *
 * @typedef {object} Reading of one row of weights
 * @property {Share[]} shares largest first; none where a weight is no number
 * @property {boolean} valid whether all its weights are numbers
 * @property {number} visible keys that the row may attend to
 * @property {number} entropy bits
 * @property {number} mostEntropy bits of an even spread over the visible keys
 * @property {number} sum
 */

/**
 * @param {Picture} picture
 * @param {number} row
 * @param {number} [most] shares wanted
 * @returns {Reading}
 */
export function readRow(picture, row, most = 3) {
  const { nQ } = picture;
  const at = headAt(picture) * nQ + row;
  const weights = rowOf(picture.weights, row);
  const shareOf = (/** @type {number} */ col) => ({
    col,
    weight: weights[col],
    length: weights[col] * Math.hypot(...rowOf(picture.value, col)),
  });
  const scores = rowOf(picture.scores, row);
  const visible = scores.reduce((n, score) => n + Number(score > -Infinity), 0);
  const valid = weights.every((weight) => !Number.isNaN(weight));
  return {
    shares: valid ? largestOf(weights, most).map(shareOf) : [],
    valid,
    visible,
    entropy: picture.entropy.data[at],
    mostEntropy: visible > 1 ? Math.log2(visible) : 0,
    sum: picture.rowSums.data[at],
  };
}

/**
 * Where the largest weights stand, the largest first; those that are 0 are left
 * out.
 *
 * @param {Float32Array} weights
 * @param {number} most
 */
function largestOf(weights, most) {
  /** @type {number[]} */
  const cols = [];
  for (const [col, weight] of weights.entries()) {
    if (weight === 0) continue;
    let place = cols.length;
    while (place > 0 && weights[cols[place - 1]] < weight) place--;
    if (place < most) cols.splice(place, 0, col);
    if (cols.length > most) cols.pop();
  }
  return cols;
}

/**
 * Where the chosen head stands among those of all layers.
 *
 * @param {Picture} picture
 */
export function headAt({ layer, nHeads, head }) {
  return layer * nHeads + head;
}

/**
 * Row `index` of a matrix, as a view; of a matrix that is not kept (see
 * app/long-text.js) it must be there.
 *
 * @param {{ data: Float32Array, shape: number[], rows?: Map<number, Float32Array> }} matrix
 * @param {number} index
 * @returns {Float32Array}
 */
export function rowOf({ data, shape, rows }, index) {
  if (rows) return /** @type {Float32Array} */ (rows.get(index));
  const width = shape[1];
  return data.subarray(index * width, (index + 1) * width);
}

/**
 * What softmax knows of the scores that it sums up with this one.
 *
 * @param {Picture} picture
 * @param {{ row: number, col: number }} cell
 */
function lineOf(picture, { row, col }) {
  const { temperature, subtractMax } = picture.scene;
  const known = picture.lines?.get(row);
  if (!known)
    return softmaxOf(groupOf(picture, { row, col }), temperature, subtractMax);
  return { max: known.max[col] * temperature, sum: known.sum[col] };
}

/**
 * The scores that softmax sums up with this one.
 *
 * @param {Picture} picture
 * @param {{ row: number, col: number }} cell
 */
function groupOf({ scores, nKv, scene }, { row, col }) {
  if (scene.softmaxAxis === "all") return scores.data;
  if (scene.softmaxAxis === "rows") return rowOf(scores, row);
  return scores.data.filter((_, i) => i % nKv === col);
}

/**
 * @param {Float32Array} scores
 * @param {number} temperature
 * @param {boolean} subtractMax
 */
function softmaxOf(scores, temperature, subtractMax) {
  const largest = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const max = subtractMax ? largest : 0;
  let sum = 0;
  if (max > -Infinity)
    for (const score of scores) sum += Math.exp((score - max) / temperature);
  return { max, sum };
}

/**
 * What stands between the scaled and the final score, or 0 where it is no more
 * than the rounding of one product and one sum (4 epsilons).
 *
 * @param {number} score
 * @param {number} scaled
 */
function biasOf(score, scaled) {
  if (score === -Infinity) return 0;
  const bias = score - scaled;
  const rounding = 4 * EPSILON * Math.max(Math.abs(score), Math.abs(scaled));
  return Math.abs(bias) <= rounding ? 0 : bias;
}
