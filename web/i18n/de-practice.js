/**
 * Deutsch: Aufmerksamkeit selbst schreiben.
 *
 * @type {import("./index.js").Texts}
 */
export const practice = {
  "practice.exercises": "Aufgaben",
  "practice.done": "gelöst",
  "practice.code.python": "Dein Code, in Python",
  "practice.code.javascript": "Dein Code, in JavaScript",
  "practice.to.python": "Lieber Python",
  "practice.to.javascript": "Lieber JavaScript",
  "practice.first":
    "Ausführen zeigt, was dein Code ausgibt. Prüfen vergleicht ihn mit dem Kern, an Eingaben, die Fehler voneinander unterscheiden.",
  "practice.keys": "Tab rückt ein; Escape und dann Tab verlässt den Editor.",
  "practice.unkept":
    "Dieses Gerät hat keinen Platz für deinen Code oder behält nichts von dieser Seite: Er geht verloren, wenn sie geschlossen wird. Kopiere ihn vorher.",
  "practice.run": "Ausführen",
  "practice.check": "Prüfen",
  "practice.hint": "Hinweis {n} von {all}",
  "practice.solution": "Eine Lösung zeigen",
  "practice.solution.try":
    "Erst die eigene prüfen, dann wird eine Lösung gezeigt",
  "practice.solution.title": "Eine Lösung",
  "practice.reset": "Von vorn",
  "practice.other": "Andere Fassung ({n})",
  "practice.working": "Läuft…",
  "practice.output": "Ausgabe",
  "practice.output.cut": "Es wurde mehr ausgegeben, als Platz hat.",
  "practice.output.none": "Es wurde nichts ausgegeben.",
  "practice.error.line": "{type} in Zeile {line}: {message}",
  "practice.error": "{type}: {message}",
  "practice.ended": "Der Lauf wurde beendet: {message}. Dein Code ist noch da.",
  "practice.right": "Richtig, bei jeder Testeingabe.",
  "practice.mistake": "Noch nicht: {name}",
  "practice.two": "Noch nicht: zwei Dinge auf einmal",
  "practice.property":
    "Noch nicht. Das ist kein Fehler mit einem Namen; was zuerst nicht stimmt:",
  "practice.lab": "Im Fehlerlabor: {name}",
  "practice.failing": "Deine Funktion scheiterte an einer Testeingabe.",
  "practice.yours": "Deine Antwort: {part}",
  "practice.theirs": "Richtig: {part}",
  "practice.probe":
    "Testeingabe: {probe}. Zellen ohne Zahl (nan) sind schraffiert.",
};
