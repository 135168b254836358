/**
 * English: undo, comparing, exporting, code.
 *
 * @type {import("./index.js").Texts}
 */
export const tools = {
  "tools.label": "Tools",
  "tools.undo": "Undo",
  "tools.redo": "Redo",
  "tools.undo.keys": "Undo (Ctrl+Z)",
  "tools.redo.keys": "Redo (Shift+Ctrl+Z)",
};
