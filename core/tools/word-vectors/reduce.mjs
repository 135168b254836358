import { covariance, dot, eigenvectors, mean } from "./principal.mjs";

/** The product's d_model: it splits into 1, 2, 3, 4, 6, 8 or 12 heads. */
export const DIMENSIONS = 96;

const GROUP = 4; // the number of dimensions of every head is a multiple of it

/**
 * Deals the principal components to groups of four neighbouring dimensions
 * there and back, like cards, and lets rich and poor groups alternate: every
 * head is a run of groups, so that all heads get a like share of the meaning.
 * @returns {number[]} the component of each dimension
 */
function deal() {
  const groups = DIMENSIONS / GROUP;
  const order = new Array(DIMENSIONS);
  for (let component = 0; component < DIMENSIONS; ++component) {
    const round = Math.floor(component / groups);
    const step = component % groups;
    const rank = round % 2 === 0 ? step : groups - 1 - step;
    const group = rank < groups / 2 ? 2 * rank : 2 * (groups - rank) - 1;
    order[group * GROUP + round] = component;
  }
  return order;
}

/**
 * Word vectors of any length -> unit vectors of DIMENSIONS numbers: centred,
 * without the first principal component (it tells how frequent a word is; Mu
 * and Viswanath 2018, arXiv 1702.01417), turned to the next ones.
 * @param {Float64Array[]} vectors
 */
export function reduce(vectors) {
  const centre = mean(vectors);
  const centred = vectors.map((v) => v.map((x, i) => x - centre[i]));
  const components = eigenvectors(covariance(centred)).slice(1);
  const axes = deal().map((component) => components[component]);
  return centred.map((v) => {
    const turned = Float64Array.from(axes, (axis) => dot(axis, v));
    const norm = Math.sqrt(dot(turned, turned));
    return turned.map((x) => x / norm);
  });
}
