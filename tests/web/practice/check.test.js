/** Exercises as a person meets them: Python code in, a verdict out. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createEngine } from "../../../web/engine/index.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { check as checkCode } from "../../../web/practice/grader/check.js";
import { createJavaScript } from "../../../web/practice/javascript/client.js";
import { createPython } from "../../../web/practice/python/client.js";
import {
  changedText,
  findingText,
  loadTexts,
} from "../../../web/practice/texts/index.js";
import { randomFrom } from "../random.js";
import { solutions } from "./solutions.js";
import { returned, unnamed, wrongs } from "./wrongs.js";

/** @type {import("../../../web/engine/index.d.ts").Engine} */
let engine;
const python = createPython();
before(async () => {
  engine = await createEngine();
  await loadTexts();
});
const javascript = createJavaScript();
after(() => {
  python.dispose();
  javascript.dispose();
});

/**
 * @param {string} name
 * @param {string} code
 * @param {import("../../../web/practice/runner/runner.js").Runner} [runner]
 */
function check(name, code, runner = python) {
  const exercise = exercises.find((one) => one.name === name);
  if (!exercise) throw new Error(`no exercise ${name}`);
  return checkCode({
    ...{ runner, engine, code, seed: 11 },
    task: exercise.task,
  });
}

describe("right", () => {
  for (const { name, solution } of exercises)
    test(`${name}: the model solution`, async () => {
      const { run, verdict } = await check(name, solution.python);
      assert.equal(run.error, null);
      assert.equal(verdict?.kind, "right", JSON.stringify(verdict));
    });

  for (const [name, how, code] of solutions)
    test(`${name}: ${how}`, async () => {
      const { run, verdict } = await check(name, code);
      assert.equal(run.error, null);
      assert.equal(verdict?.kind, "right", JSON.stringify(verdict));
    });
});

describe("wrong", () => {
  for (const [name, mistakes, code] of wrongs)
    test(`${name}: ${mistakes.join(", ")}`, async () => {
      const { run, verdict } = await check(name, code);
      assert.equal(run.error, null);
      assert.deepEqual(
        verdict?.mistakes.map((mistake) => mistake.name),
        mistakes,
        JSON.stringify({ ...verdict, shown: null }),
      );
    });

  for (const [name, [from, to], key] of unnamed)
    test(`${name}: ${to} for ${from}: ${key}`, async () => {
      const exercise = exercises.find((one) => one.name === name);
      const right = exercise?.solution.python ?? "";
      assert.ok(right.includes(from));
      const { verdict } = await check(name, right.replace(from, to));
      assert.ok(verdict);
      const { kind, mistakes, finding, notes } = verdict;
      assert.deepEqual(mistakes, []);
      assert.equal(finding?.key ?? notes[0] ?? kind, key);
      if (finding) assert.ok(findingText(finding));
    });

  for (const { name, starter } of exercises)
    test(`${name}: the code to begin with`, async () => {
      const { run, verdict } = await check(name, starter.python);
      assert.equal(run.error, null);
      assert.equal(verdict?.kind, "error");
      assert.equal(verdict?.error?.type, "NameError");
    });

  const changed = `
import numpy as np
def changed(f, x):
    x = x if isinstance(x, tuple) else (x,)
    return tuple([f(np.asarray(part)) for part in x]) if len(x) > 1 else f(np.asarray(x[0]))
`;
  for (const { name, solution, task } of exercises)
    test(`${name}: what comes back in place of the right array`, async () => {
      const head = `${solution.python}\nright = ${task.function}\n${changed}`;
      for (const [what, body, key] of returned) {
        const own = `def ${task.function}(*args):\n    ${body}\n`;
        const { run, verdict } = await check(name, head + own);
        assert.equal(run.error, null, what);
        const isSingle = name === "rows" && key === "shape";
        const wanted = isSingle ? "no single value" : key;
        assert.equal(verdict?.finding?.key, wanted, what);
        if (verdict.finding) assert.ok(findingText(verdict.finding));
      }
    });

  test("a function of another name, and one that never ends", async () => {
    const { solution } = exercises[1];
    const other = solution.python.replace("def attention", "def Attention");
    const { verdict } = await check("attention", other);
    assert.deepEqual(verdict?.finding, {
      ...{ key: "no function", values: { name: "attention" } },
    });
    const endless = "def attention(*args): return attention(*args)";
    const { error } = (await check("attention", endless)).verdict ?? {};
    assert.equal(error?.type, "RecursionError");
    assert.equal(error?.line, 1);
  });

  test("code that fails by itself has no verdict, but its error with the line", async () => {
    const { run, verdict } = await check("softmax", "\n\nnonsense(");
    assert.equal(verdict, null);
    assert.equal(run.error?.type, "SyntaxError");
  });

  test("code that was damaged at random is graded, whatever it does", async () => {
    const random = randomFrom(5);
    const { solution } = exercises[1];
    for (let i = 0; i < 12; i++) {
      const at = Math.floor(random() * solution.python.length);
      const n = 1 + Math.floor(random() * 6);
      const code = solution.python.slice(0, at) + solution.python.slice(at + n);
      const { run, verdict } = await check("attention", code);
      assert.ok(run.error !== null || verdict !== null, code);
      if (verdict?.finding) assert.ok(findingText(verdict.finding));
    }
  });
});

