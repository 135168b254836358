/** Sizes of the small heatmaps, in CSS pixels. */

/** Side of a matrix of n × n. */
const SIDE = 112;
/** A few words do not become blocks. */
const MOST_PITCH = 20;
/** Least and most width of a matrix whose columns are dimensions. */
const LEAST_WIDTH = 48;
const MOST_WIDTH = 112;
/** Width of a dimension, where there is room. */
const DIMENSION = 4;

/**
 * Every row is as high in each matrix, so that a word stays on its line.
 *
 * @param {import("./steps.js").Step} step
 * @param {{ nQ: number, nKv: number }} picture
 */
export function sizesOf({ matrix: { shape }, cols }, { nQ, nKv }) {
  const pitch = Math.min(SIDE / Math.max(nQ, nKv), MOST_PITCH);
  const dimensions = Math.max(shape[1] * DIMENSION, LEAST_WIDTH);
  return {
    width: cols === "key" ? shape[1] * pitch : Math.min(dimensions, MOST_WIDTH),
    height: shape[0] * pitch,
  };
}
