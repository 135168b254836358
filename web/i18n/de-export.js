/**
 * Deutsch: Export.
 *
 * @type {import("./index.js").Texts}
 */
export const exporting = {
  "export.matrix": "Eine Matrix",
  "export.everything": "Alles",
  "export.png": "PNG",
  "export.png.about": "Bild aus Pixeln, mit Beschriftung und Farbskala",
  "export.svg": "SVG",
  "export.svg.about":
    "Bild aus Formen, scharf in jeder Größe, mit Beschriftung und Farbskala",
  "export.csv": "CSV",
  "export.csv.about":
    "Tabelle mit den Wörtern als Namen, für Tabellenprogramme",
  "export.npz": "NPZ",
  "export.npz.about": "Für NumPy: numpy.load",
  "export.all": "Alle Matrizen (NPZ)",
  "export.all.about": "Alle Matrizen dieses Kopfs in einer Datei, für NumPy",
  "export.json": "Einstellungen (JSON)",
  "export.json.about": "Alles, was der Link enthält, als Datei",
  "export.open": "Einstellungen öffnen…",
  "export.open.about":
    "Eine Datei mit Einstellungen lässt sich auch irgendwo auf die Seite ziehen.",
  "export.print": "Drucken",
  "export.saved": "{file} gespeichert",
  "export.long":
    "Eine so große Matrix wird Zeile für Zeile berechnet, während ihre Datei geschrieben wird: NPZ {npz} MB, CSV etwa {csv} MB.",
  "export.long.all":
    "Alle Matrizen eines so langen Textes: {size} MB, berechnet, während die Datei geschrieben wird.",
  "export.long.part":
    "Zahlen lassen sich speichern, wenn alle Köpfe fertig sind.",
  "export.saving": "{file} wird geschrieben…",
  "export.stop": "Abbrechen",
  "export.stopped": "{file} wurde abgebrochen: Es wurde nichts gespeichert.",
  "export.changed":
    "Es wurde nichts gespeichert: Das Bild hat sich geändert oder wird noch berechnet.",
  "export.title": "{matrix}, Kopf {head} von {heads}",
  "matrix.weights": "Gewichte",
  "matrix.scores": "Scores, skaliert und maskiert",
  "matrix.rawScores": "Scores QKᵀ",
  "matrix.query": "Queries Q",
  "matrix.key": "Keys K",
  "matrix.value": "Values V",
  "matrix.headOutput": "Ausgabe dieses Kopfs",
  "matrix.output": "Ausgabe aller Köpfe",
  "matrix.x": "Wörter X",
  "matrix.y": "Antwortende Wörter Y",
  "matrix.wQ": "W_Q dieses Kopfs",
  "matrix.wK": "W_K dieses Kopfs",
  "matrix.wV": "W_V dieses Kopfs",
  "matrix.wO": "W_O dieses Kopfs",
};
