/** @type {import("../../i18n/index.js").Texts} */
export const exercises = {};
