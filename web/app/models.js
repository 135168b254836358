/**
 * The trained models of the page: which the state needs, and how far each has
 * come.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./errors.js").Trouble} Trouble
 * @typedef {import("../engine/playground-service.js").ModelName} ModelName
 * @typedef {import("../engine/model-scene.js").ModelInfo} ModelInfo
 * @typedef {import("./judged-heads.js").Evaluation} Evaluation
 *
 * @typedef {object} ModelStatus
 * @property {"absent" | "loading" | "ready" | "failed"} status
 * @property {number} share of the file that has arrived, 0 to 1
 * @property {ModelInfo | null} info when it is ready
 * @property {Evaluation | null} evaluation of its heads, if there is one
 * @property {Trouble | null} trouble when it has failed
 *
 * @typedef {Record<ModelName, ModelStatus>} Models
 */
import { troubleOf } from "./errors.js";
import { featuredHead } from "./judged-heads.js";

/** @type {ModelStatus} */
const ABSENT = {
  status: "absent",
  ...{ share: 0, info: null, evaluation: null, trouble: null },
};

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
 * The chosen head; where none was chosen one that does something that can be
 * seen; the last one where a model has fewer: a link may be of another model.
 *
 * @param {State} state
 * @param {Models} models
 * @returns {{ layer: number, head: number }} of what can be shown now
 */
export function headNow(state, models) {
  const model = modelOf(sourceNow(state.source, models));
  const { info = null, evaluation = null } = model ? models[model] : {};
  if (!info) return { layer: 0, head: Math.min(state.head, state.nHeads - 1) };
  const { layer, head } =
    state.layer === null
      ? featuredHead(evaluation, state.place)
      : { layer: state.layer, head: state.head };
  return {
    layer: Math.min(layer, info.nLayers - 1),
    head: Math.min(head, info.nHeads - 1),
  };
}

/**
 * Loads a model, with what was measured of its heads, and tells of each step.
 *
 * @param {import("../engine/playground-client.js").PlaygroundClient} playground
 * @param {ModelName} name
 * @param {(status: ModelStatus) => void} onStatus
 * @param {(name: ModelName) => Promise<Evaluation | null>} loadEvaluation
 */
export async function loadModel(playground, name, onStatus, loadEvaluation) {
  onStatus({ ...ABSENT, status: "loading" });
  try {
    const judged = loadEvaluation(name);
    const info = await playground.loadModel(name, ({ loaded, total }) =>
      onStatus({
        ...ABSENT,
        status: "loading",
        share: total > 0 ? loaded / total : 0,
      }),
    );
    const evaluation = await judged;
    const ready = { status: /** @type {const} */ ("ready"), share: 1 };
    if (info) onStatus({ ...ABSENT, ...ready, info, evaluation });
  } catch (error) {
    onStatus({ ...ABSENT, status: "failed", trouble: troubleOf(error) });
  }
}
