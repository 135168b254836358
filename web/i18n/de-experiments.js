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
};
