/**
 * The words of the lessons, which are loaded with them.
 *
 * @type {import("./index.js").PartLoaders}
 */
export const lessonTexts = {
  en: () => import("./en-lessons.js").then(({ lessons }) => lessons),
  zh: () => import("./zh-lessons.js").then(({ lessons }) => lessons),
  es: () => import("./es-lessons.js").then(({ lessons }) => lessons),
  fr: () => import("./fr-lessons.js").then(({ lessons }) => lessons),
  de: () => import("./de-lessons.js").then(({ lessons }) => lessons),
};
