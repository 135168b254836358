import { t } from "../i18n/index.js";

/**
 * What there is to say of a link or a file that was read, or "".
 *
 * @param {import("./link.js").Reading} reading
 */
export function noticeOf({ trouble, isFile, fields, nTaken }) {
  if (nTaken !== undefined) return t("notice.file.progress", { n: nTaken });
  if (!trouble) return "";
  return t(`notice.${isFile ? "file." : ""}${trouble}`, listed(fields));
}

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
