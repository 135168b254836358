/**
 * Which parts of the page are shown, and which can be used: "formula map:locked"
 * shows the formula and the picture, and lets only the first be changed.
 */
import { setLocked } from "./lock.js";

/** The parts, by the name of their `part`. */
export const PARTS = /** @type {const} */ ([
  "header",
  "formula",
  "source",
  "sentence",
  "panel",
  "map",
  "links",
  "layers",
  "said",
  "reading",
  "heads",
  "matrices",
  "arithmetic",
  "footer",
]);
/** @typedef {(typeof PARTS)[number]} Part */
/** @typedef {ReadonlyMap<Part, "open" | "locked">} Controls */

/**
 * A typing error opens no lock: what stands behind a part's ":" locks it unless
 * it is "open", and where no part can be read, what was before remains.
 *
 * @param {string | null} text in capitals or not
 * @param {Controls | null} [before]
 * @returns {{ controls: Controls | null, wrong: string[] }} null: everything
 */
export function readControls(text, before = null) {
  const words = (text ?? "").split(/[\s,]+/).filter(Boolean);
  /** @type {Map<Part, "open" | "locked">} */
  const controls = new Map();
  const wrong = [];
  for (const word of words) {
    const [name, state = "open"] = word.toLowerCase().split(":");
    const part = PARTS.find((known) => known === name);
    if (part) controls.set(part, state === "open" ? "open" : "locked");
    if (!part || !["open", "locked"].includes(state)) wrong.push(word);
  }
  if (controls.size > 0) return { controls, wrong };
  return { controls: wrong.length > 0 ? before : null, wrong };
}

/** Whether a part cannot be changed. @param {Controls | null} controls */
export const locksSome = (controls) =>
  [...(controls?.values() ?? [])].includes("locked");

/**
 * @param {ParentNode} root with elements that have a `part`
 * @param {Controls | null} controls
 * @param {readonly string[]} hidden parts that are not shown all the same
 */
export function applyControls(root, controls, hidden) {
  for (const element of root.querySelectorAll("[part]")) {
    const name = element.part.value;
    const part = PARTS.find((known) => known === name);
    const state = controls && part ? controls.get(part) : "open";
    element.toggleAttribute("hidden", !state || hidden.includes(name));
    setLocked(element, state === "locked");
  }
}