describe("inputs that a function changes", () => {
  /** @param {string} name */
  const solutionOf = (name) =>
    /** @type {import("../../../web/practice/exercises/index.js").Exercise} */ (
      exercises.find((one) => one.name === name)
    );

  /** @type {[string, "python" | "javascript", string, number[]][]} first lines of the function */
  const damaging = [
    ["attention", "python", "Q *= 2", [0]],
    ["attention", "python", "K = K + 0; V = V.copy(); K *= 2; K /= 2", []],
    ["attention", "python", "if mask is not None: mask[0, 0] = False", [3]],
    ["softmax", "python", "scores -= scores.max(axis=-1, keepdims=True)", [0]],
    [
      "softmax",
      "python",
      "np.subtract(scores, scores.max(axis=-1, keepdims=True), out=scores)",
      [0],
    ],
    ["softmax", "python", "scores.T[0] += 0.5", [0]],
    ["cache", "python", "keys *= 2", []],
    ["softmax", "javascript", "for (const row of scores) row.reverse();", [0]],
    ["softmax", "javascript", "scores.push(scores.pop().slice());", []],
    ["cache", "javascript", "keys.push(k); keys = keys.slice(0, -1);", []],
  ];
  for (const [name, language, lines, changed] of damaging)
    test(`${name}, ${language}: ${lines}`, async () => {
      const exercise = solutionOf(name);
      const code = exercise.solution[language].replace(
        language === "python" ? /def .*:\n/ : /function .*\{\n/,
        (head) => `${head}    ${lines}\n`,
      );
      const runner = language === "python" ? python : javascript;
      const { run, verdict } = await check(name, code, runner);
      assert.equal(run.error, null);
      assert.deepEqual(verdict?.changed, changed, JSON.stringify(verdict));
    });

  test("an answer that is right is taken, and the inputs are named", async () => {
    const exercise = solutionOf("softmax");
    const code = `
import numpy as np
def softmax(s):
    s -= s.max(axis=-1, keepdims=True)
    np.exp(s, out=s)
    s /= s.sum(axis=-1, keepdims=True)
    return s
`;
    const { verdict } = await check("softmax", code);
    assert.equal(verdict?.kind, "right");
    assert.match(changedText(exercise, verdict.changed), /inputs: scores\./);
    const last = solutionOf("attention");
    assert.match(changedText(last, [0, 3]), /inputs: Q, mask\./);
  });
});

describe("in JavaScript", () => {
  for (const { name, solution, starter, task } of exercises) {
    test(`${name}: the model solution`, async () => {
      const code = solution.javascript;
      const { run, verdict } = await check(name, code, javascript);
      assert.equal(run.error, null);
      assert.equal(verdict?.kind, "right", JSON.stringify(verdict));
    });

    test(`${name}: the code to begin with`, async () => {
      const { verdict } = await check(name, starter.javascript, javascript);
      assert.equal(verdict?.kind, "error");
      assert.equal(verdict?.error?.type, "ReferenceError");
      assert.ok(verdict?.error?.line);
    });

    test(`${name}: nothing, and no function, in JavaScript`, async () => {
      const nothing = `function ${task.function}() {}`;
      const first = await check(name, nothing, javascript);
      assert.equal(first.verdict?.finding?.key, "nothing");
      const second = await check(name, "const x = 1;", javascript);
      assert.equal(second.verdict?.finding?.key, "no function");
    });
  }

  /** @type {[string, [string, string], string[]][]} exercise, what is replaced by what, mistakes */
  const spoiled = [
    ["softmax", ["Math.exp(s - most)", "Math.exp(s)"], ["overflow"]],
    ["attention", [" / Math.sqrt(q.length)", ""], ["no scale"]],
    ["attention", ["? -Infinity", "? 0"], ["masked with 0"]],
    ["causal", ["j > i", "j >= i"], ["hides itself"]],
    ["padding", ["j > i || padding[j]", "j > i"], ["padding dropped"]],
    [
      "multi-head",
      ["times(merged, Wo)", "merged"],
      ["output projection missing"],
    ],
    ["rope", ["10000", "1000"], ["base 1000"]],
  ];
  for (const [name, [from, to], mistakes] of spoiled)
    test(`${name}: ${to} for ${from}`, async () => {
      const exercise = exercises.find((one) => one.name === name);
      const right = exercise?.solution.javascript ?? "";
      assert.ok(right.includes(from));
      const code = right.replace(from, to);
      const { verdict } = await check(name, code, javascript);
      assert.deepEqual(
        verdict?.mistakes.map((mistake) => mistake.name),
        mistakes,
      );
    });
});
