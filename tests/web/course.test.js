import assert from "node:assert/strict";
import { test } from "node:test";
import { Result, answerOf, targetOf } from "../../web/course/result.js";
import { ScormRecord, findApi, timeSpan } from "../../web/course/scorm.js";
import { launchOf } from "../../web/course/xapi.js";

/** @type {import("../../web/course/result.js").Answer} */
const right = { kind: "lesson", name: "scale", correct: true, score: 1 };
const wrong = { ...right, correct: false, score: 0 };

test("a link is about an exercise, a lesson, or the page as a whole", () => {
  assert.deepEqual(targetOf("#v=2&view=practice&exercise=rows"), {
    kind: "exercise",
    name: "rows",
  });
  assert.deepEqual(targetOf("v=2&lesson=scale"), {
    kind: "lesson",
    name: "scale",
  });
  for (const link of ["", "v=2&lesson=all", "v=2&exercise=rows", "z=abc"])
    assert.equal(targetOf(link), null, link);
});

test("the best answer counts, of what was asked for", () => {
  const result = new Result({ kind: "lesson", name: "scale" });
  result.look();
  assert.deepEqual([result.score, result.isDone], [null, false]);
  assert.equal(result.take({ ...right, name: "masks" }), false);
  assert.equal(result.take({ ...right, kind: "exercise" }), false);
  assert.equal(result.take(wrong), true);
  assert.deepEqual([result.score, result.isDone], [0, false]);
  result.take(right);
  result.take(wrong);
  assert.deepEqual([result.score, result.isDone], [1, true]);
});

test("of the page as a whole a look is enough, and every answer counts", () => {
  const result = new Result(null);
  result.look();
  assert.deepEqual([result.score, result.isDone], [null, true]);
  assert.equal(result.take({ ...wrong, score: 0.5 }), true);
  assert.equal(result.score, 0.5);
});

test("a message is an answer, or nothing", () => {
  assert.deepEqual(answerOf({ ...right, other: 1 }), right);
  for (const other of [
    ...[null, 1, "text", []],
    ...[
      { ...right, kind: "other" },
      { ...right, name: "<b>" },
    ],
    ...[
      { ...right, score: 2 },
      { ...right, score: NaN },
    ],
    { ...right, correct: 1 },
  ])
    assert.equal(answerOf(other), null, JSON.stringify(other));
});

/** A window in others. @param {any} parent @param {any} [own] */
function windowIn(parent, own = {}) {
  const window = { ...own };
  window.parent = parent ?? window;
  window.top = parent ? parent.top : window;
  return window;
}

test("the system is found around the window, else around its opener", () => {
  const API = {};
  const top = windowIn(null, { API });
  assert.equal(findApi(windowIn(windowIn(top))), API);
  assert.equal(findApi(windowIn(null)), null);
  assert.equal(findApi(windowIn(windowIn(null, { opener: top }))), API);
  const closed = windowIn(null);
  Object.defineProperty(closed, "API", {
    get() {
      throw new Error("another origin");
    },
  });
  assert.equal(findApi(windowIn(closed)), null);
});

test("times are written as the standard has them", () => {
  assert.equal(timeSpan(0), "0000:00:00.00");
  assert.equal(timeSpan(59_999), "0000:00:59.99");
  assert.equal(timeSpan(3_600_000 * 27 + 61_230), "0027:01:01.23");
});

/**
 * A system that takes everything, and what is in it.
 * @param {Record<string, string>} values
 */
function systemWith(values) {
  const yes = () => "true";
  const api = {
    ...{ LMSInitialize: yes, LMSFinish: yes, LMSCommit: yes },
    LMSGetValue: (/** @type {string} */ name) => values[name] ?? "",
    LMSSetValue: (/** @type {string} */ name, /** @type {string} */ value) => {
      values[name] = value;
      return "true";
    },
    ...{ LMSGetLastError: () => "0", LMSGetErrorString: () => "" },
  };
  return new ScormRecord(api, assert.fail);
}

/**
 * What a system has after the item of a link was opened, and answered.
 * @param {[status: string, raw: string]} before
 * @param {Parameters<Result["take"]>[0][]} answers
 * @param {string} [link]
 */
function after(before, answers, link = "") {
  const values = {
    "cmi.core.lesson_status": before[0],
    "cmi.core.score.raw": before[1],
  };
  const record = systemWith(values);
  const { score, isDone, isRight } = record.begin();
  const result = new Result(targetOf(link));
  Object.assign(result, { score, isDone, isRight });
  result.look();
  record.tell(result);
  for (const answer of answers) if (result.take(answer)) record.tell(result);
  return [values["cmi.core.lesson_status"], values["cmi.core.score.raw"]];
}

