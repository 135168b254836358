/**
 * What the components read of the engine's picture, by short names.
 *
 * @typedef {import("../engine/index.js").Tensor} Tensor
 * @typedef {import("../engine/scene.js").Token} Token
 * @typedef {import("../engine/scene.js").Picture} Picture
 */
export {};
