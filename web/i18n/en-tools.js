/**
 * English: undo, comparing, code, ways to other views.
 *
 * @type {import("./index.js").Texts}
 */
export const tools = {
  "tools.loading": "Loading…",
  "tools.failed": "This part did not load: {message}",
  "tools.label": "Tools",
  "tools.undo": "Undo",
  "tools.redo": "Redo",
  "tools.undo.keys": "Undo (Ctrl+Z)",
  "tools.redo.keys": "Redo (Shift+Ctrl+Z)",
  "tools.compare": "Compare",
  "tools.compare.about": "Keep this picture and show later ones against it",
  "tools.export": "Export",
  "tools.export.about": "Save matrices, pictures and settings; print",
  "tools.code": "Code",
  "tools.code.about": "The same computation in NumPy, PyTorch, JavaScript, C++",
  "tools.embed": "Embed",
  "tools.embed.about": "Show this on another page",

  "code.language": "Language",
  "code.lines":
    "The computation in {language}; arrow keys go from line to line",
  "code.about":
    "What the page computes, rewritten as you change it. Point at a symbol to see its line. The copied script holds the numbers and checks itself.",
  "code.about.head":
    "The chosen head, from its own Q, K and V: those that the model made of this sentence, turned by position where it has RoPE. Point at a symbol to see its line. The copied script holds the numbers and checks itself.",
  "code.copy": "Copy runnable script",
  "code.copied":
    "Copied: a {language} script that makes these numbers and checks that they are the same.",
  "code.too-long": "Too long for a script: at most {most} tokens.",
  "polarity.title": "In the libraries: what does “true” mean?",
  "polarity.attend": "true = attend",
  "polarity.ignore": "true = ignore",
  "polarity.keep": "1 = keep",
  "polarity.model": "made by the model",

  "notice.file.damaged":
    "Part of this file is damaged, so it was left out: {fields}",
  "notice.file.unreadable":
    "This file has nothing that this page can open. Nothing was changed.",
  "notice.file.newer":
    "This file was made by a newer version of the page. Nothing was changed.",
  "notice.file.absent":
    "What reads this file did not load. Nothing was changed; open it again when there is a network.",
  "notice.file.locked":
    "Parts of this page are locked, so no file can change it. Nothing was changed.",
  "notice.file.progress": {
    one: "Taken over from the file: {n} lesson, and the exercises.",
    other: "Taken over from the file: {n} lessons, and the exercises.",
  },
  "notice.file.both": {
    one: "In {n} exercise there is other code here: both are kept, the newer on show; “Other version” below it changes them.",
    other:
      "In {n} exercises there is other code here: both are kept, the newer on show; “Other version” below it changes them.",
  },

  "compare.title": "Compared",
  "compare.kept": "Kept",
  "compare.now": "Now",
  "compare.difference": "Now less kept",
  "compare.back": "Back to kept",
  "compare.end": "End",
  "compare.head": "the head on show",
  "compare.same":
    "This picture is kept. Change something: here you will see what it does.",
  "compare.differs": "Changed since: {list}.",
  "compare.moved":
    "In the mean {mean} of a row’s weight went elsewhere, most in the row of “{token}”: {most}.",
  "compare.difference.about":
    "Blue cells got more weight, orange ones lost some; the scale is fixed from −1 to 1.",
  "compare.none.size":
    "No difference cell by cell: the pictures have {then} and {now} cells.",
  "compare.none.words":
    "No difference cell by cell: the cells belong to other words.",
  "compare.none.long":
    "The texts are so long ({now}) that their weights are not kept: there is no difference to compute.",

  "experiments.title": "Experiments",
  "experiments.open": "Experiments",
  "experiments.back": "Back to the playground",
  "experiments.loading": "Loading the experiments…",
  "experiments.failed": "The experiments did not load: {message}",

  "lessons.title": "Lessons",
  "lessons.loading": "Loading the lessons…",
  "lessons.failed": "The lessons did not load: {message}",
  "variant.used": "A variant by a teacher.",
  "variant.problem": "This variant cannot be used: {problem}.",
  "variant.leave": "Leave it",
  "practice.title": "Practice",
  "practice.back": "Back to the playground",
  "practice.open": "Practice",
  "practice.loading": "Loading the exercises…",
  "practice.failed": "The exercises did not load: {message}",
  "teachers.title": "For teachers",
  "teachers.loading": "Loading the lesson plans…",
  "teachers.failed": "The lesson plans did not load: {message}",
};
