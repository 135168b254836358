/**
 * English: writing attention oneself. The exercises' own texts stand with them.
 *
 * @type {import("./index.js").Texts}
 */
export const practice = {
  "practice.exercises": "Exercises",
  "practice.done": "solved",
  "practice.code.python": "Your code, in Python",
  "practice.code.javascript": "Your code, in JavaScript",
  "practice.to.python": "Python instead",
  "practice.to.javascript": "JavaScript instead",
  "practice.first":
    "Run shows what your code prints. Check compares it with the core, on inputs that tell mistakes apart.",
  "practice.keys": "Tab indents; Escape and then Tab leaves the editor.",
  "practice.unkept":
    "This device has no room for your code, or keeps nothing of this page: it is lost when the page closes. Copy it before.",
  "practice.run": "Run",
  "practice.check": "Check",
  "practice.hint": "Hint {n} of {all}",
  "practice.solution": "Show a solution",
  "practice.solution.try": "Check your own first, then a solution is shown",
  "practice.solution.title": "A solution",
  "practice.reset": "Start over",
  "practice.other": "Other version ({n})",
  "practice.working": "Running…",
  "practice.output": "Printed",
  "practice.output.cut": "More was printed than there is room for.",
  "practice.output.none": "Nothing was printed.",
  "practice.error.line": "{type} in line {line}: {message}",
  "practice.error": "{type}: {message}",
  "practice.ended": "The run was ended: {message}. Your code is still there.",
  "practice.right": "Right, on every test input.",
  "practice.mistake": "Not yet: {name}",
  "practice.two": "Not yet: two things at once",
  "practice.property":
    "Not yet. This is no mistake with a name; what fails first:",
  "practice.lab": "In the mistake lab: {name}",
  "practice.failing": "Your function failed on a test input.",
  "practice.yours": "Yours: {part}",
  "practice.theirs": "Right: {part}",
  "practice.probe":
    "Test input: {probe}. Cells without a number (nan) are hatched.",
};
