import { html } from "lit";
import { Door } from "../app/door.js";

/**
 * Where the numbers of a param appear: what edits them is loaded when they are
 * first shown.
 *
 * @element param-door
 */
export class ParamDoor extends Door {
  /** @override */
  static properties = {
    name: {},
    matrix: { attribute: false },
    edits: { attribute: false },
  };

  constructor() {
    super("tools", () => import("./param-matrix.js"));
    /** @type {import("./param-matrix.js").ParamMatrix["name"]} */
    this.name = "wQ";
    /** @type {import("./types.js").Tensor | null} */
    this.matrix = null;
    /** @type {import("./param-matrix.js").Edit[]} */
    this.edits = [];
  }

  /** @override */
  view() {
    return html`<param-matrix
      name=${this.name}
      .matrix=${this.matrix}
      .edits=${this.edits}
    ></param-matrix>`;
  }
}

customElements.define("param-door", ParamDoor);
