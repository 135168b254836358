// On a machine that several learners share each finds their own code, and no other.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { ScormRecord } from "../../web/course/scorm.js";
import { giveBack, wordsOf } from "../../web/course/words.js";
import { XapiRecord, launchOf } from "../../web/course/xapi.js";
import { keepFor, windowNameOf } from "../../web/practice/stored.js";
import { kept, withCode } from "../../web/practice/view/kept.js";

const page = /** @type {Record<string, unknown>} */ (globalThis);

beforeEach(() => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  Object.defineProperty(page, "localStorage", {
    value: {
      getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) =>
        void texts.set(key, text),
    },
    configurable: true,
  });
  keepFor(null);
});

afterEach(() => {
  delete page.localStorage;
  keepFor(null);
});

/** @param {string} code */
const type = (code) =>
  kept.change("causal", (entry) => withCode(entry, "python", code));

const code = () => kept.load().causal?.python;

test("who comes next finds nothing of those before, who find it again", () => {
  type("of the device");
  giveBack("a", "");
  assert.equal(wordsOf(null), "");
  type("of a");
  const words = wordsOf(null);
  giveBack("b", "");
  assert.equal(wordsOf(null), "");
  type("of b");
  giveBack("a", words);
  assert.equal(code(), "of a");
  assert.doesNotMatch(wordsOf(null), /of b|of the device/);
  keepFor(null);
  assert.equal(code(), "of the device");
});

test("an older record is not replaced by what another typed later", () => {
  giveBack("b", "");
  type("of b");
  const words = wordsOf(null);
  giveBack("a", "");
  type("of a, later");
  giveBack("b", words);
  assert.equal(code(), "of b");
  assert.doesNotMatch(wordsOf(null), /of a/);
});

test("of learners without a name the record alone counts", () => {
  giveBack("", "");
  type("mine");
  const words = wordsOf(null);
  giveBack("", "");
  assert.equal(wordsOf(null), "");
  giveBack("", words);
  assert.equal(code(), "mine");
});

test("a frame's name says whose records it keeps", async () => {
  giveBack("a", "");
  type("of a");
  const own = Object.getOwnPropertyDescriptor(globalThis, "name");
  page.name = windowNameOf("a");
  const inFrame = "../../web/practice/stored.js?in-frame";
  /** @type {typeof import("../../web/practice/stored.js")} */
  const { Stored } = await import(inFrame);
  if (own) Object.defineProperty(globalThis, "name", own);
  else delete page.name;
  const there = new Stored(
    "attention-playground.practice",
    (value) => /** @type {Record<string, any>} */ (value),
  );
  assert.equal(there.load().causal.python, "of a");
});

test("systems say who learns", () => {
  const asked = (/** @type {string} */ id) =>
    new ScormRecord(
      /** @type {any} */ ({
        ...{ LMSInitialize: () => "true", LMSSetValue: () => "true" },
        LMSGetValue: (/** @type {string} */ name) =>
          name === "cmi.core.student_id" ? id : "",
      }),
      assert.fail,
    ).begin().learner;
  assert.equal(asked("a"), "a");
  assert.equal(asked(""), "");
  const learners = [
    { mbox: "mailto:a@b.example" },
    { mbox: "mailto:b@b.example" },
    { account: { homePage: "https://b.example", name: "a" } },
    { account: { homePage: "https://b.example", name: "b" } },
  ].map((actor) => {
    const query = {
      endpoint: "https://l.example/",
      actor: JSON.stringify(actor),
    };
    const launch = launchOf(new URLSearchParams(query), "https://c.example/");
    assert.ok(launch);
    return new XapiRecord(launch, () => {}).begin().learner;
  });
  assert.equal(new Set(learners).size, 4);
  assert.ok(!learners.includes(""));
});
