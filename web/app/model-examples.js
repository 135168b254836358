/**
 * Sentences for the trained models. Which head does it is not written here: each
 * head's label and "find a sentence" tell. Names and hints are the texts
 * "example.<id>" and "example.<id>.hint".
 *
 * @typedef {import("./state.js").State} State
 * @typedef {{ id: string, text: string }} ModelExample
 */
import { NO_MARKS } from "./state.js";

/** @type {readonly ModelExample[]} */
const WRITER = [
  { id: "model-pronoun", text: "Tom gave the ball to Anna because" },
  {
    id: "model-names",
    text: "Mrs Bell gave Mr Reed a book, and Mr Reed thanked Mrs",
  },
  { id: "model-agreement", text: "The keys of the old man" },
  { id: "model-tale", text: "Once upon a time there was a" },
];

/** @type {readonly ModelExample[]} */
const TRANSLATOR = [
  { id: "model-order", text: "The little girl eats a red apple." },
  { id: "model-question", text: "Where is my new book?" },
];

/**
 * @param {State["source"]} source
 * @returns {readonly ModelExample[]} none for word vectors, which have their own
 */
export function modelExamples(source) {
  if (source === "vectors") return [];
  return source === "translator" ? TRANSLATOR : WRITER;
}

/**
 * What choosing an example changes.
 *
 * @param {ModelExample} example
 * @returns {Partial<State>}
 */
export function patchOfModel({ text }) {
  return {
    text,
    targetText: "",
    ...NO_MARKS,
    position: null,
  };
}
