/**
 * Makes the texts that the checkpoints are trained and judged on (README.md):
 *
 *   node core/tools/train-data/make.mjs FOLDER_OF_TALES FRA_ENG_ZIP OUTPUT_FOLDER
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { genderedSentences } from "./genders.mjs";
import { readPairs, shareOf, translatorLines } from "./pairs.mjs";
import { testLines, trainLines } from "./pronouns.mjs";
import { readTales, words } from "./tales.mjs";

const [tales, pairs, output] = process.argv.slice(2);
if (!output) {
  console.error(
    "usage: node make.mjs FOLDER_OF_TALES FRA_ENG_ZIP OUTPUT_FOLDER",
  );
  process.exit(2);
}
mkdirSync(output, { recursive: true });

/** @param {string} name @param {string[]} lines */
function write(name, lines) {
  const text = lines.map((line) => `${line}\n`).join("");
  writeFileSync(join(output, name), text);
  console.log(
    `${name}: ${lines.length} lines, ${words(text).length} words, ${Buffer.byteLength(text)} bytes`,
  );
}

const { train, valid } = readTales(tales);
write("writer.tales.train.txt", train);
write("writer.tales.valid.txt", valid);

const sentencePairs = readPairs(pairs);
const english = sentencePairs.map((pair) => pair.english);
// The writer does not see the translator's test either.
const trained = english.filter((text) => shareOf(text) === "train");
write("writer.sentences.train.txt", trained);
write("writer.people.train.txt", genderedSentences([...trained, ...train]));
write(
  "writer.sentences.valid.txt",
  english.filter((text) => shareOf(text) !== "train"),
);

const lines = translatorLines(sentencePairs);
write("translator.train.tsv", lines.train);
write("translator.valid.tsv", lines.valid);
write("translator.test.tsv", lines.test);

write("pronouns.train.txt", trainLines());
write("pronouns.test.tsv", testLines());
