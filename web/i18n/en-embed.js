/**
 * English: the dialog that makes the snippet for another page.
 *
 * @type {import("./index.js").Texts}
 */
export const embed = {
  "embed.title": "Put this on your page",
  "embed.about":
    "The snippet shows what the page shows now: paste it into the HTML of a course or of a page.",
  "embed.kind": "Kind of snippet",
  "embed.kind.frame": "Frame",
  "embed.kind.frame.about":
    "Works wherever an iframe is allowed, and reaches nothing of the page around it.",
  "embed.kind.element": "Element",
  "embed.kind.element.about":
    "For a page of your own: part of it, styled by its CSS, and it tells the page by events what happens.",
  "embed.snippet": "Snippet",
  "embed.copy": "Copy snippet",
  "embed.copied": "Snippet copied",
  "embed.copy.failed": "Select the snippet and copy it",
  "embed.preview": "Preview",
  "embed.height": "Height in pixels",
  "embed.height.auto": "As high as what it shows",
  "embed.shown": "What is shown, what is locked",
  "embed.shown.open": "Shown",
  "embed.shown.locked": "Locked",
  "embed.shown.hidden": "Hidden",
  "embed.shown.none": "Where every part is hidden, all are shown.",
  "embed.part.header": "Head of the page",
  "embed.part.formula": "Formula",
  "embed.part.sentence": "Sentence",
  "embed.part.panel": "Controls of a symbol",
  "embed.part.map": "Large heatmap",
  "embed.part.footer": "Foot of the page",
};
