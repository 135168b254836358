/** Rows that Page Up and Page Down move. */
const PAGE = 10;

/**
 * Where a key leads in a grid, by the ARIA grid pattern; null where the key is
 * none of the grid's.
 *
 * @param {{ key: string, ctrlKey: boolean }} event
 * @param {{ row: number, col: number }} from
 * @param {{ rows: number, cols: number }} size
 * @returns {{ row: number, col: number } | null}
 */
export function stepCell({ key, ctrlKey }, { row, col }, { rows, cols }) {
  const lastRow = rows - 1;
  const lastCol = cols - 1;
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), col };
    case "ArrowDown":
      return { row: Math.min(row + 1, lastRow), col };
    case "ArrowLeft":
      return { row, col: Math.max(col - 1, 0) };
    case "ArrowRight":
      return { row, col: Math.min(col + 1, lastCol) };
    case "Home":
      return { row: ctrlKey ? 0 : row, col: 0 };
    case "End":
      return { row: ctrlKey ? lastRow : row, col: lastCol };
    case "PageUp":
      return { row: Math.max(row - PAGE, 0), col };
    case "PageDown":
      return { row: Math.min(row + PAGE, lastRow), col };
    default:
      return null;
  }
}

/**
 * Where a key leads in a ring of `count` choices, by the ARIA radio group
 * pattern; null where the key is none of the group's.
 *
 * @param {string} key
 * @param {number} from
 * @param {number} count
 */
export function stepChoice(key, from, count) {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
