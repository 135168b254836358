/**
 * A part that is locked can be read, with a screen reader too, and not changed.
 * So it is not `inert`, which hides it from those who do not see: whatever a
 * person, or what they use in place of eyes and hands, does in it ends here.
 */

/** What people do, and what the parts make of it. */
const ENDED = [
  ...["click", "dblclick", "auxclick", "pointerdown", "mousedown"],
  ...["dragstart", "drop", "paste", "cut"],
  ...["keyup", "beforeinput", "input", "change"],
  ...["change-state", "paint-mode", "cell-paint", "cell-hover", "cell-select"],
  ...["token-pin", "head-select", "symbol-point", "model-retry"],
];

/** By which the browser scrolls the page, too. */
const SCROLLING = ["wheel", "touchstart", "touchmove", "pointermove"];

/** What ends the lock of a part. @type {WeakMap<Element, () => void>} */
const locks = new WeakMap();

/**
 * @param {Element} part
 * @param {boolean} isLocked
 */
export function setLocked(part, isLocked) {
  const unlock = locks.get(part);
  if (isLocked && !unlock) locks.set(part, lock(part));
  if (isLocked || !unlock) return;
  unlock();
  locks.delete(part);
}

/** @param {Element} part @returns {() => void} what ends it */
function lock(part) {
  const ending = new AbortController();
  const options = { capture: true, passive: false, signal: ending.signal };
  for (const name of ENDED) part.addEventListener(name, end, options);
  for (const name of SCROLLING) part.addEventListener(name, stop, options);
  part.addEventListener("keydown", endKey, options);
  /** @type {Set<HTMLInputElement | HTMLTextAreaElement>} */
  const fields = new Set();
  const onFocus = (/** @type {Event} */ event) => {
    const [field] = event.composedPath();
    if (!takesText(field) || field.readOnly) return;
    field.readOnly = true; // else what an input method composes would stay in it
    fields.add(field);
  };
  part.addEventListener("focusin", onFocus, options);
  // "disabled" is of roles; these have one, by which they are found.
  const isPlain = !part.matches("header, footer, [role]");
  if (isPlain) part.setAttribute("role", "group");
  part.setAttribute("aria-disabled", "true");
  return () => {
    ending.abort();
    for (const field of fields) field.readOnly = false;
    if (isPlain) part.removeAttribute("role");
    part.removeAttribute("aria-disabled");
  };
}

/** @param {Event} event */
function stop(event) {
  event.stopImmediatePropagation();
}

/** @param {Event} event */
function end(event) {
  event.preventDefault();
  stop(event);
}

/** All keys but those of the browser itself. @param {Event} event */
function endKey(event) {
  const { key, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
  event.stopImmediatePropagation();
  const isLetter = key.length === 1 && key !== " ";
  if (/^(Tab|Escape|F\d+)$/.test(key)) return;
  if (!((ctrlKey || metaKey) && isLetter)) event.preventDefault();
}

/**
 * @param {EventTarget} target
 * @returns {target is HTMLInputElement | HTMLTextAreaElement}
 */
const takesText = (target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
