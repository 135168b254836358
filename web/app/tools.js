/** What the tools show on the page: sheets below the formula, the comparison. */
import { html, nothing } from "lit";
import "../components/tool-sheet.js";
import { Door } from "./door.js";

/** @typedef {import("./controller.js").Controller} Controller */

/**
 * What a tool has opened.
 *
 * @param {Controller} page
 * @param {readonly import("./symbols.js").SymbolName[]} symbols that are pointed at
 */
export function toolSheet(page, symbols) {
  const { picture, masked } = page;
  // What is saved is all of the state.
  const state = page.state.sheet === "export" ? page.state : page.shown;
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
    .rowsOf=${page.tiles.rowsOf}
    @open-file=${open}
  ></tool-sheet>`;
}

/** @param {Controller} page */
export function comparison({ shown: state, kept, picture, masked }) {
  if (!state.compare) return nothing;
  return html`<compare-door
    class="card compare"
    .state=${state}
    .kept=${kept}
    .now=${picture ? { picture, masked } : null}
  ></compare-door>`;
}

/**
 * Where the comparison appears: it is loaded when something is first kept.
 *
 * @element compare-door
 */
export class CompareDoor extends Door {
  /** @override */
  static properties = {
    state: { attribute: false },
    kept: { attribute: false },
    now: { attribute: false },
  };

  constructor() {
    super("tools", () => import("../components/compare-view.js"));
    /** @type {import("./state.js").State} */
    this.state;
    /** @type {Controller["kept"]} */
    this.kept = null;
    /** @type {Controller["kept"]} */
    this.now = null;
  }

  /** @override */
  view() {
    return html`<compare-view
      .state=${this.state}
      .kept=${this.kept}
      .now=${this.now}
    ></compare-view>`;
  }
}

customElements.define("compare-door", CompareDoor);
