/**
 * What is kept on the device: code and which exercises are solved. Where the
 * page may keep nothing (a sandboxed frame), it is kept while the page is open.
 */
const KEY = "attention-playground.practice";

/** @typedef {Record<string, { python?: string, javascript?: string, isSolved?: boolean }>} Kept */

/** Fires `change` when somebody else than the view itself has saved. */
export const keeping = new EventTarget();

/** @returns {Kept} */
export function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {}; // nothing may be kept here, or it is damaged
  }
}

/** @param {Kept} kept */
export function save(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing may be kept here, or there is no room.
  }
}
