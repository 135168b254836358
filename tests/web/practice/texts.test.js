// Every exercise, test input, mistake and finding has its words, and there are
// no others.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { LANGUAGE_NAMES, setLanguage } from "../../../web/i18n/index.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { notebook } from "../../../web/practice/exercises/notebook.js";
import {
  changedText,
  commented,
  exerciseTexts,
  findingText,
  loadTexts,
  mistakeName,
  mistakeText,
  noteText,
  probeName,
  wordsOf,
} from "../../../web/practice/texts/index.js";

await loadTexts();
after(() => setLanguage("en"));

const english = await exerciseTexts.en();
const codes = [...exercises, notebook].flatMap(({ starter, solution }) => [
  ...Object.values(starter),
  ...Object.values(solution),
]);

/** What is said of right answers in each exercise. */
const general = ["no weights", "other order", "more parts", "inputs changed"];

/** Comments that are code, switched off. */
const switchedOff = ["print(largest_weights(Q, K))"];

/** The keys of what the grader finds. */
const found = ["grade.js", "properties.js"].flatMap((file) => {
  const url = new URL(`../../../web/practice/grader/${file}`, import.meta.url);
  return Array.from(
    readFileSync(url, "utf8").matchAll(/key: "([^"]+)"/g),
    ([, key]) => key,
  );
});

const comments = [...exercises, notebook].flatMap(({ starter, solution }) =>
  [starter, solution].flatMap(({ python, javascript }) => [
    ...Array.from(python.matchAll(/# (.+)$/gm), ([, comment]) => comment),
    ...Array.from(
      javascript.matchAll(/\/\/ (.+)$/gm),
      ([, comment]) => comment,
    ),
  ]),
);

/** @param {string} name @param {string} key */
const ownOrShared = (name, key) =>
  `exercise.${name}.${key}` in english
    ? `exercise.${name}.${key}`
    : `exercise.${key}`;

/** @param {(typeof exercises)[number]} exercise */
function keysOf({ name, task }) {
  const probes = task.probes(1).map((probe) => `exercise.probe.${probe.name}`);
  const notes = (task.notes ?? []).map((note) =>
    ownOrShared(name, `note.${note.name}`),
  );
  const mistakes = task.mistakes.flatMap((mistake) => {
    const words = mistake.of ?? mistake.name;
    return [
      `exercise.mistake.${words}`,
      ownOrShared(name, `mistake.${words}.text`),
    ];
  });
  const hints = [1, 2, 3].map((n) => `exercise.${name}.hint.${n}`);
  return [...hints, ...probes, ...notes, ...mistakes];
}

test("the exercises have words for everything, and for nothing else", () => {
  const wanted = new Set([
    ...[...exercises, notebook].flatMap(({ name }) => [
      ...[`exercise.${name}.title`, `exercise.${name}.text`],
    ]),
    ...exercises.flatMap(keysOf),
    ...found.map((key) => `exercise.finding.${key}`),
    ...comments
      .filter((comment) => !switchedOff.includes(comment))
      .map((comment) => `exercise.comment.${comment}`),
    ...general.map((note) => `exercise.note.${note}`),
    "exercise.filled",
  ]);
  const ofExercises = /** @param {string} key */ (key) =>
    key.startsWith("exercise.");
  assert.deepEqual(
    Object.keys(english).filter(ofExercises).sort(),
    [...wanted].sort(),
  );
});

for (const language of LANGUAGE_NAMES)
  test(`what a person reads in ${language} has no holes`, async () => {
    await setLanguage(language);
    const values = { n: 2, row: 1, column: 3, sum: 0.5, least: -1, weight: 1 };
    const shapes = { got: "(2, 3)", right: "(3, 2)", type: "dict" };
    const called = { name: "attention", at: 3, factor: 2, parts: "keys" };
    const [first] = exercises[0].task.probes(1);
    const texts = [
      ...found.map((key) =>
        findingText({
          key,
          values: { ...values, ...shapes, ...called, probe: first.name },
        }),
      ),
      ...general.slice(0, 3).map((note) => noteText("attention", note)),
      changedText(exercises[1], [0, 3]),
      ...exercises.flatMap((exercise) => {
        const { name, task } = exercise;
        const { title, text, hints } = wordsOf(exercise);
        assert.equal(hints.length, 3);
        return [
          ...[title, text, ...hints],
          ...task.probes(1).map((probe) => probeName(probe.name)),
          ...(task.notes ?? []).map((note) => noteText(name, note.name)),
          ...task.mistakes.flatMap((mistake) => [
            ...[mistakeName(mistake), mistakeText(name, mistake)],
          ]),
        ];
      }),
    ];
    for (const text of texts) assert.doesNotMatch(text, /\{\w+\}|undefined/);
    const names = exercises.flatMap(({ task }) => task.mistakes);
    assert.equal(
      new Set(names.map(mistakeName)).size,
      new Set(names.map(({ name }) => name)).size,
      "two mistakes have one name",
    );
    for (const code of codes) {
      const translated = commented(code);
      assert.equal(
        translated.replaceAll(/(#|\/\/) .+$/gm, ""),
        code.replaceAll(/(#|\/\/) .+$/gm, ""),
        "only comments change",
      );
    }
  });

test("a teacher's words stand in place of the page's", () => {
  const [exercise] = exercises;
  const said = { title: "Week 3", hints: ["Rows or columns?"] };
  const words = wordsOf({ ...exercise, said });
  assert.equal(words.title, "Week 3");
  assert.deepEqual(words.hints, ["Rows or columns?"]);
  assert.equal(words.text, wordsOf(exercise).text);
});
