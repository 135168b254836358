/** The grader: right answers, named mistakes, and everything else. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { createEngine } from "../../../web/engine/index.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { isSameAnswer } from "../../../web/practice/grader/compare.js";
import {
  answerOf,
  grade,
  prepare,
} from "../../../web/practice/grader/grade.js";

/** @typedef {import("../../../web/practice/grader/grade.js").Task} Task */
/** @typedef {import("../../../web/practice/grader/compare.js").Answer} Answer */

const SEEDS = 300;

/** @type {import("../../../web/engine/index.d.ts").Engine} */
let engine;
before(async () => {
  engine = await createEngine();
});

/**
 * What a person's function that does it this way would return.
 *
 * @param {Answer} answer
 */
function resultOf({ parts, error, message = "" }) {
  if (error)
    return { value: null, error: { type: "ValueError", message, line: 3 } };
  return { value: parts.length > 1 ? parts : parts[0], error: null };
}

/**
 * @param {Task} task
 * @param {number} seed
 * @param {Record<string, string>} change
 */
function gradeChange(task, seed, change) {
  const plan = prepare(task, engine, seed);
  const results = plan.probes.map((probe) =>
    resultOf(answerOf(task, probe, change)),
  );
  return grade(task, plan, results);
}

for (const { name, task } of exercises)
  describe(name, () => {
    const { mistakes } = task;

    test(`on ${SEEDS} seeds the right way agrees with the core, and ${mistakes.length} mistakes differ from it and from each other`, () => {
      for (let seed = 0; seed < SEEDS; seed++) {
        const { probes, rights } = prepare(task, engine, seed);
        const required = probes.filter(({ isExtra }) => !isExtra);
        const right = required.map((probe) => answerOf(task, probe, {}));
        required.forEach((probe, i) => {
          const ofCore = rights[probes.indexOf(probe)];
          assert.ok(
            isSameAnswer(right[i], ofCore),
            `${probe.name}, seed ${seed}`,
          );
        });
        const ways = [
          { name: "right", answers: right },
          ...mistakes.map(({ name: mistake, change }) => ({
            name: mistake,
            answers: required.map((probe) => answerOf(task, probe, change)),
          })),
        ];
        for (const [i, a] of ways.entries())
          for (const b of ways.slice(i + 1))
            assert.ok(
              !a.answers.every((x, at) => isSameAnswer(x, b.answers[at])),
              `${a.name} = ${b.name}, seed ${seed}`,
            );
      }
    });

    test("every mistake is told by its name", () => {
      for (const mistake of mistakes) {
        const { kind, mistakes: found } = gradeChange(task, 7, mistake.change);
        assert.equal(kind, "mistake", mistake.name);
        assert.deepEqual(found, [mistake]);
      }
    });
  });

/** @param {string} name */
const taskOf = (name) =>
  /** @type {Task} */ (exercises.find((one) => one.name === name)?.task);

