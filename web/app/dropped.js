import { MOST_BYTES, stateOf } from "../export/state-file.js";
import { openingVariant } from "./variant.js";

/** Loaded when a file may be one of progress. */
const loadProgress = () => import("../lessons/take-over.js");

/**
 * What is in a file: a teacher's variant, or a state of the page. Somebody's
 * progress is taken over at once.
 *
 * @param {File} file
 */
export async function contentOf(file) {
  const text = file.size <= MOST_BYTES ? await file.text() : "";
  const variant = openingVariant(text);
  const { trouble, ...rest } = stateOf(text);
  const isUseless = trouble === "unreadable" || trouble === "newer";
  const reading = { ...rest, trouble, isUseless, isFile: true };
  if (variant || !isUseless) return { variant, reading };
  const progress = await loadProgress().catch(() => null);
  if (!progress)
    return {
      variant,
      reading: { ...reading, trouble: /** @type {const} */ ("absent") },
    };
  const taken = progress.takeOver(text);
  if (!taken) return { variant, reading };
  return { variant, reading: { ...reading, trouble: null, taken } };
}

/**
 * Opens a file that is dropped anywhere on the page, before an editor under the
 * pointer puts its text among the person's own.
 *
 * @param {HTMLElement} host
 * @param {(file: File) => void} open
 */
export function followDrops(host, open) {
  host.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  host.addEventListener(
    "drop",
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      open(file);
    },
    true,
  );
}
