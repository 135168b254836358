/**
 * Français : export.
 *
 * @type {import("./index.js").Texts}
 */
export const exporting = {
  "export.matrix": "Une matrice",
  "export.everything": "Tout",
  "export.png": "PNG",
  "export.png.about": "Image en pixels, avec étiquettes et échelle de couleurs",
  "export.svg": "SVG",
  "export.svg.about":
    "Image en formes, nette à toute taille, avec étiquettes et échelle de couleurs",
  "export.csv": "CSV",
  "export.csv.about": "Tableau avec les mots comme noms, pour les tableurs",
  "export.npz": "NPZ",
  "export.npz.about": "Pour NumPy : numpy.load",
  "export.all": "Toutes les matrices (NPZ)",
  "export.all.about":
    "Toutes les matrices de cette tête dans un fichier, pour NumPy",
  "export.json": "Réglages (JSON)",
  "export.json.about": "Tout ce que contient le lien, dans un fichier",
  "export.open": "Ouvrir des réglages…",
  "export.open.about":
    "On peut aussi déposer un fichier de réglages n’importe où sur la page.",
  "export.print": "Imprimer",
  "export.saved": "{file} enregistré",
  "export.long":
    "Une matrice si grande est calculée ligne par ligne pendant l’écriture de son fichier : NPZ {npz} Mo, CSV environ {csv} Mo.",
  "export.long.all":
    "Toutes les matrices d’un texte si long : {size} Mo, calculées pendant l’écriture du fichier.",
  "export.long.part":
    "Les nombres peuvent être enregistrés quand toutes les têtes sont prêtes.",
  "export.saving": "Écriture de {file}…",
  "export.stop": "Arrêter",
  "export.stopped": "{file} a été arrêté : rien n’a été enregistré.",
  "export.changed":
    "Rien n’a été enregistré : l’image a changé ou est encore en cours de calcul.",
  "export.title": "{matrix}, tête {head} sur {heads}",
  "matrix.weights": "Poids",
  "matrix.scores": "Scores, mis à l’échelle et masqués",
  "matrix.rawScores": "Scores QKᵀ",
  "matrix.query": "Requêtes Q",
  "matrix.key": "Clés K",
  "matrix.value": "Valeurs V",
  "matrix.headOutput": "Sortie de cette tête",
  "matrix.output": "Sortie de toutes les têtes",
  "matrix.x": "Mots X",
  "matrix.y": "Mots qui répondent Y",
  "matrix.wQ": "W_Q de cette tête",
  "matrix.wK": "W_K de cette tête",
  "matrix.wV": "W_V de cette tête",
  "matrix.wO": "W_O de cette tête",
};
