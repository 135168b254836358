import { together } from "./together.js";

/**
 * The words of the experiments, which are loaded with them.
 *
 * @type {import("./index.js").PartLoaders}
 */
export const experimentTexts = {
  en: () =>
    together(
      import("./en-experiments.js"),
      import("./en-training.js"),
      import("./en-measures.js"),
      import("./en-mistakes.js"),
    ),
  zh: () =>
    together(
      import("./zh-experiments.js"),
      import("./zh-training.js"),
      import("./zh-measures.js"),
      import("./zh-mistakes.js"),
    ),
  es: () =>
    together(
      import("./es-experiments.js"),
      import("./es-training.js"),
      import("./es-measures.js"),
      import("./es-mistakes.js"),
    ),
  fr: () =>
    together(
      import("./fr-experiments.js"),
      import("./fr-training.js"),
      import("./fr-measures.js"),
      import("./fr-mistakes.js"),
    ),
  de: () =>
    together(
      import("./de-experiments.js"),
      import("./de-training.js"),
      import("./de-measures.js"),
      import("./de-mistakes.js"),
    ),
};
