/** What the tools show on the page: sheets below the formula, the comparison. */
import { html, nothing } from "lit";
import "../components/compare-view.js";
import "../components/tool-sheet.js";

/** @typedef {import("./controller.js").Controller} Controller */

/**
 * What a tool has opened.
 *
 * @param {Controller} page
 * @param {readonly import("./symbols.js").SymbolName[]} symbols that are pointed at
 */
export function toolSheet(page, symbols) {
  const { state, picture, masked } = page;
  if (!state.sheet) return nothing;
  const open = (/** @type {CustomEvent<File>} */ { detail }) =>
    void page.openFile(detail);
  return html`<tool-sheet
    class="card tool-sheet"
    .state=${state}
    .picture=${picture}
    .masked=${masked}
    .symbols=${symbols}
    .pictureOf=${(/** @type {typeof state} */ other) => page.pictureOf(other)}
    @open-file=${open}
  ></tool-sheet>`;
}

/** @param {Controller} page */
export function comparison({ state, kept, picture, masked }) {
  if (!state.compare) return nothing;
  return html`<compare-view
    class="card compare"
    .state=${state}
    .kept=${kept}
    .now=${picture ? { picture, masked } : null}
  ></compare-view>`;
}
