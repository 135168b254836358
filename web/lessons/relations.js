/**
 * The quest: a cell that a person has found, the relation that they see in it,
 * and what was measured of that head on held-out text.
 *
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../app/judged-heads.js").Evaluation} Evaluation
 * @typedef {import("../app/judged-heads.js").Label} Label
 * @typedef {{ row: number, col: number }} Cell
 *
 * @typedef {object} Judgement
 * @property {"not-peak" | "special" | "not-fitting" | "unknown" | "confirmed" | "questioned" | "mixed"} kind
 * @property {Cell} [peak] of that row
 * @property {Label} [label] of the head
 * @property {import("../app/judged-heads.js").Best | null} [best] the head that
 *   does most what the person named
 */
import { judgedHead } from "../app/judged-heads.js";
import { placeOfLargest, rowOf } from "./read.js";

/**
 * Relations with names: those that positions tell, and those of syntax, whose
 * first part is that of Universal Dependencies and whose second part says which
 * end looks at the other.
 */
export const RELATIONS = /** @type {const} */ ([
  "previous-token",
  "self",
  "same-token",
  "induction",
  "first-token",
  "punctuation",
  "obj.dependent",
  "nsubj.head",
  "amod.head",
  "det.head",
  "case.head",
  "aux.head",
  "nmod:poss.head",
  "pronouns",
]);
/** @typedef {(typeof RELATIONS)[number]} Relation */

/**
 * Whether a cell can be of the relation, for those that positions tell.
 *
 * @type {Partial<Record<Relation, (picture: Picture, cell: Cell) => boolean>>}
 */
const fits = {
  "previous-token": (_, { row, col }) => col === row - 1,
  self: (_, { row, col }) => col === row,
  "same-token": ({ tokens }, { row, col }) =>
    col !== row && tokens[col].text === tokens[row].text,
  induction: ({ tokens }, { row, col }) =>
    col > 0 && col <= row && tokens[col - 1].text === tokens[row].text,
  "first-token": (_, { col }) => col === 0,
  punctuation: ({ tokens }, { col }) => /^\p{P}+$/u.test(tokens[col].text),
};

/**
 * @param {Picture} picture of a trained model
 * @param {Cell} cell that the person has chosen
 * @param {Relation} relation that they named
 * @param {Evaluation | null} evaluation of the model
 * @returns {Judgement}
 */
export function judge(picture, cell, relation, evaluation) {
  const col = placeOfLargest(rowOf(picture.weights, cell.row));
  const peak = { row: cell.row, col };
  if (col !== cell.col) return { kind: "not-peak", peak };
  const token = picture.otherTokens[col];
  if (token.kind === "special" && relation !== "first-token")
    return { kind: "special" };
  if (fits[relation]?.(picture, cell) === false) return { kind: "not-fitting" };
  const { place } = picture.scene;
  const at = { place, layer: picture.layer, head: picture.head };
  const label = judgedHead(evaluation, at)?.label;
  const best = bestOf(evaluation, relation);
  if (!label) return { kind: "unknown", best };
  if (isLabel(label, relation)) return { kind: "confirmed", label, best };
  const kind = label.kind === "mixed" ? "mixed" : "questioned";
  return { kind, label, best };
}

/** Judgements after which the quest is done: named, and put beside the measure. */
export const isAnswer = (/** @type {Judgement} */ { kind }) =>
  ["confirmed", "questioned", "mixed", "unknown"].includes(kind);

/**
 * @param {Label} label
 * @param {Relation} relation
 */
function isLabel(label, relation) {
  const [name, from] = relation.split(".");
  return label.kind === "syntax"
    ? label.relation === name && label.from === from
    : label.kind === relation;
}

/**
 * @param {Evaluation | null} evaluation
 * @param {Relation} relation
 */
function bestOf(evaluation, relation) {
  const [name, from] = relation.split(".");
  const found = from
    ? evaluation?.syntax.find(
        (one) => one.relation === name && one.from === from,
      )
    : evaluation?.patterns.find((one) => one.kind === name);
  return found ?? null;
}
