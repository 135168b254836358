// The lessons, done with the real core: what they watch for is seen, and what
// they hold to be right is what the core computes.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { sceneOf } from "../../../web/app/scene.js";
import { withPatch } from "../../../web/app/state.js";
import { versionOne } from "../version-one.js";
import { createPlayground } from "../../../web/engine/playground.js";
import { countTokens } from "../../../web/engine/tokens.js";
import { en } from "../../../web/i18n/en.js";
import { lessons as texts } from "../../../web/i18n/en-lessons.js";
import { lessons } from "../../../web/lessons/course/index.js";
import {
  isRightNumber,
  isSeen,
  settingUp,
  watch,
} from "../../../web/lessons/lesson.js";
import { exercises } from "../../../web/practice/exercises/index.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/lessons/lesson.js").Lesson} Lesson */

const playground = await createPlayground({});
after(() => playground.dispose());

/** @param {State} state */
async function pictureOf(state) {
  const picture = await playground.show(sceneOf(state, countTokens));
  return picture ?? assert.fail("no picture");
}

/** @param {string} name */
const lessonOf = (name) =>
  lessons.find((lesson) => lesson.name === name) ?? assert.fail(name);

/** What becomes of a page on which a lesson is done. */
class Desk {
  /** @type {import("../../../web/lessons/lesson.js").Taken} */
  taken = {};
  state = versionOne();

  /** @param {Lesson} lesson */
  constructor(lesson) {
    this.lesson = lesson;
  }

  /** @param {Partial<State>} patch */
  async set(patch) {
    this.state = withPatch(this.state, patch);
    this.picture = await pictureOf(this.state);
    this.taken = watch(this.lesson, this.taken, this.picture);
    return this;
  }

  async doAll() {
    await this.set(settingUp(this.lesson.start));
    for (const { patch } of this.lesson.steps) await this.set(patch);
    return this;
  }

  found() {
    const { state, picture, taken } = this;
    const { question } = this.lesson;
    if (question.kind !== "act" || !picture) return null;
    return question.find({ state, picture, taken });
  }
}

/** What the core makes of each experiment of the course. */
const expected = {
  ...{ direct: "same", "query-key-value": "output", scale: "sharper" },
  ...{ softmax: "columns", masks: "last", heads: "differ", cross: "first" },
  ...{ cost: "four", projections: "itself" },
};

for (const lesson of lessons)
  describe(lesson.name, () => {
    test("its steps are seen one after the other, and the core decides", async () => {
      const desk = new Desk(lesson);
      await desk.set(settingUp(lesson.start));
      assert.deepEqual(Object.keys(desk.taken), [lesson.steps[0].name]);
      await desk.doAll();
      assert.ok(isSeen(lesson, desk.taken));
      const { option, values } = lesson.outcome(desk.taken);
      assert.equal(option, expected[/** @type {"direct"} */ (lesson.name)]);
      const holes = `${texts[`lesson.${lesson.name}.seen`]}`.match(
        /\w+(?=\})/g,
      );
      for (const hole of holes ?? []) assert.ok(hole in values, hole);
    });

    test("it has every text, and nothing that is not there", () => {
      const { question, options, steps } = lesson;
      const keys = [
        ...["title", "text", "predict", "seen", "question"],
        ...["explain", "model"],
        ...options.map((option) => `option.${option}`),
        ...steps.map(({ name }) => `step.${name}`),
        ...(question.kind === "number" ? ["right", "wrong"] : []),
        ...(question.kind === "act" ? ["found", "right"] : []),
        ...("patch" in question ? ["begin"] : []),
      ];
      const prefix = `lesson.${lesson.name}.`;
      const present = Object.keys(texts).filter((key) =>
        key.startsWith(prefix),
      );
      assert.deepEqual(present.sort(), keys.map((key) => prefix + key).sort());
      for (const name of lesson.exercises) {
        assert.ok(exercises.some((exercise) => exercise.name === name));
        assert.ok(`lesson.exercise.${name}` in texts);
      }
      for (const name of lesson.experiments)
        assert.ok(`lesson.experiment.${name}` in texts, name);
    });
  });

