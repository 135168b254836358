import { course } from "./en-course.js";

/**
 * English: lessons, loaded when they are first opened.
 *
 * @type {import("./index.js").Texts}
 */
export const lessons = {
  ...course,
  "lessons.about":
    "Nine short lessons. Each lets you predict something first, then do it on the page beside it, and see what the numbers say.",
  "lessons.number": "Lesson {n} of {all}",
  "lessons.all": "All lessons",
  "lessons.fold": "Fold",
  "lessons.unfold": "Unfold",
  "lessons.begun": "begun",
  "lessons.finished": "done",
  "lessons.kept":
    "How far you are is kept on this device only, exercises included. As a file you can take it along.",
  "lessons.unkept":
    "This device has no room for your progress, or keeps nothing of this page: it is lost when the page closes. Before that, save it as a file, under “All lessons”.",
  "lessons.export": "Save as a file",
  "lessons.import": "Open a file",
  "lessons.exported": "Saved: {file}",
  "lessons.imported": {
    one: "Taken over: {n} lesson, and the exercises.",
    other: "Taken over: {n} lessons, and the exercises.",
  },
  "lessons.import.failed": "{file} is no file of progress.",
  "lesson.predict": "Predict",
  "lesson.guess": "That is my prediction",
  "lesson.do": "Do it on the page",
  "lesson.step.help": "Do it for me",
  "lesson.step.done": "done",
  "lesson.again": "Set the page up for this lesson",
  "lesson.see": "See",
  "lesson.guess.right": "As you predicted: {option}",
  "lesson.guess.other": "You predicted: {guess} What happened: {option}",
  "lesson.question": "Your turn",
  "lesson.answer": "Your answer, a number",
  "lesson.check": "Check",
  "lesson.redo":
    "The page does not show this now. Set it up for this lesson and do the steps once more: your answer is compared with its numbers.",
  "lesson.explain": "Explain it back",
  "lesson.model": "One way to say it. What did you say that it does not?",
  "lesson.model.show": "Show a model answer",
  "lesson.model.first":
    "First in your own words; then there is one to compare.",
  "lesson.go-on": "Go on",
  "lesson.exercise": "Exercise: {name}",
  "lesson.experiment": "Experiment: {name}",
  "lesson.next": "Next: {title}",
  "lesson.experiment.scale": "the scale",
  "lesson.experiment.learning": "the scale in training",
  "lesson.experiment.projections": "three projections or two",
  "lesson.experiment.heads": "heads",
  "lesson.experiment.masks": "masks",
  "lesson.experiment.sources": "self or cross",
  "lesson.experiment.cost": "cost",
  "lesson.experiment.path": "path length",
  "lesson.experiment.recall": "recall at a distance",
  "lesson.experiment.softmax": "softmax",
  "lesson.experiment.position": "position",
  "lesson.experiment.mistakes": "the mistake lab",
  "lesson.exercise.softmax": "softmax",
  "lesson.exercise.attention": "attention",
  "lesson.exercise.rows": "rows that sum to 1",
  "lesson.exercise.causal": "causal mask",
  "lesson.exercise.scale": "what the scale is for",
  "lesson.exercise.multi-head": "multi-head attention",
  "lesson.exercise.cross": "cross-attention",
  "lesson.exercise.padding": "padding mask",
  "lesson.exercise.cache": "a step with a cache",
  "lesson.quest.loading": "The trained writer is loading: {percent} %",
  "lesson.quest.none": "Choose a cell of the picture.",
  "lesson.quest.cell":
    "You chose “{from}” → “{to}”, in layer {layer}, head {head}.",
  "lesson.quest.relation": "What are the two to each other?",
  "lesson.quest.judge": "Compare with what was measured",
  "lesson.quest.not-peak":
    "The peak of this row is not here: “{from}” looks most at “{peak}”. Choose that cell, or another row.",
  "lesson.quest.special":
    "“{from}” looks most at the mark of the beginning. That is no word: heads rest there when they find nothing. Look for another row.",
  "lesson.quest.not-fitting":
    "These two are not that to each other: their places in the sentence say so. Name another relation, or choose another cell.",
  "lesson.quest.unknown":
    "This head was not measured, so nothing confirms or questions you.",
  "lesson.quest.confirmed":
    "Confirmed. On text that it had never read, this head was measured to do just that: {label}, in {score} of the cases; a rule without attention gets {baseline}.",
  "lesson.quest.questioned":
    "Questioned. On text that it had never read, this head is best at something else: {label}, in {score} of the cases. One sentence where it fits is an example, no evidence.",
  "lesson.quest.mixed":
    "Questioned. On text that it had never read, this head does nothing in particular often enough. One sentence where it fits is an example, no evidence.",
  "lesson.quest.best":
    "The head that does most what you named is layer {layer}, head {head}: in {score} of the cases.",
  "relation.previous-token": "the token before",
  "relation.self": "the token itself",
  "relation.same-token": "the same token, earlier",
  "relation.induction": "what followed the same token last time",
  "relation.first-token": "the first token",
  "relation.punctuation": "a punctuation mark",
  "relation.obj.dependent": "from an object to its verb",
  "relation.nsubj.head": "from a verb to its subject",
  "relation.amod.head": "from a noun to its adjective",
  "relation.det.head": "from a noun to its article",
  "relation.case.head": "from a noun to its preposition",
  "relation.aux.head": "from a verb to its auxiliary",
  "relation.nmod:poss.head": "from a noun to its possessive (her, my …)",
  "relation.pronouns": "from a pronoun to whom it means",
};
