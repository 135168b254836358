import { t } from "../i18n/index.js";

/**
 * What there is to say of a link or a file that was read, or "".
 *
 * @param {import("./link.js").Reading} reading
 */
export function noticeOf({ trouble, isFile, fields, taken }) {
  if (taken)
    return (
      t("notice.file.progress", { n: taken.lessons }) + bothText(taken.both)
    );
  if (!trouble) return "";
  return t(`notice.${isFile ? "file." : ""}${trouble}`, listed(fields));
}

/**
 * What became of code that was here and, another one, in a file.
 *
 * @param {number} n of how many exercises
 */
export const bothText = (n) =>
  n > 0 ? ` ${t("notice.file.both", { n })}` : "";

/**
 * The names of damaged fields, as far as a message has room; they come from
 * outside, so they may be anything.
 *
 * @param {string[]} fields
 */
function listed(fields) {
  const names = fields.slice(0, 4).map((name) => name.slice(0, 24) || "?");
  return { fields: names.join(", ") + (fields.length > 4 ? "…" : "") };
}
