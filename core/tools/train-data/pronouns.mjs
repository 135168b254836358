import { RULES } from "./grammar.mjs";
import { chooser } from "./hash.mjs";
import { named, PRONOUNS, TEST_PEOPLE } from "./people.mjs";
import { FILLERS, TEST, TRAIN } from "./templates.mjs";

const TRAIN_LINES = 120000;
const TEST_EACH = 60; // instances of a test template

/**
 * @typedef {import("./people.mjs").Gender} Gender
 * @typedef {import("./templates.mjs").Template} Template
 * @typedef {[begin: number, end: number]} Range of UTF-16 units (ASCII: bytes)
 * @typedef {{text: string, ranges: Record<string, Range[]>}} Filled
 */

const fillers = Object.fromEntries(
  Object.entries(FILLERS).map(([name, list]) => [name, named(list)]),
);

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * Puts one of its lines for each gap that the grammar has.
 * @param {string} text
 * @param {ReturnType<typeof chooser>} choose
 * @returns {string}
 */
const expand = (text, choose) =>
  text.replace(/\{(\w+)\}/gu, (gap, name) =>
    Object.hasOwn(RULES, name) ? expand(choose.of(RULES[name]), choose) : gap,
  );

/**
 * A template of the grammar's; an empty line leaves a space too many.
 * @param {string} text
 * @param {ReturnType<typeof chooser>} choose
 */
const composed = (text, choose) =>
  capital(expand(text, choose))
    .replace(/ +/gu, " ")
    .replace(/ (?=[,.])/gu, "")
    .replace(/,{2,}/gu, ",")
    .replace(/(?<=\. )[a-z]/gu, capital);

/**
 * Fills the gaps of a template and notes where each gap's text stands.
 * @param {Template} template
 * @param {Record<string, string>} values of gaps; the others are chosen
 * @param {ReturnType<typeof chooser>} choose
 * @returns {Filled}
 */
function fill(template, values, choose) {
  /** @type {Record<string, Range[]>} */
  const ranges = {};
  let text = "";
  for (const part of template.text.split(/(\{\w+\})/u)) {
    const gap = /^\{(\w+)\}$/u.exec(part)?.[1];
    if (!gap) {
      text += part;
      continue;
    }
    const value = values[gap] ?? choose.of(fillers[gap]);
    const begin = text.length;
    text += begin === 0 || text.endsWith(". ") ? capital(value) : value;
    (ranges[gap] ??= []).push([begin, text.length]);
  }
  return { text, ranges };
}

/**
 * @param {Template} template
 * @param {{A: string, B: string}} people
 * @param {Gender} gender of the person meant
 * @param {ReturnType<typeof chooser>} choose
 */
function gaps({ means }, people, gender, choose) {
  const { pro, poss, self } = PRONOUNS[gender];
  const petA = choose.of(fillers.pet);
  const petB = choose.of(fillers.pet.filter((pet) => pet !== petA));
  return {
    ...people,
    ...{ pro, poss, self, Pro: capital(pro), petA, petB },
    X: people[means],
    Y: people[means === "A" ? "B" : "A"],
    petX: means === "A" ? petA : petB,
  };
}

/**
 * @param {Template} template
 * @param {{meant: string, other: string}} names lists to choose from
 * @param {Gender} gender of the person meant
 * @param {ReturnType<typeof chooser>} choose
 */
function instance(template, names, gender, choose) {
  const meant = choose.of(named(names.meant));
  const other = choose.of(named(names.other));
  const people =
    template.means === "A" ? { A: meant, B: other } : { A: other, B: meant };
  return fill(template, gaps(template, people, gender, choose), choose);
}

/** @type {Record<Gender, Gender>} */
const OPPOSITE = { m: "f", f: "m" };

/**
 * @param {number} [count]
 * @returns {string[]} sentences to train on, each once
 */
export function trainLines(count = TRAIN_LINES) {
  const choose = chooser("pronouns to train on");
  const lines = new Set();
  const deck = TRAIN.flatMap((kind) => Array(kind.share).fill(kind));
  while (lines.size < count) {
    const { templates, people, others } = choose.of(deck);
    const { means, text } = choose.of(templates);
    const template = { means, text: composed(text, choose) };
    const gender = choose.of(/** @type {const} */ (["m", "f"]));
    const names = {
      meant: people[gender],
      other: others ?? people[OPPOSITE[gender]],
    };
    lines.add(instance(template, names, gender, choose).text);
  }
  return [...lines];
}

/**
 * Lines of the test, TSV: the template's number, text, antecedent, distractor,
 * pronoun, wrong pronoun. As many want he as she, the nearer as the farther
 * person.
 * @returns {string[]}
 */
export function testLines() {
  const choose = chooser("pronouns of the test");
  const other = /** @type {const} */ ({ A: "B", B: "A" });
  return TEST.flatMap((template, index) =>
    Array.from({ length: TEST_EACH }, (_, i) => {
      const gender = i % 2 ? "m" : "f";
      const opposite = OPPOSITE[gender];
      const names = {
        meant: TEST_PEOPLE[gender],
        other: TEST_PEOPLE[opposite],
      };
      const { text, ranges } = instance(template, names, gender, choose);
      const kind = ranges.pro ? "pro" : "poss";
      const marked = [template.means, other[template.means], kind];
      const wrong = PRONOUNS[opposite][kind];
      const places = marked.map((gap) => ranges[gap][0].join("-"));
      return [index, text, ...places, wrong].join("\t");
    }),
  );
}
