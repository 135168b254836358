/**
 * German: the dialog that makes the snippet for another page.
 *
 * @type {import("./index.js").Texts}
 */
export const embed = {
  "embed.title": "Auf der eigenen Seite zeigen",
  "embed.about":
    "Der Schnipsel zeigt, was die Seite gerade zeigt: einfach in das HTML eines Kurses oder einer Seite einfügen.",
  "embed.kind": "Art des Schnipsels",
  "embed.kind.frame": "Rahmen",
  "embed.kind.frame.about":
    "Geht überall, wo ein iframe erlaubt ist, und greift auf nichts außerhalb zu.",
  "embed.kind.element": "Element",
  "embed.kind.element.about":
    "Für eine eigene Seite: ein Teil von ihr, mit ihrem CSS gestaltet; durch Ereignisse sagt es ihr, was geschieht.",
  "embed.snippet": "Schnipsel",
  "embed.copy": "Schnipsel kopieren",
  "embed.copied": "Schnipsel kopiert",
  "embed.copy.failed": "Den Schnipsel auswählen und kopieren",
  "embed.preview": "Vorschau",
  "embed.height": "Höhe in Pixeln",
  "embed.height.auto": "So hoch wie der Inhalt",
  "embed.shown": "Was sichtbar, was gesperrt ist",
  "embed.shown.open": "Sichtbar",
  "embed.shown.locked": "Gesperrt",
  "embed.shown.hidden": "Verborgen",
  "embed.shown.none": "Sind alle Teile verborgen, werden alle gezeigt.",
  "embed.part.header": "Kopf der Seite",
  "embed.part.formula": "Formel",
  "embed.part.sentence": "Satz",
  "embed.part.panel": "Regler eines Symbols",
  "embed.part.map": "Große Heatmap",
  "embed.part.footer": "Fuß der Seite",
};
