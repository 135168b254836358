// What scenes of word vectors and of models have in common.
import { enumValue } from "./arguments.js";
import { invalid } from "./errors.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./scene.js").Scene} Scene
 */

/** Lone halves of a surrogate pair, which have no UTF-8. */
const halves = /\p{Cs}/gu;

/** @param {string} text */
export function wellFormed(text) {
  return text.replace(halves, "\uFFFD");
}

/**
 * @param {string} name
 * @param {unknown} text
 * @returns {string}
 */
export function textIn(name, text) {
  if (typeof text !== "string") throw invalid(name, text, "must be text");
  return text;
}

/**
 * @param {Module} module
 * @param {Scene} scene
 */
export function softmaxOf(module, { softmaxAxis, subtractMax, temperature }) {
  return {
    axis: enumValue(module.SoftmaxAxis, "softmax axis", softmaxAxis),
    stable: Boolean(subtractMax),
    temperature: Number(temperature),
  };
}
