/**
 * Which parts of the page are shown, and which can be used: "formula map:locked"
 * shows the formula and the picture, and lets only the first be changed.
 */

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
 * @param {string | null} text
 * @returns {{ controls: Controls | null, wrong: string[] }} null: everything
 */
export function readControls(text) {
  const words = (text ?? "").split(/[\s,]+/).filter(Boolean);
  /** @type {Map<Part, "open" | "locked">} */
  const controls = new Map();
  const wrong = [];
  for (const word of words) {
    const [name, state = "open"] = word.split(":");
    const part = PARTS.find((known) => known === name);
    if (part && (state === "open" || state === "locked"))
      controls.set(part, state);
    else wrong.push(word);
  }
  return { controls: controls.size > 0 ? controls : null, wrong };
}

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
    element.toggleAttribute("inert", state === "locked");
  }
}
