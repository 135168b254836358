/**
 * The cells on the straight way from one cell to another, without the first: a
 * quick stroke of the pointer must leave no gaps.
 *
 * @typedef {{ row: number, col: number }} Cell
 * @param {Cell} from
 * @param {Cell} to
 * @returns {Cell[]}
 */
export function cellsBetween(from, to) {
  const rows = to.row - from.row;
  const cols = to.col - from.col;
  const steps = Math.max(Math.abs(rows), Math.abs(cols));
  return Array.from({ length: steps }, (_, i) => ({
    row: from.row + Math.round((rows * (i + 1)) / steps),
    col: from.col + Math.round((cols * (i + 1)) / steps),
  }));
}
