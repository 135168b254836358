import { chooser } from "./hash.mjs";
import { named, PRONOUNS, TEST_PEOPLE, TRAIN_PEOPLE } from "./people.mjs";
import { FILLERS, TEST, TRAIN } from "./templates.mjs";

const TRAIN_LINES = 80000;
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
  const { pro, poss } = PRONOUNS[gender];
  const petA = choose.of(fillers.pet);
  const petB = choose.of(fillers.pet.filter((pet) => pet !== petA));
  return {
    ...people,
    ...{ pro, poss, Pro: pro, Poss: poss, petA, petB },
    X: people[means],
    Y: people[means === "A" ? "B" : "A"],
    petX: means === "A" ? petA : petB,
  };
}

/**
 * @param {Template} template
 * @param {Record<Gender, string>} pools
 * @param {Gender} gender of the person meant
 * @param {ReturnType<typeof chooser>} choose
 */
function instance(template, pools, gender, choose) {
  const meant = choose.of(named(pools[gender]));
  const other = choose.of(named(pools[gender === "m" ? "f" : "m"]));
  const people =
    template.means === "A" ? { A: meant, B: other } : { A: other, B: meant };
  return fill(template, gaps(template, people, gender, choose), choose);
}

/** @returns {string[]} sentences to train on, each once */
export function trainLines() {
  const choose = chooser("pronouns to train on");
  const lines = new Set();
  const deck = TRAIN.flatMap((kind) => Array(kind.share).fill(kind));
  while (lines.size < TRAIN_LINES) {
    const template = choose.of(choose.of(deck).templates);
    const gender = choose.of(/** @type {const} */ (["m", "f"]));
    lines.add(instance(template, TRAIN_PEOPLE, gender, choose).text);
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
  const other = /** @type {const} */ ({ A: "B", B: "A", m: "f", f: "m" });
  return TEST.flatMap((template, index) =>
    Array.from({ length: TEST_EACH }, (_, i) => {
      const gender = i % 2 ? "m" : "f";
      const { text, ranges } = instance(template, TEST_PEOPLE, gender, choose);
      const kind = ranges.pro ? "pro" : "poss";
      const marked = [template.means, other[template.means], kind];
      const wrong = PRONOUNS[other[gender]][kind];
      const places = marked.map((gap) => ranges[gap][0].join("-"));
      return [index, text, ...places, wrong].join("\t");
    }),
  );
}
