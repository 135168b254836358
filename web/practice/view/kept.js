/**
 * What is kept on the device: code and which exercises are solved. Where the
 * page may keep nothing (a sandboxed frame), it is kept while the page is open.
 */
const KEY = "attention-playground.practice";

const LANGUAGE_KEY = "attention-playground.practice.language";

/** @typedef {"python" | "javascript"} Language */
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

/** @returns {Language} the one that was chosen last */
export function loadLanguage() {
  try {
    const isOther = localStorage.getItem(LANGUAGE_KEY) === "javascript";
    return isOther ? "javascript" : "python";
  } catch {
    return "python"; // nothing may be kept here
  }
}

/** @param {Language} language */
export function saveLanguage(language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Nothing may be kept here: it is chosen while the page is open.
  }
}
