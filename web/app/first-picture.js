/**
 * The picture of the state that the page begins with, as the core made it
 * (core/tools/first-picture.mjs). On a slow network it is there long before the
 * engine, which then makes it anew.
 */
import { loadPacked } from "../engine/files.js";
import { unpackedPicture } from "../engine/picture-file.js";
import { countTokens } from "../engine/tokens.js";
import { headNow, noModels } from "./models.js";
import { sceneOf } from "./scene.js";
import { defaults } from "./state.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../components/types.js").Picture} Picture
 */

const url = new URL("../assets/first-picture.bin.gz", import.meta.url);

/** @returns {Scene} what is asked for before a model has come */
export function firstScene() {
  const head = headNow(defaults(), noModels());
  return sceneOf({ ...defaults(), source: "vectors", ...head }, countTokens);
}

/**
 * @param {Scene} one
 * @param {Scene} other made by sceneOf too
 */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {() => Scene} sceneNow what the page shows, when it is asked
 * @returns {Promise<Picture | null>} null where it shows another scene, or the
 *   file does not come: then the engine's picture is the first
 */
export async function firstPicture(sceneNow) {
  if (!isSame(sceneNow(), firstScene())) return null;
  try {
    const file = await loadPacked("first picture", url, () => {});
    const picture = unpackedPicture(file);
    if (!isSame(sceneNow(), picture.scene)) return null;
    return { ...picture, isStored: true };
  } catch {
    return null;
  }
}
