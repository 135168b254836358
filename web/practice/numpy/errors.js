/**
 * An error that Python code shall see: `type` names a Python exception,
 * `message` says what NumPy would say.
 */
export class PythonError extends Error {
  /**
   * @param {string} type
   * @param {string} message
   */
  constructor(type, message) {
    super(message);
    this.name = "PythonError";
    this.type = type;
  }
}

/** @param {string} message */
export const valueError = (message) => new PythonError("ValueError", message);

/** @param {string} message */
export const typeError = (message) => new PythonError("TypeError", message);

/** @param {string} message */
export const indexError = (message) => new PythonError("IndexError", message);

/**
 * A shape as Python writes it: "(2,)", "(2, 3)" or, without spaces, "(2,3)".
 *
 * @param {readonly number[]} shape
 * @param {string} [separator]
 */
export function shapeText(shape, separator = ", ") {
  return `(${shape.join(separator)}${shape.length === 1 ? "," : ""})`;
}
