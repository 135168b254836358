import { MOST_BYTES, stateOf } from "../export/state-file.js";
import { openingVariant } from "./variant.js";

/**
 * What is in a file: a teacher's variant, or a state of the page.
 *
 * @param {File} file
 */
export async function contentOf(file) {
  const text = file.size <= MOST_BYTES ? await file.text() : "";
  const reading = { ...stateOf(text), isFile: true };
  return { variant: openingVariant(text), reading };
}

/**
 * Opens a file that is dropped anywhere on the page.
 *
 * @param {HTMLElement} host
 * @param {(file: File) => void} open
 */
export function followDrops(host, open) {
  host.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  host.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}
