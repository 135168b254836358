/** Takes over what a file brings of somebody's progress, beside what is there. */
import {
  keeping as practiceKeeping,
  load as loadPractice,
  save as savePractice,
} from "../practice/view/kept.js";
import { keeping, load, merged, readFile, save } from "./progress.js";

/**
 * @param {string} text of a file
 * @returns {number | null} of how many lessons; null: it is no file of progress
 */
export function takeOver(text) {
  const brought = readFile(text);
  if (!brought) return null;
  savePractice(merged(loadPractice(), brought.practice));
  save(merged(load(), brought.lessons));
  for (const kept of [keeping, practiceKeeping])
    kept.dispatchEvent(new Event("change"));
  return Object.keys(brought.lessons).length;
}
