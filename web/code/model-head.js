/**
 * One head of a trained model: what it makes of its own queries, keys and
 * values of this sentence. The layers before it are the model's; they would be
 * a script of a million numbers.
 *
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../engine/scene.js").Scene} Scene
 * @typedef {import("./computation.js").Computation} Computation
 * @typedef {import("./computation.js").Step} Step
 */
import { isOff } from "../app/head-places.js";
import { attention, masking, step } from "./computation.js";
import { tolerances } from "./numbers.js";

const NONE = new Float32Array();

/**
 * @param {Picture} picture by a model
 * @param {Uint8Array} masked the cells that may not be attended to
 * @returns {Computation}
 */
export function headComputationOf(picture, masked) {
  const { nQ, nKv, dK, layer, head, scene } = picture;
  const { keyIsQuery, valueIsKey, headsOff, place, window } = scene;
  const isCross = place === "cross";
  const mask = masking(
    {
      ...{ mask: maskOf(scene), window, hideSelf: false, cross: isCross },
      ...{ padding: scene.lastAsPadding, painted: scene.paintedCells },
    },
    nKv,
  );
  const steps = [
    step({ op: "input", name: "Q" }, "query", "wQ"),
    keyIsQuery && !isCross
      ? step({ op: "keyIsQuery" }, "key")
      : step({ op: "input", name: "K" }, "key", "wK"),
    valueIsKey
      ? step({ op: "valueIsKey" }, "value")
      : step({ op: "input", name: "V" }, "value", "wV"),
    ...mask,
    step({ op: "eachHead" }, "heads"),
    ...attention(
      { ...scene, dampFrequent: false },
      mask.length > 0 && { masked, nQ, nKv },
    ),
    step({ op: "endHead" }, "heads"),
    step({ op: "concat" }, "heads"),
    isOff(headsOff, { place, layer, head }) && step({ op: "off" }, "heads"),
  ];
  return {
    ...{ nQ, nKv, dModel: dK, dK, nHeads: 1, head: 0 },
    steps: steps.filter((each) => each !== false),
  };
}

/**
 * The mask that acts: a decoder's own is causal.
 *
 * @param {Scene} scene
 * @returns {Exclude<Scene["mask"], "own">}
 */
function maskOf({ mask, place }) {
  if (mask !== "own") return mask;
  return place === "self" || place === "decoder" ? "causal" : "none";
}

/**
 * @param {Computation} computation
 * @param {Picture} picture
 * @returns {import("./numbers.js").Numbers}
 */
export function headNumbersOf(computation, picture) {
  const { nQ, nKv, query, key, value, weights, headOutput, scene } = picture;
  const none = { data: NONE, shape: [0, 0] };
  return {
    ...{ X: none, Y: none, Q: query, K: key, V: value },
    params: { W_Q: none, W_K: none, W_V: none, W_O: none },
    bias: NONE,
    painted: scene.paintedCells.filter(({ row, col }) => row < nQ && col < nKv),
    weights,
    output: headOutput,
    tolerance: tolerances(computation, [picture], scene),
  };
}
