/**
 * A text as it stands in HTML or XML, also within quotes.
 *
 * @param {string} text
 */
export const escapeMarkup = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
