/**
 * The trained models of the page: which the state needs, and how far each has
 * come.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./errors.js").Trouble} Trouble
 * @typedef {import("../engine/playground-service.js").ModelName} ModelName
 * @typedef {import("../engine/model-scene.js").ModelInfo} ModelInfo
 *
 * @typedef {object} ModelStatus
 * @property {"absent" | "loading" | "ready" | "failed"} status
 * @property {number} share of the file that has arrived, 0 to 1
 * @property {ModelInfo | null} info when it is ready
 * @property {Trouble | null} trouble when it has failed
 *
 * @typedef {Record<ModelName, ModelStatus>} Models
 */
import { troubleOf } from "./errors.js";

/** @type {ModelStatus} */
const ABSENT = { status: "absent", share: 0, info: null, trouble: null };

/** @returns {Models} */
export function noModels() {
  return { writer: ABSENT, translator: ABSENT };
}

/**
 * @param {State["source"]} source
 * @returns {ModelName | null} the model that it needs
 */
export function modelOf(source) {
  if (source === "vectors") return null;
  return source === "translator" ? "translator" : "writer";
}

/**
 * What can be shown now: word vectors, until the model has arrived.
 *
 * @param {State["source"]} source
 * @param {Models} models
 * @returns {State["source"]}
 */
export function sourceNow(source, models) {
  const model = modelOf(source);
  return model && models[model].status !== "ready" ? "vectors" : source;
}

/**
 * @param {State["source"]} source
 * @param {Models} models
 * @returns {ModelInfo | null}
 */
export function infoOf(source, models) {
  const model = modelOf(source);
  return model && models[model].info;
}

/**
 * The chosen head, or the last one where a model has fewer: a link may be of
 * another model.
 *
 * @param {State} state
 * @param {ModelInfo | null} info
 * @returns {Pick<State, "layer" | "head">}
 */
export function headWithin({ layer, head }, info) {
  if (!info) return { layer, head };
  return {
    layer: Math.min(layer, info.nLayers - 1),
    head: Math.min(head, info.nHeads - 1),
  };
}

/**
 * Loads a model and tells of each step.
 *
 * @param {import("../engine/playground-client.js").PlaygroundClient} playground
 * @param {ModelName} name
 * @param {(status: ModelStatus) => void} onStatus
 */
export async function loadModel(playground, name, onStatus) {
  onStatus({ ...ABSENT, status: "loading" });
  try {
    const info = await playground.loadModel(name, ({ loaded, total }) =>
      onStatus({
        ...ABSENT,
        status: "loading",
        share: total > 0 ? loaded / total : 0,
      }),
    );
    if (info) onStatus({ ...ABSENT, status: "ready", share: 1, info });
  } catch (error) {
    onStatus({ ...ABSENT, status: "failed", trouble: troubleOf(error) });
  }
}
