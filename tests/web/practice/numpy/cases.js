/**
 * Expressions that are compared with NumPy: one a line, below the line "after …"
 * that sets them up.
 */
import { readFileSync } from "node:fs";

/** @param {string} name @returns {[string, string[]][]} set-up, expressions */
function groupsOf(name) {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n\n")
    .map((group) => {
      const [first, ...expressions] = group.split("\n");
      return [first.replace(/^after /, ""), expressions];
    });
}

/** Value, type, shape and text. */
export const groups = groupsOf("expressions.txt");

/** What depends on the options of printing. */
export const printed = groupsOf("printed.txt");

/** The same type of error with the same words. */
export const refused = groupsOf("refused.txt");
