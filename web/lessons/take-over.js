/** Takes over what a file brings of somebody's progress, beside what is there. */
import { kept, merged as mergedCode } from "../practice/view/kept.js";
import { merged, progress, readFile } from "./progress.js";

/**
 * @param {string} text of a file
 * @returns {{ lessons: number, both: number } | null} how many lessons it brings,
 *   and of how many exercises there is other code here, which stays, too; null:
 *   it is no file of progress
 */
export function takeOver(text) {
  const brought = readFile(text);
  if (!brought) return null;
  const [mine, theirs] = [kept.load(), brought.practice];
  const both = Object.keys(theirs).filter((name) =>
    differ(mine[name], theirs[name]),
  );
  kept.save(together(mine, theirs, mergedCode));
  progress.save(together(progress.load(), brought.lessons, merged));
  for (const one of [progress, kept]) one.tell();
  return { lessons: Object.keys(brought.lessons).length, both: both.length };
}

/**
 * @param {import("../practice/view/kept.js").Entry | undefined} mine
 * @param {import("../practice/view/kept.js").Entry} theirs
 */
function differ(mine, theirs) {
  return /** @type {const} */ (["python", "javascript"]).some((language) => {
    const [here, there] = [mine?.[language], theirs[language]];
    return here !== undefined && there !== undefined && here !== there;
  });
}

/**
 * @template {object} T
 * @param {Record<string, T>} mine
 * @param {Record<string, T>} brought
 * @param {(mine: T, brought: T) => T} merge
 */
function together(mine, brought, merge) {
  const all = { ...mine };
  for (const [name, one] of Object.entries(brought))
    all[name] = Object.hasOwn(mine, name) ? merge(mine[name], one) : one;
  return all;
}
