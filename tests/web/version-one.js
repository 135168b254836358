import { defaults } from "../../web/app/state.js";

/**
 * The state that a link of version 1 means when it says nothing: the page began
 * with word vectors.
 *
 * @returns {import("../../web/app/state.js").State}
 */
export const versionOne = () => ({
  ...defaults(),
  source: "vectors",
  text: "The boat drifted to the bank of the river.",
  layer: 0,
  selected: { row: 5, col: 8 },
});
