import { reasonOf } from "../engine/errors.js";

export { invalid } from "../engine/errors.js";

/**
 * Which control an error of the engine belongs to, so that its message stands
 * there.
 *
 * @typedef {"text" | "otherText" | "panel" | "page"} Place
 * @typedef {{ place: Place, message: string, code: string }} Trouble
 */

/** Words that messages begin with: "invalid heads: 5 (…)". */
const PLACES = /** @type {[RegExp, Place][]} */ ([
  [/\bsecond sentence\b/i, "otherText"],
  [/^no words\b|\b(tokens?|words?|text|n_q|n_kv)\b/i, "text"],
  [
    /\b(heads?|window|mask|padding|painted|edits?|params?|seed|temperature|axis|place|layer|scope|position)\b/i,
    "panel",
  ],
]);

/**
 * @param {unknown} error
 * @returns {Trouble}
 */
export function troubleOf(error) {
  const message = reasonOf(error);
  const code =
    error instanceof Error && "code" in error ? String(error.code) : "internal";
  const isInput = code === "invalid-argument" || code === "limit";
  const place = isInput ? PLACES.find(([words]) => words.test(message)) : null;
  return { place: place?.[1] ?? "page", message, code };
}
