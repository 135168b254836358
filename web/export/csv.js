/**
 * A matrix as comma-separated values (RFC 4180): a row of column names, then a
 * name and the numbers of each row, with all their digits.
 *
 * @param {{ matrix: import("./matrices.js").Tensor, rowNames: string[],
 *   colNames: string[] }} named
 * @returns {string}
 */
export function csvOf({ matrix: { data, shape }, rowNames, colNames }) {
  const [rows, cols] = shape;
  const lines = [["", ...colNames]];
  for (let row = 0; row < rows; row++) {
    const numbers = data.subarray(row * cols, (row + 1) * cols);
    lines.push([rowNames[row], ...Array.from(numbers, numberText)]);
  }
  return lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/**
 * A masked score is "-inf", as most programs write it.
 *
 * @param {number} value
 */
function numberText(value) {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

/** @param {string} text */
export function quoted(text) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