describe("beyond single mistakes", () => {
  test("two at once are both told", () => {
    const change = { scale: "none", mask: "after" };
    const { kind, mistakes } = gradeChange(taskOf("attention"), 3, change);
    assert.equal(kind, "two mistakes");
    assert.deepEqual(
      mistakes.map((mistake) => mistake.name),
      ["no scale", "mask after softmax"],
    );
  });

  test("masking after softmax and renormalising is right, and told", () => {
    const change = { mask: "after, renormalised" };
    const { kind, notes } = gradeChange(taskOf("attention"), 3, change);
    assert.equal(kind, "right");
    assert.deepEqual(notes, ["mask after softmax, renormalised"]);
    assert.deepEqual(gradeChange(taskOf("attention"), 3, {}).notes, []);
  });

  /** @param {string} name @param {(parts: any[], probe: number) => any} spoil */
  function gradeSpoiled(name, spoil) {
    const task = taskOf(name);
    const plan = prepare(task, engine, 5);
    const results = plan.rights.map(({ parts }, i) => {
      const copies = parts.map(({ data, shape }) => ({
        data: Float64Array.from(data),
        shape,
      }));
      return { value: spoil(copies, i), error: null };
    });
    return grade(task, plan, results);
  }

  test("the output without the weights, another order and more parts will do, and are told", () => {
    /** @type {[string[], (parts: any[]) => any][]} */
    const ways = [
      [[], ([o, w]) => [o, w]],
      [["no weights"], ([o]) => o],
      [["no weights"], ([o]) => [o, null]],
      [["other order"], ([o, w]) => [w, o]],
      [["more parts"], ([o, w]) => [o, w, o]],
    ];
    for (const [notes, spoil] of ways) {
      const verdict = gradeSpoiled("attention", spoil);
      assert.equal(verdict.kind, "right");
      assert.deepEqual(verdict.notes, notes);
    }
  });

  test("a part that is left out is told", () => {
    const left = (/** @type {string} */ parts) => ({
      ...{ key: "left out", values: { parts } },
    });
    const weights = gradeSpoiled("attention", ([, w]) => w);
    assert.deepEqual(weights.finding, left("output"));
    const output = gradeSpoiled("cache", ([o]) => o);
    assert.deepEqual(output.finding, left("keys, values"));
  });

  test("the first property that fails is told", () => {
    const spoiled = (/** @type {(w: Float64Array) => void} */ f) =>
      gradeSpoiled("attention", ([o, w]) => {
        f(w.data);
        return [o, w];
      }).finding;
    assert.deepEqual(
      spoiled((w) => (w[3] = NaN)),
      {
        key: "nan",
        values: { n: 1, row: 0 },
      },
    );
    assert.equal(spoiled((w) => (w[3] = -0.5))?.key, "negative");
    assert.equal(spoiled((w) => (w[0] = 0.5))?.key, "row sum");
    const leak = spoiled((w) => {
      w[0] -= 0.25;
      w[5] += 0.25;
    });
    assert.deepEqual(leak, {
      key: "leak",
      values: { row: 0, column: 5, weight: 0.25 },
    });
    const shape = gradeSpoiled("attention", ([o]) => ({
      ...o,
      shape: [1, ...o.shape],
    }));
    assert.equal(shape.finding?.key, "shape");
    assert.equal(gradeSpoiled("attention", () => null).finding?.key, "nothing");
    const moved = gradeSpoiled("causal", ([o, w], i) => {
      o.data[0] += i;
      return [o, w];
    });
    assert.deepEqual(moved.finding, { key: "moved", values: { row: 0 } });
  });

  test("what is wrong is shown beside what is right", () => {
    const { shown } = gradeChange(taskOf("attention"), 1, {
      softmax: "column",
    });
    assert.equal(shown?.name, "weights");
    assert.deepEqual(shown?.got.shape, [6, 6]);
    assert.deepEqual(shown?.right.shape, [6, 6]);
  });

  test("no rubbish makes the grader fall", () => {
    const rubbish = [
      ...[null, undefined, "text", NaN, -1e308, true, [], [[]], [[1], [2, 3]]],
      ...[{}, { other: "dict" }, [null, null], [{ data: [], shape: [0] }]],
      ...[
        { data: [1], shape: [] },
        { data: [NaN], shape: [1, 1, 1] },
      ],
      ...[
        [1, [2, [3]]],
        new Array(50).fill(0),
        [["a"]],
        { data: [], shape: [0, 5] },
      ],
    ];
    for (const { task } of exercises) {
      const plan = prepare(task, engine, 2);
      for (const value of rubbish) {
        const results = plan.probes.map(() => ({ value, error: null }));
        const { kind } = grade(task, plan, results);
        if (value === true && task.function === "rows_sum_to_one") continue;
        assert.notEqual(kind, "right", `${task.function}: ${value}`);
      }
      const mixed = plan.probes.map((_, i) =>
        i % 2
          ? resultOf({ parts: [], error: true })
          : { value: rubbish[i], error: null },
      );
      assert.notEqual(grade(task, plan, mixed).kind, "right");
    }
  });
});
