/** What a person does by hand: numbers typed over, cells painted. */
import { D_MODEL } from "./state.js";
import { isBefore } from "./fields.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Edit} Edit */
/** @typedef {import("./state.js").Cell} Cell */

/**
 * What choosing a shape of the mask changes. A causal mask or a window is shown
 * as it is usually meant, with each word seeing itself; without one the
 * diagonal would take nearly all.
 *
 * @param {State["mask"]} mask
 * @returns {Partial<State>}
 */
export function withMask(mask) {
  return { mask, hideSelf: mask === "none" };
}

/**
 * What typing over a number changes: W_O is switched on by it, since its number
 * would do nothing otherwise.
 *
 * @param {readonly Edit[]} edits with the new one
 * @param {import("./state.js").ParamName} param that it belongs to
 * @returns {Partial<State>}
 */
export function typingOver(edits, param) {
  return { edits, ...(param === "wO" ? { outputProjection: true } : {}) };
}

/**
 * Where the chosen head's slice of the chosen param begins in the whole
 * (dModel, dModel) matrix: W_O is cut by rows, the others by columns.
 *
 * @param {{ param: string, head: number, nHeads: number }} of
 * @returns {Cell}
 */
export function sliceStart({ param, head, nHeads }) {
  const at = head * (D_MODEL / nHeads);
  return param === "wO" ? { row: at, col: 0 } : { row: 0, col: at };
}

/**
 * @param {readonly Edit[]} edits
 * @param {Edit} edit takes the place of an earlier one of the same number
 * @returns {Edit[]}
 */
export function withEdit(edits, edit) {
  return [...withoutEdit(edits, edit), edit];
}

/**
 * @param {readonly Edit[]} edits
 * @param {Omit<Edit, "value">} place of the number that is no longer typed over
 */
export function withoutEdit(edits, { param, row, col }) {
  return edits.filter(
    (edit) => edit.param !== param || edit.row !== row || edit.col !== col,
  );
}

/**
 * @param {readonly Cell[]} cells in the order of reading
 * @param {Cell & { hidden: boolean }} change
 * @returns {readonly Cell[]} in the order of reading
 */
export function withPainted(cells, { row, col, hidden }) {
  const cell = { row, col };
  const at = cells.findIndex((other) => !isBefore(other, cell));
  const here = at >= 0 ? cells[at] : undefined;
  const present = here?.row === row && here.col === col;
  if (present === hidden) return cells;
  const index = at < 0 ? cells.length : at;
  return cells.toSpliced(index, present ? 1 : 0, ...(hidden ? [cell] : []));
}

/**
 * @param {readonly number[]} rows in order
 * @param {number} row is taken out if it is there, else put in
 */
export function withRow(rows, row) {
  const others = rows.filter((other) => other !== row);
  if (others.length < rows.length) return others;
  return [...others, row].sort((a, b) => a - b);
}

/**
 * The chosen cell, if the picture has it.
 *
 * @param {Pick<State, "selected">} state
 * @param {import("../components/types.js").Picture | null} picture
 */
export function chosenCell({ selected }, picture) {
  const isInside =
    selected &&
    picture &&
    selected.row < picture.nQ &&
    selected.col < picture.nKv;
  return isInside ? selected : null;
}
