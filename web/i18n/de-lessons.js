import { course } from "./de-course.js";

/**
 * Deutsch: Lektionen, geladen, wenn sie zum ersten Mal geöffnet werden.
 *
 * @type {import("./index.js").Texts}
 */
export const lessons = {
  ...course,
  "lessons.about":
    "Neun kurze Lektionen. In jeder sagst du erst etwas voraus, tust es dann auf der Seite daneben und siehst, was die Zahlen sagen.",
  "lessons.number": "Lektion {n} von {all}",
  "lessons.all": "Alle Lektionen",
  "lessons.fold": "Zuklappen",
  "lessons.unfold": "Aufklappen",
  "lessons.begun": "begonnen",
  "lessons.finished": "fertig",
  "lessons.kept":
    "Wie weit du bist, steht nur auf diesem Gerät, die Aufgaben mitgezählt. Als Datei kannst du es mitnehmen.",
  "lessons.unkept":
    "Dieses Gerät hat keinen Platz für deinen Fortschritt oder behält nichts von dieser Seite: Er geht verloren, wenn sie geschlossen wird. Speichere ihn vorher als Datei, unter „Alle Lektionen“.",
  "lessons.export": "Als Datei speichern",
  "lessons.import": "Datei öffnen",
  "lessons.exported": "Gespeichert: {file}",
  "lessons.imported": {
    one: "Übernommen: {n} Lektion und die Aufgaben.",
    other: "Übernommen: {n} Lektionen und die Aufgaben.",
  },
  "lessons.import.failed": "{file} ist keine solche Datei.",
  "lesson.predict": "Voraussagen",
  "lesson.guess": "Das sage ich voraus",
  "lesson.do": "Auf der Seite tun",
  "lesson.step.help": "Mach es für mich",
  "lesson.step.done": "erledigt",
  "lesson.again": "Die Seite für diese Lektion einrichten",
  "lesson.see": "Sehen",
  "lesson.guess.right": "Wie vorausgesagt: {option}",
  "lesson.guess.other": "Deine Voraussage: {guess} Was geschah: {option}",
  "lesson.question": "Jetzt du",
  "lesson.answer": "Deine Antwort, eine Zahl",
  "lesson.check": "Prüfen",
  "lesson.redo":
    "Die Seite zeigt das gerade nicht. Richte sie für diese Lektion ein und geh die Schritte noch einmal: deine Antwort wird mit ihren Zahlen verglichen.",
  "lesson.explain": "Mit eigenen Worten",
  "lesson.model": "So kann man es sagen. Was hast du gesagt, das hier fehlt?",
  "lesson.model.show": "Eine Musterantwort zeigen",
  "lesson.model.first":
    "Erst mit eigenen Worten; dann gibt es eine zum Vergleichen.",
  "lesson.go-on": "Weiter",
  "lesson.exercise": "Aufgabe: {name}",
  "lesson.experiment": "Experiment: {name}",
  "lesson.next": "Als Nächstes: {title}",
  "lesson.experiment.scale": "die Skalierung",
  "lesson.experiment.learning": "die Skalierung beim Lernen",
  "lesson.experiment.projections": "drei Projektionen oder zwei",
  "lesson.experiment.heads": "Köpfe",
  "lesson.experiment.masks": "Masken",
  "lesson.experiment.sources": "Self oder Cross",
  "lesson.experiment.cost": "Kosten",
  "lesson.experiment.path": "Weglänge",
  "lesson.experiment.recall": "Erinnern über Abstand",
  "lesson.experiment.softmax": "Softmax",
  "lesson.experiment.position": "Position",
  "lesson.experiment.mistakes": "das Fehlerlabor",
  "lesson.exercise.softmax": "Softmax",
  "lesson.exercise.attention": "Aufmerksamkeit",
  "lesson.exercise.rows": "Zeilen, deren Summe 1 ist",
  "lesson.exercise.causal": "kausale Maske",
  "lesson.exercise.scale": "wozu die Skalierung da ist",
  "lesson.exercise.multi-head": "mehrere Köpfe",
  "lesson.exercise.cross": "Cross-Attention",
  "lesson.exercise.padding": "Padding-Maske",
  "lesson.exercise.cache": "ein Schritt mit Cache",
  "lesson.quest.loading": "Der trainierte Schreiber wird geladen: {percent} %",
  "lesson.quest.none": "Wähle eine Zelle des Bildes.",
  "lesson.quest.cell":
    "Gewählt: „{from}“ → „{to}“, in Schicht {layer}, Kopf {head}.",
  "lesson.quest.relation": "Was sind die beiden füreinander?",
  "lesson.quest.judge": "Mit dem Gemessenen vergleichen",
  "lesson.quest.not-peak":
    "Die Spitze dieser Zeile ist nicht hier: „{from}“ schaut am meisten auf „{peak}“. Wähle diese Zelle oder eine andere Zeile.",
  "lesson.quest.special":
    "„{from}“ schaut am meisten auf das Zeichen für den Anfang. Das ist kein Wort: dort ruhen Köpfe, wenn sie nichts finden. Such eine andere Zeile.",
  "lesson.quest.not-fitting":
    "Das sind die beiden füreinander nicht: ihre Plätze im Satz sagen es. Nenne eine andere Beziehung oder wähle eine andere Zelle.",
  "lesson.quest.unknown":
    "Dieser Kopf wurde nicht gemessen; nichts bestätigt dich und nichts spricht dagegen.",
  "lesson.quest.confirmed":
    "Bestätigt. Auf Text, den er nie gelesen hatte, tut dieser Kopf nach der Messung genau das: {label}, in {score} der Fälle; eine Regel ohne Aufmerksamkeit kommt auf {baseline}.",
  "lesson.quest.questioned":
    "Fraglich. Auf Text, den er nie gelesen hatte, kann dieser Kopf etwas anderes am besten: {label}, in {score} der Fälle. Ein Satz, in dem es passt, ist ein Beispiel, kein Beleg.",
  "lesson.quest.mixed":
    "Fraglich. Auf Text, den er nie gelesen hatte, tut dieser Kopf nichts Bestimmtes oft genug. Ein Satz, in dem es passt, ist ein Beispiel, kein Beleg.",
  "lesson.quest.best":
    "Am meisten tut das, was du genannt hast, Schicht {layer}, Kopf {head}: in {score} der Fälle.",
  "relation.previous-token": "das Token davor",
  "relation.self": "das Token selbst",
  "relation.same-token": "dasselbe Token, weiter vorn",
  "relation.induction": "was letztes Mal auf dasselbe Token folgte",
  "relation.first-token": "das erste Token",
  "relation.punctuation": "ein Satzzeichen",
  "relation.obj.dependent": "vom Objekt zu seinem Verb",
  "relation.nsubj.head": "vom Verb zu seinem Subjekt",
  "relation.amod.head": "vom Nomen zu seinem Adjektiv",
  "relation.det.head": "vom Nomen zu seinem Artikel",
  "relation.case.head": "vom Nomen zu seiner Präposition",
  "relation.aux.head": "vom Verb zu seinem Hilfsverb",
  "relation.nmod:poss.head": "vom Nomen zu seinem Possessivum (her, my …)",
  "relation.pronouns": "vom Pronomen zu dem, den es meint",
};
