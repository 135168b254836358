/**
 * The words of the embed dialog, which are loaded with it.
 *
 * @type {import("./index.js").PartLoaders}
 */
export const embedTexts = {
  en: () => import("./en-embed.js").then(({ embed }) => embed),
  zh: () => import("./zh-embed.js").then(({ embed }) => embed),
  es: () => import("./es-embed.js").then(({ embed }) => embed),
  fr: () => import("./fr-embed.js").then(({ embed }) => embed),
  de: () => import("./de-embed.js").then(({ embed }) => embed),
};
