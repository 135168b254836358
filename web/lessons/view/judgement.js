/** A judgement of the quest in words. */
import { formatPercent } from "../../components/format.js";
import { hasText, t } from "../../i18n/index.js";
import { RELATIONS } from "../relations.js";

/**
 * @param {import("../relations.js").Judgement} judgement
 * @param {{ picture: import("../../components/types.js").Picture, cell: import("../relations.js").Cell }} at
 */
export function saidOf({ kind, peak, label, best }, { picture, cell }) {
  const values = {
    from: picture.tokens[cell.row].text,
    peak: picture.otherTokens[(peak ?? cell).col].text,
    label: label ? labelText(label) : "",
    score: shareOf(label?.score),
    baseline: shareOf(label?.baseline),
  };
  const said = [t(`lesson.quest.${kind}`, values)];
  const isElsewhere =
    best && (best.layer !== picture.layer || best.head !== picture.head);
  if (isElsewhere && ["questioned", "mixed", "unknown"].includes(kind))
    said.push(
      t("lesson.quest.best", {
        ...{ layer: best.layer + 1, head: best.head + 1 },
        score: formatPercent(best.score),
      }),
    );
  return said.join(" ");
}

/** @param {number} [share] */
const shareOf = (share) => (share === undefined ? "–" : formatPercent(share));

/** @param {import("../../app/judged-heads.js").Label} label */
function labelText({ kind, relation, from }) {
  const name = kind === "syntax" ? `${relation}.${from}` : kind;
  if (RELATIONS.some((one) => one === name)) return t(`relation.${name}`);
  const known = hasText(`head.${kind}`) ? t(`head.${kind}`) : kind;
  return relation ? `${known} ${relation}` : known;
}
