/**
 * Puts the figures of web/assets/<name>.evaluation.json as tables into
 * web/assets/README.md:
 *
 *   node core/tools/evaluate/table.mjs
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ASSETS = new URL("../../../web/assets/", import.meta.url);
const README = fileURLToPath(new URL("README.md", ASSETS));
const BEGIN = "<!-- evaluation -->";
const END = "<!-- end of evaluation -->";

/**
 * @typedef {{place: string, layer: number, head: number}} Head
 * @typedef {Head & {kind: string, score: number, strongest: number, untrained: number, offset: number}} Pattern
 * @typedef {Head & {relation: string, from: string, cases: number, score: number, untrained: number, offset: number}} Relation
 * @typedef {{name: string, tokens: number, loss: number, untrained: number, words?: number, rareWords?: number, wordLoss?: number}} Text
 * @typedef {Head & {cases: number, at: string, linked: number, linkedUntrained: number, predicted?: number, predictedUntrained?: number}} Pronouns
 * @typedef {{sentences: number, bleu: number, chrf: number}} Translation
 * @typedef {Head & {words: number, at: string, score: number, mean: number, diagonal: number, untrained: number}} Alignment
 * @typedef {{name: string, params: number, vocabulary: number, layers: number, headsPerLayer: number, texts: Text[], patterns: Pattern[], syntax: Relation[], pronouns?: Pronouns, translation?: Translation, alignment?: Alignment}} Evaluation
 */

const percent = (/** @type {number} */ x) => `${(100 * x).toFixed(0)} %`;
const head = (/** @type {Head} */ { place, layer, head: number }) =>
  `${place} ${layer}.${number}`;

/** @param {string[][]} rows the first one is the heading */
const table = ([heading, ...rows]) =>
  [heading, heading.map(() => "---"), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

/** @param {Evaluation} e */
function summary(e) {
  const rows = [["", "score", "untrained", "best head"]];
  for (const t of e.texts) {
    rows.push([
      `loss, ${t.name} (nats a token)`,
      t.loss.toFixed(2),
      t.untrained.toFixed(2),
      "",
    ]);
    if (t.words && t.rareWords && t.wordLoss) {
      const rare = ((100 * t.rareWords) / t.words).toFixed(1);
      rows.push([
        `loss, ${t.name} (nats a word; ${rare} % of them are rare and count as one)`,
        t.wordLoss.toFixed(2),
        "",
        "",
      ]);
    }
  }
  if (e.translation) {
    const { sentences, bleu, chrf } = e.translation;
    rows.push([`BLEU of ${sentences} sentences`, bleu.toFixed(1), "", ""]);
    rows.push(["chrF2", chrf.toFixed(1), "", ""]);
  }
  if (e.alignment) {
    const { score, mean, diagonal, untrained } = e.alignment;
    rows.push([
      `alignment (diagonal: ${percent(diagonal)}, mean of all heads: ${percent(mean)})`,
      percent(score),
      percent(untrained),
      head(e.alignment),
    ]);
  }
  if (e.pronouns) {
    const p = e.pronouns;
    rows.push([
      `pronouns linked, from ${p.at}`,
      percent(p.linked),
      percent(p.linkedUntrained),
      head(p),
    ]);
    if (p.predicted !== undefined && p.predictedUntrained !== undefined) {
      rows.push([
        "pronouns predicted",
        percent(p.predicted),
        percent(p.predictedUntrained),
        "",
      ]);
    }
  }
  return table(rows);
}

/** @param {Evaluation} e */
function patterns(e) {
  const rows = e.patterns.map((p) => [
    `${p.kind} (${p.place})`,
    p.score.toFixed(2),
    percent(p.strongest),
    p.untrained.toFixed(2),
    p.offset ? p.offset.toFixed(2) : "",
    head(p),
  ]);
  return table([
    [
      ...["pattern", "weight, best head", "strongest link there"],
      ...["weight, untrained", "best offset", "which"],
    ],
    ...rows,
  ]);
}

/** @param {Evaluation} e */
function syntax(e) {
  const gain = (/** @type {Relation} */ r) => r.score - r.offset;
  const rows = [...e.syntax]
    .sort((a, b) => gain(b) - gain(a))
    .map((r) => [
      `${r.relation}, from the ${r.from}`,
      `${r.cases}`,
      percent(r.score),
      percent(r.offset),
      percent(r.untrained),
      (100 * gain(r)).toFixed(0),
      head(r),
    ]);
  const names = ["relation", "cases", "best head", "best offset"];
  return table([[...names, "untrained", "gain (points)", "which"], ...rows]);
}

/** @param {Evaluation} e */
function chapter(e) {
  return `### ${e.name}: what its heads do

${e.params.toLocaleString("en")} params, ${e.layers} layers × ${e.headsPerLayer} heads, ${e.vocabulary.toLocaleString("en")} pieces. Held-out text; heads are place layer.head, counted from 0; what is measured stands in core/tools/evaluate/README.md.

${summary(e)}

${patterns(e)}

Syntax (English EWT): how often the strongest link is the gold one.

${syntax(e)}
`;
}

const chapters = ["writer", "translator"]
  .map((name) => new URL(`${name}.evaluation.json`, ASSETS))
  .filter((url) => existsSync(url))
  .map((url) => chapter(JSON.parse(readFileSync(url, "utf8"))));
const old = readFileSync(README, "utf8");
const [before, behind = ""] = old.split(BEGIN);
const after = behind.split(END)[1] ?? "\n";
const tables = `${BEGIN}\n\n${chapters.join("\n")}\n${END}`;
writeFileSync(README, `${before.trimEnd()}\n\n${tables}${after}`);