describe("questions answered by a number", () => {
  /** @type {[string, string, string][]} lesson, right, wrong */
  const answers = [
    ["direct", "17", "16"],
    ["scale", "9.8", "9.6"],
    ["masks", "36", "35"],
    ["cost", "67", "268"],
  ];
  for (const [name, right, wrong] of answers)
    test(`${name}: ${right}, not ${wrong}`, async () => {
      const lesson = lessonOf(name);
      const { question } = lesson;
      const { taken, picture } = await new Desk(lesson).doAll();
      assert.ok(question.kind === "number" && picture);
      const value = question.right(taken, picture) ?? assert.fail("no answer");
      assert.ok(isRightNumber(question, right, value));
      assert.ok(isRightNumber(question, ` ${right.replace(".", ",")} `, value));
      for (const typed of [wrong, "", " ", "many", `-${right}`, "NaN", "1e999"])
        assert.ok(!isRightNumber(question, typed, value), typed);
    });

  test("what is right follows the page", async () => {
    const lesson = lessonOf("masks");
    const { question } = lesson;
    const desk = await new Desk(lesson).doAll();
    await desk.set({ text: "one two three four" });
    assert.ok(question.kind === "number" && desk.picture);
    assert.equal(question.right(desk.taken, desk.picture), 6);
    await desk.set({ mask: "none" });
    assert.equal(question.right(desk.taken, desk.picture), null);
  });
});

describe("questions answered on the page", () => {
  test("a number of W_V changes the output alone, one of W_Q does not", async () => {
    const desk = await new Desk(lessonOf("query-key-value")).doAll();
    assert.equal(desk.found(), null);
    await desk.set({ valueIsKey: false });
    const edit = { row: 3, col: 4, value: 5 };
    await desk.set({ edits: [{ ...edit, param: "wQ" }] });
    assert.equal(desk.found()?.isRight, false);
    await desk.set({ edits: [{ ...edit, param: "wV" }] });
    assert.equal(desk.found()?.isRight, true);
    await desk.set({ text: "Another sentence." });
    assert.equal(desk.found(), null);
  });

  test("the row that takes most with softmax over columns", async () => {
    const desk = await new Desk(lessonOf("softmax")).doAll();
    const sums = Array.from(desk.picture?.rowSums.data ?? []);
    const row = sums.indexOf(Math.max(...sums));
    await desk.set({ selected: { row, col: 2 } });
    assert.equal(desk.found()?.isRight, true);
    await desk.set({
      selected: { row: sums.indexOf(Math.min(...sums)), col: 2 },
    });
    assert.equal(desk.found()?.isRight, false);
    await desk.set({ softmaxAxis: "rows" });
    assert.equal(desk.found(), null);
  });

  test("a clear partner in a sentence of one's own", async () => {
    const desk = await new Desk(lessonOf("cross")).doAll();
    assert.equal(desk.found()?.isRight, false); // clear, but the sentence given
    await desk.set({
      otherText: "He sold an old automobile.",
      selected: { row: 5, col: 4 },
    });
    assert.equal(desk.found()?.isRight, true);
    await desk.set({ selected: { row: 5, col: 0 } });
    assert.equal(desk.found()?.isRight, false);
  });

  test("equal scores, unequal weights", async () => {
    const desk = await new Desk(lessonOf("projections")).doAll();
    await desk.set({ hideSelf: true });
    const pairs = [];
    for (let row = 0; row < 10; row++)
      for (let col = 0; col < row; col++) {
        await desk.set({ selected: { row, col } });
        const found = desk.found();
        assert.equal(found?.values.score, found?.values.scoreBack);
        if (found?.isRight) pairs.push([row, col]);
      }
    assert.ok(pairs.length > 0 && pairs.length < 45);
  });
});

test("a step is not seen where something else was changed as well", async () => {
  const desk = new Desk(lessonOf("scale"));
  await desk.set(settingUp(desk.lesson.start));
  await desk.set({ scaled: false, text: "Something else." });
  assert.deepEqual(Object.keys(desk.taken), ["with"]);
});

test("the texts of the page and of the lessons have no key in common", () => {
  assert.deepEqual(
    Object.keys(texts).filter((key) => key in en),
    [],
  );
});
