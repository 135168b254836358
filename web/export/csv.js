import { Parts } from "./parts.js";

const encoder = new TextEncoder();

/**
 * A matrix as comma-separated values (RFC 4180): a row of column names, then a
 * name and the numbers of each row, with all their digits.
 */
export class Csv {
  #rowNames;
  #cols;
  #row = 0;
  #parts = new Parts();

  /** @param {{ rowNames: string[], colNames: string[] }} names */
  constructor({ rowNames, colNames }) {
    this.#rowNames = rowNames;
    this.#cols = colNames.length;
    this.#write(lineOf("", colNames.map(quoted)));
  }

  /** @param {Float32Array} numbers of the next rows, one or more of them whole */
  add(numbers) {
    let text = "";
    for (let at = 0; at < numbers.length; at += this.#cols) {
      const row = Array.from(numbers.subarray(at, at + this.#cols), numberText);
      text += lineOf(this.#rowNames[this.#row++], row);
    }
    this.#write(text);
  }

  /** @returns {Blob} */
  end() {
    return new Blob(this.#parts.end());
  }

  /** @param {string} text */
  #write(text) {
    this.#parts.add(encoder.encode(text));
  }
}

/**
 * @param {string} name
 * @param {string[]} cells as they are written
 */
function lineOf(name, cells) {
  return `${[quoted(name), ...cells].join(",")}\r\n`;
}

/**
 * A masked score is "-inf", as most programs write it.
 *
 * @param {number} value
 */
export function numberText(value) {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

/** @param {string} text */
export function quoted(text) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
