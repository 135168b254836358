import assert from "node:assert/strict";
import { after, test } from "node:test";
import { TERMS } from "../../web/app/glossary.js";
import { experimentTexts } from "../../web/i18n/experiments.js";
import { de } from "../../web/i18n/de.js";
import { en } from "../../web/i18n/en.js";
import { es } from "../../web/i18n/es.js";
import { exportTexts } from "../../web/i18n/export.js";
import { fr } from "../../web/i18n/fr.js";
import {
  LANGUAGE_NAMES,
  addTexts,
  chooseLanguage,
  hasText,
  language,
  problemText,
  setLanguage,
  t,
} from "../../web/i18n/index.js";
import { lessonTexts } from "../../web/i18n/lessons.js";
import { zh } from "../../web/i18n/zh.js";
import { exerciseTexts } from "../../web/practice/texts/index.js";
import { readVariant } from "../../web/practice/variant.js";

/** @typedef {import("../../web/i18n/index.js").Text} Text */

/** @type {Record<string, import("../../web/i18n/index.js").Texts>} */
const tables = { en, zh, es, fr, de };
// Those that are loaded later, too.
for (const name of LANGUAGE_NAMES)
  tables[name] = {
    ...tables[name],
    ...(await experimentTexts[name]()),
    ...(await exportTexts[name]()),
    ...(await lessonTexts[name]()),
    ...(await exerciseTexts[name]()),
  };

// Messages that come in English are their own English text.
for (const key of Object.keys(de))
  if (key.startsWith("problem.")) tables.en[key] = key.slice("problem.".length);

after(() => setLanguage("en"));

/** @param {Text} text */
const formsOf = (text) =>
  typeof text === "string" ? [text] : Object.values(text);

/** @param {string} text */
const placeholders = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();

test("the languages of the list are those that there are", () => {
  assert.deepEqual([...LANGUAGE_NAMES].sort(), Object.keys(tables).sort());
});

for (const [name, texts] of Object.entries(tables)) {
  test(`${name} has every text and no other`, () => {
    const keys = Object.keys(tables.en);
    const missing = keys.filter((key) => !Object.hasOwn(texts, key));
    const spare = Object.keys(texts).filter(
      (key) => !Object.hasOwn(tables.en, key),
    );
    assert.deepEqual({ missing, spare }, { missing: [], spare: [] });
  });

  test(`the texts of ${name} have the placeholders of the English ones`, () => {
    for (const [key, text] of Object.entries(texts)) {
      const [first] = formsOf(tables.en[key]);
      for (const form of formsOf(text)) {
        assert.ok(form.trim(), key);
        assert.deepEqual(placeholders(form), placeholders(first), key);
      }
    }
  });

  test(`plural texts of ${name} have each form of the language`, () => {
    const rules = new Intl.PluralRules(name);
    for (const [key, text] of Object.entries(texts)) {
      assert.equal(typeof text, typeof tables.en[key], key);
      if (typeof text === "string") continue;
      for (const n of [0, 1, 2, 5, 11, 100])
        assert.ok(rules.select(n) in text || "other" in text, key);
    }
  });
}

/** Code, which is the same in every language. */
const CODE = /^exercise\.\w+\.hint\.3$/;

/**
 * Words that a language has as English has them; the first are those of all.
 *
 * @type {Record<string, string>}
 */
const SAME = {
  en: "attention playground softmax simd png svg csv npz viridis rope alibi logits off by one qkᵀ",
  zh: "",
  es: "auto base bits causal log nats padding pron sinusoidal token tokens vector zoom",
  fr: `align apposition article auto bits causal code convolutions dense dimension distance
    distances induct induction log max nats padding pause position positions projection
    projections pron score scores sources token tokens zoom`,
  de: `auto code cross decoder encoder experiment export exponent keys log matrix max nats padding
    position queries relaxed scores streaming values`,
};

/** @param {string} name @param {string} text @returns {string[]} its English words */
function englishWords(name, text) {
  const same = `${SAME.en} ${SAME[name]}`.split(/\s+/);
  const words = text.replace(/\{\w+\}/g, "").match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !same.includes(word.toLowerCase()));
}

for (const [name, texts] of Object.entries(tables)) {
  if (name === "en") continue;
  test(`no text of ${name} was left in English`, () => {
    const left = Object.entries(texts).filter(([key, text]) => {
      const english = formsOf(tables.en[key]);
      return formsOf(text).some(
        (form) =>
          english.includes(form) &&
          !CODE.test(key) &&
          englishWords(name, form).length > 0,
      );
    });
    assert.deepEqual(left, []);
  });
}

test("every term of the glossary is explained, and nothing else is", () => {
  const explained = Object.keys(en).filter((key) =>
    /^term\..*about$/.test(key),
  );
  assert.deepEqual(
    explained.map((key) => key.split(".")[1]).sort(),
    [...TERMS].sort(),
  );
});

test("the browser's first language that the page has is taken", () => {
  assert.equal(chooseLanguage(["pt-BR", "fr-CA", "en"]), "fr");
  assert.equal(chooseLanguage(["zh-Hans-CN"]), "zh");
  assert.equal(chooseLanguage(["xx"]), "en");
});

test("what the engine says is said in the language in use", async () => {
  const lost =
    "cannot load the word table: the server answers 404 for words.bin";
  const long = "too many words: 4097 (limit 4096)";
  assert.equal(problemText(long), long);
  await setLanguage("de");
  assert.equal(problemText(long), "zu viele Wörter: 4097 (höchstens 4096)");
  assert.equal(
    problemText(lost),
    "die Worttabelle wurde nicht geladen: der Server antwortet 404 für words.bin",
  );
  const { problem } = readVariant('{"app": "x"}');
  assert.equal(
    problemText(problem),
    'app ist ungültig: "x" (muss "attention-playground" sein)',
  );
  assert.equal(problemText("whatever {n}"), "whatever {n}");
  await setLanguage("en");
});

test("each message of the list is told by its own text", async () => {
  await setLanguage("de");
  const problems = Object.entries(tables.de).filter(([key]) =>
    key.startsWith("problem."),
  );
  for (const [key, text] of problems)
    assert.equal(problemText(key.slice("problem.".length)), text, key);
  await setLanguage("en");
});

test("the last choice of a language wins, whatever arrives first", async () => {
  await Promise.all([setLanguage("fr"), setLanguage("de"), setLanguage("es")]);
  assert.equal(language(), "es");
  assert.equal(t("sentence.label"), "Frase");
  await setLanguage("en");
  assert.equal(t("sentence.label"), "Sentence");
});

test("texts that come later are there in every language", async () => {
  /** @param {string} text */
  const only = (text) => Promise.resolve({ "later.text": text });
  const part = {
    ...{
      en: () => only("late"),
      zh: () => only("晚"),
      es: () => only("tarde"),
    },
    ...{ fr: () => only("tard"), de: () => only("spät") },
  };
  await setLanguage("fr");
  assert.ok(!hasText("later.text"));
  await Promise.all([setLanguage("de"), addTexts(part)]);
  assert.equal(t("later.text"), "spät");
  await setLanguage("es");
  assert.equal(t("later.text"), "tarde");
  await setLanguage("en");
  assert.equal(t("later.text"), "late");
});
