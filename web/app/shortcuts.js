/** Keys that work wherever the focus is. */

/**
 * Undo and redo by Ctrl+Z and Shift+Ctrl+Z (⌘ on a Mac), or Ctrl+Y. A field
 * for text keeps these keys for itself.
 *
 * @param {import("lit").ReactiveControllerHost & HTMLElement} host the page;
 *   of several in one document the first takes keys that are meant for none
 * @param {{ undo: () => void, redo: () => void }} acts
 */
export function followKeys(host, { undo, redo }) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const act = { undo, redo, none: null }[wanted(event)];
    if (!act || !isMeant(host, event)) return;
    event.preventDefault();
    act();
  };
  host.addController({
    hostConnected: () => addEventListener("keydown", onKey),
    hostDisconnected: () => removeEventListener("keydown", onKey),
  });
}

/** @param {KeyboardEvent} event */
function wanted({ key, ctrlKey, metaKey, shiftKey, altKey }) {
  if (altKey || ctrlKey === metaKey) return "none";
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey && !shiftKey ? "redo" : "none";
}

/**
 * @param {HTMLElement} host
 * @param {KeyboardEvent} event
 */
function isMeant(host, event) {
  const path = event.composedPath();
  if (path.some(takesText)) return false;
  if (path.includes(host)) return true;
  return (
    path[0] === document.body && document.querySelector(host.localName) === host
  );
}

/** @param {EventTarget} target */
function takesText(target) {
  if (target instanceof HTMLInputElement)
    return !["radio", "checkbox", "range", "button"].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
