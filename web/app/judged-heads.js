/**
 * What was measured of each head of the trained models on held-out text:
 * assets/<name>.evaluation.json, see core/tools/evaluate/README.md.
 *
 * @typedef {import("./state.js").HeadPlace} HeadPlace
 * @typedef {HeadPlace["place"]} Place
 *
 * @typedef {object} Label what a head is most
 * @property {string} kind "mixed" where it is nothing in particular
 * @property {number} [score] 0…1
 * @property {number} [baseline] of the untrained model, or the best fixed offset
 * @property {string} [relation] of syntax, as Universal Dependencies names it
 * @property {"dependent" | "head"} [from] which end of the relation asks
 *
 * @typedef {object} JudgedHead
 * @property {string} place
 * @property {number} layer
 * @property {number} head
 * @property {Label} label
 * @property {number} [ablation] nats a token that the loss grows by without it
 * @property {string[]} [sentences] on which it is most itself
 *
 * @typedef {object} Best the head that does one thing most
 * @property {string} [kind] of pattern, or
 * @property {string} [relation] of syntax
 * @property {"dependent" | "head"} [from]
 * @property {string} place
 * @property {number} layer
 * @property {number} head
 * @property {number} score 0…1
 *
 * @typedef {{ heads: JudgedHead[], patterns: Best[], syntax: Best[] }} Evaluation
 */

/** What is worth seeing first. @type {Record<Place, readonly string[]>} */
const FEATURED = {
  self: ["syntax", "previous-token", "induction"],
  encoder: ["previous-token", "syntax", "self"],
  decoder: ["previous-token", "syntax", "self"],
  cross: ["alignment"],
};

/** A decoder's attention to itself is "self" there, in whichever model. */
const placeIn = (/** @type {Place} */ place) =>
  place === "decoder" ? "self" : place;

/**
 * @param {Evaluation | null} evaluation
 * @param {HeadPlace} at
 */
export function judgedHead(evaluation, { place, layer, head }) {
  return evaluation?.heads.find(
    (one) =>
      one.place === placeIn(place) && one.layer === layer && one.head === head,
  );
}

/**
 * The head that does what is worth seeing first, the farthest above what needs
 * no learning.
 *
 * @param {Evaluation | null} evaluation
 * @param {Place} place
 * @returns {Pick<HeadPlace, "layer" | "head">} the first one where nothing was
 *   measured
 */
export function featuredHead(evaluation, place) {
  const rank = FEATURED[place];
  const known = (evaluation?.heads ?? []).filter(
    ({ place: of, label }) =>
      of === placeIn(place) && rank.includes(label.kind),
  );
  known.sort(
    (a, b) =>
      rank.indexOf(a.label.kind) - rank.indexOf(b.label.kind) ||
      gainOf(b.label) - gainOf(a.label),
  );
  const [{ layer, head } = { layer: 0, head: 0 }] = known;
  return { layer, head };
}

/** @param {Label} label */
function gainOf({ score = 0, baseline = 0 }) {
  return score - baseline;
}
