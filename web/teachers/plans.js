/**
 * Lesson plans: what is shown, and for how long. What is said stands in the
 * texts "plan.<plan>.<step>.…".
 *
 * @typedef {import("../app/state.js").State} State
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {number} minutes
 * @property {Partial<State>} show what its link opens, beside what a link of version 1 opens
 *
 * @typedef {object} Plan
 * @property {string} id
 * @property {number} minutes of all its steps
 * @property {number} aims
 * @property {Step[]} steps
 * @property {number} exercises
 */
import { OLD_DEFAULTS, encode } from "../app/link.js";
import { defaults, withPatch } from "../app/state.js";

const MONEY = "She borrowed money from the bank and paid the loan in cash.";
const IT = "The animal didn't cross the street because it was too tired.";
const DOGS = "The dog bites the man and the man bites the dog.";

/** @type {readonly Plan[]} */
export const PLANS = [
  {
    id: "word",
    minutes: 20,
    aims: 3,
    steps: [
      { id: "river", minutes: 4, show: { selected: { row: 5, col: 8 } } },
      {
        id: "money",
        minutes: 4,
        show: { text: MONEY, nHeads: 1, selected: { row: 5, col: 11 } },
      },
      {
        id: "share",
        minutes: 5,
        show: { text: MONEY, nHeads: 1, selected: { row: 5, col: 9 } },
      },
      {
        id: "scale",
        minutes: 4,
        show: { scaled: false, selected: { row: 5, col: 8 } },
      },
      {
        id: "it",
        minutes: 3,
        show: { text: IT, nHeads: 1, selected: { row: 7, col: 1 } },
      },
    ],
    exercises: 2,
  },
  {
    id: "formula",
    minutes: 45,
    aims: 3,
    steps: [
      {
        id: "score",
        minutes: 7,
        show: { nHeads: 1, selected: { row: 5, col: 8 } },
      },
      {
        id: "scale",
        minutes: 7,
        show: { nHeads: 1, scaled: false, selected: { row: 5, col: 8 } },
      },
      {
        id: "softmax",
        minutes: 8,
        show: { nHeads: 1, softmaxAxis: "columns", panel: "softmax" },
      },
      {
        id: "temperature",
        minutes: 5,
        show: { nHeads: 1, temperature: 0.05, panel: "softmax" },
      },
      {
        id: "mask",
        minutes: 7,
        show: { nHeads: 1, mask: "causal", hideSelf: false, panel: "mask" },
      },
      {
        id: "value",
        minutes: 6,
        show: { projection: "random", valueIsKey: true },
      },
      { id: "heads", minutes: 5, show: { nHeads: 12, panel: "heads" } },
    ],
    exercises: 3,
  },
  {
    id: "model",
    minutes: 90,
    aims: 4,
    steps: [
      {
        id: "order",
        minutes: 12,
        show: { text: DOGS, nHeads: 1, selected: { row: 1, col: 4 } },
      },
      {
        id: "positions",
        minutes: 10,
        show: {
          text: DOGS,
          nHeads: 1,
          positions: true,
          selected: { row: 1, col: 4 },
        },
      },
      {
        id: "writer",
        minutes: 15,
        show: {
          source: "writer",
          text: "Mrs Bell gave Mr Reed a book, and Mr Reed thanked Mrs",
          selected: null,
        },
      },
      {
        id: "translator",
        minutes: 13,
        show: {
          source: "translator",
          place: "cross",
          text: "The little girl eats a red apple.",
          selected: null,
        },
      },
      {
        id: "code",
        minutes: 25,
        show: { view: "practice", exercise: "attention" },
      },
      { id: "cost", minutes: 8, show: { sheet: "code" } },
      { id: "close", minutes: 7, show: {} },
    ],
    exercises: 3,
  },
];

/**
 * What a step shows: word vectors and the sentence of the river, as version 1 of
 * links began, where it names no other source.
 *
 * @param {Step} step
 * @param {State["lang"]} [lang] that the page is to have
 */
export function stateOfStep({ show }, lang = "") {
  const begin = show.source ? {} : OLD_DEFAULTS[1];
  return withPatch(defaults(), { ...begin, lang, ...show });
}

/**
 * Its address.
 *
 * @param {Step} step
 * @param {State["lang"]} [lang]
 */
export function linkOfStep(step, lang) {
  return `#${encode(stateOfStep(step, lang))}`;
}
