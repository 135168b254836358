import { together } from "./together.js";

/**
 * The words of the sheet that exports, which are loaded with it.
 *
 * @type {import("./index.js").PartLoaders}
 */
export const exportTexts = {
  en: () => together(import("./en-export.js")),
  zh: () => together(import("./zh-export.js")),
  es: () => together(import("./es-export.js")),
  fr: () => together(import("./fr-export.js")),
  de: () => together(import("./de-export.js")),
};
