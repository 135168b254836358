/**
 * Deutsch: rund um die Experimente.
 *
 * @type {import("./index.js").Texts}
 */
export const experiments = {
  "experiments.settings": "Einstellungen",
  "experiments.results": "Ergebnisse",
  "experiments.predict": "Was erwartest du?",
  "experiments.run": "Starten",
  "experiments.again": "Noch einmal",
  "experiments.cancel": "Abbrechen",
  "experiments.pause": "Anhalten",
  "experiments.go": "Weiter",
  "experiments.step": "Ein Schritt",
  "experiments.rewind": "Zum Anfang",
  "experiments.seed": "Startwert allen Zufalls",
  "experiments.numbers": "In Zahlen",
  "experiments.none":
    "Rate, wenn du magst, und starte dann. Alles wird in diesem Augenblick auf diesem Gerät berechnet.",
  "experiments.other":
    "Seit diesem Lauf haben sich die Einstellungen geändert.",
  "experiments.refused": "Nicht möglich, daher auf dem üblichen Wert: {names}",
  "experiments.band":
    "Linien sind Mediane über die Startwerte. Bänder enthalten alle Startwerte; ab zehn alle bis auf das unterste und das oberste Zehntel.",
  "experiments.status.running": "Läuft… {percent} %",
  "experiments.status.paused": "Angehalten",
  "experiments.status.done": "Fertig",
  "experiments.status.failed": "Fehlgeschlagen",
  "experiments.status.left": "Abgebrochen: Was schon da ist, bleibt.",
  "experiments.guess.right": "So hattest du es erwartet: „{seen}“",
  "experiments.guess.wrong":
    "Du hattest „{guess}“ erwartet. Gekommen ist: „{seen}“.",
  "experiments.diverged":
    "Bei Schritt {step} ist das Training mit Startwert {seed} entgleist: Der Verlust ist explodiert. Nichts von diesem Schritt wurde übernommen.",
  "experiments.back-to":
    "Zurück dorthin, wo es noch gut war, mit halber Lernrate",
  "experiments.lowered":
    "{arm}: Seit das Training entgleist ist, geht es mit Startwert {seed} mit der Lernrate {rate} weiter, nicht mit der der anderen.",
  "experiments.finding.little":
    "Nach {steps} Schritten sind höchstens {best} % richtig: Zum Vergleichen wurde zu wenig gelernt. Trainiere mehr Schritte.",
  "experiments.setting.seeds": "Startwerte",
  "experiments.setting.steps": "Trainingsschritte",
  "experiments.setting.dModel": "Breite des Modells, d_model",
  "experiments.setting.rate": "Lernrate",
  "experiments.figure.accuracy":
    "Richtige Antworten auf Fragen, mit denen nicht trainiert wurde",
  "experiments.figure.accuracy.x": "Schritt",
  "experiments.figure.accuracy.y": "Anteil",
  "experiments.figure.loss":
    "Verlust (bei Fragen, mit denen nicht trainiert wurde)",
  "experiments.figure.loss.x": "Schritt",
  "experiments.figure.loss.y": "Nats",
  "experiments.figure.probe":
    "Worauf es in einem Beispiel achtet: Es soll {target} sagen und sagt {answer}",
  "experiments.column.arm": "Modell",
  "experiments.column.params": "Parameter",
  "experiments.column.accuracy": "Am Ende richtig",
};
