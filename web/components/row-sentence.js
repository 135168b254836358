import { t } from "../i18n/index.js";
import { isolated } from "./draw/text.js";
import { formatPercent } from "./format.js";

/** Links weaker than this are not worth a word, except the strongest. */
const LEAST_TOLD = 0.05;
const MOST_TOLD = 3;

/**
 * “it” takes 43 % from “animal”, 21 % from itself.
 *
 * @param {import("./types.js").Picture} picture
 * @param {number} row
 * @param {{ col: number, weight: number }[]} shares largest first
 */
export function rowSentence(picture, row, shares) {
  const token = quoted(picture.tokens, row);
  if (shares.length === 0) return t("row.nothing", { token });
  const itself = picture.tokens === picture.otherTokens ? row : -1;
  const told = shares
    .slice(0, MOST_TOLD)
    .filter(({ weight }, i) => i === 0 || weight >= LEAST_TOLD);
  const [first, ...others] = told.map(({ col, weight }) => {
    const percent = formatPercent(weight);
    return col === itself
      ? t("row.share.itself", { percent })
      : t("row.share", { percent, from: quoted(picture.otherTokens, col) });
  });
  const list = others.reduce(
    (all, share) => t("row.share.next", { all, share }),
    first,
  );
  return t("row.sentence", { token, list });
}

/**
 * The token in quotation marks, with its position if the text has it twice.
 *
 * @param {import("./types.js").Token[]} tokens
 * @param {number} index
 */
function quoted(tokens, index) {
  const { text } = tokens[index];
  const twice = tokens.some((other, i) => i !== index && other.text === text);
  const key = twice ? "row.token.nth" : "row.token";
  return t(key, { text: isolated(text), at: index + 1 });
}