test("only a right answer passes, whatever there was before", () => {
  const half = { ...wrong, score: 0.5 };
  assert.deepEqual(after(["not attempted", ""], []), ["completed", ""]);
  assert.deepEqual(after(["", ""], [wrong]), ["completed", "0"]);
  assert.deepEqual(after(["", ""], [half, wrong]), ["completed", "50"]);
  assert.deepEqual(after(["", ""], [wrong, right]), ["passed", "100"]);
  assert.deepEqual(after(["completed", "40"], [half]), ["completed", "50"]);
  assert.deepEqual(after(["completed", "40"], [right]), ["passed", "100"]);
  assert.deepEqual(after(["passed", "100"], [wrong]), ["passed", "100"]);
  const lesson = "v=2&lesson=scale";
  assert.deepEqual(after(["", ""], [half], lesson), ["incomplete", "50"]);
  assert.deepEqual(after(["", ""], [right], lesson), ["passed", "100"]);
});

test("to open an item again leaves its status and its score", () => {
  for (const link of ["", "v=2&lesson=scale"])
    for (const status of ["completed", "passed"])
      for (const raw of ["", "0", "40", "33.35", "100", "abc"])
        assert.deepEqual(after([status, raw], [], link), [status, raw]);
  assert.deepEqual(after(["incomplete", "40"], [], "v=2&lesson=scale"), [
    ...["incomplete", "40"],
  ]);
  assert.deepEqual(after(["incomplete", "40"], []), ["completed", "40"]);
});

test("a score that is none counts as none", () => {
  for (const raw of ["", " ", "abc", "NaN", "Infinity", "-1", "101"])
    assert.equal(systemWith({ "cmi.core.score.raw": raw }).begin().score, null);
  for (const [raw, score] of /** @type {const} */ ([
    ["0", 0],
    ["40", 0.4],
    ["100", 1],
  ]))
    assert.equal(
      systemWith({ "cmi.core.score.raw": raw }).begin().score,
      score,
    );
});

test("a state that is too long leaves what was kept; a refusal is told", () => {
  /** @type {[string, string][]} */
  const set = [];
  /** @type {string[]} */
  const troubles = [];
  const api = {
    LMSInitialize: () => "true",
    LMSFinish: () => "true",
    LMSCommit: () => "false",
    LMSGetValue: () => "",
    LMSSetValue: (/** @type {string} */ name, /** @type {string} */ value) => {
      set.push([name, value]);
      return "true";
    },
    LMSGetLastError: () => "101",
    LMSGetErrorString: () => "General exception",
  };
  const record = new ScormRecord(api, (message) => troubles.push(message));
  const keep = (/** @type {Parameters<typeof record.keep>[0]} */ now) => {
    record.keep(now);
    return set.pop()?.[1];
  };
  const long = "x".repeat(4096);
  assert.equal(keep({ link: long }), long);
  assert.equal(keep({ link: `${long}x` }), undefined);
  assert.equal(keep({ words: "words" }), long); // no room for them
  assert.equal(keep({ link: "v=2" }), "v=2\nwords");
  assert.equal(keep({ words: "" }), "v=2");
  record.tell(new Result(null));
  assert.deepEqual(troubles, ["101 General exception"]);
});

test("a launch is read whole, or refused with its fault", () => {
  const here = "https://site.example/course.html";
  const read = (/** @type {Record<string, string>} */ query) =>
    launchOf(new URLSearchParams(query), here);
  assert.equal(read({ link: "v=2" }), null);
  const mbox = "mailto:a@b.example";
  const actor = JSON.stringify({ mbox });
  assert.deepEqual(read({ endpoint: "https://lrs.example/x", actor }), {
    endpoint: "https://lrs.example/x/",
    auth: "",
    actor: { objectType: "Agent", mbox },
    activity: here,
    registration: "",
  });
  const account = {
    accountServiceHomePage: "https://b.example",
    accountName: "a",
  };
  const old = JSON.stringify({ account: [account] });
  assert.deepEqual(
    read({ endpoint: "https://l.example/", actor: old })?.actor,
    {
      objectType: "Agent",
      account: { homePage: "https://b.example", name: "a" },
    },
  );
  for (const [query, message] of /** @type {const} */ ([
    [{ endpoint: "javascript:alert(1)", actor }, /invalid endpoint/],
    [{ endpoint: "https://l.example/" }, /not JSON/],
    [{ endpoint: "https://l.example/", actor: "{}" }, /no identifier/],
  ]))
    assert.throws(() => read(query), message);
});

test("a system that breaks, or answers nothing, is told of and ends nothing", () => {
  const breaks = () => {
    throw new Error("no session");
  };
  for (const answer of [breaks, () => undefined, () => null]) {
    const api = /** @type {any} */ (new Proxy({}, { get: () => answer }));
    /** @type {string[]} */
    const troubles = [];
    const record = new ScormRecord(api, (message) => troubles.push(message));
    assert.deepEqual(record.begin(), {
      ...{ learner: "", link: "", words: "", score: null },
      ...{ isDone: false, isRight: false },
    });
    record.keep({ link: "v=2" });
    record.tell(new Result(null));
    record.end();
    assert.ok(troubles.length > 3);
    if (answer === breaks)
      assert.equal(troubles[0], "LMSInitialize: Error: no session");
  }
});
